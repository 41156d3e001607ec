import { clone, mix, type Plain, type Random, recast, type Seat } from '@sandtable/kernel'
import { showing } from './dice.ts'
import { attackUnderWay } from './flow/attack.ts'
import { commandId, deckOf, handOf } from './hand.ts'
import { pointsOf } from './score.ts'
import type { AState, Figure } from './state.ts'
import { healthOf, speedOf } from './values.ts'

/** What a seat may see: all but the other hand and the order of the decks (IA-HID-007, -008, -012). */
export function view(s: AState, seat: Seat | null): Plain {
  const { decks, figures, missions, points, ...open } = s.table
  return {
    ...(clone(open) as unknown as { [key: string]: Plain }),
    points: Object.fromEntries(s.seats.map((side) => [side, pointsOf(s, side)])),
    figures: figures.map((figure) => viewFigure(s, figure)),
    cards: Object.fromEntries(
      s.seats.map((side) => [
        side,
        {
          deck: deckOf(s, side).draw.length,
          discard: [...deckOf(s, side).discard],
          hand: handOf(s, side).length,
          held: side === seat ? handOf(s, side).map((effect) => commandId(effect.card)) : null,
        },
      ]),
    ),
    dice: diceInPlay(s),
  }
}

function viewFigure(s: AState, figure: Figure): Plain {
  const { conditions, ...rest } = figure
  return {
    ...(clone(rest) as unknown as { [key: string]: Plain }),
    conditions: conditions.map((one) => one.name),
    health: healthOf(s, figure),
    speed: speedOf(s, figure),
  }
}

/** The dice of the attack under way: everybody sees them. */
function diceInPlay(s: AState): Plain {
  const attack = attackUnderWay(s)
  if (attack === null || attack.attackDice.length === 0) return null
  return { attack: showing(attack.attackDice), defence: showing(attack.defenceDice) }
}

/** Another hand for the other side, other orders of the decks. */
export function scramble(s: AState, seat: Seat | null, random: Random): void {
  for (const side of s.seats) {
    const hidden = side === seat ? [] : handOf(s, side)
    const deck = deckOf(s, side)
    const unseen = [...deck.draw, ...hidden.map((effect) => commandId(effect.card))]
    mix(random, unseen)
    for (const effect of hidden) recast(s, effect.id, `command:${unseen.pop() ?? ''}`)
    deck.draw = unseen
  }
}
