# Az oldal: minden, ami nem asztal.
#
# Szavak: table = asztal, seat = hely, host = házigazda, AI = gép, move = lépés, link = link,
# code = kód, private link = személyes link, take back = visszavonás, clause = pont.
# Nevekhez soha nem kerül rag: alanyként, birtokosként vagy névutó előtt állnak.

# Names one after another; all but the last are already joined by commas.
site-list = { $before } és { $last }

# What the AI is called, by seat from 1. No name is a word of a game.
site-ai-name = { $seat ->
    [1] Dezső
    [2] Gáspár
    [3] Jolán
    [4] Rozi
   *[5] Zsiga
}
# The same where nothing else says that it is no person.
site-ai-named = { $name } (gép)
# A gép szintjei név szerint, soha nem számmal; mindegyikhez egy rövid sor arról, milyen.
level-1 = Kezdő
level-1-line = Első játszmákhoz. Elnéző.
level-2 = Hobbi
level-2-line = Megérzésből játszik, terv nélkül.
level-3 = Klub
level-3-line = Előre gondolkodik. Jó ellenfél.
level-4 = Erős
level-4-line = Messzebb lát. Bünteti a hibát.
level-5 = Szakértő
level-5-line = Kitalálja a legjobb lépésedet.
level-6 = Mester
level-6-line = Semmit sem ad ingyen.
# Seats are counted from 1.
site-seat = { $n }. hely

# Titles of documents.
site-title-home = Tessera: négy társasjáték, egy csendes asztal
# $n asztalnál te jössz; $game az első.
site-title-turn = { $n ->
    [one] Te jössz: { $game }
   *[other] Te jössz { $n } asztalnál
} · Tessera
site-title-new = Új asztal · Tessera
site-title-waiting = Játékosokra várunk · { $game }
site-title-rules = Szabályok · { $game }
site-title-me = A profilod · Tessera
site-title-return = Személyes link · Tessera
site-title-trouble = Valami nem sikerült · Tessera

# Home.
site-hero-games = Négy társasjáték.
site-hero-table = Egy csendes asztal.
site-hero-how = Kezdj bele most: hívd meg a barátaidat egy linkkel, vagy mérd össze az erődet egy géppel, amely tényleg tud játszani. Fiók nem kell.
site-join-label = Van egy linked vagy kódod?
site-join-example = pl. k7wm2xq4hp
site-join = Csatlakozom
# $others are names one after another.
site-your-turn-with = Te jössz: { $game } (játékostársak: { $others })
site-your-turn-alone = Te jössz: { $game }
site-card-meta = { $min }–{ $max } játékos · { $minutes } perc
site-card-rules = { $game }: a szabályok
site-card-play = { $game }: játék a gép ellen
site-card-invite = { $game }: játék barátokkal
site-play-program = Gép ellen
site-friends = Barátokkal
site-mine = Az asztalaid
site-mine-with = játékostársak: { $others }
site-mine-turn = Te jössz
site-mine-other = { $name } van soron
site-mine-seats = Játékosokra vár
site-mine-start = Indulásra kész
# $state is one of those above.
site-mine-open = { $game }: { $state }
site-mine-play = Játszom
site-mine-look = Megnézem
site-open = Nyitott asztalok
site-open-how = Ülj le egy szabad helyre; amint az utolsó is elkelt, kezdődik a játék.
site-open-none = Most nincs nyitott asztal. Nyiss egyet, és küldd el a linkjét a barátaidnak, vagy várd meg, míg valaki itt rátalál.
site-open-new = Új asztal
# $names are those who sit there already.
site-open-who = { $names } · { $n } játékos
site-open-nobody = Még senki · { $n } játékos
site-open-sit-with = Leülök { $names } asztalához: { $game }
site-open-sit-first = Elsőként ülök le: { $game }
site-sit = Leülök

# A new table.
site-new = Új asztal
site-new-who = Ki játszik
site-new-how = Beállítások
site-new-seats = Hányan
site-new-me = Én
site-new-friend = Szabad hely egy barátnak
site-new-here = Valaki ezen az eszközön
# Names for the player in seat $n who shares the screen.
site-new-here-name = Név { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
} helyhez
site-new-programs = A gép
site-new-start = Ki kezd
site-new-start-random = Véletlenszerűen
site-new-public = Ki ülhet le
site-new-public-0 = Akinek megvan a link
site-new-public-1 = Bárki
site-new-open = Asztal nyitása
site-new-hint = Ha minden hely foglalt, azonnal kezdődik a játék.
site-name = A neved
site-name-example = pl. Anna
# Somebody who has not said a name.
site-guest = Vendég

# The waiting room.
site-waiting-seats = Az asztalnál
site-waiting-public = A nyitott asztalok között
site-waiting-private = Csak linkkel
site-waiting-rules = Szabályok
site-waiting-open = Szabad hely
site-waiting-me = te
site-waiting-same-screen = ezen az eszközön
site-waiting-here = az asztalnál
site-waiting-away = nincs itt
site-waiting-add = Gép hozzáadása
site-waiting-add-at = A gép kapja { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
} helyet
site-waiting-free = Eltávolítás
site-waiting-free-at = Eltávolítás { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
} helyről
site-waiting-next = { $n ->
    [0] Minden hely foglalt. A játék akkor kezdődik, amikor a házigazda elindítja.
    [one] Egy hely még szabad. A játék akkor kezdődik, amikor valaki leül rá, vagy a házigazda elindítja.
   *[other] { $n } hely még szabad. A játék akkor kezdődik, amikor az utolsó is elkelt, vagy a házigazda elindítja.
}
# For the host.
site-waiting-next-host = { $n ->
    [0] Minden hely foglalt. Indíthatod a játékot; ha szeretnéd, előbb adj saját szöveget a sorsoláshoz.
    [one] Egy hely még szabad. A játék akkor kezdődik, amikor valaki leül rá, vagy amikor elindítod.
   *[other] { $n } hely még szabad. A játék akkor kezdődik, amikor az utolsó is elkelt, vagy amikor elindítod.
}
site-waiting-fill = { $n ->
    [one] A szabad helyre ül
    [5] Az 5 szabad helyre ül
   *[other] A { $n } szabad helyre ül
}
site-waiting-start = Indítás
site-waiting-leave = Elhagyom az asztalt
site-waiting-invite = Hívd meg a barátaidat
site-waiting-invite-how = Küldd el ezt a linket. Aki megnyitja, leülhet, vagy nézheti a játékot.
site-waiting-link = Az asztal linkje
site-waiting-qr = Az asztal linkje QR-kódként
site-waiting-qr-how = Olvasd be egy telefon kamerájával.
site-waiting-reload = Ki jött meg?
site-cut-off = Megszakadt a kapcsolat. Tovább próbálkozunk; addig lehet, hogy ez az oldal nem friss.
site-copy = Másolás
site-copied = Másolva

# Rules.
site-rules = { $game }: a szabályok
site-rules-intro = A saját szavainkkal, pontról pontra. Ha egy lépés nem szabályos, az asztal megmondja, melyik szabály tiltja.
# Behind the number of a rule, as a sign; and the line at the foot of the page that explains it.
site-rules-ours = A mi döntésünk
site-rules-ours-foot = Itt a játékszabály hallgat, csak képet mutat, vagy a fordításai ellentmondanak egymásnak: ez a szabály egészben vagy részben a mi döntésünk.
site-rules-contents = Tartalom
site-rules-play = Játsszunk!

# A person's page.
site-me = A profilod
site-me-saved = Elmentve.
site-me-theme = Színek
site-me-theme-system = A rendszer szerint
site-me-theme-light = Világos
site-me-theme-dark = Sötét
site-me-confirm = Lépések megerősítése
site-me-confirm-smart = Fontos lépéseknél
site-me-confirm-always = Mindig
site-me-confirm-never = Soha
site-me-motion = Animációk
site-me-motion-system = A rendszer szerint
site-me-motion-reduced = Csökkentett
site-me-sound = A csempék, kövek és kártyák hangja
site-me-letters = Betű minden csempén, kövön, kártyán és korongon (ha nehezen különbözteted meg a színeket)
site-me-save = Mentés
site-me-return = Játék másik eszközön
site-me-return-how = Nyisd meg ezt a személyes linket egy másik telefonon vagy számítógépen, és ott folytathatod. Tartsd meg magadnak: aki hozzájut, a te nevedben játszhat.
site-me-return-link = A személyes linked
site-me-return-qr = A személyes linked QR-kódként
site-me-return-new = Új link készítése
site-me-return-new-how = Ha más is láthatta a linket, készíts újat. A régi azonnal megszűnik, és minden más eszközödről kijelentkezel.
site-me-sessions = Bejelentkezett eszközök
site-me-sign-out-others-how = Olyan eszközön használtad a személyes linkedet, amely nem a tiéd, vagy elveszett egy eszközöd? Ez az eszköz a tiéd marad, mindenhol máshol azonnal kijelentkeztetünk.
site-me-sign-out-others = Kijelentkezés mindenhol máshol
site-me-sign-out-how = Ha itt kijelentkezel, a játszmáid és a helyeid megmaradnak, de csak a személyes linkeddel jöhetsz vissza. Előbb mentsd el.
site-me-sign-out = Kijelentkezés ezen az eszközön
site-me-delete = A profilom törlése
site-me-delete-how = Töröljük a nevedet, a beállításaidat és a személyes linkedet. A folyamatban lévő játszmákban a gép veszi át a helyedet; a befejezett játszmákban Nemo lesz a neved. Ezt nem lehet visszavonni.
site-me-delete-sure = Igen, törlöm a profilomat
site-me-delete-now = Törlés

site-return = Személyes link
site-return-whose = Ez { $name } személyes linkje.
site-return-whose-guest = Ez valaki olyannak a személyes linkje, aki még nem adott meg nevet.
site-return-go = Folytatom itt mint { $name }
site-return-go-guest = Folytatom itt az ő nevében
site-return-other = Ezen az eszközön most { $name } játszik. Ha folytatod, ennek vége: { $name } játszmái és helyei megmaradnak, de csak a saját személyes linkje vezet vissza hozzájuk.
site-return-other-guest = Ezen az eszközön most valaki név nélkül játszik. Ha folytatod, ennek vége: a játszmái és a helyei megmaradnak, de csak a saját személyes linkje vezet vissza hozzájuk.
site-return-keep = Előbb megnézem a saját linket
site-return-same = Ezen az eszközön már ezen a néven játszol.
site-return-not = Nem, maradjon minden így

# Befejezett játszmák.
site-lost = Nem megnyitható játszmák
site-lost-game = Egy játék, amelyet ez a szerver nem ismer
site-lost-newer = Ezt a játszmát a Tessera egy újabb változata mentette. Megmarad úgy, ahogy van, és újra megnyitható lesz, amint frissítik a szervert.
site-lost-damaged = A játszma egy része nem olvasható. A többi megmaradt; szólj annak, aki ezt a szervert üzemelteti.
site-lost-scores = Végeredmény: { $scores }.
site-done = Befejezett játszmák
site-done-result = { $place ->
    [1] Győzelem { $points } ponttal
   *[other] { $place }. hely ({ $n } játékos), { $points } pont
}

# Kapcsolat nélkül.
site-title-offline = Nincs kapcsolat · Tessera
site-offline = Nincs kapcsolat
site-offline-text = A Tessera most nem érhető el. Az asztalaid biztonságban vannak a szerveren: amint újra online leszel, minden úgy lesz, ahogy hagytad.
site-offline-again = Próbáld újra

# Keys at a table.
site-help-title = Billentyűk
# What is written on the keys.
site-key-tab = Tab
site-key-enter = Enter
site-key-escape = Esc
site-help-move = Mozgás a táblán
site-help-tab = Ugrás a következő választható elemre
site-help-choose = Választás; az utolsó lépésnél megerősítés
site-help-back = Egy lépéssel vissza
site-help-hint = Tipp kérése
site-help-undo = Visszavonás
site-help-recap-back = A lépésed óta: egy lépéssel vissza
site-help-recap-on = A lépésed óta: egy lépéssel előre
site-help-chat = A csevegés megnyitása
site-help-help = Ennek a listának a megjelenítése
site-help-pointer = Vagy kattints: az első kattintás kiválaszt, az utolsó megerősít. A játékelemeket húzni is lehet.
site-help-close = Bezárás

# Pages about trouble: a heading, then a sentence.
site-trouble-403 = Ez nem a te helyed
site-trouble-403-text = Ez valaki másé az asztalnál.
site-trouble-404 = Itt nincs semmi
site-trouble-404-text = Ez a cím nem vezet sehová. Talán hiányzik egy betű a linkből.
site-trouble-409 = Valaki gyorsabb volt
site-trouble-409-text = Az asztal közben megváltozott. Nézd meg még egyszer.
site-trouble-422 = Valami nincs rendben
site-trouble-422-text = Valami nincs rendben az űrlapon.
site-trouble-429 = Csak szép sorjában!
site-trouble-429-text = Ez egyszerre sok volt. Várj egy kicsit, és próbáld újra.
site-trouble-500 = Eltört egy csempe
site-trouble-500-text = A hiba a mi oldalunkon van. A játszmád megvan; próbáld újra egy perc múlva.
site-trouble-501 = Ez a játszma itt nem nyitható meg
site-trouble-501-text = Megmarad úgy, ahogy van.
site-trouble-503 = Egy pillanat
site-trouble-503-text = Ezt most nem lehet elmenteni. Semmi sem veszett el: próbáld újra egy pillanat múlva.
site-trouble-home = A játékokhoz
site-trouble-back = Vissza az asztalhoz

# What a request can get wrong, one sentence each.
site-error-unknown = Még nincs profilod, így nincs mit módosítani vagy törölni.
site-error-sure = Előbb tedd ki a pipát, hogy senki se törölje tévedésből a profilját.
site-error-name-empty = Írj be egy nevet, hogy a többiek tudják, ki vagy.
site-error-name-long = Egy név legfeljebb { $max } karakter lehet.
site-error-name-characters = Egy névben betűk, számjegyek, szóközök és szokásos írásjelek állhatnak.
site-error-chat-empty = Előbb írj egy üzenetet.
site-error-chat-long = Egy üzenet legfeljebb { $max } karakter lehet.
site-error-no-table = Nincs ilyen asztal. Talán hiányzik egy betű a linkből.
site-error-no-game = Ilyen játékunk nincs.
site-error-setup = Ezek a beállítások nem férnek össze.
site-error-seats = Ezt a játékot nem ennyien játsszák.
site-error-nobody = Legalább egy hely embernek kell.
site-error-resigned = Ezt a játszmát feladtad.
site-error-level = Nincs ilyen szint.
site-error-table-full = Minden hely foglalt. Nézheted a játékot.
site-error-seat-taken = Valaki épp most ült ide. Válassz másik helyet.
site-error-no-seat = Ennél az asztalnál nincs ilyen hely.
site-error-seated = Már van helyed ennél az asztalnál.
site-error-not-your-seat = Ez nem a te helyed.
site-error-not-seated = Ezt csak az teheti meg, aki az asztalnál ül.
site-error-not-host = Ezt csak az asztal házigazdája teheti meg.
site-error-not-your-turn = Nem te vagy soron.
site-error-started = A játék már elkezdődött.
site-error-not-started = A játék még nem kezdődött el.
site-error-over = Vége a játéknak.
site-error-not-over = A játéknak még nincs vége.
site-error-stale = Az asztal közben megváltozott. Nézd meg még egyszer.
site-error-not-an-action = Ezt a lépést nem ismerjük.
site-error-nothing-to-undo = Nincs mit visszavonni.
site-error-undo-seen = A többiek már látták, mi következett. Megkérheted őket, hogy engedjék visszavonni.
site-error-nothing-asked = Most nincs megválaszolandó kérés.
site-error-asked = Egy másik kérés még válaszra vár.
site-error-still-here = Ez a játékos még itt van.
site-error-not-gone = A gép akkor veheti át a helyét, ha ő van soron, és legalább { $max } perce nincs itt.
site-error-has-clock = Itt óra jár. Ha lejár az ideje, a gép játszik helyette.
site-error-time-up = Lejárt az időd, ezt a lépést a gép teszi meg. Utána te játszhatsz tovább.
site-error-cannot-agree = Mindenkinek bele kell egyeznie, aki itt játszik, de nincs itt mindenki.
site-error-hints-off = Mások is játszanak itt. Tipp vagy mindenkinek jár, vagy senkinek: előbb kérdezd meg a többieket.
site-error-hints-on = A tippek már be vannak kapcsolva.
site-error-no-hint = Most nincs tipp.
site-error-return = Ezt a személyes linket nem ismerjük.
site-error-too-many = Ez egyszerre sok volt. Várj egy kicsit, és próbáld újra.
site-error-hints-wait = Már több tippet is kértél. Várd meg a választ, aztán kérj újra.
site-error-host = A szervert ezen a néven nem ismerjük. Ha a tiéd, indítsd a --public-url vagy a --host kapcsolóval.
site-error-too-large = Ez a szöveg túl hosszú.
site-error-form = Valami hiányzik az űrlapról, vagy nem olvasható.
site-error-origin = Ez a kérés egy másik oldalról jött, ezért nem teljesítettük.
site-error-method = Ezt a címet nem lehet így használni.
site-error-server = A hiba a mi oldalunkon van. A játszmád megvan; próbáld újra egy perc múlva.
site-error-unstored = Ezt most nem lehet elmenteni, de semmi sem veszett el.

site-skip = Ugrás a tartalomhoz
site-nav = Főmenü
site-nav-games = Játékok
site-nav-tables = Asztalok
site-nav-me = Profil
site-home = Tessera, kezdőlap
site-language = Nyelv
site-theme-system = Színek a rendszer szerint
site-theme-light = Világos színek
site-theme-dark = Sötét színek
site-independent = A Tessera független feldolgozás, nem áll kapcsolatban e játékok kiadóival.

# Egy nap. A $year szöveg, hogy a számjegyei ne tagolódjanak.
site-date = { $year }. { $month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
} { $day }.

# A betű egy bábun, annak, aki kéri. Mind különböző.
site-letter = { $colour ->
    [blue] K
    [yellow] S
    [red] P
    [black] F
    [white] H
    [green] Z
   *[purple] L
}
