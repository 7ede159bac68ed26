# A játszma vége: ki nyert és mivel, és mi legyen ezután.

end-win = Győztél!
end-draw = Döntetlen.
end-won = { $name } nyert.
# Többen nyertek együtt.
end-shared = Közös győzelem: { $names }.
end-resigned-own = Feladtad.
end-resigned = { $name } feladta.
end-resigned-win = Tiéd a játszma.
end-resigned-loss = Ez vereségnek számít. Ennyi volt az állás.
end-resigned-watched = Ezzel véget ért a játszma.
end-ahead = { $n } ponttal több, mint amennyit { $name } szerzett.
end-behind = { $n } ponttal kevesebb, mint amennyit { $name } szerzett.
end-tie-break = Ugyanannyi pont, mint amennyit { $name } szerzett; a holtverseny szabálya döntött.
end-draw-with = Megosztott győzelem. Veled együtt nyert: { $names }.
# Ahol a legnagyobb volt a különbség: a forrás, a saját pontok, majd a másiké.
end-decided = Ez döntött: { $source }, { $own } – { $other }.
# $level sorban $n alkalommal nyert; $easier egy szinttel lejjebb van.
end-easier-tip = { $n } vereség egymás után. Szint most: { $level }; egy fokkal könnyebb: { $easier }.
end-board = A kész tábla
end-course = Pontok a játszma során
end-sources = Végeredmény részletesen
end-next = Hogyan tovább?
end-again = Még egyszer
end-again-easier = Könnyebb
end-again-same = Ugyanígy
end-again-harder = Nehezebb
# Kicsiben a „Még egyszer” alatt: most más kezd.
end-swapped = most a következő kezd
end-change = Asztal módosítása
end-replay = Visszajátszás
end-share = Kép megosztása
# Azoknak, akik nem látják az oldalt; $scores: nevek pontokkal.
end-said = Vége a játszmának. { $result } { $scores }.
