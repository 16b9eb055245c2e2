# La page dans le navigateur : ce que dit chaque page et chaque table.

web-name = Cabstand
web-nothing-here = Rien ne s’arrête ici.
