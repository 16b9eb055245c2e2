# The browser client: what every page and every table says.

web-name = Cabstand
web-nothing-here = Nothing stops here.
