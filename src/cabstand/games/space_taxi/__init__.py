"""Space Taxi: ten dice, one rocket.

>>> from cabstand.core import Dice, new_match
>>> match = new_match("space-taxi", seats=3, starter=2)
>>> match.legal_moves
<LegalMoves: throw>
>>> match.push_text("throw")
>>> match.push_text("RRGBYT 134 s5")    # chance answers: here we say how the dice fall
>>> match.push_text("RR s5")
>>> match.position()
'space-taxi/1 seats=3 round=1 starter=2 coins=3,3,3 scores=-,-,- ask=throw tiles=0124 throw= aboard=RR wings= crystal=m5'
"""
