import { cause, enter, leave, query, reveal, shuffle, tell } from '@sandtable/kernel'
import { abilitiesOn, ignorePilot } from '../cards/index.ts'
import { type Ship, type ShipId, shipOf, type XState } from '../state.ts'
import { damageTaken, hasInjuredPilot, hullValue, isInjuredPilot } from '../values.ts'
import { destroy } from './destroy.ts'
import { procedure, repeat, run, window } from './words.ts'

interface Suffering {
  readonly ship: ShipId
  hits: number
  crits: number
}

/** All normal damage comes before any critical damage (XW-DMG-004), one after the other. */
export const sufferDamage = procedure<Suffering>(
  'suffer damage',
  [
    run('next damage', (s, v) => {
      if (v.hits > 0) {
        v.hits--
        cause(s, 'suffer damage', { ship: v.ship, critical: false })
      } else if (v.crits > 0) {
        v.crits--
        cause(s, 'suffer damage', { ship: v.ship, critical: true })
      }
    }),
    repeat('next damage', (_, v) => v.hits + v.crits > 0),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)

/** One damage: a shield, or a damage card when there is none left (XW-DMG-001). */
export function takeDamage(s: XState, id: ShipId, critical: boolean): void {
  const ship = shipOf(s, id)
  if (!ship.inPlay) return
  if (ship.shields > 0) {
    ship.shields--
    tell(s, { type: 'shield lost', ship: id })
  } else cause(s, 'deal damage card', { ship: id, faceUp: critical })
}

interface Dealing {
  readonly ship: ShipId
  readonly faceUp: boolean
  effect: number
}

/** Being dealt a card ignores shields (XW-DMG-002). Its text applies at once if it lies face up. */
export const dealDamageCard = procedure<Dealing>('deal a damage card', [
  run('deal the card', (s, v) => {
    const ship = shipOf(s, v.ship)
    const card = drawDamage(s, ship)
    const faceUp = v.faceUp || query(s, 'dealt face up', false, v.ship)
    const damage = { card, faceUp, round: s.table.round, effect: null }
    ship.damage.push(damage)
    if (faceUp) {
      v.effect = turnUp(s, ship, ship.damage.length - 1)
      tell(s, { type: 'damage card', ship: v.ship, card })
    } else tell(s, { type: 'damage card', ship: v.ship })
  }),
  window('damage card dealt', { when: (_, v) => v.effect > 0, of: (_, v) => v.ship }),
  run('is it destroyed', (s, v) => checkDestroyed(s, v.ship)),
])

function drawDamage(s: XState, ship: Ship): string {
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

/** Turns a damage card face up; the number of its effect, or 0 if it has none. */
export function turnUp(s: XState, ship: Ship, at: number): number {
  const damage = ship.damage[at]
  if (damage === undefined) return 0
  damage.faceUp = true
  damage.round = s.table.round
  damage.effect =
    damage.card === 'counter'
      ? null
      : enter(s, { card: `damage:${damage.card}`, seat: ship.seat, on: ship.id })
  if (isInjuredPilot(damage.card)) ignorePilot(s, ship)
  return damage.effect ?? 0
}

/** Turns a damage card face down: its text no longer applies. */
export function turnDown(s: XState, effect: number): void {
  leave(s, effect)
  for (const ship of s.table.ships) {
    for (const damage of ship.damage) {
      if (damage.effect !== effect) continue
      damage.faceUp = false
      damage.effect = null
      tell(s, { type: 'turned down', ship: ship.id, card: damage.card })
      if (isInjuredPilot(damage.card) && !hasInjuredPilot(ship)) abilitiesOn(s, ship)
    }
  }
}

/** As many damage cards as hull, or more (XW-DMG-005). */
export function checkDestroyed(s: XState, id: ShipId): void {
  const ship = shipOf(s, id)
  if (ship.inPlay && damageTaken(ship) >= hullValue(s, ship)) destroy(s, id, 'damage')
}
