# Ce que disent les bots dans un Sound Off, dans la langue des cartes : un début, puis une pensée pour chaque mot.

taxi-talk-opening-1 = { $subject } ! Par où commencer ?
taxi-talk-opening-2 = { $subject } ? Je pourrais en parler toute la nuit.
taxi-talk-opening-3 = { $subject } … laisse-moi réfléchir.
taxi-talk-opening-4 = { $subject } : mes clients adorent ça.
taxi-talk-link-1 = Ce qui me vient d’abord ? { $word }.
taxi-talk-link-2 = Sans oublier : { $word }.
taxi-talk-link-3 = Et puis, bien sûr : { $word }.
taxi-talk-link-4 = Ma cousine dirait : { $word }.
taxi-talk-link-5 = Tout le monde connaît : { $word }.
taxi-talk-link-6 = Autre chose … { $word }.
taxi-talk-link-7 = Certains ne jurent que par ça : { $word }.
taxi-talk-link-8 = Et ne m’en parle pas : { $word } !
