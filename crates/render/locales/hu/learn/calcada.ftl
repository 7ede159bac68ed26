# The first game; the record is crates/render/src/learn/calcada.record.

learn-calcada-1 = Először egy térkövet választasz. A színe és a mezőjén lévő térkövek száma dönti el, mit tehetsz le, és hová. Válaszd azt a kéket, amelyik egyedül áll az 1. mezőn: kék, 1-es. Utána a következő mezőre lép.
learn-calcada-2 = Most tégy egyet a kínálat kék lapkái közül egy 1-es mezőre: a villamost, egészen balra fent.
learn-calcada-3 = Egy kerületben minden lapka azonos színű, és a tiedből csak a villamos melletti 3-as hiányzik. A 2. mezőn most három térkő áll: jelentsd be: „kék 3”.
learn-calcada-4 = Tedd a szardíniát a villamosod melletti 3-asra: a kerület kész.
learn-calcada-5 = 2 mező szorozva 3-mal: 6 pont. A kék térkő lejjebb csúszott a pontozótáblán, így a következő kék kerület kevesebbet ér, mindenkinek. Az 5. mezőn hat térkő áll: hattól bármelyik szám jó. Jelents be feketét.
learn-calcada-6 = Vedd el a bónusz-szimbólumos lapkát, és tedd a 2. sor második mezőjére. Két bónuszlapkát kapsz érte.
learn-calcada-7 = A fekete lapkád kerületéből az 5-ös hiányzik, de az 5. mezőn csak négy térkő áll. Adj be egy bónuszlapkát, és léptesd oda a 4. mezőről a kéket: így öt lesz ott.
learn-calcada-8 = Most jelentsd be: „fekete 5”.
learn-calcada-9 = Csak egy fekete lapka van a kínálatban, egy gitár. Még egy bónuszlapkáért kicserélheted a kínálatot, mielőtt letennél egyet.
learn-calcada-10 = Egy villamos! Tedd az 5-ösre: a kerület kész. Fölötte épp a kék villamosod van, és az egymás melletti azonos motívumokért a végén pont jár.
learn-calcada-end = Két kerület, 12 pont. Ha két szín lekerült a pontozótábláról, még befejezitek a fordulót; utána a motívumcsoportok, a be nem fejezett kerületek lapkái és a bónuszlapkák számítanak. Most játssz végig egy teljes játszmát!

# The pictures of the rules.
site-picture-calcada-1 = Az 1. mezőn egy térkő áll, a 2. mezőn kettő, és így tovább. Az 1. mező kék térkövével ezt jelented be: „kék 1”.
site-picture-calcada-2 = A bal felső kerület kész: 2 mező szorozva 3-mal.
site-picture-calcada-3 = A kék és a fekete villamos összefügg: kettes csoport.
