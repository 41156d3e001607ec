import { applyAnswer, lookTogether, type Plain, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { apex } from '../index.ts'
import { readPosition } from '../scenario/position.ts'
import type { AState } from '../state.ts'

function position(table: object, at: Plain): AState {
  const found = readPosition(table as Plain, at)
  if ('problem' in found) throw new Error(JSON.stringify(found))
  const { setup, arrange } = found
  return start(apex, { setup: setup as never, seed: 'secrets', arrange: arrange as never })
}

/** What red is asked, as far as everybody at the screen may see it. */
function open(s: AState): readonly Plain[] {
  return lookTogether(s, 'red')?.question?.options ?? []
}

const names = (options: readonly Plain[]) =>
  new Set(options.flatMap((one) => (typeof one === 'object' && one !== null ? Object.keys(one) : [one])))

const wraith = {
  at: 'c5',
  hand: ['wraith-blink', 'wraith-ambush'],
  backpack: ['syringe', 'barrel-rare'],
  weapons: [{ card: 'kestrel-a', attached: ['barrel-common'] }, 'dmr-a'],
}
const table = {
  hidden: true,
  red: { wraith },
  blue: { gibraltar: { at: 'f5' } },
  loot: { c5: ['frag'], d5: ['med-kit'] },
}

test('what names cards in hand or the contents of a backpack is shown to nobody else [APX-LEG-007]', () => {
  const s = position(table, { activate: 'wraith' })
  const shown = names(open(s))
  for (const key of ['pass', 'move', 'shoot', 'act', 'ability', 'pick', 'detach'])
    expect(shown).toContain(key)
  for (const key of ['haste', 'hasten', 'play', 'use', 'drop', 'attach']) expect(shown).not.toContain(key)
})

test('nor in the parts of an action, in a move, or where a token takes the place of another [APX-LEG-007]', () => {
  const parts = position(table, { activate: 'wraith' })
  applyAnswer(parts, 'red', { act: 'interact' })
  expect([...names(open(parts))].sort()).toEqual(['detach', 'done', 'move', 'slot'])

  const moves = position(table, { activate: 'wraith' })
  applyAnswer(moves, 'red', { haste: 'wraith-blink' })
  expect(open(moves)).toContain('stay')

  const full = { ...wraith, backpack: Array(8).fill('syringe') }
  const swaps = position({ ...table, red: { wraith: full } }, { activate: 'wraith' })
  const { field } = swaps.table.legends.find((one) => one.id === 'wraith') as { field: number }
  applyAnswer(swaps, 'red', { pick: 'frag', from: field })
  expect(open(swaps)).toEqual([])
})

test('a card for haste is named to nobody before it is played [APX-LEG-007]', () => {
  const lifeline = { at: 'c5', hand: ['lifeline-rush-to-aid', 'lifeline-triage'] }
  const s = position({ ...table, red: { lifeline, wraith: { at: 'c7' } } }, { activate: 'lifeline' })
  applyAnswer(s, 'red', { play: 'lifeline-rush-to-aid' })
  expect([...names(open(s))].every((one) => typeof one === 'number')).toBe(true)
})

/** Was something brought to light by this answer, so that it cannot be taken back? */
function seals(s: AState, ...answers: readonly Plain[]): boolean {
  for (const answer of answers) applyAnswer(s, 'red', answer)
  return s.sealed === s.decision
}

test('what came to light out of a backpack or a hand cannot be taken back [APX-LEG-007]', () => {
  const begin = (more: object = {}) =>
    position({ ...table, red: { wraith: { ...wraith, ...more } } }, { activate: 'wraith' })
  const { field } = begin().table.legends.find((one) => one.id === 'wraith') as { field: number }
  expect(seals(begin(), { move: field + 1 })).toBe(false)
  expect(seals(begin(), { pick: 'frag', from: field }, { to: 'backpack' })).toBe(false)
  expect(seals(begin(), { detach: 0, slot: 0 })).toBe(false)
  expect(seals(begin(), { haste: 'wraith-blink' })).toBe(true)
  expect(seals(begin(), { drop: 'syringe' })).toBe(true)
  expect(seals(begin(), { use: 'syringe' })).toBe(true)
  expect(seals(begin(), { attach: 'barrel-rare', weapon: 0, slot: 0 })).toBe(true)
  const full = begin({ backpack: Array(8).fill('syringe') })
  expect(seals(full, { pick: 'frag', from: field }, { swap: 'syringe' })).toBe(true)
})

test('equipment comes to light when both squads have equipped themselves, and their pools are gone [APX-EQUIP-003, APX-EQUIP-008]', () => {
  const found = readPosition({ red: { wraith: {} }, blue: { gibraltar: {} } }, 'set-up')
  if ('problem' in found) throw new Error(JSON.stringify(found))
  const s: AState = start(apex, { setup: found.setup as never, seed: 'secrets' })
  expect(s.table.phase).toBe('equip')
  expect(lookTogether(s, 'red')).toBeNull()
  expect(seals(s, 'sensibly')).toBe(false)
  expect(s.table.pools.blue).not.toBeNull()
  expect(lookTogether(s, 'blue')).toBeNull()
  applyAnswer(s, 'blue', 'sensibly')
  expect(s.sealed).toBe(s.decision)
  expect(s.table.pools).toEqual({ red: null, blue: null })
  expect(s.table.phase).toBe('drop')
})
