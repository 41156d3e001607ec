import { asking, call, choose, enter, of, own, pending } from '@sandtable/kernel'
import type { TokenKind } from '../../geometry/bombs.ts'
import { loseTokens } from '../../holdings.ts'
import { mayLock } from '../../lock.ts'
import { type ShipId, shipOf, type XState } from '../../state.ts'
import { hasLocked } from '../../usable-tokens.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { assignCondition, dropCondition } from '../conditions.ts'
import { addResult } from '../pilots/pilot.ts'
import {
  acting,
  assign,
  attackUnderWay,
  canAct,
  choice,
  has,
  inRangeOf,
  isMe,
  lock,
  me,
  recoverShield,
  relieve,
  sequel,
  suffer,
  takeStress,
} from '../words.ts'
import { keepLocks } from './astromech/attack.ts'
import { minefieldMapper } from './minefield-mapper.ts'

const twoHitsOrNone = choice<'two hits'>('option', {
  from: () => ['two hits'],
  may: () => true,
  do: (s) => {
    const attack = attackUnderWay(s)
    addResult(s, attack, 'attack', 'hit')
    addResult(s, attack, 'attack', 'hit')
  },
})

const targetingScramblerShip = choice<ShipId>('ship', {
  from: (s, effect) => inRangeOf(s, effect.on ?? '', 3),
  may: () => true,
  do: (s, effect, ship) => {
    assign(s, effect.on ?? '', 'disabled')
    assignCondition(s, 'scrambled', ship)
  },
})

const thrustCorrectorPrice = sequel<null>('price', (s) => {
  const v = attackUnderWay(s)
  v.defenseDice = []
  addResult(s, v, 'defense', 'evade')
  v.closed = 'defense'
})

export const system: readonly XCard[] = [
  minefieldMapper,
  {
    id: 'upgrade:firecontrolsystem',
    rules: ['XW-UPG-firecontrolsystem', 'XW-UPG-072', 'XW-UPG-074'],
    trigger: {
      'after attack': {
        of: 'attacker',
        when: (s, effect, v) => mayLock(s, me(s, effect), v.target),
        do: (s, effect, v) => lock(s, effect.on ?? '', v.target),
      },
    },
  },
  {
    id: 'upgrade:advancedsensors',
    rules: ['XW-UPG-advancedsensors', 'XW-UPG-173', 'XW-UPG-174', 'XW-UPG-175', 'XW-UPG-176'],
    trigger: {
      'before revealing the dial': {
        of: 'ship',
        when: (s, effect) => canAct(s, effect.on ?? ''),
        do: (s, effect) => {
          enter(s, { card: 'effect:advancedsensors', seat: effect.seat, on: effect.on, until: 'activation' })
          call(s, 'perform action', { ...acting(effect.on ?? ''), must: true })
        },
      },
    },
  },
  {
    id: 'effect:advancedsensors',
    rules: ['XW-UPG-advancedsensors'],
    query: { 'skips action step': own(() => true) },
  },
  {
    id: 'upgrade:sensorjammer',
    rules: ['XW-UPG-sensorjammer'],
    trigger: {
      'modify attack dice': {
        of: 'target',
        when: (_, __, v) => has(v.attackDice, 'hit'),
        do: (_, __, v) => {
          const die = v.attackDice.find((one) => one.face === 'hit')
          // The attacker cannot reroll it.
          if (die !== undefined) Object.assign(die, { face: 'focus', rerolled: true })
        },
      },
    },
  },
  {
    id: 'upgrade:enhancedscopes',
    rules: ['XW-UPG-enhancedscopes'],
    query: {
      'pilot skill': own((skill, s) => (s.table.phase === 'activation' ? 0 : skill)),
    },
  },
  {
    id: 'upgrade:accuracycorrector',
    rules: [
      'XW-UPG-accuracycorrector',
      'XW-ERRAT-028',
      'XW-UPG-190',
      'XW-UPG-191',
      'XW-UPG-192',
      'XW-UPG-193',
    ],
    asks: [twoHitsOrNone],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        do: (s, effect, v) => {
          v.attackDice = []
          v.closed = 'attack'
          choose(s, effect, twoHitsOrNone)
        },
      },
    },
  },
  {
    id: 'upgrade:advtargetingcomputer',
    rules: ['XW-UPG-advtargetingcomputer', 'XW-UPG-181'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) => v.weapon === 'primary' && hasLocked(s, me(s, effect), v.target),
        do: (s, effect, v) => {
          addResult(s, v, 'attack', 'crit')
          keepLocks(s, effect)
        },
      },
    },
  },
  {
    id: 'upgrade:reinforceddeflectors',
    rules: ['XW-UPG-reinforceddeflectors', 'XW-ERRAT-024', 'XW-UPG-183', 'XW-UPG-184'],
    trigger: {
      'after attack': {
        forced: true,
        of: 'target',
        when: (_, __, v) => (v.suffered ?? 0) >= 3,
        do: (s, effect) => recoverShield(s, me(s, effect)),
      },
    },
  },
  {
    id: 'upgrade:electronicbaffle',
    rules: ['XW-UPG-electronicbaffle'],
    trigger: {
      'token received': {
        of: 'ship',
        when: (_, __, { token }) => token === 'stress' || token === 'ion',
        pay: (s, effect) => suffer(s, effect.on ?? '', 1),
        do: (s, effect, { token }) => {
          if (token === 'stress') relieve(s, effect, effect.on ?? '')
          else loseTokens(s, me(s, effect), 'ion')
        },
      },
    },
  },
  {
    id: 'upgrade:collisiondetector',
    rules: ['XW-UPG-collisiondetector'],
    query: {
      'repositions over obstacles': own(() => true),
      'ignores obstacle crits': own(() => true),
    },
  },
  {
    id: 'upgrade:trajectorysimulator',
    rules: ['XW-UPG-trajectorysimulator'],
    query: {
      'bomb layings': of('ship', (layings, _, __, { kind }) =>
        launchable.includes(kind) ? [...layings, { from: 'front', bearing: 'straight', speed: 5 }] : layings,
      ),
    },
  },
  {
    id: 'upgrade:targetingscrambler',
    rules: ['XW-UPG-targetingscrambler'],
    asks: [targetingScramblerShip],
    trigger: {
      'start of planning': asking(targetingScramblerShip),
    },
  },
  {
    id: 'condition:scrambled',
    rules: ['XW-CON-scrambled'],
    query: {
      'modifying forbidden': of(
        'ship',
        (forbidden, s, effect, { ship, attack, moment }) =>
          forbidden ||
          (moment === 'modify attack dice' &&
            isMe(effect, attack.attacker) &&
            inRangeOf(s, ship, 1).includes(attack.target) &&
            scrambles(s, attack.target)),
      ),
    },
    trigger: { 'end of combat': { forced: true, do: dropCondition } },
  },
  {
    id: 'upgrade:thrustcorrector',
    rules: ['XW-UPG-thrustcorrector'],
    asks: [thrustCorrectorPrice],
    trigger: {
      'modify defense dice': {
        of: 'target',
        when: (s, effect) => me(s, effect).tokens.stress <= 3,
        do: (s, effect) => takeStress(s, pending(effect, thrustCorrectorPrice)),
      },
    },
  },
]

/** The tokens of bombs without the header Action:. */
const launchable: readonly TokenKind[] = [
  'seismic-charge',
  'proton-bomb',
  'ion-bomb',
  'thermal-detonator',
  'bomblet',
]

function scrambles(s: XState, ship: ShipId): boolean {
  return shipOf(s, ship).upgrades.some((one) => one.faceUp && one.card === 'targetingscrambler')
}
