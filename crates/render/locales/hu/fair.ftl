# Tiszta húzások: a /fair oldal, egy asztal oldala, a váróterem.
fair-title = Tiszta húzások
fair-page-title = Tiszta húzások · Tessera
fair-table = Tiszta húzások
fair-how = Hogyan működik?
fair-back = Vissza az asztalhoz
fair-lead = Itt zsákból jönnek a csempék és pakliból a kártyák, és nem látod, ki nyúl a zsákba. Ezért a játék után minden húzást ellenőrizhetsz. Ezen az oldalon az áll, mit mutat meg az ellenőrzés, és mit nem.
fair-before = A játék előtt
fair-before-text = Amikor valaki asztalt nyit, a szerver húz egy hosszú titkos számot, a magot, és megmutatja az ujjlenyomatát, a hasht. A hashből senki sem tudja kiszámolni a magot, és senki sem találhat másik magot ugyanezzel a hashsel. A mag tehát innentől nem változhat. De a szerver előtte sok magot kipróbálhatott, és megtarthatta a neki megfelelőt. Ha ennyire nem bízol benne, adj hozzá saját szöveget.
fair-texts = A játékosok szövegei
fair-texts-text = A váróteremben bármilyen szöveget hozzáadhatsz. A böngésződ véletlen betűket fűz hozzá, és csak a hasht küldi el, a pecsétet. Amikor minden hely foglalt, a szövegek egyszerre nyílnak fel, és csak utána jön az első húzás. Így senki sem választhatott olyan magot vagy szöveget, amelyet a tiédhez igazít, és senki sem ismerte előre a húzásokat. Ha egy szöveg nem nyílik fel, a játék nélküle is elkezdődhet, és ezt utólag mindenki láthatja. Ha nincs szabad hely, a játék azonnal kezdődik; ha ott is hozzáadnál egy szöveget, az asztal nyitásakor kérd, hogy várjon a jelzésedre.
fair-during = Játék közben
fair-during-text = Minden húzás egy rögzített számítással következik a magból, az asztalból, a szövegekből, a futó szerver egy titkából és a bejegyzés sorszámából. Nincs mit megválogatni. A mag és a titok a végéig a szerveren marad, így az asztalnál senki sem számolhat előre.
fair-restart = Ha a szerver újraindul
fair-restart-text = A szerver minden indulása új korszakot kezd új titokkal, amelynek hashe onnantól minden asztalnál látszik. Így a húzások akkor is ismeretlenek maradnak, ha egy áramszünet vagy egy régi mentés visszahoz egy játékot, amelynek a magja már nyilvános volt. Aki a szervert üzemelteti, újraindíthatná, hogy más húzásokat kapjon. Ezt látnád: a bizonyíték minden korszakot megnevez, és azt a bejegyzést is, amellyel kezdődött.
fair-after = A játék után
fair-after-text = Felfedjük a magot, a titkokat és a szövegeket. Az asztal oldalán és a visszajátszásban a „Húzások ellenőrzése” minden húzást újra elvégez és összehasonlít. Ha nem akarsz nekünk csak úgy hinni, töltsd le a játszmát, ellenőrizd a saját gépeden, és vesd össze a hasheket azokkal, amelyeket az asztalnál láttál:
fair-named = Az ellenőrzés azt is megnevezi, amit nem itt húztunk, és ezért nincs bizonyítva:
fair-named-given = Az átvett húzásokat, ha egy játék egy másik állásából folytatódik.
fair-named-start = Azt, hogy ki kezd, ha valaki kiválasztotta.
fair-named-withheld = A lepecsételt, de fel nem nyitott szövegeket. Aki szándékosan visszatart egy szöveget, annak van egy kis választása: vele vagy nélküle.
fair-undo = Visszavonás
fair-undo-text = Ha valaki visszavon egy lépést, utána mindent új sorszámokkal húzunk újra. Amit láttál, semmit sem árul el arról, mi következik.
fair-limits = Amit nem mutat meg
fair-limits-text = Ha van saját szöveged, az ellenőrzés megmutatja, hogy senki sem válogatta meg a húzásokat, feltéve, hogy a hashek azok, amelyeket előtte láttál. Szöveg nélkül azt mutatja meg, hogy a hash megjelenése után nem változtak. Azt nem mutathatja meg, hogy a szerver senkinek sem árulta el a magot: hogy ezt elhiszed-e, azon múlik, ki üzemelteti.
fair-formula = A számítás
fair-formula-text = Ha magad akarod kiszámolni: a mag és a titok 32 bájtos, n a bejegyzés sorszáma a játszmában, 0-tól számolva, a titok pedig e bejegyzés korszakáé. Minden helyhez, amelynek a szövege felnyílt, egy sor tartozik, a helyek sorrendjében, a végén a véletlen betűkkel.
fair-paste = Játszma ellenőrzése
fair-paste-how = Illeszd be egy letöltött játszma szövegét
fair-check = Húzások ellenőrzése
fair-download = Játszma letöltése
fair-hash = A mag hashe
fair-hash-how = Már az első húzás előtt itt volt. Jegyezd fel, ha egészen biztos akarsz lenni a dolgodban.
fair-seed = A mag
fair-seed-later = Titkos, amíg a játék véget nem ér.
fair-epochs = A szerver titkai
fair-epochs-how = A szervernek is van egy titka ehhez az asztalhoz, és minden újraindulás után új. A hashét kezdettől látod, a titkot akkor, amikor a játék véget ért.
fair-epoch = { $n }. bejegyzéstől
fair-epoch-secret = A titok:
fair-players = A játékosok szövegei
fair-texts-none = Senki sem adott hozzá szöveget.
fair-text-sealed = lepecsételt egy szöveget
fair-text-awaited = még nem nyitotta fel a szövegét
fair-text-revealed = adott hozzá szöveget
fair-text-withheld = nem nyitotta fel a szövegét, így az nem számított bele
fair-room = Ennél az asztalnál minden húzás egy titkos magból és a szerver egy titkából következik. Ezek a hasheik; a játék után ellenőrizheted, hogy semmi sem változott.
fair-room-epoch = A szerver titkának hashe
fair-text = Saját szöveg a húzásokhoz (nem kötelező)
fair-text-example = bármilyen szavak
fair-add = Lepecsételés
fair-no-script = Saját szöveghez JavaScript kell: a böngésződ lepecsételi, mielőtt bármit elküldene.
fair-revealing = Felnyílnak a lepecsételt szövegek, aztán kezdődik a játék.
fair-awaited = Még erre a szövegre várunk: { $names }.
fair-reveal-own = Ez az oldal felnyitja a szövegedet. Ha ez nem történik meg, nyisd meg az asztalt abban a böngészőben, amelyben a szöveget beírtad.
fair-go-on = Kezdés a hiányzó szövegek nélkül
fair-go-on-how = Valaki bezárta az oldalt? Várhatsz rá, vagy kezdhetitek a szövege nélkül. A bizonyítékban ez benne lesz.
fair-wait = Várjon a jelzésemre: előbb saját szöveget adok a húzásokhoz
fair-good = { $n ->
    [one] Az egyetlen húzás a magból következik.
   *[other] Minden húzás a magból következik, összesen { $n }.
}
fair-good-part = { $n ->
    [one] Az eddigi egyetlen húzás a magból következik, de a szöveg a játék vége előtt megszakad.
   *[other] Az eddigi { $n } húzás mind a magból következik, de a szöveg a játék vége előtt megszakad.
}
fair-note-no-texts = Egyik játékos sem adott hozzá szöveget. A húzásokat tehát senki sem változtatta meg, de a szerver az asztal nyitása előtt kiválaszthatott egy neki tetsző magot.
fair-note-texts = { $n ->
    [one] Egy játékos lepecsételt szövege számított bele. Ha a tiéd az, senki sem válogathatta meg a húzásokat.
   *[other] { $n } játékos lepecsételt szövege számított bele. Ha az egyik a tiéd, senki sem válogathatta meg a húzásokat.
}
fair-note-unsealed = { $n ->
    [one] Egy játékos szövege számított bele. Nem volt lepecsételve, mert ez egy régebbi asztal: aki utoljára adott hozzá szöveget, az előnyére választhatta.
   *[other] { $n } játékos szövege számított bele. Nem voltak lepecsételve, mert ez egy régebbi asztal: aki utoljára adott hozzá szöveget, az előnyére választhatta.
}
fair-note-withheld = { $n ->
    [one] Egy játékos lepecsételt egy szöveget, de nem nyitotta fel; az nem számított bele.
   *[other] { $n } játékos lepecsételt egy szöveget, de nem nyitotta fel; ezek nem számítottak bele.
}
fair-note-start = Azt, hogy ki kezd, nem kihúztuk, hanem kiválasztották: { $n }. hely.
fair-note-given = { $n ->
    [one] Egy húzás egy másik játékból származik, és nincs bizonyítva.
   *[other] { $n } húzás egy másik játékból származik, és nincs bizonyítva.
}
fair-note-restarts = { $n ->
    [one] A szerver a játék közben egyszer újraindult. Onnantól a húzások egy másik titokból következnek, amelynek hashe attól kezdve látszott.
   *[other] A szerver a játék közben { $n } alkalommal indult újra. A húzások minden alkalom után egy másik titokból következnek, amelynek hashe attól kezdve látszott.
}
fair-compare = Vesd össze azzal, amit az asztalnál láttál:
fair-bad-missing = Hiányzik a „# { $word }” sor. Csak befejezett játszmában van ilyen.
fair-bad-line = { $line }. sor: nem olvasható, vagy a szabályok tiltják, ami ott áll. A szöveget megváltoztatták.
fair-bad-twice = { $line }. sor: megismétel valamit, vagy nem a helyén áll. A szöveget megváltoztatták.
fair-bad-scheme = Ezek a húzások olyan módon készültek, amelyet ez a szerver nem ismer. Egy újabb talán igen.
fair-bad-hash = { $line }. sor: a hash nem a maghoz, a titokhoz vagy a szöveghez tartozik. Valamelyiket megváltoztatták.
fair-bad-claim = A bizonyíték olyan helyekről vagy bejegyzésekről beszél, amelyek ebben a játékban nincsenek. A szöveget megváltoztatták.
fair-bad-nothing = { $n ->
    [0] Ez a bizonyíték semmit sem bizonyít: nincs benne húzás.
    [one] Ez a bizonyíték semmit sem bizonyít: az egyetlen húzás egy másik játékból származik.
   *[other] Ez a bizonyíték semmit sem bizonyít: minden húzás egy másik játékból származik (összesen { $n }).
}
fair-bad-draw = { $line }. sor: nem egyezik: { $found } szerepel benne, de a magból { $expected } következik.
fair-error-long = Egy lepecsételt szöveg legfeljebb { $max } karakter lehet.
fair-error-characters = Egy lepecsételt szöveg egyetlen sor, szokásos karakterekből.
fair-error-seal = Nem ezt a szöveget pecsételték le itt.
fair-error-revealing = A lepecsételt szövegek most nyílnak fel, már semmi sem változhat. A játék mindjárt kezdődik.
