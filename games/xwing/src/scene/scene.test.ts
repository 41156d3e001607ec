import {
  applyAnswer,
  awaited,
  clone,
  type Ghost,
  type Line,
  look,
  type Piece,
  type Plain,
  randomFrom,
  refuse,
  type Scene,
  type Seat,
  sampleFor,
  start,
  type Thing,
} from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { fly } from '../geometry/flight.ts'
import { xwing } from '../index.ts'
import type { XState, XWing } from '../state.ts'
import { executedBy, shipType } from '../values.ts'
import { scene } from './index.ts'

function position(table: Plain, at: string): XState {
  const laid = xwing.referee?.position(table, at)
  if (laid === undefined || 'problem' in laid) throw new Error(JSON.stringify(laid))
  const { setup, arrange } = laid as { setup: XWing['setup']; arrange(s: XState): void }
  return start(xwing, { setup, seed: 'scene', arrange })
}

const seenBy = (s: XState, seat: Seat | null): Scene => scene(look(s, seat))

function of<T extends Thing['type']>({ things }: Scene, type: T): Extract<Thing, { type: T }>[] {
  return things.filter((thing): thing is Extract<Thing, { type: T }> => thing.type === type)
}

function labelled<T extends Thing>(things: readonly T[], en: string): T {
  const found = things.filter((thing) => thing.label?.en === en)
  if (found.length !== 1) throw new Error(`${found.length} things are called ${en}`)
  return found[0] as T
}

/** A stand to a thousandth of a millimetre. */
const near = (x: number, y: number, facing: number) => ({
  x: expect.closeTo(x, 3),
  y: expect.closeTo(y, 3),
  facing: expect.closeTo(facing, 3),
})

const duel = {
  red: { rookie: { pilot: 'rookiepilot', at: [400, 300], facing: 0 } },
  blue: { academy: { pilot: 'academypilot', at: [400, 700], facing: 180 } },
}

describe('setting dials', () => {
  const s = position(duel, 'planning')
  const ghosts = of(seenBy(s, 'red'), 'ghost')

  test('each maneuver of one’s own ships is shown where it ends', () => {
    expect(ghosts).toHaveLength(shipType('xwing').dial.length)
    expect(labelled(ghosts, 'straight 2').at).toEqual(near(400, 420, 0))
    expect(labelled(ghosts, 'turn right 2').at).toEqual(near(482.5, 382.5, 90))
    expect(labelled(ghosts, 'Koiogran turn 4').at).toEqual(near(400, 500, 180))
    expect(labelled(ghosts, 'Koiogran turn 4').kind).toBe('maneuver-red')
    expect(labelled(ghosts, 'Koiogran turn 4').label?.de).toBe('Koiogran-Wende 4')
  })

  test('the template runs from the front of the base to the rear of the ghost', () => {
    const [path] = labelled(ghosts, 'turn right 2').path
    expect(path?.type).toBe('stroke')
    if (path?.type !== 'stroke') return
    expect(path.points.slice(0, 2)).toEqual([expect.closeTo(400, 3), expect.closeTo(320, 3)])
    expect(path.points.slice(-2)).toEqual([expect.closeTo(462.5, 3), expect.closeTo(382.5, 3)])
  })

  test('one part for each ship makes a legal answer', () => {
    for (const { part } of ghosts) expect(refuse(s, 'red', { [part?.key ?? '']: part?.value })).toBeNull()
  })

  test('who watches sees none', () => expect(of(seenBy(s, null), 'ghost')).toEqual([]))

  test('a maneuver that would overlap backs up, and says into whom; one that leaves the table says so', () => {
    const near = {
      red: { rookie: { pilot: 'rookiepilot', at: [400, 870], facing: 0 } },
      blue: { academy: { pilot: 'academypilot', at: [400, 780], facing: 0 } },
    }
    const seen = seenBy(position(near, 'planning'), 'blue')
    const ahead = labelled(of(seen, 'ghost'), 'straight 2')
    expect(ahead.meets).toEqual(['rookie'])
    expect(ahead.at).toEqual(near2(400, 830))
    const out = of(seenBy(position(near, 'planning'), 'red'), 'ghost')
    expect(labelled(out, 'straight 1').leaves).toBe(true)
  })
})

const near2 = (x: number, y: number) =>
  expect.objectContaining({ x: expect.closeTo(x, 1), y: expect.closeTo(y, 1) })

describe('moving', () => {
  const table = {
    red: { fel: { pilot: 'soontirfel', at: [400, 300], facing: 90, dial: '2 straight' } },
    blue: { academy: { pilot: 'rookiepilot', at: [600, 700], facing: 180 } },
  }

  test('boosts and rolls are shown where they end, and a click answers', () => {
    const s = acting(table)
    const ghosts = of(seenBy(s, 'red'), 'ghost')
    const straight = labelled(ghosts, 'boost')
    // Straight 2 took it 120 mm ahead, the boost takes it 80 more.
    expect(straight.at).toEqual(near(600, 300, 90))
    expect(straight.answers).toEqual([{ action: 'boost', template: 'straight' }])
    expect(labelled(ghosts, 'roll left').at).toEqual(near(520, 380, 90))
    applyAnswer(s, 'red', straight.answers?.[0] ?? null)
    expect(s.table.ships[0]?.pose).toEqual(straight.at)
  })

  test('the template of the last move lies where it was flown', () => {
    const s = acting(table)
    const [template] = of(seenBy(s, 'blue'), 'area').filter(({ kind }) => kind === 'template')
    const [form] = template?.forms ?? []
    if (form?.type !== 'stroke') throw new Error('no template')
    expect(form.points.slice(0, 2)).toEqual([expect.closeTo(420, 3), expect.closeTo(300, 3)])
    expect(form.points.slice(-2)).toEqual([expect.closeTo(500, 3), expect.closeTo(300, 3)])
  })

  test('a maneuver that a card lets it pick is shown where it ends', () => {
    const { blue } = table
    const fel = { ...table.red.fel, upgrades: ['stayontarget'] }
    const s = position({ red: { fel }, blue }, 'activation')
    while (look(s, 'red').question?.step !== 'choose') {
      const [use] = of(seenBy(s, 'red'), 'choice').filter(({ about }) => about === 'upgrade:stayontarget')
      applyAnswer(s, awaited(s)[0] ?? '', use?.answers[0] ?? 'pass')
    }
    const turn = labelled(of(seenBy(s, 'red'), 'ghost'), 'turn left 2')
    expect(turn.at).toEqual(near(482.5, 382.5, 0))
    expect(turn.answers).toEqual(['2 turn-left'])
  })

  test('a roll ends anywhere along its rail', () => {
    const s = acting(table)
    applyAnswer(s, 'red', { action: 'barrel-roll', side: 'right' })
    const [rail] = of(seenBy(s, 'red'), 'rail')
    expect(rail).toMatchObject({ of: 'fel', least: -20, most: 20 })
    expect(rail?.from).toEqual(near(500, 220, 90))
    expect(rail?.to).toEqual(near(540, 220, 90))
    applyAnswer(s, 'red', rail?.most ?? 0)
    expect(s.table.ships[0]?.pose).toEqual(rail?.to)
  })

  /** Fel has flown its maneuver and is asked for an action. */
  function acting(spec: Plain): XState {
    const s = position(spec, 'activation')
    for (let i = 0; i < 9; i++) {
      const { question } = look(s, 'red')
      if (question?.step === 'choose an action') return s
      const [seat] = awaited(s)
      applyAnswer(s, seat ?? '', 'pass')
    }
    throw new Error('no action to choose')
  }
})

describe('declaring a target', () => {
  const table = {
    red: {
      rookie: {
        pilot: 'rookiepilot',
        at: [400, 300],
        facing: 0,
        upgrades: ['protontorpedoes'],
        locks: ['academy'],
      },
    },
    blue: {
      academy: { pilot: 'academypilot', at: [400, 490], facing: 180 },
      other: { pilot: 'academypilot', at: [250, 100], facing: 180 },
    },
    obstacles: [{ shape: 'asteroid-8', at: [400, 400], facing: 0 }],
  }
  const s = position(table, 'combat')
  const seen = seenBy(s, 'red')
  const lines = of(seen, 'line')

  test('each attack has its line, with its ends, its range and what obstructs it', () => {
    const line = labelled(lines, 'primary weapon, range 2, obstructed')
    expect(line.from.y).toBeCloseTo(320, 3)
    expect(line.to.y).toBeCloseTo(470, 3)
    expect(line.from.x).toBeCloseTo(line.to.x, 3)
    expect(line.ends).toEqual(['rookie', 'academy'])
    expect(line.blocked).toEqual(['obstacle-1'])
    expect(line.answers).toEqual([{ weapon: 'primary', target: 'academy' }])
  })

  test('who is behind has none, and a click on a piece offers the same answers as its lines', () => {
    const pieces = of(seen, 'piece')
    const target = pieces.find(({ id }) => id === 'academy') as Piece
    expect(target.answers).toEqual(lines.flatMap(({ answers }) => answers ?? []))
    expect(pieces.find(({ id }) => id === 'other')).not.toHaveProperty('answers')
    expect(pieces.find(({ id }) => id === 'rookie')?.active).toBe(true)
  })

  test('the bands of the ruler lie in its arc', () => {
    const bands = of(seen, 'area').filter(({ kind }) => kind.startsWith('range-'))
    expect(bands.map(({ kind }) => kind)).toEqual(['range-3', 'range-2', 'range-1'])
    expect(bands[2]).toMatchObject({
      of: 'rookie',
      forms: [{ type: 'around', distance: 100 }],
      within: { type: 'sector', x: 400, y: 300, facing: 0, angle: 81.2 },
    })
  })

  test('its dice lie in the tray, and those that may be rerolled can be chosen', () => {
    const attacked = clone(s)
    applyAnswer(attacked, 'red', { weapon: 'primary', target: 'academy' })
    const rolled = attacked.news.find(({ type }) => type === 'attack dice')?.dice
    expect(of(seenBy(attacked, 'blue'), 'die')).toMatchObject(
      (rolled as string[]).map((face) => ({ kind: 'attack', face, of: 'rookie' })),
    )
    const lock = of(seenBy(attacked, 'red'), 'choice').find(({ label }) => label.en === 'target lock')
    applyAnswer(attacked, 'red', lock?.answers[0] ?? null)
    expect(of(seenBy(attacked, 'red'), 'die').map(({ choice }) => choice)).toEqual([0, 1, 2])
    expect(of(seenBy(attacked, 'blue'), 'die').every(({ choice }) => choice === undefined)).toBe(true)
  })

  test('whoever is shot at is asked about the target', () => {
    const attacked = position(
      { ...table, blue: { academy: { ...table.blue.academy, tokens: { focus: 1 } } } },
      'combat',
    )
    applyAnswer(attacked, 'red', { weapon: 'primary', target: 'academy' })
    for (let asked = 0; asked < 5 && look(attacked, 'blue').question === null; asked++)
      applyAnswer(attacked, 'red', 'pass')
    const active = (seat: Seat | null) =>
      of(seenBy(attacked, seat), 'piece').flatMap((one) => (one.active ? [one.id] : []))
    expect(look(attacked, 'blue').question).not.toBeNull()
    expect(active('blue')).toEqual(['academy'])
    expect(active(null)).toEqual(['rookie'])
  })

  test('every answer has a button with a name', () => {
    expect(of(seen, 'choice').map(({ label }) => label.de)).toEqual([
      'Pilot der Akademie 1: Primärwaffe',
      'Pilot der Akademie 1: Protonen-Torpedos',
      'Passen',
    ])
  })
})

test('a cloaked ship sees where it would decloak to', () => {
  const s = position(
    {
      red: { echo: { pilot: 'sigmasquadronpilot', at: [400, 300], facing: 0, tokens: { cloak: 1 } } },
      blue: { academy: { pilot: 'academypilot', at: [400, 700], facing: 180 } },
    },
    'activation',
  )
  const ghosts = of(seenBy(s, 'red'), 'ghost')
  expect(labelled(ghosts, 'boost').at).toEqual(near(400, 420, 0))
  expect(labelled(ghosts, 'roll right').at).toEqual(near(520, 300, 0))
})

test('both forces are there before they are placed: what is not on the table lies beside it, and drops name it', () => {
  const random = randomFrom('aside')
  const s = start(xwing, { setup: xwing.randomSetup(random), seed: 'aside' })
  const all = s.table.ships.map(({ id }) => id)
  let ships = 0
  while (s.table.phase === 'set-up') {
    const [seat = ''] = awaited(s)
    const { things, aside = [] } = scene(look(s, seat))
    const placed = things.filter(({ type, id }) => type === 'piece' && all.includes(id)).map(({ id }) => id)
    expect([...placed, ...aside.map(({ id }) => id)].sort()).toEqual([...all].sort())
    for (const { id, drops } of of(seenBy(s, seat), 'zone')) {
      if (id !== 'zone ships') continue
      ships++
      for (const drop of drops) expect(aside.map((one) => one.id)).toContain(drop.of)
      expect(
        of(seenBy(s, seat), 'area')
          .filter(({ titled }) => titled)
          .map((one) => one.id),
      ).toEqual(['zone enemy'])
    }
    applyAnswer(s, seat, sampleFor(s, seat, random))
  }
  expect(ships).toBe(all.length)
  expect(scene(look(s, null)).aside).toBeUndefined()
})

test('ships and obstacles are placed in their zones, and nowhere else', () => {
  const random = randomFrom('zones')
  const s = start(xwing, { setup: xwing.randomSetup(random), seed: 'zones' })
  const met = new Set<string>()
  while (s.table.phase === 'set-up') {
    const seat = awaited(s)[0] ?? ''
    const [zone] = of(seenBy(s, seat), 'zone')
    for (const { gives, facing } of zone?.drops ?? []) {
      if (zone?.form.type !== 'polygon') throw new Error('no zone')
      const [fromX = 0, fromY = 0, , , toX = 0, toY = 0] = zone.form.points
      const [x, y] = [(fromX + toX) / 2, (fromY + toY) / 2]
      if (!met.has(zone.id)) expect(refuse(s, seat, { ...gives, x, y, facing })).toBeNull()
      met.add(zone.id)
      for (const out of [fromY - 1, toY + 1])
        expect(refuse(s, seat, { ...gives, x, y: out, facing })).toMatch(/^XW-SETUP-(005|008|010)$/)
    }
    applyAnswer(s, seat, sampleFor(s, seat, random))
  }
  expect([...met]).toEqual(['zone obstacles', 'zone ships'])
})

test('pieces show figures, tokens, locks and damage cards', () => {
  const s = position(
    {
      red: {
        wedge: {
          pilot: 'wedgeantilles',
          at: [400, 300],
          facing: 0,
          tokens: { stress: 2 },
          upgrades: ['protontorpedoes'],
          locks: ['fel'],
        },
      },
      blue: {
        fel: { pilot: 'soontirfel', at: [400, 600], facing: 180, damage: ['core-directhit'] },
      },
    },
    'planning',
  )
  const pieces = of(seenBy(s, 'red'), 'piece')
  const [wedge, fel] = pieces
  expect(scene(look(s, null)).facts).toMatchObject([
    { name: 'round', value: 1 },
    { name: 'phase', value: { de: 'Planungsphase' } },
    { name: 'initiative', value: { en: 'Red' }, seat: 'red' },
    { name: 'points', value: 0, seat: 'red' },
    { name: 'points', value: 0, seat: 'blue' },
    { name: 'deck', seat: 'red' },
    { name: 'deck', seat: 'blue' },
  ])
  expect(wedge).toMatchObject({ label: { en: 'Wedge Antilles' }, look: 'xwing', seat: 'red', kind: 'ship' })
  expect(wedge?.badges).toEqual([
    { name: 'stress', label: { en: 'stress tokens', de: 'Stressmarker' }, count: 2 },
    {
      name: 'lock',
      label: { en: 'target lock on Soontir Fel', de: 'Zielerfassung auf Soontir Fel' },
      count: 1,
      to: 'fel',
    },
  ])
  expect(fel?.figures.find(({ name }) => name === 'hull')).toMatchObject({ value: 1, of: 3 })
  expect(wedge?.figures.find(({ name }) => name === 'shields')).toMatchObject({ value: 2, of: 2 })
  expect(fel?.figures.find(({ name }) => name === 'shields')).toMatchObject({ value: 0, of: 0 })
  expect(wedge?.cards).toEqual([
    {
      card: 'upgrade:protontorpedoes',
      label: { en: 'Proton Torpedoes', de: 'Protonen-Torpedos' },
      faceUp: true,
      count: 0,
    },
  ])
  expect(fel?.badges).toMatchObject([{ name: 'damage-up', label: { de: 'Volltreffer!' }, count: 1 }])
})

/** Plays random games, and looks at every scene on the way as everybody does. */
function everyScene(
  games: number,
  most: number,
  check: (s: XState, seat: Seat | null, seen: Scene) => void,
): void {
  for (let game = 0; game < games; game++) {
    const random = randomFrom(`scene ${game}`)
    const s = start(xwing, { setup: xwing.randomSetup(random), seed: `scene ${game}` })
    for (let i = 0; i < most && s.over === null; i++) {
      for (const seat of [null, ...s.seats]) check(s, seat, seenBy(s, seat))
      const [seat] = awaited(s)
      if (seat === undefined) break
      applyAnswer(s, seat, sampleFor(s, seat, random))
    }
  }
}

describe('in random games', () => {
  test('a dial’s ghost is where the ship comes to stand, as long as nobody else moves', () => {
    everyScene(2, 60, (s, seat, seen) => {
      for (const ghost of of(seen, 'ghost') as Ghost[]) {
        if (ghost.part === undefined) continue
        const ship = s.table.ships.find(({ id }) => id === ghost.of)
        const maneuver = ship && shipType(ship.type).dial[Number(ghost.part.value)]
        if (!ship || !maneuver) throw new Error(ghost.id)
        expect(ship.seat).toBe(seat)
        const others = s.table.ships
          .filter((one) => one !== ship && one.inPlay)
          .map(({ id, pose, type }) => ({ id, pose, size: shipType(type).size }))
        const flies = executedBy(s, ship, maneuver)
        expect(ghost.at).toEqual(fly(ship.pose, shipType(ship.type).size, flies, others).end)
      }
    })
  }, 60_000)
})

test('lines of attack are as long as the attack measures', () => {
  everyScene(4, 200, (s, seat, seen) => {
    for (const line of of(seen, 'line') as Line[]) {
      if (line.kind !== 'shot' || seat === null) continue
      const attacked = clone(s)
      applyAnswer(attacked, seat, line.answers?.[0] ?? null)
      const entry = attacked.news.find(({ type }) => type === 'attack')
      expect(line.label?.en).toContain(`range ${entry?.range}`)
    }
  })
}, 60_000)
