import { mix, nextBelow, type Random, type Seat, underWay } from '@sandtable/kernel'
import { currentAttack } from './current-attack.ts'
import { facesOf } from './dice.ts'
import type { Ship, XState } from './state.ts'
import { touchedBy } from './touching.ts'
import { agility, attackValue, conditionsOf, hullValue, pilotSkill, shieldValue, shipType } from './values.ts'
import type { LyingDice } from './vocabulary/rolls.ts'
import type { DiceInView, ShipInView, XWingView } from './vocabulary/view.ts'
import { refuseAttacking, weaponsAllRound } from './weapons.ts'

/** What a seat may see: all but the other side's dials, face-down damage cards and the damage decks (XW-HID-007). */
export function view(s: XState, seat: Seat | null): XWingView {
  const { round, phase, initiative, edges, obstacles, bombs, decks, points, rounds, reserve } = s.table
  return {
    round,
    phase,
    initiative,
    rounds,
    edges: { ...edges },
    points: { ...points },
    reserve: Object.fromEntries(Object.entries(reserve).map(([side, shapes]) => [side, [...shapes]])),
    obstacles: obstacles.map(({ id, shape, kind, pose }) => ({ id, shape, kind, ...pose })),
    bombs: bombs.map(({ id, seat: owner, kind, pose }) => ({ id, seat: owner, kind, ...pose })),
    decks: Object.fromEntries(
      Object.entries(decks).map(([side, { draw, discard }]) => [
        side,
        { draw: draw.length, discard: [...discard].sort() },
      ]),
    ),
    dice: diceInPlay(s),
    ships: s.table.ships.map((ship) => viewShip(s, ship, ship.seat === seat)),
  }
}

/** The dice of the attack under way, and those rolled for something else: everybody sees them. */
function diceInPlay(s: XState): DiceInView | null {
  const attack = currentAttack(s)
  const roll = lyingDice(s)
  if (attack === null && roll === null) return null
  return {
    attack: facesOf(attack?.attackDice ?? []),
    defense: facesOf(attack?.defenseDice ?? []),
    rolled: [...(roll?.faces ?? [])],
  }
}

/** Those that were rolled last. */
function lyingDice(s: XState): LyingDice | null {
  const last = s.stack.findLast(({ procedure: name }) => name === 'roll' || name === 'bomb dice')
  return last?.procedure === 'roll' ? underWay(s, 'roll') : underWay(s, 'bomb dice')
}

function viewShip(s: XState, ship: Ship, own: boolean): ShipInView {
  const { id, seat, pilot, type, points, pose, inPlay, tokens, reinforce, shields, mobile, revealed } = ship
  const shown = revealed || own ? ship.dial : null
  return {
    id,
    seat,
    pilot,
    type,
    points,
    ...pose,
    inPlay,
    destroyed: ship.destroyed,
    docked: ship.docked,
    skill: pilotSkill(s, ship),
    attack: attackValue(s, ship),
    agility: agility(s, ship),
    hull: hullValue(s, ship),
    shields,
    shieldValue: shieldValue(s, ship),
    tokens: { ...tokens },
    reinforce,
    mobile,
    damage: ship.damage.map(({ card, faceUp }) => (faceUp ? card : null)),
    upgrades: ship.upgrades.map(({ card, faceUp, tokens: onCard }) => ({ card, faceUp, tokens: onCard })),
    allRound: weaponsAllRound(s, ship),
    conditions: conditionsOf(s, id),
    cannotAttack: waitsForCombat(s, ship) ? refuseAttacking(s, ship) : null,
    locks: [...ship.locks],
    touching: [...touchedBy(s, ship)],
    hasDial: ship.dial !== null,
    dial: shown,
    revealed,
    maneuver: ship.maneuver === null ? null : { ...ship.maneuver },
    activated: ship.activated,
    engaged: ship.engaged,
    actions: [...ship.actions],
  }
}

function waitsForCombat(s: XState, { inPlay, engaged }: Ship): boolean {
  return s.table.phase === 'combat' && inPlay && !engaged
}

/** Other dials behind the other side's screens, other cards face down and in the decks. */
export function scramble(s: XState, seat: Seat | null, random: Random): void {
  mixUnseen(s, random)
  for (const ship of s.table.ships) {
    if (ship.seat === seat || ship.dial === null || ship.revealed) continue
    ship.dial = nextBelow(random, shipType(ship.type).dial.length)
  }
}

/** Nobody knows the order of the damage decks, nor the cards that lie face down. */
export function mixUnseen(s: XState, random: Random): void {
  for (const side of s.seats) {
    const deck = s.table.decks[side]
    if (deck === undefined) continue
    const faceDown = s.table.ships.flatMap((ship) =>
      ship.seat === side ? ship.damage.filter((one) => !one.faceUp && one.card !== 'counter') : [],
    )
    const cards = [...deck.draw, ...faceDown.map(({ card }) => card)]
    mix(random, cards)
    for (const damage of faceDown) Object.assign(damage, { card: cards.pop() ?? damage.card })
    deck.draw = cards
  }
}
