# Játék a gép ellen: hányan, és milyen erős legyen.

start-title = Játék a gép ellen · { $game }
start-skip = Ugrás a játékokhoz
# Kicsiben a játék neve mögött.
start-against = a gép ellen
start-players = Játékosok
start-players-n = { $n } játékos: te és { $others ->
    [one] egy ellenfél
   *[other] { $others } ellenfél
}
start-level = Milyen erős legyen?
# Miért van már kiválasztva egy szint.
start-as-last = mint legutóbb
start-easier = könnyebb, két vereség után
start-go = Indulás
start-close = Bezárás

# Csatlakozás egy asztalhoz.
start-sit-as = Leülök: { $name }
start-more = További lehetőségek
start-seat = Melyik hely
start-seat-any = Az első szabad
