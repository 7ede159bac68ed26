# The first game; the record is crates/render/src/learn/toy.record.

learn-toy-1 = Tiéd a legmagasabb lap, tegyél hát annyit, amennyit lehet: 3.
learn-toy-end = A 4-esed erősebb a 2-esnél, mindkét tét a tiéd: 5 pont. Most játssz végig egy teljes játszmát!

# The pictures of the rules.
site-picture-toy-1 = A saját lapod látszik, a másik rejtve van.
