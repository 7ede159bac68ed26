# The site: everything that is not a table.

# Names one after another; all but the last are already joined by commas.
site-list = { $before } and { $last }

site-skip = Skip to the page
site-nav = Site
site-nav-games = Games
site-nav-tables = Tables
site-nav-me = Me
site-home = Tessera, home
site-language = Language
site-theme-system = Colours as the system has them
site-theme-light = Light colours
site-theme-dark = Dark colours
site-independent = Tessera is an independent implementation. It is not affiliated with the publishers of these games.
