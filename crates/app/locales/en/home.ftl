### The start page: what leads on from there.

home-new = New to search?
home-first-cut = See one cut-off in 30 seconds
home-watch = Watch it think
