# Visszajátszás: egy játszma lépésről lépésre.

replay-title = Visszajátszás · { $game }
replay-undo = Visszavonja az utolsó lépést
replay-start = Az első lépés előtt
replay-dock = Visszajátszás
replay-step = { $step }. lépés, összesen { $last }
replay-slider = Ugrás egy lépésre
replay-go = Ugrás
replay-first = Eleje
replay-previous = Előző
replay-next = Következő
replay-last = Vége
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-speed-value = { $speed ->
    [slow] lassú
    [fast] gyors
   *[usual] közepes
}
replay-failed = Ezt a lépést nem sikerült betölteni. Próbáld újra.
replay-side = { $name } szemszögéből
replay-to-table = Az asztalhoz
replay-record = A játszma letöltése
replay-copy = Link másolása
replay-copied = A link a vágólapra került.
replay-watch = Visszajátszás

replay-fork = Játék innen
replay-fork-how = Új asztal nyílik ezzel az állással.
replay-fork-seat = Az én helyem
replay-fork-others = A többiek
replay-fork-others-ai = A 3-as gép játszik helyettük
replay-fork-others-open = Barátok, a linkkel
replay-fork-begin = Kezdés

replay-bring-title = Játszma visszajátszása · Tessera
replay-bring = Játszma visszajátszása
replay-bring-how = Illeszd be egy játszma szövegét, vagy válaszd ki a fájlját. Minden asztal menüjéből letölthető.
replay-bring-text = A játszma szövege
replay-bring-file = Vagy egy fájl
replay-bring-button = Visszajátszás
replay-bring-empty = Előbb illessz be egy játszmát, vagy válassz fájlt.
replay-bring-long = Egy játszma legfeljebb { $max } bájt lehet.
replay-bring-unread = Ez a fájl nem szöveg.
replay-bring-forbidden = { $line }. sor: { $reason }
replay-bring-line = { $line }. sor: ez nem értelmezhető: „{ $text }”.
replay-bring-header = { $line }. sor: itt a játéknak és a felállásnak kell állnia, például azul/1 seats=2, nem pedig ennek: „{ $text }”.
replay-bring-newer = { $line }. sor: ezt a játszmát újabb szabályokkal játszották, amelyeket ez a szerver még nem ismer: „{ $text }”.

site-error-no-step = Ilyen lépés nincs ebben a játszmában.
site-error-fork-secret = Amíg ez a játszma tart, a lapjaikat csak a játékosai ismerik. Ha véget ért, innen is játszhatsz.
site-error-fork-running = Amíg emberek játsszák ezt a játszmát, máshol senki sem folytathatja. Ha véget ért, innen is játszhatsz.
site-error-fork-over = Itt már vége a játéknak. Lépj vissza egyet, és onnan játssz tovább.
