import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findPlan } from './library.ts'
import { missions, needsOf, whyNotOffered } from './missions.ts'

const ledger = readFileSync(new URL('../../rules/cards.md', import.meta.url), 'utf8')

test('every mission has an id of its own, and an official one the entry in the ledger', () => {
  expect(new Set(missions.map(({ id }) => id)).size).toBe(missions.length)
  for (const { id, rule } of missions) {
    if (rule === null) continue
    expect(rule).toBe(`IA-SKM-${id}`)
    expect(ledger).toContain(`[${rule}]`)
  }
})

test('an official mission belongs to the map of its name', () => {
  for (const { id, rule } of missions) {
    if (rule === null) continue
    const plan = findPlan(id.slice(0, -2))
    expect([plan?.missions.A.rules, plan?.missions.B.rules], id).toContain(id)
  }
})

/** Every value of these fields, wherever it stands. */
function valuesOf(value: unknown, names: readonly string[]): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    names.includes(name) ? [one, ...valuesOf(one, names)] : valuesOf(one, names),
  )
}

test('a mission speaks only of tokens that it knows', () => {
  for (const { tokens, ...rules } of missions) {
    for (const label of valuesOf(rules, ['label', 'carrying', 'exit'])) {
      expect(Object.keys(tokens), rules.id).toContain(label)
    }
  }
})

test('the figures of a mission are those of the ledger', () => {
  for (const mission of missions) {
    if (mission.rule === null) continue
    const line = ledger.split('\n').find((one) => one.includes(`[${mission.rule}]`)) ?? ''
    const told = new Set(line.slice(line.indexOf('{')).match(/\d+/g)?.map(Number))
    for (const vp of valuesOf(mission, ['vp', 'health'])) {
      const figures = typeof vp === 'number' ? [vp] : Array.isArray(vp) ? vp.slice(1) : []
      for (const figure of figures) expect(told, `${mission.id}: ${figure}`).toContain(figure)
    }
  }
})

test('what a mission needs is found in its steps', () => {
  const needs = (id: string) => {
    const found = missions.find((mission) => mission.id === id)
    return found && needsOf(found)
  }
  expect(needs('coruscant-landfill-B')).toEqual({
    labels: ['crate'],
    areas: ['trash-compactor'],
    terminals: ['red'],
  })
  expect(needs('kashyyyk-station-A')?.terminals).toEqual(['red', 'blue'])
  expect(needs('development-facility-A')?.terminals).toEqual(['any'])
  expect(needs('hoth-weather-shelter-B')?.labels).toEqual(['crate'])
})

test('a mission that is not offered says why, in both languages', () => {
  expect(whyNotOffered('wasteland-outpost-A')?.en).toContain('blue terminal')
  expect(whyNotOffered('wasteland-outpost-A')?.de).toContain('blauen Terminal')
  expect(whyNotOffered('mos-eisley-outskirts-A')).toBeNull()
  expect(whyNotOffered('toString')).toBeNull()
})
