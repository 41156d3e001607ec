import { canChoose, choose } from '@sandtable/kernel'
import { type ShipId, shipOf, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { attackUnderWay, choice, has, isWingman, me, turnDice } from '../../words.ts'
import { addResult, moveToken, pilot, tokensOf } from '../pilot.ts'

const dieToTurn = choice<string>('option', {
  from: (s) => dull(s),
  do: (s, _, face) => void turnDice(attackUnderWay(s).attackDice, face, 'hit', 1),
})

const vizierToken = choice<'focus' | 'evade', { to: ShipId }>('token', {
  from: (s, effect) => tokensOf(me(s, effect)),
  do: (s, effect, token, { to }) => moveToken(s, effect.on ?? '', to, token),
})

/** Pilots of the TIE Reaper of the Empire. */
export const tieReaper: readonly XCard[] = [
  pilot('majorvermeil', {
    asks: [dieToTurn],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) => {
          const { focus, evade } = shipOf(s, v.target).tokens
          return focus + evade === 0 && canChoose(s, effect, dieToTurn)
        },
        do: (s, effect) => choose(s, effect, dieToTurn),
      },
    },
  }),
  pilot('captainferoph', {
    trigger: {
      'modify defense dice': {
        forced: true,
        of: 'target',
        when: (s, _, v) => shipOf(s, v.attacker).tokens.jam > 0,
        do: (s, _, v) => addResult(s, v, 'defense', 'evade'),
      },
    },
  }),
  pilot('vizier', {
    asks: [vizierToken],
    trigger: {
      'after maneuver': {
        when: (s, effect, v) =>
          isWingman(s, effect, v.ship, 1) &&
          v.maneuver.speed === 1 &&
          v.overlapped.length === 0 &&
          tokensOf(me(s, effect)).length > 0,
        do: (s, effect, v) => choose(s, effect, vizierToken, { to: v.ship }),
      },
    },
  }),
]

/** Faces of the attack under way that could be turned to hits. */
function dull(s: XState): string[] {
  const { attackDice } = attackUnderWay(s)
  return ['blank', 'focus'].filter((face) => has(attackDice, face))
}
