import { choose, of } from '@sandtable/kernel'
import { isInFiringArc } from '../../../arcs.ts'
import { placed } from '../../../bases.ts'
import { isMine } from '../../../flow/detonate.ts'
import { tokenAt } from '../../../geometry/bombs.ts'
import { rangeToToken } from '../../../geometry/range.ts'
import { shipOf, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { assignCondition, facesIn, giveUp } from '../../conditions.ts'
import { attackUnderWay, choice, has, me } from '../../words.ts'
import { pilot } from '../pilot.ts'

const resultGivenUp = choice<string>('option', {
  from: (s) => facesIn(attackUnderWay(s)).filter((face) => face === 'hit' || face === 'crit'),
  do: (s, _, face) => {
    const v = attackUnderWay(s)
    giveUp(v, face)
    assignCondition(s, 'rattled', v.target)
  },
})

/** Pilots of the B/SF-17 Bomber of the Rebel Alliance. */
export const bSf17Bomber: readonly XCard[] = [
  {
    id: 'pilot:crimsonleader',
    rules: ['XW-PIL-crimsonleader'],
    asks: [resultGivenUp],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) =>
          (has(v.attackDice, 'hit') || has(v.attackDice, 'crit')) &&
          isInFiringArc(me(s, effect), shipOf(s, v.target)),
        do: (s, effect) => choose(s, effect, resultGivenUp),
      },
    },
  },
  pilot('crimsonspecialist', {
    query: {
      // Mines are not dropped when the dial is revealed, but by an action.
      'lays bombs at its base': of('ship', (lays, _, __, { kind }) => lays || !isMine(kind)),
    },
  }),
  pilot('cobaltleader', {
    query: {
      'defense dice': of('attacker', (dice, s, _, v) => (isNearBomb(s, v.target) ? dice - 1 : dice)),
    },
  }),
]

function isNearBomb(s: XState, ship: string): boolean {
  const base = placed(shipOf(s, ship))
  return s.table.bombs.some((bomb) => {
    const outline = tokenAt(bomb)
    return outline !== null && rangeToToken(base, outline) === 1
  })
}
