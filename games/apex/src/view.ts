import { cardNamed, clone, mix, type Random, recast, type Seat, underWay } from '@sandtable/kernel'
import { startShield } from '../data/modes.ts'
import { handOf } from './hand.ts'
import { shieldLimit } from './legend.ts'
import { tileOf } from './loot.ts'
import { difficultyNow } from './shot.ts'
import type { Apex, AState, Bag, Legend, LegendId } from './state.ts'
import type { ApexView, LegendSeen } from './vocabulary/view.ts'

/** The card that somebody owes. */
const bloodDebt = 'bloodhound-blood-debt/owed'

/** What a seat may see: all but the other squad's hands, backpacks and pools, and what is in decks and bags (OPEN-44). */
export function view(s: AState, seat: Seat | null): ApexView {
  const { table } = s
  const team = seat === null ? null : (s.teams[seat] ?? null)
  const { deck: _, ...ring } = table.ring
  return {
    board: table.board,
    plan: clone(table.plan),
    size: table.size,
    passives: table.passives,
    targetTrack: table.targetTrack,
    phase: table.phase,
    roundMarker: table.roundMarker,
    initiative: table.initiative,
    turn: table.turn,
    legends: table.legends.map((legend) => viewLegend(s, legend, legend.squad === team)),
    under: clone(table.under),
    points: { ...table.points },
    bags: { common: sizeOf(table.bags.common), rare: sizeOf(table.bags.rare), epic: sizeOf(table.bags.epic) },
    weaponDeck: table.weaponDeck.length,
    binDeck: table.binDeck.length,
    ring,
    loot: clone(table.loot),
    pieces: clone(table.pieces),
    opened: [...table.opened],
    pool: team === null ? null : clone(table.pools[team as 'red' | 'blue'] ?? null),
    entry: clone(table.entry),
    passing: { ...table.passing },
    draft: [...table.draft],
    activation: clone(underWay(s, 'activation')),
    shot: shotIn(s),
    debts: debts(s),
    bearers: bearers(s),
  }
}

/** The shot under way, as hard as it is by now. */
function shotIn(s: AState): ApexView['shot'] {
  const shot = underWay(s, 'shoot')
  return shot === null ? null : clone({ ...shot, difficulty: [...difficultyNow(s, shot)] })
}

function viewLegend(s: AState, legend: Legend, own: boolean): LegendSeen {
  // While squads equip themselves, neither sees what the other takes (OPEN-45).
  const shown = own || s.table.phase !== 'equip'
  return {
    id: legend.id,
    squad: legend.squad,
    seat: legend.seat,
    field: legend.field,
    shield: shown ? legend.shield : startShield,
    shieldLimit: shown ? shieldLimit(legend) : startShield,
    health: legend.health,
    gear: shown ? { ...legend.gear } : null,
    weapons: shown ? clone(legend.weapons) : null,
    backpack: own || s.table.openHands ? [...legend.backpack] : null,
    carried: shown ? legend.backpack.length : 0,
    hand: own || s.table.openHands ? handOf(s, legend) : null,
    cards: legend.hand.length,
    deck: legend.deck.length,
    discard: [...legend.discard],
    boxes: legend.boxes,
    tokens: legend.tokens.map((token) => ({ ...token })),
    activated: legend.activated,
  }
}

function debts(s: AState): ApexView['debts'] {
  return Object.values(s.effects).flatMap((effect) =>
    effect.card === bloodDebt && effect.on !== null
      ? [{ legend: effect.on, until: Number(effect.vars.until) }]
      : [],
  )
}

function bearers(s: AState): Record<string, LegendId> {
  const found: Record<string, LegendId> = {}
  for (const effect of Object.values(s.effects))
    if (effect.on !== null && cardNamed<Apex>(s, effect.card)?.secret !== true)
      found[effect.id] = effect.on as LegendId
  return found
}

function sizeOf(bag: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const count of Object.values(bag)) sum += count
  return sum
}

/** Other hands, backpacks and pools for those whom this seat cannot look at; decks and bags lie in no order. */
export function scramble(s: AState, seat: Seat | null, random: Random): void {
  const team = seat === null ? null : (s.teams[seat] ?? null)
  if (s.table.openHands) return
  for (const legend of s.table.legends) {
    if (legend.squad === team) continue
    const cards = [...legend.deck, ...handOf(s, legend)]
    mix(random, cards)
    for (const id of legend.hand) recast(s, id, cards.pop() ?? '')
    legend.deck = cards
    // While it equips itself, what it has taken hangs together.
    if (s.table.phase !== 'equip') legend.backpack = legend.backpack.map((token) => swapped(s, token, random))
  }
  for (const [squad, pool] of Object.entries(s.table.pools)) {
    if (pool === null || squad === team) continue
    pool.weapons = pool.weapons.map((card) => {
      s.table.weaponDeck.push(card)
      mix(random, s.table.weaponDeck)
      return s.table.weaponDeck.pop() ?? card
    })
    pool.tokens = pool.tokens.map((token) => swapped(s, token, random))
  }
}

/** Another token of the same bag, of those that lie in backpacks. */
function swapped(s: AState, token: string, random: Random): string {
  const { rarity } = tileOf(token)
  const bag = s.table.bags[rarity as Bag]
  if (bag === undefined) return token
  const others = Object.keys(bag).filter((tile) => (bag[tile] ?? 0) > 0 && tileOf(tile).kind !== 'gear')
  if (others.length === 0 || tileOf(token).kind === 'gear') return token
  mix(random, others)
  const other = others[0] ?? token
  bag[other] = (bag[other] ?? 0) - 1
  bag[token] = (bag[token] ?? 0) + 1
  return other
}
