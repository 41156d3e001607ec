import { enter, openAt, own } from '@sandtable/kernel'
import { isInArcWithin } from '../../../arcs.ts'
import { shipOf, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { canUseOpportunity, shots } from '../../../weapons.ts'
import { attackAgain, isAlly, me, recall } from '../../words.ts'
import { turning } from '../../words-dice.ts'
import { effectOf, pilot } from '../pilot.ts'

/** Pilots of the E-wing of the Rebel Alliance. */
export const eWing: readonly XCard[] = [
  pilot('etahnabaht', {
    lets: 'attacker',
    trigger: {
      'modify attack dice': turning('attack', 'hit', 'crit', {
        most: 1,
        when: (s, effect, v) =>
          isAlly(s, effect, v.attacker) && isInArcWithin(me(s, effect), shipOf(s, v.target), 3),
      }),
    },
  }),
  pilot('corranhorn', {
    query: {
      // Shot down by another Corran Horn, he stays until he has had his own chance (XW-PIL-035).
      'survives its hull': own((survives, s, effect) => survives || mayStillAct(s, effect.id)),
    },
    trigger: {
      'start of end phase': {
        when: (s, effect) => canUseOpportunity(s, me(s, effect), shots(s, me(s, effect))),
        do: (s, effect) => attackAgain(s, effect.on ?? '', shots(s, me(s, effect))),
      },
      'declare target': {
        forced: true,
        of: 'attacker',
        when: (s) => s.table.phase === 'end',
        do: (s, effect) =>
          void enter(s, {
            card: 'effect:corranhorn',
            seat: effect.seat,
            on: effect.on,
            vars: { round: s.table.round },
            due: { window: 'end of round', in: 2 },
          }),
      },
    },
  }),
  effectOf('corranhorn', {
    query: {
      'attack forbidden': own((rule, s, effect) =>
        s.table.round > recall(effect, 'effect:corranhorn').round ? (rule ?? 'XW-PIL-corranhorn') : rule,
      ),
    },
  }),
]

/** Is the start of the End phase still going on, and has this not been used? */
function mayStillAct(s: XState, effect: number): boolean {
  return openAt(s, 'start of end phase')?.used.includes(effect) === false
}
