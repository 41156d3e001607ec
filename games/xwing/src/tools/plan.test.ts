import { applyAnswer, type Ghost, look, randomFrom, sampleFor, type Thing } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { xwing } from '../index.ts'
import { scene } from '../scene/index.ts'
import type { XState } from '../state.ts'
import { foreshow } from './foreshow.ts'

function dialOf(s: XState, ship: string, label: string): Ghost {
  const found = scene(look(s, 'red')).things.find(
    (one): one is Ghost => one.type === 'ghost' && one.of === ship && one.label?.en === label,
  )
  if (found === undefined) throw new Error(`no ${label} for ${ship}`)
  return found
}

/** What is foreshown for red: a dial, and the dials that are set already. */
function ahead(
  s: XState,
  [ship, label]: readonly [string, string],
  planned: Readonly<Record<string, string>> = {},
) {
  const others = Object.entries(planned).map(([of, name]) => dialOf(s, of, name))
  return foreshow(look(s, 'red'), dialOf(s, ship, label), others)
}

function said(things: readonly Thing[], tone?: string): string[] {
  return things.flatMap((one) =>
    one.type === 'remark' && (tone === undefined || one.tone === tone) ? [one.label.en] : [],
  )
}

const marked = (things: readonly Thing[], kind: string) =>
  things.filter((one) => one.type === 'area' && one.kind === kind)

const rookie = { pilot: 'rookiepilot', at: [400, 300], facing: 0 }
const far = { guard: { pilot: 'royalguardpilot', at: [880, 880], facing: 0 } }
const laid = (table: object): XState =>
  begin(xwing, { table: { red: { rookie }, blue: far, ...table } as never })

test('a clear way has nothing against it', () => {
  const things = ahead(laid({}), ['rookie', 'straight 2'])
  expect(said(things)).toEqual([])
  expect(marked(things, 'danger')).toEqual([])
})

test('rocks: under the base or the template, and marked; none for whom they are no concern', () => {
  const obstacles = [{ shape: 'asteroid-8', at: [400, 440], facing: 0 }]
  const things = ahead(laid({ obstacles }), ['rookie', 'straight 3'])
  expect(said(things)).toEqual(['hits an asteroid: no action, a die for damage'])
  expect(marked(things, 'danger')).toHaveLength(1)
  expect(said(ahead(laid({ obstacles }), ['rookie', 'turn right 2']))).toEqual([])
  const dash = { pilot: 'dashrendar', at: [400, 280], facing: 0 }
  expect(said(ahead(laid({ red: { dash }, obstacles }), ['dash', 'straight 3']), 'bad')).toEqual([])
})

test('a debris cloud brings stress', () => {
  const obstacles = [{ shape: 'debris-1', at: [400, 380], facing: 0 }]
  expect(said(ahead(laid({ obstacles }), ['rookie', 'straight 2']))).toEqual([
    'hits a debris cloud: stress, a die for damage',
    'gets stress: no action, no red maneuver next round',
  ])
})

test('who leaves the table is destroyed, and that is all there is to say', () => {
  const edge = { rookie: { ...rookie, at: [400, 880] } }
  expect(said(ahead(laid({ red: edge }), ['rookie', 'straight 2']))).toEqual([
    'flies off the table and is destroyed',
  ])
})

test('own ships stand where their plans take them, if they move before', () => {
  const biggs = { pilot: 'biggsdarklighter', at: [400, 380], facing: 0 }
  const s = laid({ red: { rookie, biggs } })
  // The rookie flies first: Biggs still stands there, whatever his dial will say.
  expect(said(ahead(s, ['rookie', 'straight 1'], { biggs: 'straight 4' }))).toEqual([
    'bumps Biggs: no action',
  ])
  // Biggs flies later, past where the rookie stood and into where it stands then.
  const across = { pilot: 'biggsdarklighter', at: [520, 340], facing: 270 }
  const t = laid({ red: { rookie: { ...rookie, at: [400, 220] }, biggs: across } })
  expect(said(ahead(t, ['biggs', 'straight 2'], { rookie: 'straight 2' }))).toEqual([
    'bumps Rookie as planned: no action',
  ])
  expect(said(ahead(t, ['biggs', 'straight 2'], { rookie: 'straight 4' }))).toEqual([])
  expect(said(ahead(t, ['biggs', 'straight 2']))).toEqual([])
})

test('an ionized ship has no dial, and stands where it must', () => {
  const ionized = { ...rookie, at: [400, 260], tokens: { ion: 1 } }
  const biggs = { pilot: 'biggsdarklighter', at: [520, 340], facing: 270 }
  const s = laid({ red: { rookie: ionized, biggs } })
  expect(said(ahead(s, ['biggs', 'straight 2']))).toEqual(['bumps Rookie as planned: no action'])
})

test('each planned ship has a ghost where it would stand by plan', () => {
  const biggs = { pilot: 'biggsdarklighter', at: [520, 340], facing: 270 }
  const s = laid({ red: { rookie: { ...rookie, at: [400, 220] }, biggs } })
  const ghosts = ahead(s, ['rookie', 'straight 2'], { biggs: 'straight 2' }).filter(
    (one): one is Ghost => one.type === 'ghost',
  )
  expect(ghosts.map(({ of, label, meets }) => [of, label?.en, meets])).toEqual([
    ['rookie', 'straight 2', []],
    ['biggs', 'straight 2', ['rookie']],
  ])
  const [first] = ghosts
  const [, ...dials] = scene(look(s, 'red')).things.filter((one) => one.type === 'ghost')
  expect(dials.some(({ id }) => id === first?.id)).toBe(false)
  applyAnswer(s, 'blue', sampleFor(s, 'blue', randomFrom('plan')))
  applyAnswer(s, 'red', {
    rookie: dialOf(s, 'rookie', 'straight 2').part?.value ?? null,
    biggs: dialOf(s, 'biggs', 'straight 2').part?.value ?? null,
  })
  // The rookie has flown by now: there it stands.
  const { pose } = s.table.ships.find(({ id }) => id === 'rookie') ?? {}
  expect(pose).toEqual(first?.at)
})

test('enemies stand where they are now, and it is said if they move before', () => {
  const blue = {
    early: { pilot: 'academypilot', at: [400, 380], facing: 180 },
    late: { pilot: 'soontirfel', at: [500, 400], facing: 180 },
  }
  expect(said(ahead(laid({ blue }), ['rookie', 'straight 1']), 'bad')).toEqual([
    'bumps Academy where it is now: no action',
  ])
  expect(said(ahead(laid({ blue }), ['rookie', 'turn right 2']), 'bad')).toEqual([
    'bumps Soontir Fel: no action',
  ])
})

test('mines on the way, and bombs at whose range 1 it would end', () => {
  const bombs = [
    { kind: 'proximity-mine', seat: 'blue', at: [400, 410], facing: 0 },
    { kind: 'proton-bomb', seat: 'blue', at: [520, 420], facing: 0 },
  ]
  const s = laid({ bombs })
  const things = ahead(s, ['rookie', 'straight 2'])
  expect(said(things)).toEqual(['sets off a mine: proximity mine', 'ends at range 1 of a bomb: proton bomb'])
  expect(marked(things, 'danger')).toHaveLength(2)
  expect(said(ahead(s, ['rookie', 'turn left 3']))).toEqual([])
})

test('bombs on board: where they would lie, and whom they would reach', () => {
  const upgrades = ['protonbombs']
  const gamma = { pilot: 'gammasquadronpilot', at: [400, 300], facing: 0, upgrades }
  const behind = { pilot: 'rookiepilot', at: [500, 150], facing: 0 }
  const s = laid({ red: { gamma, behind } })
  const own = ahead(s, ['gamma', 'straight 1'])
  expect(marked(own, 'laid')).toHaveLength(1)
  expect(said(own)).toEqual(['may drop here: proton bomb'])
  const dropped = { gamma: 'straight 1' }
  expect(said(ahead(s, ['behind', 'straight 1'], dropped))).toEqual([
    'at range 1 of proton bomb, if Gamma drops it',
  ])
  expect(said(ahead(s, ['behind', 'straight 1']))).toEqual([])
})

test('stress: what brings it, what takes it away, and what it forbids', () => {
  const stressed = { rookie: { ...rookie, tokens: { stress: 1 } } }
  expect(said(ahead(laid({}), ['rookie', 'Koiogran turn 4']))).toEqual([
    'gets stress: no action, no red maneuver next round',
  ])
  expect(said(ahead(laid({ red: stressed }), ['rookie', 'straight 3']))).toEqual([
    'stays stressed: no action, no red maneuver next round',
  ])
  expect(said(ahead(laid({ red: stressed }), ['rookie', 'straight 2']))).toEqual(['sheds its stress'])
  const red = ahead(laid({ red: stressed }), ['rookie', 'Koiogran turn 4'])
  expect(said(red)).toEqual([
    'stressed: flies a white straight 2 instead',
    'stays stressed: no action, no red maneuver next round',
  ])
  const ghost = red.find((one) => one.type === 'ghost')
  expect(ghost).toMatchObject({ kind: 'maneuver-red', at: { x: 400, y: 420, facing: 0 } })
})

test('a dial has the colours that cards give it', () => {
  const upgrades = ['r2astromech']
  const s = laid({ red: { rookie: { ...rookie, upgrades } } })
  expect(dialOf(s, 'rookie', 'turn left 2').kind).toBe('maneuver-green')
  expect(dialOf(laid({}), 'rookie', 'turn left 2').kind).toBe('maneuver-white')
})

test('whom it could fire at, by name and range', () => {
  const blue = { ahead: { pilot: 'academypilot', at: [400, 700], facing: 180 } }
  const obstacles = [{ shape: 'asteroid-8', at: [400, 580], facing: 0 }]
  expect(said(ahead(laid({ blue }), ['rookie', 'straight 3']), 'good')).toEqual([
    'range 2 of Academy, in arc',
  ])
  expect(said(ahead(laid({ blue, obstacles }), ['rookie', 'straight 3']), 'good')).toEqual([
    'range 2 of Academy, in arc, obstructed',
  ])
})
