import { applyAnswer, awaited, randomFrom, sampleFor, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { mapPlans } from '../../data/maps/index.ts'
import { cardsIn } from '../catalogue.ts'
import { legion } from '../index.ts'
import { type LState, seats } from '../state.ts'
import { zoneOfUnit, zonesOf } from './zones.ts'

const { battles } = cardsIn('2018')
const idsOf = (kind: string) => battles.flatMap((card) => (card.kind === kind ? [card.id] : []))
const conditions = idsOf('condition')

/** From the instructions of the mission to the first command phase, with whatever players answer. */
function laidOut(map: string, primary: string, deployment: string, condition: string): LState {
  const army = (unit: string) => ({
    [`${unit}-a`]: { card: '2018-stormtroopers', undeployed: true },
    [`${unit}-b`]: { card: '2018-at-st', undeployed: true },
    [`${unit}-c`]: { card: '2018-snowtroopers', undeployed: true },
  })
  const table = { edition: '2018', map, mission: { primary, deployment, condition } }
  const position = legion.referee?.position(
    { ...table, gold: army('gold'), silver: army('silver') } as never,
    'mission',
  )
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  const { setup, arrange } = position
  const s: LState = start(legion, { setup: setup as never, seed: map, arrange: arrange as never })
  const random = randomFrom(`${map} ${primary} ${deployment}`)
  while (s.table.phase === 'set-up') {
    const [seat] = awaited(s)
    if (seat === undefined) throw new Error('nobody is asked')
    applyAnswer(s, seat, sampleFor(s, seat, random))
  }
  return s
}

/** All cards of the first year on every battlefield of their size, the conditions in turn. */
test.each(mapPlans.filter(({ board }) => board[0] === 12).map(({ id }) => id))(
  '%s has room for every battle card of 2018, and for all units in their zones',
  (map) => {
    for (const primary of idsOf('primary'))
      for (const [at, deployment] of idsOf('deployment').entries()) {
        const s = laidOut(map, primary, deployment, conditions[at % conditions.length] as string)
        const where = `${primary}, ${deployment}`
        for (const unit of s.table.units) {
          if (unit.conditions.includes('reinforcements')) continue
          expect(unit.deployed, `${where}: ${unit.id}`).toBe(true)
          expect(zoneOfUnit(zonesOf(s, unit.seat), unit), `${where}: ${unit.id}`).toBeDefined()
        }
        expect(
          s.table.objectives.every(({ lies }) => lies),
          where,
        ).toBe(true)
        const tokens = {
          '2018-key-positions': 3,
          '2018-intercept-the-transmissions': 3,
          '2018-recover-the-supplies': 5,
        }
        expect(s.table.objectives, where).toHaveLength((tokens as Record<string, number>)[primary] ?? 0)
        for (const seat of seats) expect(zonesOf(s, seat).length, where).toBeGreaterThan(0)
      }
  },
)
