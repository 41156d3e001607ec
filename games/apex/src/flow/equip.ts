import { end, goTo, type Plain, reveal, tell } from '@sandtable/kernel'
import { isMap, type PlainMap } from '@sandtable/kit'
import { lootPool } from '../../data/modes.ts'
import type { LegendId, Squad } from '../../data/types.ts'
import { equipSensibly, type Placing, place, placesFor } from '../equipping.ts'
import { distinct } from '../legend.ts'
import { drawCards, drawTokens, tileOf } from '../loot.ts'
import { type AState, type Legend, legendOf, type Pool, seatsOfSquad, squadOf, squads } from '../state.ts'
import { equipped, whyNotAttached } from '../weapon.ts'
import { ask, call, procedure, run } from './words.ts'

/** Phase 1: each squad equips itself from its pool, in secret until both are done (APX-EQUIP, OPEN-45). */
export const equipTheLegends = procedure('equip the legends', [
  run('draw the loot pools', (s) => {
    s.table.phase = 'equip'
    for (const squad of squads) drawPool(s, squad)
  }),
  call('red equips', 'equip a squad', () => ({ squad: 'red' })),
  call('blue equips', 'equip a squad', () => ({ squad: 'blue' })),
  run('show the equipment', (s) => {
    s.table.pools = { red: null, blue: null }
    reveal(s)
    for (const { id, weapons, gear } of s.table.legends)
      tell(s, {
        type: 'equipped',
        legend: id,
        weapons: weapons.map((one) => one?.card ?? ''),
        gear: { ...gear },
      })
  }),
])

/** Four weapon cards, four common and four rare tokens for each legend (APX-EQUIP-002); a squad may share them (APX-EQUIP-004). */
function drawPool(s: AState, squad: Squad): void {
  const { size } = s.table
  const weapons = drawCards(s, { id: 'weapon deck', names: s.table.weaponDeck }, size * lootPool.weapons)
  const common = drawTokens(s, 'common', size * lootPool.common)
  const rare = drawTokens(s, 'rare', size * lootPool.rare)
  s.table.pools[squad] = { weapons, tokens: [...common, ...rare] }
  tell(
    s,
    { type: 'pool', squad, weapons: [...weapons], tokens: [...common, ...rare] },
    seatsOfSquad(s, squad),
  )
}

export type Equipping =
  | { readonly equip: string; readonly legend: LegendId; readonly slot: number }
  | ({ readonly give: string; readonly legend: LegendId } & Placing)
  | 'sensibly'
  | 'done'

export const equipASquad = procedure(
  'equip a squad',
  [
    run('begin', (s, v) => {
      if (s.table.start === 'equip') return
      equipSensibly(s, v.squad)
      return end
    }),
    ask('equip', {
      rule: 'APX-EQUIP-005',
      any: true,
      secret: () => true,
      seats: (s, v) => seatsOfSquad(s, v.squad),
      options: (s, v): readonly Equipping[] => equippings(s, v.squad),
      why: (s, v, answer) => whyNotEquip(s, v.squad, answer),
      answer: (s, v, answer) => {
        if (answer === 'done') return end
        if (answer === 'sensibly') {
          equipSensibly(s, v.squad)
          return end
        }
        take(s, v.squad, answer)
        return goTo('equip')
      },
    }),
  ],
  { about: (_, v) => ({ squad: v.squad }) },
)

function poolOf(s: AState, squad: Squad): Pool {
  return s.table.pools[squad] ?? { weapons: [], tokens: [] }
}

/** Every legend needs two weapons before its squad is done (APX-EQUIP-005). */
function isArmed(s: AState, squad: Squad): boolean {
  return squadOf(s, squad).every((legend) => legend.weapons.every((weapon) => weapon !== null))
}

function equippings(s: AState, squad: Squad): Equipping[] {
  const { weapons, tokens } = poolOf(s, squad)
  const found: Equipping[] = isArmed(s, squad) ? ['done', 'sensibly'] : ['sensibly']
  const kinds = distinct(tokens)
  for (const legend of squadOf(s, squad)) {
    for (const [slot, weapon] of legend.weapons.entries())
      if (weapon === null) for (const card of weapons) found.push({ equip: card, legend: legend.id, slot })
    for (const give of kinds)
      for (const place of placesFor(legend, give))
        if ('to' in place) found.push({ give, legend: legend.id, to: place.to })
        else found.push({ give, legend: legend.id, weapon: place.weapon, slot: place.slot })
  }
  return found
}

function whyNotEquip(s: AState, squad: Squad, answer: Plain): string | null {
  if (!isMap(answer)) return 'APX-EQUIP-005'
  if ('drop' in answer) return 'APX-EQUIP-009'
  const named = answer.legend
  if (!squadOf(s, squad).some((one) => one.id === named)) return 'APX-EQUIP-004'
  const { weapons, tokens } = poolOf(s, squad)
  if ('equip' in answer) return weapons.includes(String(answer.equip)) ? 'APX-WPN-001' : 'APX-EQUIP-002'
  if (!('give' in answer)) return 'APX-EQUIP-005'
  const token = String(answer.give)
  return tokens.includes(token) ? whyNotThere(legendOf(s, String(named)), token, answer) : 'APX-EQUIP-002'
}

/** The rule that keeps a token of the pool from lying there. */
function whyNotThere(legend: Legend, token: string, answer: PlainMap): string {
  const { kind } = tileOf(token)
  if ('weapon' in answer) {
    const weapon = legend.weapons[Number(answer.weapon)]
    return whyNotAttached(weapon, token, Number(answer.slot)) ?? 'APX-WPN-002'
  }
  const onBody = answer.to === 'gear'
  if (onBody !== (kind === 'gear')) return 'APX-LOOT-004'
  return onBody ? 'APX-GEAR-002' : 'APX-PACK-001'
}

function take(s: AState, squad: Squad, answer: Exclude<Equipping, string>): void {
  const pool = poolOf(s, squad)
  const legend = legendOf(s, answer.legend)
  const own = seatsOfSquad(s, squad)
  if ('equip' in answer) {
    pool.weapons.splice(pool.weapons.indexOf(answer.equip), 1)
    legend.weapons[answer.slot] = equipped(answer.equip)
    tell(s, { type: 'takes weapon', legend: legend.id, card: answer.equip }, own)
    return
  }
  pool.tokens.splice(pool.tokens.indexOf(answer.give), 1)
  place(legend, answer.give, answer)
  tell(s, { type: 'takes token', legend: legend.id, token: answer.give }, own)
}
