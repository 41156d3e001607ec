import type { Effect } from '@sandtable/kernel'
import { of } from '@sandtable/kernel'
import { isInFiringArc } from '../../../arcs.ts'
import { currentAttack } from '../../../current-attack.ts'
import { type ShipId, shipOf, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { canUseOpportunity, shots } from '../../../weapons.ts'
import { assign, attackAgain, isAlly, me } from '../../words.ts'
import { pilot } from '../pilot.ts'

const josteros = { times: 1, per: 'round', key: 'captainjostero', each: 'piece' } as const

/** Pilots of the Kihraxz Fighter of Scum and Villainy. */
export const kihraxzFighter: readonly XCard[] = [
  pilot('grazthehunter', {
    query: {
      'defense dice': of('target', (dice, s, effect, v) =>
        isInFiringArc(me(s, effect), shipOf(s, v.attacker)) ? dice + 1 : dice,
      ),
    },
  }),
  pilot('talonbanecobra', {
    query: {
      'attack range bonus': of('attacker', (bonus) => 2 * bonus),
      'defense range bonus': of('target', (bonus) => 2 * bonus),
    },
  }),
  pilot('viktorhel', {
    trigger: {
      'after attack': {
        forced: true,
        of: 'target',
        when: (_, __, v) => v.defenseRolled !== 2,
        do: (s, _, v) => assign(s, v.attacker, 'stress'),
      },
    },
  }),
  pilot('captainjostero', {
    trigger: {
      'damage suffered': {
        limit: josteros,
        when: (s, effect, { ship }) => currentAttack(s) === null && mayAnswer(s, effect, [ship]),
        do: (s, effect, { ship }) => attackAgain(s, effect.on ?? '', shotsAt(s, effect, [ship])),
      },
      'attack again': {
        limit: josteros,
        when: (s, effect, v) => mayAnswer(s, effect, bystanders(v)),
        do: (s, effect, v) => attackAgain(s, effect.on ?? '', shotsAt(s, effect, bystanders(v))),
      },
    },
  }),
]

/** Who suffered damage in an attack on somebody else. */
function bystanders(v: { readonly target: ShipId; readonly harmed?: readonly ShipId[] }): ShipId[] {
  return (v.harmed ?? []).filter((ship) => ship !== v.target)
}

/** Was one of them an enemy, and could he use an opportunity to attack it? */
function mayAnswer(s: XState, effect: Effect, targets: readonly ShipId[]): boolean {
  const enemies = targets.filter((ship) => !isAlly(s, effect, ship))
  return enemies.length > 0 && canUseOpportunity(s, me(s, effect), shotsAt(s, effect, enemies))
}

function shotsAt(s: XState, effect: Effect, targets: readonly ShipId[]) {
  return shots(s, me(s, effect)).filter(({ target }) => targets.includes(target))
}
