# The first game; the record is crates/render/src/learn/calimala.record.

learn-calimala-1 = Pont annak jár, akinek a legtöbb kockája van a városokban, a templomoknál és a műalkotások között. Egy titkos pontozókártyát már megtartottál: Barcelonát. Most vedd el az „építés” kezdőkártyát: egyszer játszhatod ki, amikor egy korongod aktív.
learn-calimala-2 = A kör egy koronggal kezdődik, két akció közötti utcán: mindkettőt végrehajthatod. Tégy egy színes korongot a „szövés” és a „fa” közé.
learn-calimala-3 = Először a „szövés”: egy szövet kerül a műhelyedbe.
learn-calimala-4 = Aztán a „fa”: egy kocka kerül a raktáradba. Egy hajó kettőbe kerül.
learn-calimala-5 = Mindkét akció megvolt. Kijátszhatnád még a kártyádat, de egy fából nincs mit építeni. Jelezd, hogy kész vagy.
learn-calimala-6 = Valaki korongot tett a tiédre. A torony felülről lefelé aktiválódik, így a korongod valaki más körében újra sorra kerül. Szőj!
learn-calimala-7 = És vedd el a második fádat.
learn-calimala-8 = Most jól jön a kártyád: játszd ki, és építs két fából egy hajót.
learn-calimala-9 = A hajók a kikötővárosokba viszik a szövetet. Tégy egy színes korongot a „behajózás” és az „építés” közötti utcára.
learn-calimala-10 = Hajózz be egy szövetet Barcelonába. Számít ebben a városban, a kikötővárosoknál és a titkos kártyádnál.
learn-calimala-end = Barcelonában te vezetsz. Ha egy utcára negyedik korong kerül, a legalsó a városi tanácsba megy, és egy lapkát pontoztok: 3, 2 és 1 pont annak a háromnak, akiknek ott a legtöbb kockájuk van. Most játssz végig egy teljes játszmát!

# The pictures of the rules.
site-picture-calimala-1 = Az első játszma városa: kilenc akció, közöttük tizenkét utca.
site-picture-calimala-2 = Két korong egy utcán: előbb a felső aktiválódik, aztán az alsó.
site-picture-calimala-3 = Egy hajó szövetet vitt Barcelonába.
