# Az első játék: tíz vezetett lépés. A szövegek a crates/render/src/learn jegyzőkönyveit követik.

learn-title = Első játék
learn-page = Első játék · { $game }
learn-link = Első játék, lépésről lépésre
learn-you = Te
learn-step = { $n }. lépés a { $total } közül
learn-done = Szép játék volt
learn-progress = Hol tartasz
learn-back = Egy lépés vissza
learn-rules = A szabályok
learn-happened = Ami történt
learn-other = Ez is szabályos volna, de most próbáld azt, ami világít.
learn-hint = Ez a lépés: erősítsd meg.
learn-no-step = Az első játék tíz lépésből áll, ilyen lépés nincs.

learn-azul-1 = A körödben egy manufaktúráról elveszed az összes azonos színű csempét. Vedd el az 1. manufaktúra két kék csempéjét, és tedd a 2. mintasorba: két mezője van, így rögtön megtelik.
learn-azul-2 = A manufaktúrád többi csempéje az asztal közepére került, onnan később bárki elveheti. Most tedd a 3. manufaktúra két fekete csempéjét a 4. mintasorba. Négy azonos színű kell bele; a többi jöhet később.
learn-azul-3 = Középen két fekete csempe van: éppen ennyi hiányzik a 4. mintasorból. Aki egy fordulóban elsőként vesz el középről, a kezdőjátékos-jelzőt is megkapja. Ez a padlóvonalon egy pontba kerül, de te kezded a következő fordulót.
learn-azul-4 = Az 1. mintasorba csak egy csempe kell. Vedd el az 5. manufaktúra sárga csempéjét: a falon pont a 2. sor kékje fölé kerül, és a szomszédokért több pont jár.
learn-azul-5 = Tedd a középen lévő fehér csempét a 3. mintasorba. Ebben a fordulóban nem telik meg, de a csempéje megmarad a következőre.
learn-azul-6 = Vége a fordulónak: minden teli mintasorból egy csempe a falra került. A sárga 1 pontot ért, a kék a szomszédjával 2-t, a fekete 1-et, a jelző 1-be került: 3 pontod van. Az új fordulót te kezded. Az 1. manufaktúra két fehér csempéje megtölti a 3. mintasort.
learn-azul-7 = Nézd a falat: a 2. sorban a sárga pont a kék csempéd mellé kerül. Tedd a 4. manufaktúra két sárga csempéjét a 2. mintasorba.
learn-azul-8 = A hosszú sorokhoz idő kell, kezdd hát korán: tedd az 5. manufaktúra három fekete csempéjét az 5. mintasorba.
learn-azul-9 = Most az ellenfeled vett el elsőként középről: övé a jelző és egy fölösleges fehér csempe, amely a padlóvonalra esett, és pontba kerül. A középen lévő két fekete megtölti az 5. mintasorodat.
learn-azul-10 = Még egy sor: tedd a középen lévő kék csempét az 1. mintasorba. A falon a sárga mellé kerül.
learn-azul-end = Ez a forduló 9 pontot hozott: egyedül a fehér csempe 4-et, mert az oszlopában három másikhoz csatlakozott. A játéknak akkor van vége, ha valaki befejez egy ötös sort; a teli sorokért 2, az oszlopokért 7, egy szín mind az öt csempéjéért 10 pont jár. Most játssz egy egész játékot.

learn-calcada-1 = Először egy térkövet választasz. A színe és a mezőjén lévő térkövek száma mondja meg, mit rakhatsz le. Válaszd azt a kéket, amelyik egyedül áll az 1. mezőn: kék, 1-es. Utána a következő mezőre lép.
learn-calcada-2 = Most tégy egyet a kínálat kék lapkái közül egy 1-es mezőre: a villamost, egészen balra fent.
learn-calcada-3 = Egy kerületben minden lapka azonos színű, és a tiedből csak a villamos melletti 3-as hiányzik. A 2. mezőn most három térkő áll: jelentsd be, hogy kék 3.
learn-calcada-4 = Tedd a szardíniát a villamosod melletti 3-asra: a kerület kész.
learn-calcada-5 = 2 mező szorozva 3-mal: 6 pont. A kék térkő lejjebb csúszott a pontozótáblán, így a következő kék kerület kevesebbet ér, mindenkinek. Az 5. mezőn hat térkő áll: hattól bármelyik szám jó. Jelents be feketét.
learn-calcada-6 = Vedd el a bónusz-szimbólumos lapkát, és tedd a 2. sor második mezőjére. Két bónuszlapkát kapsz érte.
learn-calcada-7 = A fekete lapkád kerületéből az 5-ös hiányzik, de az 5. mezőn csak négy térkő áll. Fizess egy bónuszlapkát, és léptesd oda a 4. mezőről a kéket: így öten lesznek.
learn-calcada-8 = Most jelentsd be, hogy fekete 5.
learn-calcada-9 = Csak egy fekete lapka van a kínálatban, egy gitár. Még egy bónuszlapkáért kicserélheted a kínálatot, mielőtt letennél egyet.
learn-calcada-10 = Egy villamos! Tedd az 5-ösre: a kerület kész. Fölötte épp a kék villamosod van, és az egymás melletti azonos motívumokért a végén pont jár.
learn-calcada-end = Két kerület, 12 pont. Ha két szín lekerült a pontozótábláról, még befejezitek a fordulót; utána a motívumcsoportok, a be nem fejezett kerületek lapkái és a bónuszlapkák számítanak. Most játssz egy egész játékot.

learn-piazza-1 = A piros és a zöld kártyák a tieid. Egy kártya egy már lent lévő mellé kerül, és színben is, szimbólumban is különbözik minden szomszédjától. Tedd a világító piros kártyát a felső sor jobb végére: a másik pirossal zárójelet alkot.
learn-piazza-2 = A második kártyának az elsővel kellene zárójelet alkotnia, és erre nincs hely. Fejezd be a körödet.
learn-piazza-3 = A zárójel 3 pontot ért, végétől végéig minden kártyáért egyet. Most egy kör két kártyával: az elsőt tedd a jobb oldali sárga kártya alá.
learn-piazza-4 = A második ugyanennek a sornak a bal végére kerül, így a kettő zárójelet alkot. Az üres hely közöttük nem baj.
learn-piazza-5 = 8 pont: a két oszlopért 3-3, a sorért 2, mert az üres helyért nem jár pont. Most a zöld: tedd a második sor jobb végére, ahol a kezdőkártyáddal zárójelet alkot.
learn-piazza-6 = Második zöld kártya ezzel nem alkothat zárójelet. Fejezd be a körödet.
learn-piazza-7 = Két zöld kártya egy körben: az első a jobb oldali kék kártya fölé kerül.
learn-piazza-8 = A második a másik kék fölé, ugyanabba a sorba.
learn-piazza-9 = Megint 8 pont. Az ellenfeled sárga kártyája a zárójeledben nem árt neked. Most az eddigi leghosszabb: tégy egy piros kártyát a második oszlop alsó végére. Magában nem ér semmit.
learn-piazza-10 = A másik pirosat pedig ugyanennek az oszlopnak a felső végére.
learn-piazza-end = Hat kártya végétől végéig: 6 pont, összesen 28. A piazza legfeljebb nyolcszor nyolcasra nő. Ha minden kártya lent van, a legtöbb pont nyer. Most játssz egy egész játékot.

learn-calimala-1 = Pont annak jár, akinek a városokban, a templomoknál és a műalkotásoknál a legtöbbje van. Egy titkos pontozókártyát már megtartottál: Barcelonát. Most vedd el az „építés” kezdőkártyát: akkor játszhatod ki, amikor egy korongod dolgozik.
learn-calimala-2 = A kör egy koronggal kezdődik, két akció közötti utcán: mindkettőt elvégezheti. Tégy egy színes korongot a szövés és a fa közé.
learn-calimala-3 = Először szövés: egy szövet kerül a műhelyedbe.
learn-calimala-4 = Aztán fa: egy kocka kerül a raktáradba. Egy hajó kettőbe kerül.
learn-calimala-5 = Mindkét akció megvolt. Kijátszhatnád még a kártyádat, de egy fából nincs mit építeni. Jelezd, hogy kész vagy.
learn-calimala-6 = Valaki korongot tett a tiédre. A torony felülről lefelé dolgozik, így a korongod újra dolgozik, más körében. Szőj.
learn-calimala-7 = És vedd el a második fádat.
learn-calimala-8 = Most ér valamit a kártyád: játszd ki, és építs két fából egy hajót.
learn-calimala-9 = A hajók a kikötővárosokba viszik a szövetet. Tégy egy színes korongot a behajózás és az építés közötti utcára.
learn-calimala-10 = Hajózz be egy szövetet Barcelonába. Számít ebben a városban, a kikötővárosoknál és a titkos kártyádnál.
learn-calimala-end = Barcelonában te vezetsz. Ha egy utcára negyedik korong kerül, a legalsó a városi tanácsba megy, és egy lapkát pontoztok: 3, 2 és 1 pont azoknak, akiknek ott a legtöbbje van. Most játssz egy egész játékot.

# A szabályok képei.
site-picture-azul-1 = Két játékosnál öt manufaktúra van, négy-négy csempével. Egyikről elveszed az összes azonos színűt.
site-picture-azul-2 = Az 1., a 2. és a 4. mintasor megtelt. A forduló végén mindegyikből egy csempe a falra kerül.
site-picture-azul-3 = A második forduló után: a kék és a sárga a soráért, a fehér egy négyes oszlopért kap pontot.
site-picture-calcada-1 = Az 1. mezőn egy térkő áll, a 2.-on kettő, és így tovább. Az 1. mező kék térköve: kék 1.
site-picture-calcada-2 = A bal felső kerület kész: 2 mező szorozva 3-mal.
site-picture-calcada-3 = A kék és a fekete villamos összefügg: kettes csoport.
site-picture-piazza-1 = A kezdőkártyák két játékosnál.
site-picture-piazza-2 = Piros, kék, piros: háromkártyás zárójel a felső sorban.
site-picture-piazza-3 = Két új piros kártya: mindkét oszlopban egy zárójel, és egy a kettő között.
site-picture-calimala-1 = Az első játék városa: kilenc akció, közöttük tizenkét utca.
site-picture-calimala-2 = Két korong egy utcán: előbb a felső dolgozik, aztán az alsó.
site-picture-calimala-3 = Egy hajó szövetet vitt Barcelonába.
