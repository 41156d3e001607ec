import { look, type Motion, type Piece, type Scene, type Seat, type Seen } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { begin, choose } from '../../test/position.ts'
import { everyDecision } from '../../test/random-games.ts'
import { assault } from '../index.ts'
import { scene } from '../scene/index.ts'
import type { AState, Assault } from '../state.ts'
import { motions } from './motions.ts'

/** The floor of scenarios has 16 columns and 12 rows: space c3 has its middle at 2.5, 9.5. */
const duel = {
  gold: { vader: { card: 'darth-vader', at: 'c3' } },
  silver: { foe: { card: 'imperial-officer', at: 'f3' } },
}

function ways(found: readonly Motion[]): (string | number)[][] {
  return found.map(({ of, stands }) => [of, ...stands.flatMap(({ x, y }) => [x, y])])
}

/** What the table shows to an onlooker after the seat that is asked has taken the offered answer. */
function shown(s: AState, answer: Parameters<typeof choose>[1]): (string | number)[][] {
  const before = look(s, null)
  choose(s, answer)
  return ways(motions(before, look(s, null)))
}

const labelled = (s: AState, seat: Seat, en: string) => {
  const ghost = scene(look(s, seat)).things.find((one) => one.type === 'ghost' && one.label?.en === en)
  return ghost?.answers?.[0] ?? null
}

describe('a figure goes', () => {
  test('from space to space, around what is in the way', () => {
    const table = { ...duel, floor: { edges: { wall: ['c2:c5 e'] } } }
    const s = begin(assault, { table, at: { move: 'vader', points: 4 } })
    expect(shown(s, labelled(s, 'gold', 'd3, cost 4'))).toEqual([
      ['vader', 2.5, 9.5, 2.5, 10.5, 2.5, 11.5, 3.5, 10.5, 3.5, 9.5],
    ])
  })

  test('straight where it is placed', () => {
    const s = begin(assault, { table: duel, at: { place: 'vader', on: ['p12'], by: 'gold' } })
    expect(shown(s, labelled(s, 'gold', 'p12'))).toEqual([['vader', 2.5, 9.5, 15.5, 0.5]])
  })

  test('with a large base by its middle, and turned where it turns', () => {
    const table = { ...duel, gold: { rider: { card: 'dewback-rider', at: 'c3' } } }
    const s = begin(assault, { table, at: { move: 'rider', points: 2 } })
    const turned = scene(look(s, 'gold')).things.find((one) => one.type === 'ghost' && one.at.facing !== 0)
    const before = look(s, null)
    choose(s, turned?.answers?.[0] ?? null)
    const [motion] = motions(before, look(s, null))
    expect(motion?.of).toBe('rider')
    expect(motion?.stands[0]?.facing).toBe(0)
    expect(motion?.stands.at(-1)?.facing).toBe(90)
  })

  test('as far as it got when somebody may interrupt, and on from there', () => {
    const table = {
      gold: { trooper: { card: 'stormtrooper-elite', at: ['c3'] } },
      silver: { foe: { card: 'wookiee-warrior-elite', at: ['d3'] } },
      hands: { silver: ['parting-blow'] },
    }
    const s = begin(assault, { table, at: { move: 'trooper-1', points: 2 } })
    expect(shown(s, labelled(s, 'gold', 'a3, cost 2'))).toEqual([['trooper-1', 2.5, 9.5, 1.5, 9.5]])
    expect(shown(s, 'pass')).toEqual([['trooper-1', 1.5, 9.5, 0.5, 9.5]])
  })

  test('one after the other, as the journal has it', () => {
    const s = begin(assault, { table: duel })
    const before = look(s, null)
    const [vader, foe] = s.table.figures
    const [here, there] = [vader?.stand ?? 0, foe?.stand ?? 0]
    const news = [
      { type: 'move', figure: 'vader', path: [here + 1] },
      { type: 'push', figure: 'foe', path: [there + 1] },
      { type: 'move', figure: 'vader', path: [here + 2] },
      { type: 'move', figure: 'vader', path: [here + 3, here + 4] },
    ]
    Object.assign(vader ?? {}, { stand: here + 4 })
    Object.assign(foe ?? {}, { stand: there + 1 })
    const after: Seen<Assault> = { ...look(s, null), news }
    expect(ways(motions(before, after))).toEqual([
      ['vader', 2.5, 9.5, 3.5, 9.5],
      ['foe', 5.5, 9.5, 6.5, 9.5],
      ['vader', 3.5, 9.5, 4.5, 9.5, 5.5, 9.5, 6.5, 9.5],
    ])
  })
})

test('tokens slide, when it is told of them; what is carried goes with its carrier', () => {
  const tokens = ['h3', 'h5'].map((at) => ({ label: 'crate', at }))
  const table = { ...duel, floor: { rules: 'home-delivery', tokens } }
  const s = begin(assault, { table })
  const before = look(s, null)
  const [one, other] = s.table.objects
  if (one === undefined || other === undefined) throw new Error('no tokens')
  other.spaces = one.spaces.map((space) => space + 2)
  const news = [{ type: 'token moved', object: 'token-2', space: other.spaces[0] ?? 0 }]
  expect(ways(motions(before, { ...look(s, null), news }))).toEqual([['token-2', 7.5, 7.5, 9.5, 9.5]])
  Object.assign(one, { carrier: 'vader' })
  expect(ways(motions(before, { ...look(s, null), news }))).toEqual([['token-2', 7.5, 7.5, 9.5, 9.5]])
})

const pieces = ({ things }: Scene): Map<string, Piece> =>
  new Map(things.flatMap((one) => (one.type === 'piece' ? [[one.id, one] as const] : [])))

/** Did it move of its own will, and nothing else? */
const isWalked = ({ news }: Seen<Assault>, id: string) =>
  news.every(({ type, figure }) => figure !== id || !['push', 'place', 'deployed'].includes(type))

test('in random games every piece that moved is followed from where it was to where it is', () => {
  const problems: string[] = []
  let moved = 0
  everyDecision('motions', 4, 400, (before, after) => {
    const [then, now] = [pieces(scene(before)), pieces(scene(after))]
    const found = motions(before, after)
    const told = new Set(after.news.flatMap(({ figure, object }) => [figure, object]))
    for (const [id, { at }] of now) {
      const own = found.filter(({ of }) => of === id)
      const from = then.get(id)?.at
      const [first, last] = [own[0]?.stands[0], own.at(-1)?.stands.at(-1)]
      const isMoved = from !== undefined && (from.x !== at.x || from.y !== at.y || from.facing !== at.facing)
      if (isMoved !== own.length > 0 && !told.has(id)) problems.push(`${id} moved: ${isMoved}`)
      if (own.length === 0) continue
      moved++
      if (from !== undefined && JSON.stringify(first) !== JSON.stringify(from)) problems.push(`${id} starts`)
      if (JSON.stringify(last) !== JSON.stringify(at)) problems.push(`${id} ends`)
      if (own.some(({ stands }) => stands.length < 2)) problems.push(`${id} stays`)
    }
    for (const { of, stands } of found)
      if (now.get(of)?.form.type === 'circle' && isWalked(after, of))
        for (const [at, { x, y }] of stands.entries()) {
          const next = stands[at + 1]
          if (next !== undefined && Math.hypot(next.x - x, next.y - y) > 1.5) problems.push(`${of} jumps`)
        }
    for (const { of } of found) if (!now.has(of)) problems.push(`${of} is gone`)
  })
  expect(problems).toEqual([])
  expect(moved).toBeGreaterThan(100)
}, 120_000)
