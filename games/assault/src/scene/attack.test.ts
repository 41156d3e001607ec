import { applyAnswer, look } from '@sandtable/kernel'
import { only, thingsIn } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { position, seenBy } from '../../test/seen.ts'
import type { AState } from '../state.ts'

describe('declaring a target', () => {
  const table = {
    floor: {
      edges: { wall: ['a4:o4 n'] },
      blocking: ['e8'],
      doors: [{ id: 'door-1', edges: ['l5:l9 e'] }],
    },
    gold: { scout: { card: 'alliance-ranger', at: ['c7'] } },
    silver: {
      near: { card: 'darth-vader', at: 'c8' },
      open: { card: 'imperial-officer', at: 'c11' },
      wall: { card: 'imperial-officer', at: 'c2' },
      shut: { card: 'imperial-officer', at: 'p7' },
      last: { card: 'imperial-officer', at: 'g7' },
    },
  }
  const s = position(table, { attack: 'scout-1' })
  const seen = seenBy(s, 'gold')
  const lines = thingsIn(seen, 'line')
  const to = (target: string) => lines.filter(({ ends }) => ends[1] === target)

  test('each target has its distance, and a click on it or on the line attacks', () => {
    const [line] = to('last')
    expect(line).toMatchObject({ kind: 'target', label: { en: 'distance 4', de: 'Entfernung 4' } })
    expect(line?.from).toEqual({ x: 2.5, y: 5.5 })
    expect(line?.to).toEqual({ x: 6.5, y: 5.5 })
    expect(line?.answers).toHaveLength(1)
    expect(only(thingsIn(seen, 'piece'), 'last').answers).toEqual(line?.answers)
  })

  test('two free lines from one corner to two corners of the target show that it is seen', () => {
    const [, first, second] = to('last')
    expect(first).toMatchObject({ kind: 'sight', blocked: [] })
    expect(second).toMatchObject({ kind: 'sight', blocked: [], from: first?.from })
    // The nearest corner of the attacker and the near edge of the target.
    expect(first?.from.x).toBe(3)
    expect(new Set([first?.to.x, second?.to.x])).toEqual(new Set([6]))
    expect(new Set([first?.to.y, second?.to.y])).toEqual(new Set([5, 6]))
  })

  test('who stands beside the attacker needs no lines', () => {
    expect(to('near').map(({ kind }) => kind)).toEqual(['target'])
  })

  test('who is not seen shows what is in the way: a wall, a door, a figure', () => {
    const hidden = (target: string) =>
      to(target).flatMap(({ kind, blocked }) => (kind === 'sight-blocked' ? blocked : []))
    expect(hidden('wall').every((id) => id.startsWith('wall '))).toBe(true)
    expect(hidden('wall')).not.toEqual([])
    expect(hidden('shut')).toContain('door-1')
    expect(hidden('open')).toContain('near')
    for (const target of ['wall', 'shut', 'open'])
      expect(only(thingsIn(seen, 'piece'), target)).not.toHaveProperty('answers')
  })

  test('blocking terrain hides, too', () => {
    const rocks = {
      ...table,
      silver: { rock: { card: 'imperial-officer', at: 'e10' } },
      gold: { scout: { card: 'alliance-ranger', at: ['e6'] } },
    }
    const walls = { ...rocks, floor: { blocking: ['d8', 'e8', 'f8'] } }
    // Nobody to attack, so nobody is asked to declare: another target lies in the open.
    const two = { ...walls, silver: { ...rocks.silver, other: { card: 'imperial-officer', at: 'a6' } } }
    const hidden = thingsIn(seenBy(position(two, { attack: 'scout-1' }), 'gold'), 'line').filter(
      ({ ends }) => ends[1] === 'rock',
    )
    expect(hidden.flatMap(({ blocked }) => blocked).every((id) => /^blocking [def]8$/.test(id))).toBe(true)
    expect(hidden.some(({ kind }) => kind === 'sight-blocked')).toBe(true)
  })

  test('what is in the way is on the table', () => {
    const ids = new Set(seen.things.map(({ id }) => id))
    for (const { blocked } of lines) for (const id of blocked) expect(ids).toContain(id)
  })
})

describe('an attack', () => {
  const table = {
    gold: { ranger: { card: 'alliance-ranger', at: ['c3'] } },
    silver: { vader: { card: 'darth-vader', at: 'f3' } },
  }
  const dice = ['2 accuracy 1 damage', '2 damage', '1 block', '2 block']

  /** Rolled, and Vader's player thinks about a reroll. */
  function rolled(): AState {
    const s = position(table, { attack: 'ranger-1', dice: ['blue', 'red'] }, [...dice, '3 block'])
    applyAnswer(s, 'gold', (look(s, 'gold').question?.options ?? [])[0] ?? null)
    for (let i = 0; i < 10 && look(s, 'silver').question === null; i++) applyAnswer(s, 'gold', 'pass')
    return s
  }

  test('its dice, line and results are there for all to see', () => {
    const seen = seenBy(rolled(), null)
    expect(thingsIn(seen, 'die').map(({ kind, face, of: who }) => [kind, face, who])).toEqual([
      ['blue', '2 accuracy 1 damage', 'ranger-1'],
      ['red', '2 damage', 'ranger-1'],
      ['black', '1 block', 'vader'],
      ['black', '2 block', 'vader'],
    ])
    expect(thingsIn(seen, 'line')).toMatchObject([
      { kind: 'attack', ends: ['ranger-1', 'vader'], label: { en: 'distance 3' } },
    ])
    const facts = Object.fromEntries(seen.facts.map(({ name, value }) => [name, value]))
    expect(facts).toMatchObject({ distance: 3, 'attack-damage': 3, 'attack-block': 3, result: 0 })
    expect(only(thingsIn(seen, 'piece'), 'ranger-1').active).toBe(true)
  })

  test('while dice lie there only the attack is counted, and what would not hit does nothing', () => {
    const counted = (at: string, ...dice: string[]) => {
      const silver = { officer: { card: 'imperial-officer', at } }
      const s = position({ ...table, silver }, { attack: 'ranger-1', dice: ['blue', 'red'] }, dice)
      applyAnswer(s, 'gold', (look(s, 'gold').question?.options ?? [])[0] ?? null)
      const { facts } = seenBy(s, 'gold')
      return Object.fromEntries(facts.flatMap(({ name, value, passing }) => (passing ? [[name, value]] : [])))
    }
    const dodged = counted('f3', '3 accuracy 1 damage 1 surge', '2 damage', '1 dodge')
    expect(dodged).toMatchObject({ 'attack-damage': 3, result: { en: '0 (dodge)' } })
    expect(dodged).not.toHaveProperty('actions')
    const short = counted('m3', '2 accuracy 1 surge', '3 damage', '1 block')
    expect(short).toMatchObject({ result: { en: '0 (too far)' } })
    const hit = counted('f3', '3 accuracy 1 damage 1 surge', '2 damage', '1 block')
    expect(hit).toMatchObject({ result: 2 })
  })

  test('whoever is attacked is asked about the target', () => {
    const pieces = thingsIn(seenBy(rolled(), 'silver'), 'piece')
    expect(pieces.flatMap((one) => (one.active ? [one.id] : []))).toEqual(['vader'])
  })

  test('a card is used by a click on its figure, and a die is rerolled by a click on it', () => {
    const s = rolled()
    const [use] = only(thingsIn(seenBy(s, 'silver'), 'piece'), 'vader').answers ?? []
    expect(use).toMatchObject({ card: 'deployment:darth-vader' })
    expect(thingsIn(seenBy(s, 'silver'), 'choice').map(({ label }) => label.en)).toEqual([
      'Foresight (Darth Vader)',
      'Pass',
    ])
    applyAnswer(s, 'silver', use ?? null)
    const trays = thingsIn(seenBy(s, 'silver'), 'die').map(({ answers }) => answers)
    expect(trays).toEqual([undefined, undefined, [[2]], [[3]]])
    applyAnswer(s, 'silver', [2])
    const rerolled = s.news.find(({ type }) => type === 'rerolled')
    expect(rerolled?.defence).toMatchObject([{ face: '3 block' }, { face: '2 block' }])
  })
})
