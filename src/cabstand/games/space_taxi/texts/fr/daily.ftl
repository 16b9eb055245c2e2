# Le taxi du jour : ce qui se joue, et comment un tour a fini.

space-taxi-daily-how = Aucun score n’est rayé, et les jetons te suivent de tour en tour.
space-taxi-daily-failed = décollage raté
space-taxi-daily-launched = décollé
space-taxi-daily-full = décollé avec un taxi plein
