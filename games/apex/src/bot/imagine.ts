import { enter, type Seen } from '@sandtable/kernel'
import { laidOut } from '@sandtable/kit'
import { legendsData } from '../../data/legends/index.ts'
import { startGear } from '../../data/modes.ts'
import { take } from '../hand.ts'
import type { Apex, ApexTable, AState, Equipped, Legend } from '../state.ts'

const nobody = { seats: [], legends: null }

/**
 * The table that a seat sees, laid out so that the rules can be asked: who sees whom, how far one gets, what a shot
 * comes to. Open cards and the own hands are in play on it; what is hidden is not there, and nothing is played on it.
 */
export function imagined(seen: Seen<Apex>): AState {
  const { activation, shot, bearers: _, debts, pool, ...view } = seen.table
  const team = seen.seat === null ? null : (seen.teams[seen.seat] ?? null)
  const table: ApexTable = {
    careBag: {},
    lastPiece: 0,
    pools: { red: null, blue: null, ...(team === null ? {} : { [team]: pool }) },
    lineUp: 'agreed',
    squads: { red: nobody, blue: nobody },
    start: 'drop',
    openHands: false,
    ...view,
    under: view.under.map((tokens) => [...tokens]),
    points: { ...view.points },
    legends: view.legends.map(
      ({
        shieldLimit: __,
        carried: ___,
        cards: ____,
        gear,
        weapons,
        backpack,
        discard,
        tokens,
        ...one
      }): Legend => ({
        gear: { ...(gear ?? startGear) },
        weapons: (weapons ?? [null, null]) as (Equipped | null)[],
        backpack: [...(backpack ?? [])],
        discard: [...discard],
        tokens: tokens.map((token) => ({ ...token })),
        ...one,
        hand: [],
        deck: [],
      }),
    ),
    bags: { common: {}, rare: {}, epic: {} },
    weaponDeck: [],
    binDeck: [],
    ring: { ...view.ring, deck: [] },
    loot: view.loot as ApexTable['loot'],
    pieces: [...view.pieces],
    opened: [...view.opened],
    passing: {},
    draft: [...view.draft],
  }
  const s = laidOut<Apex>(seen, table)
  for (const [procedure, vars] of [
    ['activation', activation],
    ['shoot', shot],
  ] as const)
    if (vars !== null)
      s.stack.push({ procedure, step: 0, vars: vars as object, used: null, ends: null, returns: false })
  for (const [at, legend] of table.legends.entries()) {
    const { abilities, passive } = legendsData[legend.id]
    const { seat, id } = legend
    for (const ability of abilities) enter<Apex, string>(s, { card: ability.id, seat, on: id })
    if (table.passives) enter<Apex, string>(s, { card: passive.id, seat, on: id })
    for (const card of view.legends[at]?.hand ?? []) take(s, legend, card)
  }
  for (const { legend, until } of debts)
    enter<Apex, 'bloodhound-blood-debt/owed'>(s, {
      card: 'bloodhound-blood-debt/owed',
      on: legend,
      vars: { until },
    })
  return s
}
