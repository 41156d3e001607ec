import { type Amendment, agree, clone, look, type Plain, propose, type Setting } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { everyDecision } from '../../test/random-games.ts'
import { assault } from '../index.ts'
import { scene } from '../scene/index.ts'
import type { AState } from '../state.ts'
import { en } from '../words/en.ts'
import { amendments } from './amendments.ts'

const table = {
  floor: { blocking: ['d4'], rules: 'home-delivery', tokens: [{ label: 'crate', at: 'h3' }] },
  gold: { vader: { card: 'darth-vader', at: 'c3', damage: 4 } },
  silver: { rider: { card: 'dewback-rider', at: 'f3' } },
  objects: { 'token-1': { carrier: 'vader' } },
}

/** Gold proposes it, silver agrees; null: it is so. */
function change(s: AState, set: readonly Setting[]): string | null {
  return propose(s, 'gold', { set }) ?? agree(s, 'silver', true)
}

function at(s: AState, path: readonly (string | number)[]): unknown {
  return path.reduce((part: unknown, key) => (part as Record<string | number, unknown>)[key], s.table)
}

const ofAll = (s: AState) => amendments(look(s, 'gold'))

function piece(s: AState, id: string | null) {
  const found = scene(look(s, null)).things.find((one) => one.type === 'piece' && one.id === id)
  return found?.type === 'piece' ? found : null
}

test('damage, victory points and where figures stand', () => {
  const s = begin(assault, { table })
  expect(ofAll(s).map(({ id, of, type, label }) => [id, of, type, label.en])).toEqual([
    ['points gold', null, 'number', 'Gold: victory points scored'],
    ['points silver', null, 'number', 'Silver: victory points scored'],
    ['figures 0 damage', 'vader', 'number', 'Damage'],
    ['figures 0 stand', 'vader', 'place', 'Position'],
    ['figures 1 damage', 'rider', 'number', 'Damage'],
    ['figures 1 stand', 'rider', 'place', 'Position'],
  ])
  expect(ofAll(s)[2]).toMatchObject({ path: ['figures', 0, 'damage'], value: 4, least: 0, most: 15 })
})

test('a figure may stand wherever there is room for it, and what it carries comes along', () => {
  const s = begin(assault, { table })
  const places = ofAll(s).flatMap((one) => (one.type === 'place' && one.of === 'vader' ? one.places : []))
  // 16 × 12 without its own space, the blocking one and the two of the rider.
  expect(places).toHaveLength(16 * 12 - 4)
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length)
  const there = places.find(({ name }) => name === 'a12')
  expect(there?.at).toEqual({ x: 0.5, y: 0.5 })
  expect(change(s, there?.set ?? [])).toBeNull()
  expect(piece(s, 'vader')?.at).toEqual({ x: 0.5, y: 0.5, facing: 0 })
  expect(s.table.objects[0]?.spaces).toEqual([s.table.figures[0]?.stand])
  expect(en.entry(s.news.at(-1) ?? { type: '' }, look(s, null).table)).toBe(
    'By agreement: Darth Vader now stands on a12.',
  )
})

test('a large figure may be turned', () => {
  const s = begin(assault, { table })
  const places = ofAll(s).flatMap((one) => (one.type === 'place' && one.of === 'rider' ? one.places : []))
  const spots = new Set(places.map(({ at }) => `${at.x} ${at.y}`))
  expect(spots.size).toBe(places.length)
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length)
  const turned = places.find(({ name }) => name === 'a12–b12')
  expect(change(s, turned?.set ?? [])).toBeNull()
  expect(piece(s, 'rider')?.at).toEqual({ x: 1, y: 0.5, facing: 90 })
})

test('nothing is changed when the game is over', () => {
  const seen = look(begin(assault, { table }), 'gold')
  expect(amendments({ ...seen, over: { winner: 'gold', reason: 'points' } })).toEqual([])
})

/** What a player would make of it. */
function another(amendment: Amendment, pick: number): readonly Setting[] {
  if (amendment.type === 'place')
    return amendment.places[pick % Math.max(1, amendment.places.length)]?.set ?? []
  if (amendment.type === 'spot') return []
  const { path, value, least, most } = amendment
  const next = least + (pick % (most - least + 1))
  return [{ path, value: next === value ? (value < most ? value + 1 : least) : next }]
}

/** What the table shows of the thing that is amended. */
function shownOf(s: AState, amendment: Amendment): Plain {
  if (amendment.of === null) {
    const seat = amendment.id.split(' ')[1] ?? ''
    const facts = scene(look(s, null)).facts.filter((one) => one.name === 'points' && one.seat === seat)
    return facts.map(({ value }) => Number(value))
  }
  const found = piece(s, amendment.of)
  if (amendment.type === 'place') return [found?.at.x ?? null, found?.at.y ?? null]
  return (found?.badges ?? []).map(({ name, count }) => `${name} ${count}`)
}

test('in random games every path leads to what is shown, and a change of it is made and seen', () => {
  const made: Record<string, number> = {}
  const refused: Record<string, number> = {}
  everyDecision('amendments', 4, 300, (_, __, s) => {
    if (s.over !== null || s.proposal !== null || s.decision % 4 !== 0) return
    const all = ofAll(s)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const one of all) {
      if (one.type === 'number') {
        expect(at(s, one.path)).toBe(one.value)
        expect(one.least <= one.value && one.value <= one.most).toBe(true)
      }
      if (one.type === 'place')
        for (const { path } of one.places[0]?.set ?? []) expect(at(s, path)).toBeDefined()
    }
    for (let i = 0; i < 3; i++) {
      const one = all[(s.decision * 7 + i * 5) % all.length]
      const set = one === undefined ? [] : another(one, s.decision * 31 + i)
      if (one === undefined || set.length === 0) continue
      const next = clone(s)
      const rule = change(next, set)
      if (rule !== null) {
        refused[rule] = (refused[rule] ?? 0) + 1
        continue
      }
      const kind = one.id.replace(/[ \d]+/, ' ')
      made[kind] = (made[kind] ?? 0) + 1
      expect(shownOf(next, one)).not.toEqual(shownOf(s, one))
      for (const { path, value } of set) expect(at(next, path)).toEqual(value)
    }
  })
  // Some moves would leave somebody without an answer.
  expect(Object.keys(refused).filter((rule) => rule !== 'ST-CHG-005')).toEqual([])
  expect(made['figures stand']).toBeGreaterThan(50)
  expect(made['figures damage']).toBeGreaterThan(50)
  expect(made['points gold']).toBeGreaterThan(5)
  expect(refused['ST-CHG-005'] ?? 0).toBeLessThan(50)
}, 120_000)
