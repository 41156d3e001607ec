import { type Effect, enter, of, tell } from '@sandtable/kernel'
import type { Maneuver } from '../../../data/types.ts'
import { facesOf, mayBeRerolled } from '../../dice.ts'
import { rerollsLeft } from '../../flow/reroll.ts'
import type { Laying } from '../../geometry/bombs.ts'
import type { TemplateBearing } from '../../geometry/templates.ts'
import { loseAll, loseTokens } from '../../holdings.ts'
import { lockTargets } from '../../lock.ts'
import { type Ship, type ShipId, shipOf, type XState } from '../../state.ts'
import { isAttacking, maySpend } from '../../usable-tokens.ts'
import { shipType } from '../../values.ts'
import type { Attack, Die } from '../../vocabulary/attacks.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { darkSide, searchDarkSide } from '../dark-side.ts'
import { assign, choice, inRangeOf, isMe, isWingman, lock, me, nameOf } from '../words.ts'

/** Forms that many pilots' abilities share. */

export const behind = (bearing: TemplateBearing, speed: number): Laying => ({ from: 'rear', bearing, speed })

type Hooks = Omit<XCard, 'id' | 'rules'>

type InAttack = (s: XState, effect: Effect, v: Attack) => boolean

/** The ship may acquire a lock at once. */
export const lockAtOnce = choice<ShipId, { ship: ShipId }>('lock', {
  from: (s, _, { ship }) => lockTargets(s, shipOf(s, ship)),
  may: () => true,
  do: (s, _, target, { ship }) => lock(s, ship, target),
})

export function kyloRen(id: string): XCard {
  return {
    id: `pilot:${id}`,
    rules: [`XW-PIL-${id}`],
    asks: [darkSide],
    trigger: {
      'attack hits': {
        forced: true,
        limit: { times: 1, per: 'round' },
        of: 'target',
        do: (s, effect, v) => searchDarkSide(s, effect, v.attacker),
      },
    },
  }
}

/** Templates that it may lay its bombs along beside the usual one. */
export function laysAlong(...more: Laying[]): NonNullable<XCard['query']> {
  return {
    'bomb layings': (layings, _, effect, { ship }) => (isMe(effect, ship) ? [...layings, ...more] : layings),
  }
}

export function faceDownOn(ship: Ship): number[] {
  return [...ship.damage.entries()].flatMap(([at, { faceUp }]) => (faceUp ? [] : [at]))
}

export function flyAt(s: XState, effect: Effect, name: 'junoeclipse' | 'tetrancowall', words: string): void {
  const speed = Number(words.slice('speed '.length))
  const { on, seat } = effect
  enter(s, { card: `effect:${name}`, seat, on, vars: { speed }, until: 'activation' })
  tell(s, { type: 'speed', ship: on ?? '', speed })
}

/**
 * Pilots whose tokens another ship uses as its own while it attacks. What it has none of itself is taken from them
 * without a question (see `usable-tokens.ts`); where it has its own, it is asked whose it spends.
 */
export function lendsTo(s: XState, effect: Effect, ship: ShipId): boolean {
  return isAttacking(s, ship) && isWingman(s, effect, ship, 2)
}

export function pilot(name: string, { rules = [], ...hooks }: Hooks & Partial<Pick<XCard, 'rules'>>): XCard {
  return { id: `pilot:${name}`, rules: [`XW-PIL-${name}`, ...rules], ...hooks }
}

/** A lasting effect of an ability, not a card of its own. */
export function effectOf(name: string, hooks: Hooks): XCard {
  return { id: `effect:${name}`, rules: [`XW-PIL-${name}`], ...hooks }
}

/** One more attack die (or several) in its own attacks, if this is so. */
export function rollsMore(name: string, when: InAttack): XCard {
  return pilot(name, {
    query: {
      'attack dice': of('attacker', (dice, s, effect, v) => (when(s, effect, v) ? dice + 1 : dice)),
    },
  })
}

/** May any attack die of this attack still be rerolled (of these faces)? */
export function canRerollAttack(s: XState, v: Attack, faces: readonly string[] | null = null): boolean {
  return rerollsLeft(s, v) > 0 && canReroll(v.attackDice, faces)
}

export function canReroll(dice: readonly Die[], faces: readonly string[] | null = null): boolean {
  return dice.some((die) => mayBeRerolled(die) && (faces?.includes(die.face) ?? true))
}

export function canSpend(s: XState, effect: Effect, token: 'focus' | 'evade'): boolean {
  return maySpend(s, me(s, effect), token)
}

/** A result more on the attack or defense dice. */
export function addResult(s: XState, v: Attack, which: 'attack' | 'defense', face: string): void {
  const dice = which === 'attack' ? v.attackDice : v.defenseDice
  dice.push({ face, rerolled: false })
  const ship = which === 'attack' ? v.attacker : v.target
  tell(s, { type: `${which} dice`, ship, dice: facesOf(dice) })
}

/** All results of the attack are cancelled. */
export function cancelAttackDice(s: XState, v: Attack): void {
  v.attackDice = []
  tell(s, { type: 'attack dice', ship: v.attacker, dice: [] })
}

export function revealedBy(ship: Ship): Maneuver | undefined {
  return ship.dial === null ? undefined : shipType(ship.type).dial[ship.dial]
}

export function placeNamed(ship: Ship, name: string): number {
  return shipType(ship.type).dial.findIndex((one) => nameOf(one) === name)
}

export function handFocus(s: XState, effect: Effect, ship: ShipId): void {
  loseTokens(s, me(s, effect), 'focus')
  assign(s, ship, 'focus')
}

export function tokensOf(ship: Ship): ('focus' | 'evade')[] {
  return (['focus', 'evade'] as const).filter((token) => ship.tokens[token] > 0)
}

export function withToken(s: XState, ships: readonly ShipId[]): ShipId[] {
  return ships.filter((ship) => tokensOf(shipOf(s, ship)).length > 0)
}

export function moveToken(s: XState, from: ShipId, to: ShipId, token: 'focus' | 'evade'): void {
  loseTokens(s, shipOf(s, from), token)
  assign(s, to, token)
}

export function stripTokens(s: XState, ship: Ship): void {
  loseAll(s, ship, 'focus')
  loseAll(s, ship, 'evade')
}

export function neighbours(s: XState, effect: Effect): ShipId[] {
  return inRangeOf(s, effect.on ?? '', 1)
}

export function sideOf({ bearing }: Maneuver, kind: 'bank' | 'turn') {
  return bearing.endsWith('left') ? (`${kind}-left` as const) : (`${kind}-right` as const)
}
