# The site: everything that is not a table.

# Names one after another; all but the last are already joined by commas.
site-list = { $before } and { $last }
