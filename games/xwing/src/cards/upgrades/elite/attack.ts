import { choose, type Effect, enter, of, own, pending, query } from '@sandtable/kernel'
import { isInArcWithin, isInFiringArc } from '../../../arcs.ts'
import { loseTokens } from '../../../holdings.ts'
import type { ShipId } from '../../../state.ts'
import { shipOf, shipsInPlay, type XState } from '../../../state.ts'
import { isStressed, pilotSkill } from '../../../values.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { canReroll, canSpend } from '../../pilots/pilot.ts'
import {
  alliesWithin,
  assign,
  attackUnderWay,
  choice,
  has,
  me,
  moreAttackDice,
  mustReroll,
  sequel,
  spend,
  takeStress,
  turnDice,
} from '../../words.ts'
import { rerolling, turning } from '../../words-dice.ts'

const elusivenessPrice = sequel<null>('price', (s, effect) => mustReroll(s, effect.on ?? '', 'attack', 1, 1))

const opportunistPrice = sequel<null>('price', (s) => moreAttackDice(attackUnderWay(s)))

const swarmLeaderShip = choice<ShipId, { first: ShipId | null }>('ship', {
  from: (s, _, { first }) => supporters(s, attackUnderWay(s)).filter((ship) => ship !== first),
  may: () => true,
  do: (s, effect, ship, { first }) => {
    loseTokens(s, shipOf(s, ship), 'evade')
    moreAttackDice(attackUnderWay(s))
    if (first === null) choose(s, effect, swarmLeaderShip, { first: ship })
  },
})

/** Elite upgrades that work in attacks. */
export const eliteInAttack: readonly XCard[] = [
  {
    id: 'upgrade:marksmanship',
    rules: ['XW-UPG-marksmanship', 'XW-UPG-164', 'XW-UPG-165', 'XW-UPG-166', 'XW-UPG-167'],
    action: {
      do: (s, ship) =>
        void enter(s, { card: 'effect:marksmanship', seat: ship.seat, on: ship.id, until: 'round' }),
    },
  },
  {
    id: 'effect:marksmanship',
    rules: ['XW-UPG-marksmanship'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (_, __, v) => has(v.attackDice, 'focus'),
        do: (_, __, v) => {
          turnDice(v.attackDice, 'focus', 'crit', 1)
          turnDice(v.attackDice, 'focus', 'hit')
        },
      },
    },
  },
  {
    id: 'upgrade:elusiveness',
    rules: ['XW-UPG-elusiveness', 'XW-REF-022'],
    asks: [elusivenessPrice],
    trigger: {
      'modify attack dice': {
        of: 'target',
        when: (s, effect, v) => !isStressed(me(s, effect)) && canReroll(v.attackDice),
        do: (s, effect) => takeStress(s, pending(effect, elusivenessPrice)),
      },
    },
  },
  {
    id: 'upgrade:expose',
    rules: ['XW-UPG-expose'],
    action: {
      do: (s, ship) => void enter(s, { card: 'effect:expose', seat: ship.seat, on: ship.id, until: 'round' }),
    },
  },
  {
    id: 'effect:expose',
    rules: ['XW-UPG-expose'],
    query: {
      attack: own((value) => value + 1),
      agility: own((value) => value - 1),
    },
  },
  {
    id: 'upgrade:opportunist',
    rules: ['XW-UPG-opportunist', 'XW-REF-018'],
    asks: [opportunistPrice],
    trigger: {
      'before attack roll': {
        of: 'attacker',
        when: (s, effect, v) => {
          const { focus, evade } = shipOf(s, v.target).tokens
          return !isStressed(me(s, effect)) && focus === 0 && evade === 0
        },
        do: (s, effect) => takeStress(s, pending(effect, opportunistPrice)),
      },
    },
  },
  {
    id: 'upgrade:trickshot',
    rules: ['XW-UPG-trickshot'],
    trigger: {
      'before attack roll': {
        of: 'attacker',
        when: (s, _, v) => query(s, 'obstructed', v.obstructed, v),
        do: (_, __, v) => moreAttackDice(v),
      },
    },
  },
  {
    id: 'upgrade:swarmleader',
    rules: ['XW-UPG-swarmleader'],
    asks: [swarmLeaderShip],
    trigger: {
      'before attack roll': {
        of: 'attacker',
        when: (s, _, v) => v.weapon === 'primary' && supporters(s, v).length > 0,
        do: (s, effect) => choose(s, effect, swarmLeaderShip, { first: null }),
      },
    },
  },
  {
    id: 'upgrade:outmaneuver',
    rules: ['XW-UPG-outmaneuver', 'XW-UPG-012', 'XW-UPG-013', 'XW-UPG-014', 'XW-UPG-015'],
    query: {
      'defender agility': of('attacker', (value, s, effect, v) => {
        const [attacker, defender] = [me(s, effect), shipOf(s, v.target)]
        return isInFiringArc(attacker, defender) && !isInFiringArc(defender, attacker) ? value - 1 : value
      }),
    },
  },
  {
    id: 'upgrade:predator',
    rules: ['XW-UPG-predator'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...rerolling('attack', { most: (s, _, v) => (pilotSkill(s, shipOf(s, v.target)) <= 2 ? 2 : 1) }),
      },
    },
  },
  {
    id: 'upgrade:lonewolf',
    rules: ['XW-UPG-lonewolf', 'XW-ERRAT-011'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...rerolling('attack', { most: () => 1, faces: ['blank'], when: isAlone }),
      },
      'modify defense dice': {
        of: 'target',
        ...rerolling('defense', { most: () => 1, faces: ['blank'], when: isAlone }),
      },
    },
  },
  {
    id: 'upgrade:calculation',
    rules: ['XW-UPG-calculation', 'XW-UPG-018', 'XW-UPG-019', 'XW-UPG-020'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        pay: (s, effect) => spend(s, effect.on ?? '', 'focus'),
        ...turning('attack', 'focus', 'crit', {
          most: 1,
          when: (s, effect) => canSpend(s, effect, 'focus'),
        }),
      },
    },
  },
  {
    id: 'upgrade:juke',
    rules: ['XW-UPG-juke', 'XW-REF-021'],
    trigger: {
      'modify defense dice': {
        of: 'attacker',
        ...turning('defense', 'evade', 'focus', {
          most: 1,
          when: (s, effect) => me(s, effect).tokens.evade > 0,
        }),
      },
    },
  },
  {
    id: 'upgrade:wired',
    rules: ['XW-UPG-wired'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...rerolling('attack', { faces: ['focus'], when: (s, effect) => isStressed(me(s, effect)) }),
      },
      'modify defense dice': {
        of: 'target',
        ...rerolling('defense', { faces: ['focus'], when: (s, effect) => isStressed(me(s, effect)) }),
      },
    },
  },
  {
    id: 'upgrade:rage',
    rules: ['XW-UPG-rage', 'XW-REF-020'],
    action: {
      do: (s, ship) => {
        assign(s, ship.id, 'focus')
        assign(s, ship.id, 'stress')
        assign(s, ship.id, 'stress')
        enter(s, { card: 'effect:rage', seat: ship.seat, on: ship.id, until: 'round' })
      },
    },
  },
  {
    id: 'effect:rage',
    rules: ['XW-UPG-rage'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...rerolling('attack', { most: () => 3 }),
      },
    },
  },
  {
    id: 'upgrade:fearlessness',
    rules: ['XW-UPG-fearlessness'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) => {
          const [attacker, defender] = [me(s, effect), shipOf(s, v.target)]
          return isInArcWithin(defender, attacker, 1) && isInFiringArc(attacker, defender)
        },
        do: (_, __, v) => void v.attackDice.push({ face: 'hit', rerolled: false }),
      },
    },
  },
  {
    id: 'upgrade:expertise',
    rules: ['XW-UPG-expertise'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...turning('attack', 'focus', 'hit', { when: (s, effect) => !isStressed(me(s, effect)) }),
      },
    },
  },
]

/** Is no ally near? */
function isAlone(s: XState, effect: Effect): boolean {
  return alliesWithin(s, effect, 2).length === 0
}

/** Swarm Leader: other allies with an evade token that have the defender in their arc. */
function supporters(s: XState, v: Attack): string[] {
  const target = shipOf(s, v.target)
  const { seat } = shipOf(s, v.attacker)
  return shipsInPlay(s)
    .filter((ship) => ship.seat === seat && ship.id !== v.attacker && ship.tokens.evade > 0)
    .filter((ship) => isInArcWithin(ship, target, 3))
    .map((ship) => ship.id)
}
