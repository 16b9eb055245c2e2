# The end of a game of Fare Play: what the awards are for, and what everybody has played.

fare-play-award-home = Home at last
fare-play-award-home-why = { $start } to { $end }, { $squares } squares
fare-play-award-block = Meanest block
fare-play-award-block-why = { $card }, right in { $other }’s way
fare-play-award-red-light = Not so fast
fare-play-award-red-light-why = A Red Light for { $other }’s { $card }
fare-play-award-detour = Somebody else’s problem
fare-play-award-detour-why = { $other }’s { $card }, sent round the corner
fare-play-award-roads = Road builder
fare-play-award-roads-why = { $roads } roads laid
fare-play-award-declared = First to call it
fare-play-award-declared-why = Declared before anybody else
fare-play-part-roads = Roads laid
fare-play-part-obstacles = Obstacles set
fare-play-part-clearings = Ways cleared
fare-play-part-traffic = Traffic cards
fare-play-part-reactions = Reactions
