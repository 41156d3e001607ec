import {
  applyAnswer,
  awaited,
  clone,
  type Line,
  look,
  type Plain,
  questionFor,
  randomFrom,
  type Scene,
  type Seat,
  sampleFor,
  start,
  type Thing,
} from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { activationOf } from '../current-activation.ts'
import { assault } from '../index.ts'
import type { AState, Assault } from '../state.ts'
import { scene } from './index.ts'

function position(table: Plain, at: Plain = 'activation', script?: readonly string[]): AState {
  const laid = assault.referee?.position(table, at)
  if (laid === undefined || 'problem' in laid) throw new Error(JSON.stringify(laid))
  const { setup, arrange } = laid as { setup: Assault['setup']; arrange(s: AState): void }
  return start(assault, { setup, seed: 'scene', arrange, ...(script === undefined ? {} : { script }) })
}

const seenBy = (s: AState, seat: Seat | null): Scene => scene(look(s, seat))

function of<T extends Thing['type']>({ things }: Scene, type: T): Extract<Thing, { type: T }>[] {
  return things.filter((thing): thing is Extract<Thing, { type: T }> => thing.type === type)
}

function only<T extends Thing>(things: readonly T[], id: string): T {
  const found = things.find((thing) => thing.id === id)
  if (found === undefined) throw new Error(`no ${id} among ${things.map((thing) => thing.id).join(', ')}`)
  return found
}

function labelled<T extends Thing>(things: readonly T[], en: string): T {
  const found = things.filter((thing) => thing.label?.en === en)
  if (found.length !== 1)
    throw new Error(`${found.length} are called ${en} among ${things.map((one) => one.label?.en)}`)
  return found[0] as T
}

/** The floor of scenarios has 16 columns and 12 rows: space c3 has its middle at 2.5, 9.5. */
const duel = {
  floor: {
    edges: { wall: ['e3 e'] },
    blocking: ['c6'],
    difficult: ['d4'],
    doors: [{ id: 'door-1', edges: ['g3:g4 e'] }],
  },
  gold: {
    vader: { card: 'darth-vader', at: 'c3', damage: 4, conditions: ['focused'], power: ['block', 'block'] },
  },
  silver: { troops: { card: 'stormtrooper', at: ['d4', 'f3', 'f10'], exhausted: true } },
}

describe('the map', () => {
  const seen = seenBy(position(duel), 'gold')
  const areas = of(seen, 'area')

  test('one unit is a space, and the first row is the farthest', () => {
    expect(seen).toMatchObject({ width: 16, height: 12, unit: 'space' })
    expect(only(areas, 'floor-interior').forms).toHaveLength(16 * 12)
    expect(only(areas, 'floor-interior').forms[0]).toEqual({
      type: 'polygon',
      points: [0, 11, 1, 11, 1, 12, 0, 12],
    })
  })

  test('terrain, walls, doors and zones lie where the plan has them', () => {
    expect(only(areas, 'blocking c6').forms).toEqual([{ type: 'polygon', points: [2, 6, 3, 6, 3, 7, 2, 7] }])
    expect(only(areas, 'difficult').forms).toHaveLength(1)
    const [wall] = areas.filter(({ kind, id }) => kind === 'wall' && id !== 'rim')
    expect(wall?.forms).toEqual([{ type: 'stroke', points: [5, 10, 5, 9], width: 0.1 }])
    expect(only(areas, 'rim').forms).toHaveLength(2 * (16 + 12))
    expect(only(of(seen, 'piece'), 'door-1').form).toEqual({
      type: 'stroke',
      points: [7, 10, 7, 8],
      width: 0.2,
    })
    expect(only(areas, 'zone red').label).toEqual({
      en: 'Red deployment zone (Gold)',
      de: 'Rote Aufstellungszone (Gold)',
    })
    expect(only(areas, 'zone red').forms).toHaveLength(32)
  })
})

test('who is still to be deployed lies beside the map, and spaces are called as their coordinates say', () => {
  const random = randomFrom('aside')
  const s = start(assault, { setup: assault.randomSetup(random), seed: 'aside' })
  const all = s.table.figures.map(({ id }) => id)
  let named = 0
  for (let asked = 0; asked < 60 && s.table.round === 0; asked++) {
    const [seat = ''] = awaited(s)
    const seen = seenBy(s, seat)
    const { aside = [], coordinates } = seen
    const here = of(seen, 'piece').filter(({ id }) => all.includes(id))
    expect([...here, ...aside].map(({ id }) => id).sort()).toEqual([...all].sort())
    for (const ghost of of(seen, 'ghost')) {
      expect(aside.filter(({ active }) => active).map(({ id }) => id)).toEqual([ghost.of])
      if (ghost.form.type !== 'circle') continue
      const { x, y } = ghost.at
      expect(ghost.label?.en).toBe(`${coordinates?.columns[x - 0.5]}${coordinates?.rows[y - 0.5]}`)
      named++
    }
    applyAnswer(s, seat, sampleFor(s, seat, random))
  }
  expect(named).toBeGreaterThan(20)
})

describe('figures', () => {
  test('stand on their spaces and show damage, conditions, tokens and whether they have acted', () => {
    const pieces = of(seenBy(position(duel), 'silver'), 'piece')
    const vader = only(pieces, 'vader')
    expect(vader).toMatchObject({
      kind: 'figure',
      look: 'darth-vader',
      seat: 'gold',
      label: { en: 'Darth Vader' },
      form: { type: 'circle', x: 2.5, y: 9.5 },
      acted: false,
    })
    expect(vader.figures).toContainEqual({
      name: 'health',
      label: { en: 'Health', de: 'Gesundheit' },
      value: 12,
      of: 16,
    })
    expect(vader.badges.map(({ name, count }) => [name, count])).toEqual([
      ['damage', 4],
      ['focused', 1],
      ['power-block', 2],
    ])
    expect(only(pieces, 'troops-1').acted).toBe(true)
  })

  test('have their number on the base where there are several, and a chevron if they are elite', () => {
    const table = {
      gold: {
        best: { card: 'stormtrooper-elite', at: ['c3', 'c4'] },
        vader: { card: 'darth-vader', at: 'a1' },
      },
      silver: { plain: { card: 'stormtrooper', at: ['d4', 'f3'] } },
    }
    const pieces = of(seenBy(position(table), 'silver'), 'piece')
    const bases = pieces
      .filter(({ kind }) => kind === 'figure')
      .map(({ look, mark, rank }) => [look, mark, rank])
    expect(bases).toEqual([
      ['stormtrooper', '1a', 1],
      ['stormtrooper', '1b', 1],
      ['darth-vader', undefined, undefined],
      ['stormtrooper', '2a', undefined],
      ['stormtrooper', '2b', undefined],
    ])
  })

  test('are called elite if their card is, every one of them, and else not [IA-GRP-008] [IA-GRP-013]', () => {
    const table = {
      gold: { best: { card: 'stormtrooper-elite', at: ['c3', 'c4'] } },
      silver: { plain: { card: 'stormtrooper', at: ['d4', 'f3'] } },
    }
    const pieces = of(seenBy(position(table), 'silver'), 'piece')
    const elite = pieces.filter(({ label }) => label?.en.includes('elite') && label.de.includes('Elite'))
    expect(elite.map(({ id }) => id)).toEqual(['best-1', 'best-2'])
  })

  test('large ones cover several spaces, and look to the side when they are turned', () => {
    const at = (turned: boolean) =>
      only(
        of(
          seenBy(position({ ...duel, gold: { walker: { card: 'at-st', at: 'a6', turned } } }), 'gold'),
          'piece',
        ),
        'walker',
      )
    expect(at(false).at).toEqual({ x: 1, y: 5.5, facing: 0 })
    expect(at(true).at).toEqual({ x: 1.5, y: 6, facing: 90 })
    expect(at(true).form).toEqual({
      type: 'polygon',
      points: [0.1, 5.1, 2.9, 5.1, 2.9, 6.9, 0.1, 6.9].map((number) => expect.closeTo(number, 6)),
    })
  })

  test('a group is chosen by a click on its card or on one of its figures', () => {
    const both = { ...duel, gold: { ...duel.gold, officer: { card: 'imperial-officer', at: 'a1' } } }
    const seen = seenBy(position(both), 'gold')
    expect(only(of(seen, 'piece'), 'officer').answers).toEqual(['officer'])
    expect(only(of(seen, 'card'), 'group vader').answers).toEqual(['vader'])
    expect(only(of(seen, 'piece'), 'troops-1')).not.toHaveProperty('answers')
  })
})

/** Vader's activation, with movement points. */
function moving(table: Plain = duel): AState {
  const s = position(table)
  applyAnswer(s, 'gold', 'vader')
  applyAnswer(s, 'gold', { action: 'move' })
  return s
}

describe('moving', () => {
  test('every destination is shown with its path and its cost, and a click goes there', () => {
    const s = moving()
    const ghosts = of(seenBy(s, 'gold'), 'ghost')
    const near = labelled(ghosts, 'd3, cost 1')
    expect(near).toMatchObject({ of: 'vader', kind: 'move', at: { x: 3.5, y: 9.5, facing: 0 }, meets: [] })
    expect(near.path).toEqual([{ type: 'stroke', points: [2.5, 9.5, 3.5, 9.5], width: 0.15 }])
    // Through the space of an enemy and difficult terrain, nobody stays: that is a single step, at 3 points.
    const passage = labelled(ghosts, 'd4, cost 3')
    expect(passage).toMatchObject({ kind: 'passage', meets: ['troops-1'] })
    applyAnswer(s, 'gold', near.answers?.[0] ?? null)
    expect(only(of(seenBy(s, 'gold'), 'piece'), 'vader').at).toEqual(near.at)
    expect(seenBy(s, 'silver').facts).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'movement', value: 3, seat: 'gold' })]),
    )
  })

  test('only who is asked sees ghosts', () => {
    expect(of(seenBy(moving(), 'silver'), 'ghost')).toEqual([])
    expect(of(seenBy(moving(), null), 'ghost')).toEqual([])
  })

  test('a figure that is pushed or placed has ghosts, too', () => {
    const pushed = of(seenBy(position(duel, { push: 'troops-1', by: 'gold', spaces: 1 }), 'gold'), 'ghost')
    expect(labelled(pushed, 'e4, cost 1')).toMatchObject({ of: 'troops-1', at: { x: 4.5, y: 8.5 } })
    const placed = of(seenBy(position(duel, { place: 'vader', on: ['p12'], by: 'gold' }), 'gold'), 'ghost')
    expect(labelled(placed, 'p12').at).toEqual({ x: 15.5, y: 0.5, facing: 0 })
  })

  test('doors are opened by a click on them', () => {
    const s = moving({ ...duel, gold: { vader: { card: 'darth-vader', at: 'g3' } } })
    const door = only(of(seenBy(s, 'gold'), 'piece'), 'door-1')
    expect(door.answers).toEqual([{ action: 'interact', object: 'door-1' }])
    applyAnswer(s, 'gold', door.answers?.[0] ?? null)
    expect(of(seenBy(s, 'gold'), 'piece').some(({ id }) => id === 'door-1')).toBe(false)
    expect(only(of(seenBy(s, 'gold'), 'area'), 'door-1 open')).toMatchObject({
      label: { en: 'Open door', de: 'Offene Tür' },
      forms: [{ type: 'stroke' }, { type: 'stroke' }],
    })
  })
})

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
  const lines = of(seen, 'line')
  const to = (target: string) => lines.filter(({ ends }) => ends[1] === target)

  test('each target has its distance, and a click on it or on the line attacks', () => {
    const [line] = to('last')
    expect(line).toMatchObject({ kind: 'target', label: { en: 'distance 4', de: 'Entfernung 4' } })
    expect(line?.from).toEqual({ x: 2.5, y: 5.5 })
    expect(line?.to).toEqual({ x: 6.5, y: 5.5 })
    expect(line?.answers).toHaveLength(1)
    expect(only(of(seen, 'piece'), 'last').answers).toEqual(line?.answers)
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
      expect(only(of(seen, 'piece'), target)).not.toHaveProperty('answers')
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
    const hidden = of(seenBy(position(two, { attack: 'scout-1' }), 'gold'), 'line').filter(
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
    expect(of(seen, 'die').map(({ kind, face, of: who }) => [kind, face, who])).toEqual([
      ['blue', '2 accuracy 1 damage', 'ranger-1'],
      ['red', '2 damage', 'ranger-1'],
      ['black', '1 block', 'vader'],
      ['black', '2 block', 'vader'],
    ])
    expect(of(seen, 'line')).toMatchObject([
      { kind: 'attack', ends: ['ranger-1', 'vader'], label: { en: 'distance 3' } },
    ])
    const facts = Object.fromEntries(seen.facts.map(({ name, value }) => [name, value]))
    expect(facts).toMatchObject({ distance: 3, 'attack-damage': 3, 'attack-block': 3, result: 0 })
    expect(only(of(seen, 'piece'), 'ranger-1').active).toBe(true)
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
    const pieces = of(seenBy(rolled(), 'silver'), 'piece')
    expect(pieces.flatMap((one) => (one.active ? [one.id] : []))).toEqual(['vader'])
  })

  test('a card is used by a click on its figure, and a die is rerolled by a click on it', () => {
    const s = rolled()
    const [use] = only(of(seenBy(s, 'silver'), 'piece'), 'vader').answers ?? []
    expect(use).toMatchObject({ card: 'deployment:darth-vader' })
    expect(of(seenBy(s, 'silver'), 'choice').map(({ label }) => label.en)).toEqual([
      'Foresight (Darth Vader)',
      'Pass',
    ])
    applyAnswer(s, 'silver', use ?? null)
    const trays = of(seenBy(s, 'silver'), 'die').map(({ answers }) => answers)
    expect(trays).toEqual([undefined, undefined, [[2]], [[3]]])
    applyAnswer(s, 'silver', [2])
    const rerolled = s.news.find(({ type }) => type === 'rerolled')
    expect(rerolled?.defence).toMatchObject([{ face: '3 block' }, { face: '2 block' }])
  })
})

describe('cards', () => {
  const table = {
    ...duel,
    hands: { gold: ['fleet-footed', 'recovery'], silver: ['blitz'] },
    secret: true,
    discards: { silver: ['focus'] },
  }
  const hands = (seen: Scene) => of(seen, 'card').filter(({ kind }) => kind === 'hand')

  test('everybody sees the own hand alone, and how many cards the other has', () => {
    const s = position(table)
    expect(hands(seenBy(s, 'gold')).map(({ about }) => about)).toEqual([
      'command:fleet-footed',
      'command:recovery',
    ])
    expect(hands(seenBy(s, 'silver')).map(({ label }) => label.en)).toEqual(['Blitz'])
    expect(hands(seenBy(s, null))).toEqual([])
    const counts = seenBy(s, null).facts.filter(({ name }) => name === 'hand')
    expect(counts.map(({ seat, value }) => [seat, value])).toEqual([
      ['gold', 2],
      ['silver', 1],
    ])
  })

  test('a card that can be played is played by a click on it', () => {
    const s = position({ ...table, secret: false })
    applyAnswer(s, 'gold', 'vader')
    const [fleet] = hands(seenBy(s, 'gold'))
    expect(fleet?.answers).toMatchObject([{ card: 'command:fleet-footed', cost: 0 }])
    applyAnswer(s, 'gold', fleet?.answers?.[0] ?? null)
    expect(hands(seenBy(s, 'gold'))).toHaveLength(3 - 1)
  })

  test('groups and discarded cards lie there for all', () => {
    const cards = of(seenBy(position(table), null), 'card')
    expect(only(cards, 'group troops')).toMatchObject({
      exhausted: true,
      about: 'deployment:stormtrooper',
      pieces: ['troops-1', 'troops-2', 'troops-3'],
    })
    expect(cards.filter(({ kind }) => kind === 'discard').map(({ about }) => about)).toEqual([
      'command:focus',
    ])
  })
})

/** Plays random games, and looks at the table on the way as everybody does. */
function everyLook(
  seed: string,
  games: number,
  most: number,
  check: (s: AState, seat: Seat | null) => void,
): void {
  for (let game = 0; game < games; game++) {
    const random = randomFrom(`${seed} ${game}`)
    const s = start(assault, { setup: assault.randomSetup(random), seed: `${seed} ${game}` })
    for (let i = 0; i < most && s.over === null; i++) {
      for (const seat of [null, ...s.seats]) check(s, seat)
      const [seat] = awaited(s)
      if (seat === undefined) break
      applyAnswer(s, seat, sampleFor(s, seat, random))
    }
  }
}

describe('in random games', () => {
  test('ghosts of a move cost what the move costs, and are where it ends', () => {
    let moved = 0
    everyLook('moves', 3, 120, (s, seat) => {
      const activation = activationOf(s)
      if (seat === null || questionFor(s, seat)?.step !== 'act' || activation === null) return
      const ghosts = of(seenBy(s, seat), 'ghost')
      // Every so many, for the sake of time.
      const ghost = ghosts[s.decision % Math.max(1, ghosts.length)]
      if (ghost === undefined) return
      const next = clone(s)
      applyAnswer(next, seat, ghost.answers?.[0] ?? null)
      const walked = next.news.find(({ type, figure }) => type === 'move' && figure === ghost.of)
      const after = activationOf(next)
      if (after?.figure !== activation.figure || !Array.isArray(walked?.path)) return
      const [way] = ghost.path
      if (way?.type !== 'stroke') throw new Error('no way')
      moved++
      expect(way.points).toHaveLength(2 * (walked.path.length + 1))
      const piece = of(seenBy(next, seat), 'piece').find(({ id }) => id === ghost.of)
      expect(piece?.at).toEqual(ghost.at)
      expect(ghost.label?.en).toMatch(new RegExp(`cost ${activation.points - after.points}$`))
    })
    expect(moved).toBeGreaterThan(10)
  }, 120_000)

  test('lines of sight are free where there is a target, and say what stops them where there is none', () => {
    const met = new Set<string>()
    everyLook('lines', 6, 250, (s, seat) => {
      const question = seat === null ? null : questionFor(s, seat)
      if (question?.step !== 'declare target') return
      const seen = seenBy(s, seat)
      const ids = new Set(seen.things.map(({ id }) => id))
      const lines = of(seen, 'line') as Line[]
      const targets = new Set(lines.filter(({ kind }) => kind === 'target').map(({ ends }) => ends[1]))
      for (const { kind, ends, blocked, answers = [] } of lines) {
        met.add(kind)
        for (const answer of answers) expect(question.options).toContainEqual(answer)
        if (kind === 'sight-blocked') expect(targets).not.toContain(ends[1])
        for (const id of blocked) expect(ids).toContain(id)
      }
    })
    expect([...met]).toEqual(expect.arrayContaining(['target', 'sight', 'sight-blocked']))
  }, 120_000)
})
