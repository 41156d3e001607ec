import { canChoose, choose, type Effect, enter, leave, query, tell } from '@sandtable/kernel'
import { isInFiringArc } from '../../arcs.ts'
import { isAttackingNow } from '../../current-attack.ts'
import { checkDestroyed } from '../../flow/destroy.ts'
import { lockTargets } from '../../lock.ts'
import { type ShipId, shipOf, type XState } from '../../state.ts'
import { damageTaken, hullValue } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import {
  assign,
  canAct,
  choice,
  dealCard,
  enemiesAt,
  freeAction,
  has,
  isAlly,
  isMe,
  lock,
  mayReroll,
  me,
  rangeTo,
  recall,
  spend,
  turnDice,
} from '../words.ts'
import {
  addResult,
  cancelAttackDice,
  canRerollAttack,
  canSpend,
  effectOf,
  isWingman,
  pilot,
  revealedBy,
  rollsMore,
} from './pilot.ts'

const commanderalozenShip = choice<ShipId>('ship', {
  from: (s, effect) => lockable(s, effect),
  do: (s, effect, ship) => lock(s, effect.on ?? '', ship),
})

const junoeclipseOption = choice<string>('option', {
  from: (s, effect) => otherSpeeds(s, effect),
  may: () => true,
  do: (s, effect, speed) => flyAt(s, effect, 'junoeclipse', speed),
})

const tetrancowallOption = choice<string>('option', {
  from: () => ['speed 1', 'speed 3', 'speed 5'],
  may: () => true,
  do: (s, effect, speed) => flyAt(s, effect, 'tetrancowall', speed),
})

/** TIE fighters, TIE Advanced and TIE interceptors of the Empire. */
export const imperialTies: readonly XCard[] = [
  pilot('wingedgundark', {
    trigger: {
      'modify attack dice': {
        when: (_, effect, v) => isMe(effect, v.attacker) && v.range === 1 && has(v.attackDice, 'hit'),
        do: (_, __, v) => void turnDice(v.attackDice, 'hit', 'crit', 1),
      },
    },
  }),
  pilot('nightbeast', {
    trigger: {
      'after maneuver': {
        when: (s, effect, v) =>
          isMe(effect, v.ship) && v.maneuver.difficulty === 'green' && canAct(s, v.ship, ['focus']),
        do: (s, _, v) => freeAction(s, v.ship, ['focus']),
      },
    },
  }),
  rollsMore('backstabber', (s, effect, v) => !isInFiringArc(shipOf(s, v.target), me(s, effect))),
  pilot('darkcurse', {
    query: {
      'spending forbidden': (forbidden, s, effect, { ship, token }) =>
        forbidden || (token === 'focus' && isAttackingNow(s, ship, effect.on)),
      'rerolls allowed': (most, _, effect, v) => (isMe(effect, v.target) ? 0 : most),
    },
  }),
  pilot('howlrunner', {
    lets: 'attacker',
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          v.weapon === 'primary' && isWingman(s, effect, v.attacker, 1) && canRerollAttack(s, v),
        do: (s, _, v) => mayReroll(s, v.attacker, 'attack', 1),
      },
    },
  }),
  rollsMore('scourge', (s, _, v) => shipOf(s, v.target).damage.length > 0),
  pilot('wampa', {
    trigger: {
      'compare results': {
        when: (_, effect, v) => isMe(effect, v.attacker) && v.attackDice.length > 0,
        do: (s, _, v) => {
          const crit = has(v.attackDice, 'crit')
          cancelAttackDice(s, v)
          if (crit) dealCard(s, v.target, false)
        },
      },
    },
  }),
  pilot('chaser', {
    trigger: {
      'token spent': {
        forced: true,
        when: (s, effect, { ship, token }) => token === 'focus' && isWingman(s, effect, ship, 1),
        do: (s, effect) => assign(s, effect.on ?? '', 'focus'),
      },
    },
  }),
  pilot('darthvader', {
    query: {
      'actions in a step': (most, _, effect, ship) => (isMe(effect, ship) ? Math.max(most, 2) : most),
    },
  }),
  pilot('commanderalozen', {
    asks: [commanderalozenShip],
    trigger: {
      'start of combat': {
        when: (s, effect) => canChoose(s, effect, commanderalozenShip),
        do: (s, effect) => choose(s, effect, commanderalozenShip),
      },
    },
  }),
  pilot('zertikstrom', {
    query: {
      'attack range bonus': (bonus, s, effect, v) =>
        !isAlly(s, effect, v.attacker) && rangeTo(s, effect, v.attacker) === 1 ? 0 : bonus,
    },
  }),
  pilot('junoeclipse', {
    asks: [junoeclipseOption],
    trigger: {
      'dial revealed': {
        when: (s, effect, v) => isMe(effect, v.ship) && canChoose(s, effect, junoeclipseOption),
        do: (s, effect) => choose(s, effect, junoeclipseOption),
      },
    },
  }),
  effectOf('junoeclipse', {
    query: {
      'revealed maneuver': (maneuver, _, effect, ship) =>
        isMe(effect, ship) ? { ...maneuver, speed: recall(effect, 'effect:junoeclipse').speed } : maneuver,
    },
  }),
  pilot('felswrath', {
    query: { 'survives its hull': (survives, _, effect, ship) => survives || isMe(effect, ship) },
    trigger: {
      'end of combat': {
        forced: true,
        when: (s, effect) => damageTaken(me(s, effect)) >= hullValue(s, me(s, effect)),
        do: (s, effect) => {
          leave(s, effect.id)
          checkDestroyed(s, effect.on ?? '')
        },
      },
    },
  }),
  pilot('turrphennir', {
    trigger: {
      'after attack': {
        when: (s, effect, v) => isMe(effect, v.attacker) && canAct(s, v.attacker, ['boost', 'barrel-roll']),
        do: (s, _, v) => freeAction(s, v.attacker, ['boost', 'barrel-roll']),
      },
    },
  }),
  pilot('soontirfel', {
    trigger: {
      'token received': {
        when: (_, effect, { ship, token }) => isMe(effect, ship) && token === 'stress',
        do: (s, _, { ship }) => assign(s, ship, 'focus'),
      },
    },
  }),
  pilot('tetrancowall', {
    asks: [tetrancowallOption],
    trigger: {
      'dial revealed': {
        when: (s, effect, v) => isMe(effect, v.ship) && revealedBy(me(s, effect))?.bearing === 'koiogran',
        do: (s, effect) => choose(s, effect, tetrancowallOption),
      },
    },
  }),
  effectOf('tetrancowall', {
    query: {
      'revealed maneuver': (maneuver, _, effect, ship) =>
        isMe(effect, ship) && maneuver.bearing === 'koiogran'
          ? { ...maneuver, speed: recall(effect, 'effect:tetrancowall').speed }
          : maneuver,
    },
  }),
  pilot('kirkanos', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => isMe(effect, v.attacker) && v.range >= 2 && canSpend(s, effect, 'evade'),
        pay: (s, _, v) => spend(s, v.attacker, 'evade'),
        do: (s, _, v) => addResult(s, v, 'attack', 'hit'),
      },
    },
  }),
  pilot('carnorjax', {
    query: {
      'spending forbidden': (forbidden, s, effect, { ship, token }) =>
        forbidden || ((token === 'focus' || token === 'evade') && isCowed(s, effect, ship)),
      'action forbidden': (rule, s, effect, { ship, action }) =>
        (action === 'focus' || action === 'evade') && isCowed(s, effect, ship)
          ? (rule ?? 'XW-PIL-carnorjax')
          : rule,
    },
  }),
]

function lockable(s: XState, effect: Effect): ShipId[] {
  const near = enemiesAt(s, effect, 1, 1)
  return lockTargets(s, me(s, effect)).filter((ship) => near.includes(ship))
}

/** One faster or slower than revealed, as far as there are templates. */
function otherSpeeds(s: XState, effect: Effect): string[] {
  const ship = me(s, effect)
  const revealed = revealedBy(ship)
  if (revealed === null) return []
  const { speed, bearing } = query(s, 'revealed maneuver', revealed, ship.id)
  const fastest = bearing === 'straight' || bearing === 'koiogran' ? 5 : 3
  return [speed - 1, speed + 1].filter((one) => one >= 1 && one <= fastest).map((one) => `speed ${one}`)
}

function flyAt(s: XState, effect: Effect, name: 'junoeclipse' | 'tetrancowall', words: string): void {
  const speed = Number(words.slice('speed '.length))
  const { on, seat } = effect
  enter(s, { card: `effect:${name}`, seat, on, vars: { speed }, until: 'activation' })
  tell(s, { type: 'speed', ship: on ?? '', speed })
}

/** Enemies next to Carnor Jax. */
function isCowed(s: XState, effect: Effect, ship: ShipId): boolean {
  return !isAlly(s, effect, ship) && rangeTo(s, effect, ship) === 1
}
