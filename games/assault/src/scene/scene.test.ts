import {
  applyAnswer,
  awaited,
  clone,
  type Line,
  type Plain,
  questionFor,
  randomFrom,
  type Scene,
  type Seat,
  sampleFor,
  start,
} from '@sandtable/kernel'
import { labelled, only, thingsIn } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { duel, position, seenBy } from '../../test/seen.ts'
import { activationOf } from '../current-activation.ts'
import { assault } from '../index.ts'
import type { AState } from '../state.ts'

describe('the map', () => {
  const seen = seenBy(position(duel), 'gold')
  const areas = thingsIn(seen, 'area')

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
    expect(only(thingsIn(seen, 'piece'), 'door-1').form).toEqual({
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

test('whoever is sent somewhere is asked about, and not who gave the order', () => {
  const gold = {
    officer: { card: 'imperial-officer', at: 'c3' },
    troops: { card: 'stormtrooper', at: ['d3', 'p1', 'p2'] },
  }
  const s = position({ gold, silver: { far: { card: 'imperial-officer', at: 'p12' } } })
  const acting = () => thingsIn(seenBy(s, 'gold'), 'piece').flatMap((one) => (one.active ? [one.id] : []))
  const answer = (pick: (options: readonly Plain[]) => Plain | undefined) =>
    applyAnswer(s, 'gold', pick(questionFor(s, 'gold')?.options ?? []) ?? null)
  answer((options) => options.find((one) => one === 'officer'))
  expect(acting()).toEqual(['officer'])
  answer((options) => options.find((one) => JSON.stringify(one).includes('"order"')))
  if (questionFor(s, 'gold')?.options?.includes('troops-1')) applyAnswer(s, 'gold', 'troops-1')
  expect(questionFor(s, 'gold')).toMatchObject({ step: 'choose where to move' })
  expect(acting()).toEqual(['troops-1'])
})

test('of a group that activates, those that have acted are told from those that have not', () => {
  const troops = { card: 'stormtrooper', at: ['d3', 'd5', 'd7'] }
  const s = position({ gold: { troops }, silver: { far: { card: 'imperial-officer', at: 'p12' } } })
  const acted = () => thingsIn(seenBy(s, 'gold'), 'piece').flatMap((one) => (one.acted ? [one.id] : []))
  for (const answer of ['troops', 'troops-2'])
    if (questionFor(s, 'gold')?.options?.includes(answer)) applyAnswer(s, 'gold', answer)
  expect(acted()).toEqual([])
  const options = questionFor(s, 'gold')?.options ?? []
  applyAnswer(s, 'gold', options.find((one) => JSON.stringify(one).includes('end')) ?? null)
  expect(acted()).toEqual(['troops-2'])
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
    const here = thingsIn(seen, 'piece').filter(({ id }) => all.includes(id))
    expect([...here, ...aside].map(({ id }) => id).sort()).toEqual([...all].sort())
    for (const ghost of thingsIn(seen, 'ghost')) {
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
    const pieces = thingsIn(seenBy(position(duel), 'silver'), 'piece')
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
    const pieces = thingsIn(seenBy(position(table), 'silver'), 'piece')
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
    const pieces = thingsIn(seenBy(position(table), 'silver'), 'piece')
    const elite = pieces.filter(({ label }) => label?.en.includes('elite') && label.de.includes('Elite'))
    expect(elite.map(({ id }) => id)).toEqual(['best-1', 'best-2'])
  })

  test('large ones cover several spaces, and look to the side when they are turned', () => {
    const at = (turned: boolean) =>
      only(
        thingsIn(
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
    expect(only(thingsIn(seen, 'piece'), 'officer').answers).toEqual(['officer'])
    expect(only(thingsIn(seen, 'card'), 'group vader').answers).toEqual(['vader'])
    expect(only(thingsIn(seen, 'piece'), 'troops-1')).not.toHaveProperty('answers')
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
    const ghosts = thingsIn(seenBy(s, 'gold'), 'ghost')
    const near = labelled(ghosts, 'd3, cost 1')
    expect(near).toMatchObject({ of: 'vader', kind: 'move', at: { x: 3.5, y: 9.5, facing: 0 }, meets: [] })
    expect(near.path).toEqual([{ type: 'stroke', points: [2.5, 9.5, 3.5, 9.5], width: 0.15 }])
    // Through the space of an enemy and difficult terrain, nobody stays: that is a single step, at 3 points.
    const passage = labelled(ghosts, 'd4, cost 3')
    expect(passage).toMatchObject({ kind: 'passage', meets: ['troops-1'] })
    applyAnswer(s, 'gold', near.answers?.[0] ?? null)
    expect(only(thingsIn(seenBy(s, 'gold'), 'piece'), 'vader').at).toEqual(near.at)
    expect(seenBy(s, 'silver').facts).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'movement', value: 3, seat: 'gold' })]),
    )
  })

  test('only who is asked sees ghosts', () => {
    expect(thingsIn(seenBy(moving(), 'silver'), 'ghost')).toEqual([])
    expect(thingsIn(seenBy(moving(), null), 'ghost')).toEqual([])
  })

  test('a figure that is pushed or placed has ghosts, too', () => {
    const pushed = thingsIn(
      seenBy(position(duel, { push: 'troops-1', by: 'gold', spaces: 1 }), 'gold'),
      'ghost',
    )
    expect(labelled(pushed, 'e4, cost 1')).toMatchObject({ of: 'troops-1', at: { x: 4.5, y: 8.5 } })
    const placed = thingsIn(
      seenBy(position(duel, { place: 'vader', on: ['p12'], by: 'gold' }), 'gold'),
      'ghost',
    )
    expect(labelled(placed, 'p12').at).toEqual({ x: 15.5, y: 0.5, facing: 0 })
  })

  test('doors are opened by a click on them', () => {
    const s = moving({ ...duel, gold: { vader: { card: 'darth-vader', at: 'g3' } } })
    const door = only(thingsIn(seenBy(s, 'gold'), 'piece'), 'door-1')
    expect(door.answers).toEqual([{ action: 'interact', object: 'door-1' }])
    applyAnswer(s, 'gold', door.answers?.[0] ?? null)
    expect(thingsIn(seenBy(s, 'gold'), 'piece').some(({ id }) => id === 'door-1')).toBe(false)
    expect(only(thingsIn(seenBy(s, 'gold'), 'area'), 'door-1 open')).toMatchObject({
      label: { en: 'Open door', de: 'Offene Tür' },
      forms: [{ type: 'stroke' }, { type: 'stroke' }],
    })
  })
})

describe('cards', () => {
  const table = {
    ...duel,
    hands: { gold: ['fleet-footed', 'recovery'], silver: ['blitz'] },
    secret: true,
    discards: { silver: ['focus'] },
  }
  const hands = (seen: Scene) => thingsIn(seen, 'card').filter(({ kind }) => kind === 'hand')

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
    const cards = thingsIn(seenBy(position(table), null), 'card')
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
      const ghosts = thingsIn(seenBy(s, seat), 'ghost')
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
      const piece = thingsIn(seenBy(next, seat), 'piece').find(({ id }) => id === ghost.of)
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
      const lines = thingsIn(seen, 'line') as Line[]
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

test('what is controlled says by whom, in their colour', () => {
  const s = position({
    floor: { terminals: [{ at: 'd3' }, { at: 'n12' }] },
    gold: { own: { card: 'imperial-officer', at: 'c3' } },
    silver: { foe: { card: 'imperial-officer', at: 'm12' } },
  })
  const tokens = thingsIn(seenBy(s, 'gold'), 'piece').filter(({ seat }) => seat === null)
  expect(tokens.map(({ badges }) => badges.map(({ name, seat }) => [name, seat]))).toEqual([
    [['control', 'gold']],
    [['control', 'silver']],
  ])
})
