import { canChoose, choose, type Effect, enter, leave, openAt } from '@sandtable/kernel'
import type { Maneuver } from '../../../data/types.ts'
import { currentAttack } from '../../current-attack.ts'
import { isMine } from '../../flow/detonate.ts'
import type { TokenKind } from '../../geometry/bombs.ts'
import { discardDamage } from '../../holdings.ts'
import type { Ship, ShipId, XState } from '../../state.ts'
import { damageTaken, hullValue } from '../../values.ts'
import type { Die } from '../../vocabulary/attacks.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { canUseOpportunity, shots } from '../../weapons.ts'
import { mayModify } from '../modifying.ts'
import { dropFrom } from '../upgrades/bomb.ts'
import { attackAgain, attackUnderWay, choice, dealCard, isAlly, isMe, me } from '../words.ts'
import { addResult, effectOf, pilot, revealedBy } from './pilot.ts'

const onceAGame = { times: 1, per: 'game', key: 'teltrevura', each: 'piece' } as const
const josteros = { times: 1, per: 'round', key: 'captainjostero', each: 'piece' } as const
const sunnys = { times: 1, per: 'round', key: 'sunnybounder', each: 'piece' } as const

/** Bombs that others drop by an action, each with its token. */
const mines: Readonly<Record<string, TokenKind>> = {
  proximitymines: 'proximity-mine',
  clustermines: 'cluster-mine',
  connernet: 'conner-net',
}

const constablezuvioOption = choice<string>('option', {
  from: (s, effect) => minesOn(me(s, effect)),
  do: (s, effect, card) => {
    const upgrade = me(s, effect).upgrades.find((one) => one.card === card && one.faceUp)
    const dropper = upgrade?.effect == null ? undefined : s.effects[upgrade.effect]
    const kind = mines[card]
    if (dropper !== undefined && kind !== undefined) dropFrom(s, dropper, kind)
  },
})

/** Scum that is hard to be rid of, and flies as nobody else does. */
export const scumHunters: readonly XCard[] = [
  pilot('teltrevura', {
    replace: {
      'be destroyed': {
        forced: true,
        limit: onceAGame,
        when: (_, effect, { ship }) => isMe(effect, ship),
        do: (s, effect) => {
          comeBack(s, me(s, effect))
          return null
        },
      },
    },
    trigger: {
      // Also where something would keep him on the table for the moment (XW-PIL-113).
      'damage dealt': {
        forced: true,
        limit: onceAGame,
        when: (s, effect, v) =>
          isMe(effect, v.target) && damageTaken(me(s, effect)) >= hullValue(s, me(s, effect)),
        do: (s, effect) => comeBack(s, me(s, effect)),
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
  pilot('ig88d', {
    trigger: {
      'dial revealed': {
        when: (s, effect, v) => {
          const revealed = revealedBy(me(s, effect))
          return isMe(effect, v.ship) && revealed?.speed === 3 && revealed.bearing.startsWith('segnor')
        },
        do: (s, { seat, on }) => void enter(s, { card: 'effect:ig88d', seat, on, until: 'activation' }),
      },
    },
  }),
  effectOf('ig88d', {
    query: {
      'revealed maneuver': (maneuver, _, effect, ship) =>
        isMe(effect, ship) ? { ...maneuver, along: sideOf(maneuver, 'turn') } : maneuver,
    },
  }),
  pilot('dalanoberos-starviper', {
    trigger: {
      'dial revealed': {
        when: (s, effect, v) => {
          const bearing = revealedBy(me(s, effect))?.bearing ?? ''
          return (
            isMe(effect, v.ship) &&
            me(s, effect).tokens.stress === 0 &&
            ['turn', 'bank', 'segnor'].some((kind) => bearing.startsWith(kind))
          )
        },
        do: (s, { seat, on }) =>
          void enter(s, { card: 'effect:dalanoberos-starviper', seat, on, until: 'activation' }),
      },
    },
  }),
  effectOf('dalanoberos-starviper', {
    query: {
      'revealed maneuver': (maneuver, _, effect, ship) => {
        // What was revealed may have become a stationary maneuver meanwhile (Inertial Dampeners).
        if (!isMe(effect, ship) || maneuver.bearing === 'stationary') return maneuver
        const along = sideOf(maneuver, maneuver.bearing.startsWith('turn') ? 'turn' : 'bank')
        const bearing = along.endsWith('left') ? 'tallon-left' : 'tallon-right'
        return { ...maneuver, bearing, difficulty: 'red', along }
      },
    },
  }),
  pilot('constablezuvio', {
    asks: [constablezuvioOption],
    query: {
      // From the front guides: bombs that he drops on revealing may go there, mines must.
      'bomb layings': (layings, s, effect, { ship, kind }) => {
        if (!isMe(effect, ship) || !isBackingUp(s, effect)) return layings
        const ahead = layings.map((one) => ({ ...one, from: 'front' as const }))
        return isMine(kind) ? ahead : [...layings, ...ahead]
      },
    },
    trigger: {
      'dial revealed': {
        when: (s, effect, v) =>
          isMe(effect, v.ship) &&
          isBackingUp(s, effect) &&
          !me(s, effect).bombed &&
          canChoose(s, effect, constablezuvioOption),
        do: (s, effect) => choose(s, effect, constablezuvioOption),
      },
    },
  }),
  pilot('sunnybounder', {
    trigger: {
      'attack dice rolled': {
        limit: sunnys,
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && allAlike(v.attackDice) && mayModify(s, effect, v, 'modify attack dice'),
        do: (s, _, v) => addResult(s, v, 'attack', v.attackDice[0]?.face ?? 'blank'),
      },
      'defense dice rolled': {
        limit: sunnys,
        when: (s, effect, v) =>
          isMe(effect, v.target) && allAlike(v.defenseDice) && mayModify(s, effect, v, 'modify defense dice'),
        do: (s, _, v) => addResult(s, v, 'defense', v.defenseDice[0]?.face ?? 'blank'),
      },
      'dice rerolled': {
        limit: sunnys,
        when: (s, effect, { dice }) => {
          const attack = attackUnderWay(s)
          const mine = dice === 'attack' ? attack.attacker : attack.target
          return (
            isMe(effect, mine) &&
            allAlike(dice === 'attack' ? attack.attackDice : attack.defenseDice) &&
            mayModify(s, effect, attack, `modify ${dice} dice`)
          )
        },
        do: (s, _, { dice }) => {
          const attack = attackUnderWay(s)
          const [first] = dice === 'attack' ? attack.attackDice : attack.defenseDice
          addResult(s, attack, dice, first?.face ?? 'blank')
        },
      },
    },
  }),
]

/** All damage cards go, and four come face down. */
function comeBack(s: XState, ship: Ship): void {
  for (const { effect } of ship.damage) if (effect !== null) leave(s, effect)
  discardDamage(s, ship, ship.damage, { type: 'came back', ship: ship.id })
  for (let left = 4; left > 0; left--) dealCard(s, ship.id, false)
}

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
  const enemies = targets.filter((ship) => !isAlly(s, effect, ship))
  return enemies.length === 0 ? [] : shots(s, me(s, effect)).filter(({ target }) => enemies.includes(target))
}

function sideOf({ bearing }: Maneuver, kind: 'bank' | 'turn') {
  return bearing.endsWith('left') ? (`${kind}-left` as const) : (`${kind}-right` as const)
}

function allAlike(dice: readonly Die[]): boolean {
  return dice.length > 0 && dice.every((die) => die.face === dice[0]?.face)
}

/** Did he reveal a reverse maneuver, and has not flown it yet? */
function isBackingUp(s: XState, effect: Effect): boolean {
  return (
    openAt(s, 'dial revealed') !== null && revealedBy(me(s, effect))?.bearing.startsWith('reverse') === true
  )
}

function minesOn(ship: Ship): string[] {
  return ship.upgrades.flatMap(({ card, faceUp }) => (faceUp && mines[card] !== undefined ? [card] : []))
}
