import { look, type Plain, questionFor, type Scene, type Seat, start } from '@sandtable/kernel'
import { begin, only, thingsIn } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { apex } from '../index.ts'
import { usualSetup } from '../setup.ts'
import type { AState } from '../state.ts'
import { foreshow } from '../tools/foreshow.ts'
import { scene } from './index.ts'

function position(table: Plain, at: Plain): AState {
  return begin(apex, { table, at }) as AState
}

const seenBy = (s: AState, seat: Seat | null): Scene => scene(look(s, seat))

/** On an open board of ten by ten: c5 has its middle at 2.5, 5.5. */
const duel = {
  pieces: [{ kind: 'building', at: 'e2:e4' }],
  red: { wraith: { at: 'c3', hand: ['wraith-blink'], backpack: ['syringe'] }, bangalore: { at: 'c5' } },
  blue: { gibraltar: { at: 'g3', hand: ['gibraltar-brace'] }, bloodhound: { at: 'c7' } },
  hidden: true,
}
const activation = { activate: 'wraith' }

test('who is seen is a target with its range, who is hidden shows what hides it and by which rule', () => {
  const lines = thingsIn(seenBy(position(duel, activation), 'red'), 'line')
  const to = (target: string) => lines.filter(({ ends }) => ends[1] === target)
  expect(to('gibraltar')).toMatchObject([
    { kind: 'sight-blocked', about: 'APX-LOS-013', blocked: ['building-1'], from: { x: 2.5, y: 7.5 } },
  ])
  expect(to('bloodhound')).toMatchObject([{ kind: 'target', blocked: [], label: { en: 'range 4' } }])
  expect(to('bloodhound')[0]?.answers).toHaveLength(2)
})

test('a press on an enemy in sight shoots, with either weapon; on one that is hidden nothing does', () => {
  const pieces = thingsIn(seenBy(position(duel, activation), 'red'), 'piece')
  expect(only(pieces, 'bloodhound').answers).toEqual([
    { shoot: 'bloodhound', weapon: 0 },
    { shoot: 'bloodhound', weapon: 1 },
  ])
  expect(only(pieces, 'gibraltar')).not.toHaveProperty('answers')
})

test('a move is a ghost with its way and what it costs; from there one sees who would be in sight', () => {
  const s = position(duel, activation)
  const ghosts = thingsIn(seenBy(s, 'red'), 'ghost')
  const ghost = ghosts.find(({ id }) => id === 'wraith to d4')
  expect(ghost).toMatchObject({ of: 'wraith', label: { en: 'Wraith: d4, 1 point' }, at: { x: 3.5, y: 6.5 } })
  expect(ghost?.path).toHaveLength(1)
  const ahead = ghost === undefined ? [] : foreshow(look(s, 'red'), ghost)
  expect(ahead.map(({ id }) => id)).toContain('foreshown wraith bloodhound')
})

test('hands and backpacks lie beside the board for their own squad, and for nobody else', () => {
  const s = position(duel, activation)
  const held = (seat: Seat | null) => {
    const cards = thingsIn(seenBy(s, seat), 'card').filter(({ kind }) => kind === 'hand')
    return cards.map(({ about }) => about)
  }
  expect(held('red')).toEqual(['wraith-blink', 'tile:syringe'])
  expect(held('blue')).toEqual(['gibraltar-brace'])
  expect(held(null)).toEqual([])
  const badges = only(thingsIn(seenBy(s, 'blue'), 'piece'), 'wraith').badges
  expect(badges.map(({ name, count }) => [name, count])).toEqual([
    ['hand', 1],
    ['backpack', 1],
  ])
})

test('the ring is drawn with its next place; what lies outside is marked', () => {
  const table = { ...duel, ring: { left: 2, right: 9, top: 0, bottom: 9, card: 'ring-1' }, round: 2 }
  const areas = thingsIn(seenBy(position(table, activation), 'red'), 'area')
  expect(only(areas, 'outside the ring').forms).toHaveLength(20)
  expect(only(areas, 'ring-next').forms).toEqual([
    { type: 'polygon', points: [4.04, 0.04, 9.96, 0.04, 9.96, 7.96, 4.04, 7.96] },
  ])
  // After round 5 the card is put back before the ring moves: nobody knows where it goes.
  const later = thingsIn(seenBy(position({ ...table, round: 5 }, activation), 'red'), 'area')
  expect(later.some(({ id }) => id === 'ring-next')).toBe(false)
})

test('zones are diamonds, areas still to be struck are marked, loot and objects stand for what can be done with them', () => {
  const table = {
    ...duel,
    pieces: [{ kind: 'supply-bin', at: 'c3 n' }],
    placed: [
      { kind: 'smoke', of: 'bangalore', at: 'e5 nw' },
      { kind: 'defensive-bombardment', of: 'gibraltar', at: 'h8' },
    ],
    loot: { c4: ['frag', 'syringe'] },
  }
  const seen = seenBy(position(table, activation), 'red')
  const areas = thingsIn(seen, 'area')
  expect(only(areas, 'zone smoke-1').forms).toEqual([{ type: 'polygon', points: [3, 6, 4, 5, 5, 6, 4, 7] }])
  expect(only(areas, 'strike defensive-bombardment-2').forms.length).toBeGreaterThan(1)
  const pieces = thingsIn(seen, 'piece')
  expect(only(pieces, 'supply-bin-1').answers).toEqual([{ interact: 'supply-bin-1' }])
  expect(only(pieces, 'loot c4').answers).toHaveLength(2)
})

test('in phase 1 the own pool lies beside the board: each weapon with all places for it, the other pool is hidden', () => {
  const s = start(apex, { setup: usualSetup(2), seed: 'pool' })
  const [seat = ''] = look(s, null).awaited
  const pool = thingsIn(seenBy(s, seat), 'card').filter(({ id }) => id.startsWith('pool'))
  expect(pool.filter(({ about }) => about.startsWith('weapon:'))).toHaveLength(8)
  expect(pool[0]?.answers).toHaveLength(4)
  expect(questionFor(s, seat)?.step).toBe('equip')
  expect(thingsIn(seenBy(s, seat === 'red' ? 'blue' : 'red'), 'card').every((one) => one.seat !== seat)).toBe(
    true,
  )
})

test('the entry board has its sides along the rim, each with what waits there', () => {
  const s = start(apex, { setup: usualSetup(2, { start: 'drop' }), seed: 'sides' })
  const sides = thingsIn(seenBy(s, 'blue'), 'area').filter(({ kind }) => kind === 'entry-side')
  expect(sides).toHaveLength(4)
  for (const side of sides) expect(side.answers).toHaveLength(2)
})
