import { answer, type Ghost, look, type Plain, type Steered, underWay } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin as beginAt } from '../../test/position.ts'
import { scene } from '../scene/index.ts'
import type { LState } from '../state.ts'
import type { Moving } from '../vocabulary/moves.ts'
import { steer } from './steer.ts'

/** Gold's droids are activated, if nothing else is said. */
const begin = (table: object, answers: readonly Plain[] = ['droids']) =>
  beginAt(
    table,
    answers.map((one) => ['gold', one]),
  )

const led = (s: LState, x: number, y: number, placed = {}): Steered =>
  steer(look(s, 'gold'), { of: 'droids', at: { x, y }, ...(Object.keys(placed).length > 0 && { placed }) })

const ghosts = ({ things }: Steered) => things.filter((one): one is Ghost => one.type === 'ghost')

const droids = { card: 'b1-battle-droids', at: [300, 400], order: 'up' }
const silver = { clones: { card: 'clone-trooper-infantry', at: [900, 400] } }

test('one gesture moves a unit of six: the action, and the tool with everybody where they come to stand', () => {
  const s = begin({ gold: { droids }, silver })
  const steered = led(s, 420, 400)
  expect(steered.answers?.[0]).toBe('move')
  expect(steered.answers?.[1]).toMatchObject({ x: 420, y: 400, speed: 2 })
  expect(ghosts(steered).map(({ of }) => of)).toHaveLength(6)
  for (const one of steered.answers ?? []) expect(answer(s, 'gold', one)).toBeNull()
  const stand = s.table.units[0]?.minis.map(({ x, y }) => [x, y])
  expect(stand).toEqual(ghosts(steered).map(({ at }) => [at.x, at.y]))
})

test('a unit that could be activated is chosen by the same gesture; one that is not offered is not', () => {
  const others = { card: 'b1-battle-droids', at: [300, 800], order: 'up' }
  const waiting = { card: 'b1-battle-droids', at: [600, 100], order: 'down' }
  const s = begin({ gold: { droids, others, waiting }, silver }, [])
  expect(led(s, 420, 400).answers).toEqual(['droids', 'move', expect.objectContaining({ x: 420, y: 400 })])
  const steers = () => scene(look(s, 'gold')).things.filter((one) => one.type === 'steer')
  expect(steers().map(({ of, waits }) => [of, waits])).toEqual([
    ['droids', true],
    ['others', true],
  ])
  for (const one of led(s, 420, 400).answers ?? []) expect(answer(s, 'gold', one)).toBeNull()
  expect(s.table.units[0]?.minis[0]).toMatchObject({ x: 420, y: 400 })
  expect(steers().map(({ of, waits }) => [of, waits])).toEqual([['droids', undefined]])
})

test('of the tools that reach, the shortest is laid', () => {
  const s = begin({ gold: { droids }, silver })
  expect(led(s, 350, 400).answers?.[1]).toMatchObject({ speed: 1 })
})

test('whoever points too far is taken as far as the tool reaches', () => {
  const s = begin({ gold: { droids }, silver })
  const [leader] = ghosts(led(s, 300, 900))
  expect(leader?.at.x).toBeCloseTo(300, 1)
  expect(leader?.at.y).toBeCloseTo(400 + 125 + 27, 0)
})

test('through difficult ground it gets less far', () => {
  const s = begin({ gold: { droids }, silver, terrain: [{ kind: 'wood', at: [300, 560] }] })
  const [leader] = ghosts(led(s, 300, 900))
  expect(leader?.at.y).toBeLessThan(400 + 75 + 27.1)
})

test('where it may not stand, the rule is named and nothing can be answered', () => {
  const s = begin({ gold: { droids }, silver, terrain: [{ kind: 'rocks', at: [400, 400] }] })
  const steered = led(s, 400, 400)
  expect(steered).toMatchObject({ answers: null, refused: 'LG2-TERR-020' })
  expect(ghosts(steered)[0]?.kind).toContain('forbidden-here')
})

test('those who follow can be put elsewhere before it counts, within cohesion', () => {
  const s = begin({ gold: { droids }, silver })
  const [, second] = s.table.units[0]?.minis ?? []
  const steered = led(s, 420, 400, { [second?.id ?? '']: { x: 420, y: 480 } })
  expect(ghosts(steered)[1]?.at).toMatchObject({ x: 420, y: 480 })
  for (const one of steered.answers ?? []) expect(answer(s, 'gold', one)).toBeNull()
  expect(s.table.units[0]?.minis[1]).toMatchObject({ x: 420, y: 480 })
})

test('too far from the leader is out of cohesion', () => {
  const s = begin({ gold: { droids }, silver })
  const [, second] = s.table.units[0]?.minis ?? []
  const steered = led(s, 420, 400, { [second?.id ?? '']: { x: 420, y: 560 } })
  expect(steered).toMatchObject({ answers: null, refused: 'LG2-COH-002' })
  const wrong = ghosts(steered).filter(({ kind }) => kind.includes('forbidden-here'))
  expect(wrong.map(({ of }) => of)).toEqual([second?.id])
  expect(ghosts(steered)).toHaveLength(6)
})

const remarks = ({ things }: Steered) =>
  things.flatMap((one) => (one.type === 'remark' ? [[one.label.en, one.tone]] : []))
const lines = ({ things }: Steered) => things.flatMap((one) => (one.type === 'line' ? [one.kind] : []))

test('whom it could attack from there is said, and who could attack it: range and all cover, be it of heads kept down', () => {
  const s = begin({ gold: { droids }, silver })
  expect(remarks(led(s, 430, 400))).toEqual([
    ['Could attack Clone Infantry: range 3, no cover', 'good'],
    ['Clone Infantry could attack: range 3, no cover', 'bad'],
  ])
  expect(lines(led(s, 430, 400))).toEqual(['shot'])
  const clones = { ...silver.clones, tokens: { suppression: 3 } }
  expect(remarks(led(begin({ gold: { droids }, silver: { clones } }), 430, 400))[0]).toEqual([
    'Could attack Clone Infantry: range 3, light cover',
    'good',
  ])
})

test('whoever could attack without being attacked is drawn as well', () => {
  const sniper = { card: 'rebel-commandos-strike-team', upgrades: ['dh-447-sniper'], at: [1150, 400] }
  const steered = led(begin({ gold: { droids }, silver: { sniper } }), 430, 400)
  expect(remarks(steered).map(([label]) => label)).toEqual([
    expect.stringMatching(/could attack: range 4, no cover/),
  ])
  expect(lines(steered)).toEqual(['threat'])
})

test('a unit that is still to come is led in from its edge', () => {
  const table = {
    gold: { droids: { ...droids, undeployed: true } },
    silver,
    mission: { primary: 'bunker-assault' },
    blue: 'gold',
  }
  const s = begin(table)
  const [seen] = scene(look(s, 'gold')).things.filter(({ type }) => type === 'steer')
  expect(seen).toMatchObject({ of: 'droids', inHand: true })
  const steered = led(s, 900, 300)
  expect(steered.answers?.[1]).toMatchObject({ direction: 0, from: { y: 0 } })
})

test('a unit that gets out of a vehicle is led out from it, however far from the edge [LG2-KW-244]', () => {
  const s = begin(
    {
      gold: {
        truck: { card: 'a-a5-speeder-truck-rebels', at: [900, 450], facing: 0 },
        droids: { card: 'b1-battle-droids', undeployed: true, order: 'up', left: 1 },
      },
      silver: { clones: { card: 'clone-trooper-infantry', at: [900, 850], left: 1 } },
      mission: { primary: 'outflank' },
    },
    ['droids', 'move'],
  )
  const moving = underWay(s, 'move') as Moving
  Object.assign(moving, { outOf: 'truck', speed: 1 })
  const steered = led(s, 1100, 450)
  // From the middle of its flank: half the truck, the tool and the base.
  expect(ghosts(steered)[0]?.at.x).toBeCloseTo(900 + 50 + 75 + 13.5, 0)
  expect(steered.answers).not.toBeNull()
  const [steerOf] = scene(look(s, 'gold')).things.filter((one) => one.type === 'steer')
  expect(steerOf?.from).toEqual({ x: 900, y: 450, facing: 0 })
})

test('a notched base comes to look as it is turned, and turns on the spot where it stands', () => {
  const walker = { card: 'at-rt-rebels', at: [300, 400], facing: 90, order: 'up' }
  const s = begin({ gold: { walker }, silver }, ['walker'])
  const turned = (x: number, facing?: number) => {
    const steered = steer(look(s, 'gold'), {
      of: 'walker',
      at: { x, y: 400 },
      ...(facing !== undefined && { facing }),
    })
    return { steered, at: ghosts(steered)[0]?.at }
  }
  expect(turned(420).at).toMatchObject({ facing: 90 })
  for (const facing of [60, 120]) {
    const { at } = turned(420, facing)
    expect(Math.abs((at?.facing ?? 0) - facing)).toBeLessThan(16)
    expect(Math.abs((at?.x ?? 0) - 420)).toBeLessThan(20)
  }
  const { steered, at } = turned(300, 150)
  expect(steered.answers).toEqual(['move', { way: 'pivot', turn: 60 }])
  expect(at).toMatchObject({ x: 300, y: 400, facing: 150 })
  // No farther than the rules allow (LG2-APXA-005).
  expect(turned(300, 200).at).toMatchObject({ facing: 180 })
})

const in2018 = {
  edition: '2018',
  gold: { droids: { card: '2018-stormtroopers', at: [300, 400], left: 1 } },
  silver: { rebels: { card: '2018-rebel-troopers', at: [900, 800] } },
  terrain: [{ kind: 'house', at: [450, 400] }],
}

test('in 2018 the tool is laid for trial only for the unit that is activated [LG1-PREB-002]', () => {
  const s = begin(in2018, [])
  expect(led(s, 320, 400)).toEqual({ answers: null, refused: null, things: [] })
  expect(scene(look(s, 'gold')).things.filter(({ type }) => type === 'steer')).toEqual([])
  expect(answer(s, 'gold', 'droids')).toBeNull()
  expect(led(s, 320, 400).answers?.[0]).toBe('move')
  expect(scene(look(s, 'gold')).things.filter(({ type }) => type === 'steer')).toHaveLength(1)
})

test('whoever is led onto a building goes up to its wall, and may climb it there', () => {
  const s = begin(in2018)
  const { answers } = led(s, 430, 400)
  expect(answers).not.toBeNull()
  for (const one of answers ?? []) expect(answer(s, 'gold', one)).toBeNull()
  // The wall stands at 375, the base has 27.
  const [leader] = s.table.units[0]?.minis ?? []
  expect(leader?.x).toBeCloseTo(375 - 13.5, 0)
  expect(answer(s, 'gold', 'clamber')).toBeNull()
  expect(s.table.units[0]?.minis[0]?.on).toBe('house-1/1')
})

test('in 2018 cover is shown as that edition has it: by the line of the middles, wherever the screen stands [LG1-COVER-005]', () => {
  const rebels = { card: '2018-rebel-troopers', at: [700, 400], left: 1 }
  const terrain = [{ kind: 'barricade', at: [500, 400], facing: 90 }]
  const shown = (edition: object) =>
    remarks(led(begin({ ...in2018, ...edition, silver: { rebels }, terrain }), 320, 400))[0]?.[0]
  expect(shown({})).toMatch(/: range 3, heavy cover$/)
})
