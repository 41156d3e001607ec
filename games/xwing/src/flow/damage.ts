import { allUnderWay, cause, enter, leave, query, reveal, type Seat, shuffle } from '@sandtable/kernel'
import { currentAttack } from '../current-attack.ts'
import { addDamage, drawFor, turnDamage } from '../holdings.ts'
import { ignorePilot } from '../in-play.ts'
import { byInitiative, type Damage, type Ship, type ShipId, shipOf, type XState } from '../state.ts'
import { isInjuredPilot } from '../values.ts'
import { checkDestroyed } from './destroy.ts'
import { procedure, repeat, run, window } from './words.ts'

/**
 * Hits and then crits take shields; what is left of the hits brings cards face down, and of the crits face up
 * (XW-TIME-024 to -027). All normal damage comes before any critical damage (XW-DMG-004).
 */
export const sufferDamage = procedure(
  'suffer damage',
  [
    run('next damage', (s, v) => {
      if (shipOf(s, v.ship).shields === 0) v.pastShields = true
      const past = v.pastShields === true ? { pastShields: true } : {}
      if (v.hits > 0) {
        v.hits--
        cause(s, 'suffer damage', { ship: v.ship, critical: false, ...past })
      } else if (v.crits > 0) {
        v.crits--
        cause(s, 'suffer damage', { ship: v.ship, critical: true, ...past })
      }
    }),
    repeat('next damage', (_, v) => v.hits + v.crits > 0),
    run('is it destroyed', (s, v) => {
      if (suffering(s, v.ship) === 1) checkDestroyed(s, v.ship)
    }),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)

/** One damage: a shield, or a damage card when there is none left (XW-DMG-001). */
export function takeDamage(s: XState, id: ShipId, critical: boolean, pastShields = false): void {
  const ship = shipOf(s, id)
  if (!ship.inPlay) return
  countSuffered(s, id)
  if (pastShields) cause(s, 'deal damage card', { ship: id, faceUp: critical })
  else cause(s, 'lose shield', { ship: id })
}

function attackerFirst(s: XState): Seat[] {
  const attack = currentAttack(s)
  return attack === null ? byInitiative(s) : [shipOf(s, attack.attacker).seat]
}

/** What the defender suffers from the attack itself, not from what follows it. */
function countSuffered(s: XState, id: ShipId): void {
  const attack = currentAttack(s)
  if (attack !== null) attack.harmed = [...(attack.harmed ?? []), id]
  if (attack?.target === id && attack.times > 0) attack.suffered = (attack.suffered ?? 0) + 1
}

/** Being dealt a card ignores shields (XW-DMG-002). Its text applies at once if it lies face up. */
export const dealDamageCard = procedure('deal a damage card', [
  run('draw the card', (s, v) => {
    const card = v.given ?? drawDamage(s, shipOf(s, v.ship))
    drawFor(s, v, card, v.faceUp || query(s, 'dealt face up', false, v.ship))
    if (query(s, 'turns damage down', false, v.ship)) turnDamage(s, v.ship, v, 'down')
  }),
  window('choose the damage card', { when: (_, v) => v.faceUp, order: attackerFirst, of: (_, v) => v.ship }),
  window('damage card drawn', { of: (_, v) => v.ship }),
  run('deal the card', (s, v) => {
    if (v.card === null || v.card === undefined) return
    const ship = shipOf(s, v.ship)
    const attack = currentAttack(s)
    if (attack?.target === v.ship) attack.firstDealt ??= ship.damage.length
    const damage = { card: v.card, faceUp: v.faceUp, round: s.table.round, effect: null }
    addDamage(ship, damage)
    if (v.faceUp) v.effect = textApplies(s, ship, damage)
  }),
  window('damage card face up', { of: (_, v) => v.ship }),
  run('is it destroyed', (s, v) => {
    if (suffering(s, v.ship) === 0) checkDestroyed(s, v.ship)
  }),
])

/** Turning a card face up is not dealing it, but its text applies (XW-DMG-008). */
export const turnDamageUp = procedure('turn a damage card up', [
  run('turn the card', (s, v) => {
    const ship = shipOf(s, v.ship)
    const damage = ship.damage[v.at]
    if (damage !== undefined && turnDamage(s, v.ship, damage, 'up')) v.effect = textApplies(s, ship, damage)
  }),
  window('damage card face up', { of: (_, v) => v.ship }),
  run('is it destroyed', (s, v) => checkDestroyed(s, v.ship)),
])

/** All the damage of an effect is dealt, even more than the ship can take, before it is destroyed (XW-CMBT-007). */
function suffering(s: XState, ship: ShipId): number {
  return allUnderWay(s, 'suffer damage').filter((v) => v.ship === ship).length
}

export function drawDamage(s: XState, ship: Ship): string {
  const deck = s.table.decks[ship.seat]
  if (deck === undefined) throw new Error(`no damage deck for ${ship.seat}`)
  if (deck.draw.length === 0) {
    deck.draw = deck.discard
    deck.discard = []
    shuffle(s, deck.draw)
  }
  reveal(s)
  // With both piles empty a counter stands for a face-down card (XW-DMG-010).
  return deck.draw.pop() ?? 'counter'
}

/** The text of a damage card that has come to lie face up applies from now on; the number of its effect. */
export function textApplies(s: XState, ship: Ship, damage: Damage): number {
  damage.round = s.table.round
  damage.effect = enter(s, { card: `damage:${damage.card}`, seat: ship.seat, on: ship.id })
  if (isInjuredPilot(damage.card)) ignorePilot(s, ship)
  return damage.effect
}

/** Turns a damage card face down: its text no longer applies. */
export function turnDown(s: XState, effect: number): void {
  leave(s, effect)
  for (const ship of s.table.ships) {
    for (const damage of ship.damage) {
      if (damage.effect !== effect) continue
      turnDamage(s, ship.id, damage, 'down')
      damage.effect = null
    }
  }
}
