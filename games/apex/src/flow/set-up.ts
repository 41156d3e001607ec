import { drawNames, enter, tell } from '@sandtable/kernel'
import { binCards } from '../../data/bins.ts'
import { legendIds, legendsData } from '../../data/legends/index.ts'
import { carePackageBag } from '../../data/loot.ts'
import { ringCards } from '../../data/ring.ts'
import type { LegendId } from '../../data/types.ts'
import { weaponCards } from '../../data/weapons.ts'
import { newLegend } from '../legend.ts'
import { drawCards, fullBag } from '../loot.ts'
import { type Apex, type AState, squads } from '../state.ts'
import { standBy } from './words.ts'

/** Bags, decks and the ring (APX-SETUP-008 to -014, APX-RING-001 to -003). Decks lie in no order: what is drawn is drawn by chance. */
export function layOut(s: AState): void {
  const { table } = s
  table.bags = { common: fullBag('common'), rare: fullBag('rare'), epic: fullBag('epic') }
  table.weaponDeck = weaponCards.map((card) => card.id)
  table.binDeck = binCards.map((card) => card.id)
  table.ring.deck = ringCards.map((card) => card.id)
  revealRingCard(s)
}

/** The top card of the ring deck lies open (APX-RING-002, -004). */
export function revealRingCard(s: AState): void {
  const { ring } = s.table
  const [card = ''] = drawCards(s, { id: 'ring cards', names: ring.deck }, 1)
  ring.card = card
  tell(s, { type: 'ring card', card })
}

/** Legends dealt by chance, if that was agreed (APX-INIT-016). */
export function dealLegends(s: AState): void {
  const { table } = s
  if (table.lineUp !== 'dealt') return
  const dealt = drawNames(s, { id: 'legends', names: legendIds }, 2 * table.size) as LegendId[]
  for (const [at, id] of dealt.entries()) {
    const squad = at < table.size ? 'red' : 'blue'
    const seat = table.squads[squad].seats[at % table.size] ?? squad
    table.legends.push(newLegend(id, squad, seat))
    tell(s, { type: 'plays', seat, legend: id })
  }
}

/** Ability cards lie open beside their legends (APX-LEG-005), passives only if they were agreed on. */
export function bringCards(s: AState): void {
  const { table } = s
  table.legends.sort((one, other) => squads.indexOf(one.squad) - squads.indexOf(other.squad))
  for (const legend of table.legends) {
    const { id, seat } = legend
    const { abilities, passive } = legendsData[id]
    for (const ability of abilities) enter<Apex, string>(s, { card: ability.id, seat, on: id })
    if (table.passives) enter<Apex, string>(s, { card: passive.id, seat, on: id })
    if (id === 'lifeline') table.careBag = { ...carePackageBag }
  }
  for (const seat of s.seats) enter<Apex, string>(s, { card: standBy, seat })
}
