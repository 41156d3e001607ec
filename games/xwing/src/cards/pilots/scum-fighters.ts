import { canChoose, choose, type Effect, enter } from '@sandtable/kernel'
import { isInArcAt, isInFiringArc } from '../../arcs.ts'
import { giveUpShield, loseAll, loseTokens } from '../../holdings.ts'
import { upgradeUp } from '../../in-play.ts'
import { lockTargets } from '../../lock.ts'
import { enemiesOf, type Ship, type ShipId, shipOf, type XState } from '../../state.ts'
import { upgradeCard } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import {
  alliesAt,
  assign,
  attackUnderWay,
  choice,
  enemiesAt,
  isAlly,
  isMe,
  lock,
  mayReroll,
  me,
  rangeTo,
  suffer,
} from '../words.ts'
import { canReroll, canRerollAttack, effectOf, isWingman, lockAtOnce, pilot, rollsMore } from './pilot.ts'

const palobgodalhiShip = choice<ShipId>('ship', {
  from: (s, effect) => withToken(s, enemiesAt(s, effect, 1, 2)),
  do: (s, effect, ship) => choose(s, effect, palobgodalhiOption, { from: ship }),
})

const palobgodalhiOption = choice<string, { from: ShipId }>('option', {
  from: (s, _, { from }) => tokensOf(shipOf(s, from)),
  do: (s, effect, token, { from }) => moveToken(s, from, effect.on ?? '', token),
})

const torkilmuxShip = choice<ShipId>('ship', {
  from: (s, effect) => enemiesAt(s, effect, 1, 2),
  do: (s, { seat }, on) =>
    void enter(s, { card: 'effect:torkilmux', seat, on, due: { window: 'end of combat' } }),
})

const kaatoleeachosShip = choice<ShipId>('ship', {
  from: (s, effect) => withToken(s, alliesAt(s, effect, 1, 2)),
  do: (s, effect, ship) => choose(s, effect, kaatoleeachosOption, { from: ship }),
})

const kaatoleeachosOption = choice<string, { from: ShipId }>('option', {
  from: (s, _, { from }) => tokensOf(shipOf(s, from)),
  do: (s, effect, token, { from }) => moveToken(s, from, effect.on ?? '', token),
})

const princexizorShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesAt(s, effect, 1, 1),
  do: (s, effect, ship) => {
    choose(s, effect, princexizorOption, { to: ship })
  },
})

const princexizorOption = choice<string, { to: ShipId }>('option', {
  from: (s) => {
    const { hits, crits } = attackUnderWay(s)
    return [...(hits > 0 ? ['hit'] : []), ...(crits > 0 ? ['crit'] : [])]
  },
  do: (s, _, result, { to }) => {
    const attack = attackUnderWay(s)
    const crits = result === 'crit' ? 1 : 0
    attack.crits -= crits
    attack.hits -= 1 - crits
    suffer(s, to, 1 - crits, crits)
  },
})

const quinnjastOption = choice<string>('option', {
  from: (s, effect) => spentOrdnance(me(s, effect)),
  do: (s, effect, card) => {
    const upgrade = me(s, effect).upgrades.find((one) => one.card === card && !one.faceUp)
    if (upgrade !== undefined) upgradeUp(s, me(s, effect), upgrade)
  },
})

const oldterochShip = choice<ShipId>('ship', {
  from: (s, effect) => facedTokens(s, effect),
  do: (s, _, ship) => stripTokens(s, shipOf(s, ship)),
})

const toranikuldaOption = choice<string, { of: ShipId }>('option', {
  from: () => ['suffer 1 damage', 'remove tokens'],
  by: (s, _, { of }) => shipOf(s, of).seat,
  do: (s, _, way, { of }) => {
    const ship = shipOf(s, of)
    if (way === 'suffer 1 damage') suffer(s, ship.id, 1)
    else stripTokens(s, ship)
  },
})

const dalanoberosM12lkimogilafighterShip = choice<ShipId>('ship', {
  from: (s, effect) => lockableAhead(s, effect),
  do: (s, effect, ship) => lock(s, effect.on ?? '', ship),
})

/** Small ships of Scum and Villainy. */
export const scumFighters: readonly XCard[] = [
  pilot('drearenthal', {
    asks: [lockAtOnce],
    trigger: {
      'lock spent': {
        when: (s, effect, { ship }) => isMe(effect, ship) && lockTargets(s, me(s, effect)).length > 0,
        pay: (s, _, { ship }) => assign(s, ship, 'stress', 1, true),
        do: (s, effect, { ship }) => choose(s, effect, lockAtOnce, { ship }),
      },
    },
  }),
  rollsMore('kavil', (s, effect, v) => !isInFiringArc(me(s, effect), shipOf(s, v.target))),
  pilot('dacebonearm', {
    trigger: {
      'token received': {
        when: (s, effect, { ship, token }) =>
          token === 'ion' &&
          !isAlly(s, effect, ship) &&
          rangeTo(s, effect, ship) <= 3 &&
          me(s, effect).tokens.stress === 0,
        pay: (s, effect) => assign(s, effect.on ?? '', 'stress', 1, true),
        do: (s, _, { ship }) => suffer(s, ship, 1),
      },
    },
  }),
  pilot('palobgodalhi', {
    asks: [palobgodalhiShip, palobgodalhiOption],
    trigger: {
      'start of combat': {
        when: (s, effect) => canChoose(s, effect, palobgodalhiShip),
        do: (s, effect) => choose(s, effect, palobgodalhiShip),
      },
    },
  }),
  pilot('torkilmux', {
    asks: [torkilmuxShip],
    trigger: {
      'end of activation': {
        forced: true,
        when: (s, effect) => canChoose(s, effect, torkilmuxShip),
        do: (s, effect) => choose(s, effect, torkilmuxShip),
      },
    },
  }),
  effectOf('torkilmux', {
    query: { 'pilot skill': (skill, _, effect, ship) => (isMe(effect, ship) ? 0 : skill) },
  }),
  rollsMore('ndrusuhlak', (s, effect) => alliesAt(s, effect, 1, 2).length === 0),
  pilot('kaatoleeachos', {
    asks: [kaatoleeachosShip, kaatoleeachosOption],
    trigger: {
      'start of combat': {
        when: (s, effect) => canChoose(s, effect, kaatoleeachosShip),
        do: (s, effect) => choose(s, effect, kaatoleeachosShip),
      },
    },
  }),
  pilot('princexizor', {
    asks: [princexizorShip, princexizorOption],
    trigger: {
      'attack hits': {
        when: (s, effect, v) =>
          isMe(effect, v.target) && v.hits + v.crits > 0 && canChoose(s, effect, princexizorShip),
        do: (s, effect) => choose(s, effect, princexizorShip),
      },
    },
  }),
  pilot('guri', {
    trigger: {
      'start of combat': {
        when: (s, effect) => enemiesAt(s, effect, 1, 1).length > 0,
        do: (s, effect) => assign(s, effect.on ?? '', 'focus'),
      },
    },
  }),
  pilot('serissu', {
    lets: 'defender',
    trigger: {
      'modify defense dice': {
        when: (s, effect, v) => isWingman(s, effect, v.target, 1) && canReroll(v.defenseDice),
        do: (s, _, v) => mayReroll(s, v.target, 'defense', 1),
      },
    },
  }),
  pilot('laetinashera', {
    trigger: {
      'after attack': {
        when: (_, effect, v) => isMe(effect, v.target) && v.everHit !== true,
        do: (s, _, v) => assign(s, v.target, 'evade'),
      },
    },
  }),
  pilot('genesisred', {
    trigger: {
      'lock acquired': {
        forced: true,
        when: (_, effect, { ship }) => isMe(effect, ship),
        do: (s, effect, { ship, target }) => {
          for (const token of ['focus', 'evade'] as const) {
            const missing = shipOf(s, target).tokens[token] - me(s, effect).tokens[token]
            if (missing > 0) assign(s, ship, token, missing)
          }
        },
      },
    },
  }),
  pilot('inaldra', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && me(s, effect).shields > 0 && canRerollAttack(s, v),
        pay: (s, effect) => giveUpShield(s, me(s, effect), 'shield spent'),
        do: (s, _, v) => mayReroll(s, v.attacker, 'attack', v.attackDice.length),
      },
      'modify defense dice': {
        when: (s, effect, v) =>
          isMe(effect, v.target) && me(s, effect).shields > 0 && canReroll(v.defenseDice),
        pay: (s, effect) => giveUpShield(s, me(s, effect), 'shield spent'),
        do: (s, _, v) => mayReroll(s, v.target, 'defense', v.defenseDice.length),
      },
    },
  }),
  pilot('quinnjast', {
    asks: [quinnjastOption],
    trigger: {
      'start of combat': {
        when: (s, effect) => canChoose(s, effect, quinnjastOption),
        pay: (s, effect) => assign(s, effect.on ?? '', 'disabled'),
        do: (s, effect) => choose(s, effect, quinnjastOption),
      },
    },
  }),
  pilot('kadsolus', {
    trigger: {
      'after maneuver': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.ship) && v.maneuver.difficulty === 'red',
        do: (s, _, v) => assign(s, v.ship, 'focus', 2),
      },
    },
  }),
  pilot('oldteroch', {
    asks: [oldterochShip],
    trigger: {
      'start of combat': {
        when: (s, effect) => canChoose(s, effect, oldterochShip),
        do: (s, effect) => choose(s, effect, oldterochShip),
      },
    },
  }),
  pilot('fennrau-protectoratestarfighter', {
    trigger: {
      'before attack roll': {
        when: (s, effect, v) => isMe(effect, v.attacker) && rangeTo(s, effect, v.target) === 1,
        do: (_, __, v) => {
          v.moreAttackDice = (v.moreAttackDice ?? 0) + 1
        },
      },
      'before defense roll': {
        when: (s, effect, v) => isMe(effect, v.target) && rangeTo(s, effect, v.attacker) === 1,
        do: (_, __, v) => {
          v.moreDefenseDice = (v.moreDefenseDice ?? 0) + 1
        },
      },
    },
  }),
  pilot('toranikulda', {
    asks: [toranikuldaOption],
    trigger: {
      'after attack': {
        forced: true,
        when: (s, effect, v) => isMe(effect, v.attacker) && inBullseye(s, effect).length > 0,
        do: (s, effect) => {
          for (const ship of inBullseye(s, effect)) {
            choose(s, effect, toranikuldaOption, { of: ship })
          }
        },
      },
    },
  }),
  pilot('dalanoberos-m12lkimogilafighter', {
    asks: [dalanoberosM12lkimogilafighterShip],
    trigger: {
      'start of combat': {
        when: (s, effect) => canChoose(s, effect, dalanoberosM12lkimogilafighterShip),
        do: (s, effect) => choose(s, effect, dalanoberosM12lkimogilafighterShip),
      },
    },
  }),
]

function tokensOf(ship: Ship): string[] {
  return (['focus', 'evade'] as const).filter((token) => ship.tokens[token] > 0)
}

function withToken(s: XState, ships: readonly ShipId[]): ShipId[] {
  return ships.filter((ship) => tokensOf(shipOf(s, ship)).length > 0)
}

function moveToken(s: XState, from: ShipId, to: ShipId, token: string): void {
  if (token !== 'focus' && token !== 'evade') return
  loseTokens(s, shipOf(s, from), token)
  assign(s, to, token)
}

function stripTokens(s: XState, ship: Ship): void {
  loseAll(s, ship, 'focus')
  loseAll(s, ship, 'evade')
}

function spentOrdnance(ship: Ship): string[] {
  return ship.upgrades
    .filter(({ card, faceUp }) => !faceUp && ['torpedo', 'missile'].includes(upgradeCard(card).slot))
    .map(({ card }) => card)
}

/** Enemies next to the ship, with a token to lose, that have it in one of their firing arcs. */
function facedTokens(s: XState, effect: Effect): ShipId[] {
  return enemiesAt(s, effect, 1, 1).filter((ship) => {
    const enemy = shipOf(s, ship)
    return tokensOf(enemy).length > 0 && isInFiringArc(enemy, me(s, effect))
  })
}

function inBullseye(s: XState, effect: Effect): ShipId[] {
  return enemiesOf(s, me(s, effect))
    .filter((enemy) => isInArcAt(me(s, effect), enemy, 1, 3, ['bullseye']))
    .map((enemy) => enemy.id)
}

function lockableAhead(s: XState, effect: Effect): ShipId[] {
  const ahead = inBullseye(s, effect)
  return lockTargets(s, me(s, effect)).filter((ship) => ahead.includes(ship))
}
