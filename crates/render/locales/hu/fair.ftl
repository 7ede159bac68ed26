# Tiszta húzások: a /fair oldal, egy asztal oldala, a váróterem.
fair-title = Tiszta húzások
fair-page-title = Tiszta húzások · Tessera
fair-table = Tiszta húzások
fair-how = Hogyan működik?
fair-back = Vissza az asztalhoz
fair-lead = Itt zsákból jönnek a csempék és pakliból a kártyák, és senki sem látja, ki nyúl a zsákba. Ezért úgy húzunk, hogy utólag ellenőrizhesd: senki sem válogatta meg, mi kerül elő, sem mi, sem más az asztalnál.
fair-before = A játék előtt
fair-before-text = Amikor valaki asztalt nyit, a szerver húz egy hosszú titkos számot, a magot. Az ujjlenyomatát, a hasht, azonnal megmutatja neked. A hashből senki sem tudja kiszámolni a magot, és nincs másik mag ugyanezzel a hashsel. A mag tehát többé nem változhat, pedig senki sem ismeri. A váróteremben hozzáadhatsz egy saját szöveget, bármit: akkor még a szerver sem tudhatta előre, mi lesz a húzás. Ha nincs szabad hely, a játék azonnal kezdődik; ha ott is hozzáadnál egy szöveget, az asztal nyitásakor kérd, hogy várjon a jelzésedre.
fair-during = Játék közben
fair-during-text = Minden húzás egy rögzített számítással következik a magból, az asztalból, a játékosok szövegeiből és a lépés sorszámából. Nincs mit megválogatni. A mag a végéig a szerveren marad, így senki sem számolhat előre.
fair-after = A játék után
fair-after-text = Felfedjük a magot és a szövegeket. Az asztal oldalán és a visszajátszásban a „Húzások ellenőrzése” gomb minden húzást újra elvégez és összehasonlít. Ha nem akarsz nekünk hinni, töltsd le a játszmát, és ellenőrizd a saját gépeden; vesd össze a hasht azzal, amelyet a játék előtt láttál:
fair-undo = Visszavonás
fair-undo-text = Ha valaki visszavon egy lépést, utána mindent új sorszámokkal húzunk újra. Amit láttál, semmit sem árul el arról, mi következik.
fair-limits = Amit nem mutat meg
fair-limits-text = Az ellenőrzés megmutatja, hogy a hash megjelenése után senki sem válogatott a húzások között. Azt nem mutathatja meg, hogy a szerver senkinek sem árulta el a magot. Hogy ebben becsületes-e, az azon múlik, ki üzemelteti.
fair-formula = A számítás
fair-formula-text = Ha magad akarod kiszámolni: a mag 32 bájtos, n a bejegyzés sorszáma a játszmában, 0-tól számolva, és minden helyhez, amely szöveget adott hozzá, egy sor tartozik, a helyek sorrendjében.
fair-paste = Játszma ellenőrzése
fair-paste-how = Illeszd be egy letöltött játszma szövegét
fair-check = Húzások ellenőrzése
fair-download = Játszma letöltése
fair-hash = A hash
fair-hash-how = Már az első húzás előtt itt volt. Írd fel, ha egészen biztos akarsz lenni.
fair-seed = A mag
fair-seed-later = Titkos, amíg a játék véget nem ér.
fair-texts = A játékosok szövegei
fair-texts-none = Senki sem adott hozzá szöveget.
fair-texts-later = adott hozzá szöveget
fair-room = Ennél az asztalnál minden húzás egy titkos magból következik. Ez a hashe; a játék után ellenőrizheted, hogy a mag nem változott.
fair-text = Saját szöveg a húzásokhoz (nem kötelező)
fair-text-example = bármilyen szavak
fair-add = Hozzáadás
fair-wait = Várjon a jelzésemre: előbb szöveget adok a húzásokhoz
fair-good = { $n ->
    [one] Az egyetlen húzás a magból következik. Senki sem válogatta meg.
   *[other] Minden húzás a magból következik, összesen { $n }. Senki sem válogatta meg őket.
}
fair-good-part = { $n ->
    [one] Az eddigi egyetlen húzás a magból következik, de a szöveg a játék vége előtt megszakad.
   *[other] Az eddigi { $n } húzás mind a magból következik, de a szöveg a játék vége előtt megszakad.
}
fair-compare = Vesd össze azzal a hashsel, amelyet a játék előtt láttál:
fair-bad-missing = Hiányzik a „# { $word }” sor. Csak befejezett játszmában van ilyen.
fair-bad-line = A(z) { $line }. sor nem olvasható, vagy a szabályok tiltják, ami ott áll. A szöveget megváltoztatták.
fair-bad-hash = A hash nem ehhez a maghoz tartozik. Valamelyiket megváltoztatták.
fair-bad-draw = A(z) { $line }. sor nem egyezik: { $found } szerepel benne, de a magból { $expected } következik.
fair-error-long = A húzásokhoz adott szöveg legfeljebb { $max } karakter.
fair-error-characters = A húzásokhoz adott szöveg egyetlen sor szokásos karakterekből.
