# Ce que disent les bots dans un Sound Off, dans la langue des cartes : un début, puis une pensée pour chaque mot.

talk-opening-1 = { $subject } ! Par où commencer ?
talk-opening-2 = { $subject } ? Je pourrais en parler toute la nuit.
talk-opening-3 = { $subject } … laisse-moi réfléchir.
talk-opening-4 = { $subject } : mes clients adorent ça.
talk-link-1 = Ce qui me vient d’abord ? { $word }.
talk-link-2 = Sans oublier : { $word }.
talk-link-3 = Et puis, bien sûr : { $word }.
talk-link-4 = Ma cousine dirait : { $word }.
talk-link-5 = Tout le monde connaît : { $word }.
talk-link-6 = Autre chose … { $word }.
talk-link-7 = Certains ne jurent que par ça : { $word }.
talk-link-8 = Et ne m’en parle pas : { $word } !
