import {
  applyAnswer,
  awaited,
  clone,
  type Ghost,
  type Line,
  look,
  type Plain,
  randomFrom,
  refuse,
  type Scene,
  type Seat,
  sampleFor,
  start,
} from '@sandtable/kernel'
import { labelled, thingsIn } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { duel, position, seenBy } from '../../test/seen.ts'
import { fly } from '../geometry/flight.ts'
import { xwing } from '../index.ts'
import type { XState } from '../state.ts'
import { executedBy, shipType } from '../values.ts'
import { scene } from './index.ts'

/** A stand to a thousandth of a millimetre. */
const near = (x: number, y: number, facing: number) => ({
  x: expect.closeTo(x, 3),
  y: expect.closeTo(y, 3),
  facing: expect.closeTo(facing, 3),
})

describe('setting dials', () => {
  const s = position(duel, 'planning')
  const ghosts = thingsIn(seenBy(s, 'red'), 'ghost')

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

  test('who watches sees none', () => expect(thingsIn(seenBy(s, null), 'ghost')).toEqual([]))

  test('a maneuver that would overlap backs up, and says into whom; one that leaves the table says so', () => {
    const near = {
      red: { rookie: { pilot: 'rookiepilot', at: [400, 870], facing: 0 } },
      blue: { academy: { pilot: 'academypilot', at: [400, 780], facing: 0 } },
    }
    const seen = seenBy(position(near, 'planning'), 'blue')
    const ahead = labelled(thingsIn(seen, 'ghost'), 'straight 2')
    expect(ahead.meets).toEqual(['rookie'])
    expect(ahead.at).toEqual(near2(400, 830))
    const out = thingsIn(seenBy(position(near, 'planning'), 'red'), 'ghost')
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
    const ghosts = thingsIn(seenBy(s, 'red'), 'ghost')
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
    const [template] = thingsIn(seenBy(s, 'blue'), 'area').filter(({ kind }) => kind === 'template')
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
      const [use] = thingsIn(seenBy(s, 'red'), 'choice').filter(
        ({ about }) => about === 'upgrade:stayontarget',
      )
      applyAnswer(s, awaited(s)[0] ?? '', use?.answers[0] ?? 'pass')
    }
    const turn = labelled(thingsIn(seenBy(s, 'red'), 'ghost'), 'turn left 2')
    expect(turn.at).toEqual(near(482.5, 382.5, 0))
    expect(turn.answers).toEqual(['2 turn-left'])
  })

  test('a roll ends anywhere along its rail', () => {
    const s = acting(table)
    applyAnswer(s, 'red', { action: 'barrel-roll', side: 'right' })
    const [rail] = thingsIn(seenBy(s, 'red'), 'rail')
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

test('a cloaked ship sees where it would decloak to', () => {
  const s = position(
    {
      red: { echo: { pilot: 'sigmasquadronpilot', at: [400, 300], facing: 0, tokens: { cloak: 1 } } },
      blue: { academy: { pilot: 'academypilot', at: [400, 700], facing: 180 } },
    },
    'activation',
  )
  const ghosts = thingsIn(seenBy(s, 'red'), 'ghost')
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
    for (const { id, drops } of thingsIn(seenBy(s, seat), 'zone')) {
      if (id !== 'zone ships') continue
      ships++
      for (const drop of drops) expect(aside.map((one) => one.id)).toContain(drop.of)
      expect(
        thingsIn(seenBy(s, seat), 'area')
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
    const [zone] = thingsIn(seenBy(s, seat), 'zone')
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
  const pieces = thingsIn(seenBy(s, 'red'), 'piece')
  const [wedge, fel] = pieces
  expect(scene(look(s, null)).facts).toMatchObject([
    { name: 'round', value: 1 },
    { name: 'phase', value: { de: 'Planungsphase' } },
    { name: 'initiative', value: { en: 'Red' }, seat: null },
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
      for (const ghost of thingsIn(seen, 'ghost') as Ghost[]) {
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
    for (const line of thingsIn(seen, 'line') as Line[]) {
      if (line.kind !== 'shot' || seat === null) continue
      const attacked = clone(s)
      applyAnswer(attacked, seat, line.answers?.[0] ?? null)
      const entry = attacked.news.find(({ type }) => type === 'attack')
      expect(line.label?.en).toContain(`range ${entry?.range}`)
    }
  })
}, 60_000)

test('nobody is said to have initiative while it is still to be chosen', () => {
  const setup = xwing.randomSetup(randomFrom('initiative'))
  const seen = (s: XState) => scene(look(s, 'red')).facts.find(({ name }) => name === 'initiative')?.value
  const s = start(xwing, { setup, seed: 'initiative' })
  expect(seen(s)).toMatchObject({ en: 'to be chosen' })
  const [seat = ''] = awaited(s)
  applyAnswer(s, seat, 'red')
  expect(seen(s)).toMatchObject({ en: 'Red' })
  expect(seen(position(duel, 'planning'))).toMatchObject({ en: 'Red' })
})
