# Az asztal: ami minden játékban ugyanaz.
#
# Szavak: AI = gép, table = asztal, move = lépés, turn = kör (rajtad a sor), undo = visszavonás,
# seat = hely, chat = csevegés, hint = tipp, record = játékleírás, level = szint.
# Nevekhez soha nem kerül rag és névelő: vagy alanyként, vagy birtokosként, vagy névutó előtt állnak.

table-title = { $game } · Tessera
table-title-mine = Te jössz · { $game }
table-title-over = Vége · { $game }

table-players = Játékosok
table-points-short = pont
table-you = te
table-you-turn = te, rajtad a sor
table-program = gép, { $level }
table-program-turn = gép, { $level }, gondolkodik
table-person = az asztalnál
table-person-turn = ő van soron
table-person-away = nincs itt
table-person-left = kilépett a játékból
# Hány tippet kapott valaki, ha mindenki beleegyezett.
table-seat-hints = { $n ->
    [0] kérhet tippet
   *[other] { $n } tippet kért
}
# Who somebody is, then something about the game such as "3 in the council".
table-seat-note = { $who } · { $more }

table-log = Lépések
# A line of the log for somebody who does not see whose it is.
table-announce = { $name }: { $text }.
table-announce-points = { $name }: { $text }, { $points }.
table-last-round = Utolsó forduló
table-recap = A lépésed óta · { $n } lépés
table-recap-back = A lépésed óta: egy lépéssel vissza
table-recap-on = A lépésed óta: egy lépéssel előre
table-dock = A lépésed
table-choices = Lehetséges lépések
table-hint = Tipp
# $move is the words on a button, such as "Place 3 blue".
table-hint-says = A gép ezt választaná: { $move }
table-undo = Visszavonás
table-ask-undo = Visszavonás?
table-ask-hints = Tippek?
table-ask-hints-how = Ha mindenki beleegyezik, ebben a játszmában bárki kérhet tippet, és mindenki látja, ki hányat kért.
table-confirm = Mehet
table-again-join = Tovább a következő játszmára
table-curtain = { $name } következik. Add tovább az eszközt.
table-curtain-open = Mutasd a lapjaimat
table-wait-person = { $name } van soron.
table-wait-program = { $name } gondolkodik.
table-over = Vége a játéknak.
table-asks-undo = { $name } visszavonná az utolsó lépést.
table-asks-hints = { $name } azt kéri, hogy ebben a játszmában mindenki kaphasson tippet.
table-asks-replace = { $name } azt javasolja, hogy { $other } helyett a gép játsszon tovább.
table-agree = Rendben
table-refuse = Inkább ne
table-plain-choose = Válassz egy lépést

table-won = { $name } nyert
table-shared-win = Közös győzelem: { $names }
table-sheet-source = Pontok
table-sheet-total = Összesen
table-sheet-place = Helyezés
table-place = { $place }.

table-skip-table = Ugrás az asztalhoz
table-skip-dock = Ugrás a lépésedhez
table-nav = Asztal
table-rules = Szabályok
table-sound = Hang
table-menu = Az asztal menüje
table-keys = Billentyűk
table-notify = Szólj, ha én jövök
table-record = A játszma letöltése
table-settings = Beállítások
table-hand-over = Játsszon helyettem a gép
table-resign = Feladom
table-resign-two = Feladod? A játszma véget ér, és vereségnek számít.
table-resign-more = Feladod? A helyeden a gép játszik tovább, és neked vereségnek számít.
table-resign-yes = Igen, feladom
table-take-back = Újra én játszom
table-replace = Javaslat: { $name } helyett játsszon tovább a gép
table-leave = Kilépek a játékból
table-rail = Játékosok és lépések
table-chat = Csevegés
table-chat-message = Üzenet
table-chat-hint = Írj valami kedveset
table-chat-send = Küldés

# What the script of the page says by itself.
table-lost = Megszakadt a kapcsolat. Újra próbáljuk…
table-back = Helyreállt a kapcsolat.
table-kept = A lépésedet elmentettük, és újra elküldjük.
# A "table-kept" vagy a "table-check" előtt áll: senki sem válaszolt, vagy valami közöttünk.
table-unreached = A Tessera most nem érhető el.
table-trouble = Útközben valami hiba történt.
table-slow = A lépésed még úton van.
table-stale = Elkéstél: az asztal közben megváltozott. Nézd meg még egyszer.
table-check = Nézd meg, sikerült-e. Ha nem, próbáld újra.
table-hint-thinking = Keresünk egy jó lépést…
table-your-turn = Rajtad a sor.
table-rule-link = Mutasd a szabályt
table-clause = A kérdéshez tartozó szabály: { $clause } (új lapon nyílik meg)
table-no-meaning = Ezt most nem használhatod.
table-chat-new = új
table-failed = Ez nem sikerült. Próbáld újra.
