# The first game; the record is crates/render/src/learn/piazza.record.

learn-piazza-1 = A piros és a zöld kártyák a tieid. Egy kártya egy már lent lévő mellé kerül, és színben is, szimbólumban is különbözik minden szomszédjától. Tedd a kiemelt piros kártyát a felső sor jobb végére: a másik pirossal zárójelet alkot.
learn-piazza-2 = A második kártyának az elsővel kellene zárójelet alkotnia, és erre nincs hely. Fejezd be a körödet.
learn-piazza-3 = A zárójel 3 pontot ért, az egyik végétől a másikig minden kártyáért egyet. Most egy kör két kártyával: az elsőt tedd a jobb oldali sárga kártya alá.
learn-piazza-4 = A második ugyanennek a sornak a bal végére kerül, így a kettő zárójelet alkot. Az üres hely közöttük nem baj.
learn-piazza-5 = 8 pont: a két oszlopért 3-3, a sorért 2, mert az üres helyért nem jár pont. Most a zöld: tedd a második sor jobb végére, ahol a kezdőkártyáddal zárójelet alkot.
learn-piazza-6 = Második zöld kártya ezzel nem alkothat zárójelet. Fejezd be a körödet.
learn-piazza-7 = Két zöld kártya egy körben: az első a jobb oldali kék kártya fölé kerül.
learn-piazza-8 = A második a másik kék fölé, ugyanabba a sorba.
learn-piazza-9 = Megint 8 pont. Az ellenfeled sárga kártyája a zárójeledben nem árt neked. Most az eddigi leghosszabb: tégy egy piros kártyát a második oszlop alsó végére. Magában nem ér semmit.
learn-piazza-10 = A másik pirosat pedig ugyanennek az oszlopnak a felső végére.
learn-piazza-end = Hat kártya az egyik végétől a másikig: 6 pont, összesen 28. A piazza legfeljebb nyolcszor nyolcasra nő. Ha minden kártya lent van, az nyer, akinek a legtöbb pontja van. Most játssz végig egy teljes játszmát!

# The pictures of the rules.
site-picture-piazza-1 = A kezdőkártyák két játékosnál.
site-picture-piazza-2 = Piros, kék, piros: háromkártyás zárójel a felső sorban.
site-picture-piazza-3 = Két új piros kártya: mindkét oszlopban egy zárójel, és egy a kettő között.
