# The first game; the record is crates/render/src/learn/azul.record.

learn-azul-1 = A körödben egy manufaktúráról elveszed egy szín összes csempéjét. Vedd el az 1. manufaktúra két kék csempéjét, és tedd a 2. mintasorba: két mezője van, így rögtön megtelik.
learn-azul-2 = A manufaktúrád többi csempéje az asztal közepére került, onnan később bárki elveheti. Most tedd a 3. manufaktúra két fekete csempéjét a 4. mintasorba. Négy egyforma színű kell bele; a többi jöhet később.
learn-azul-3 = Középen két fekete csempe van: éppen ennyi hiányzik a 4. mintasorból. Aki egy fordulóban elsőként vesz el középről, a kezdőjátékos-jelzőt is megkapja. Ez a padlóvonalon egy pontba kerül, de te kezded a következő fordulót.
learn-azul-4 = Az 1. mintasorba csak egy csempe kell. Vedd el az 5. manufaktúra sárga csempéjét: a falon pont a 2. sor kékje fölé kerül, és a szomszédokért több pont jár.
learn-azul-5 = Tedd a középen lévő fehér csempét a 3. mintasorba. Ebben a fordulóban nem telik meg, de a csempéje megmarad a következőre.
learn-azul-6 = Vége a fordulónak: minden teli mintasorból egy csempe a falra került. A sárga 1 pontot ért, a kék a szomszédjával 2-t, a fekete 1-et, a jelző 1-be került: 3 pontod van. Az új fordulót te kezded. Az 1. manufaktúra két fehér csempéje megtölti a 3. mintasort.
learn-azul-7 = Nézd a falat: a 2. sorban a sárga pont a kék csempéd mellé kerül. Tedd a 4. manufaktúra két sárga csempéjét a 2. mintasorba.
learn-azul-8 = A hosszú sorokhoz idő kell, kezdd hát korán: tedd az 5. manufaktúra három fekete csempéjét az 5. mintasorba.
learn-azul-9 = Most az ellenfeled vett el elsőként középről: övé a jelző és egy fölösleges fehér csempe, amely a padlóvonalra esett, és pontba kerül. A középen lévő két fekete megtölti az 5. mintasorodat.
learn-azul-10 = Még egy sor: tedd a középen lévő kék csempét az 1. mintasorba. A falon a sárga mellé kerül.
learn-azul-end = Ez a forduló 9 pontot hozott: egyedül a fehér csempe 4-et, mert az oszlopában három másikhoz csatlakozott. A játék annak a fordulónak a végén ér véget, amelyben valaki befejez egy ötös sort; a teli sorokért 2, az oszlopokért 7, egy szín mind az öt csempéjéért 10 pont jár. Most játssz végig egy teljes játszmát!

# The pictures of the rules.
site-picture-azul-1 = Két játékosnál öt manufaktúra van, négy-négy csempével. Az egyikről elveszed egy szín összes csempéjét.
site-picture-azul-2 = Az 1., a 2. és a 4. mintasor megtelt. A forduló végén mindegyikből egy csempe a falra kerül.
site-picture-azul-3 = A második forduló után: a kék és a sárga a soráért, a fehér egy négyes oszlopért kap pontot.
