import {
  applyAnswer,
  awaited,
  look,
  type Motion,
  notPlain,
  type Plain,
  randomFrom,
  type Seen,
  type Stand,
  sampleFor,
  start,
} from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { begin, using } from '../../test/position.ts'
import { xwing } from '../index.ts'
import { scene } from '../scene/index.ts'
import type { XState, XWing } from '../state.ts'
import { shipType } from '../values.ts'
import { motions } from './motions.ts'

/** Answers; how the ships moved, for somebody who watches. */
function moved(s: XState, seat: string, answer: Plain): Motion[] {
  const before = look(s, null)
  applyAnswer(s, seat, answer)
  return motions(before, look(s, null))
}

/** Sets the dials of both sides; red is always one ship. */
function flown(table: { red: object; blue: object; obstacles?: Plain }, dials: Record<string, string>) {
  const s = begin(xwing, { table: table as unknown as Plain })
  for (const seat of ['red', 'blue']) {
    const own = s.table.ships.filter((ship) => ship.seat === seat)
    const set = own.map(({ id, type }) => {
      const place = shipType(type).dial.findIndex(({ speed, bearing }) => `${speed} ${bearing}` === dials[id])
      if (place < 0) throw new Error(`no ${dials[id]} on the dial of ${id}`)
      return [id, place]
    })
    const found = moved(s, seat, Object.fromEntries(set))
    if (awaited(s)[0] !== 'blue' || seat === 'blue') return { s, found }
  }
  throw new Error('nothing happened')
}

const stand = (x: number, y: number, facing: number) => ({
  x: expect.closeTo(x, 1),
  y: expect.closeTo(y, 1),
  facing: expect.closeTo(facing, 1),
})

const far = { foe: { pilot: 'darthvader', at: [850, 850], facing: 180 } }

function wayOf(found: readonly Motion[], of: string): readonly Stand[] {
  return found.find((one) => one.of === of)?.stands ?? []
}

describe('maneuvers', () => {
  const rookie = { pilot: 'rookiepilot', at: [400, 300], facing: 0 }
  const dials = (rookies: string) => ({ rookie: rookies, foe: '2 straight' })

  test('straight ahead needs no more than both ends', () => {
    const { found } = flown({ red: { rookie }, blue: far }, dials('3 straight'))
    expect(wayOf(found, 'rookie')).toEqual([stand(400, 300, 0), stand(400, 460, 0)])
  })

  test('a turn is flown along its template, and the ship looks along it', () => {
    const { found } = flown({ red: { rookie }, blue: far }, dials('2 turn-right'))
    const way = wayOf(found, 'rookie')
    expect(way).toHaveLength(13)
    expect(way[0]).toEqual(stand(400, 300, 0))
    expect(way[12]).toEqual(stand(482.5, 382.5, 90))
    expect(way[6]?.facing).toBeCloseTo(45, 5)
    // Both guides are on the centre line: half way the ship stands a little inside of the curve.
    const half = way[6] as Stand
    const radius = Math.hypot(half.x - 462.5, half.y - 320)
    expect(radius).toBeLessThan(62.5)
    expect(radius).toBeGreaterThan(55)
    for (const [i, { facing }] of way.entries()) {
      if (i > 0) expect(facing).toBeGreaterThanOrEqual((way[i - 1] as Stand).facing)
    }
  })

  test('a Koiogran turn ends with a turn on the spot', () => {
    const { found } = flown({ red: { rookie }, blue: far }, dials('4 koiogran'))
    expect(wayOf(found, 'rookie')).toEqual([stand(400, 300, 0), stand(400, 500, 0), stand(400, 500, 180)])
  })

  test('who would overlap another stops where it really ends, on its template', () => {
    const wall = { foe: { pilot: 'omicrongrouppilot', at: [500, 400], facing: 90 } }
    const { s, found } = flown(
      { red: { rookie }, blue: wall },
      { rookie: '2 turn-right', foe: '0 stationary' },
    )
    const way = wayOf(found, 'rookie')
    const { pose, touching } = s.table.ships[0] ?? {}
    expect(touching).toEqual(['foe'])
    expect(way.at(-1)).toEqual({ ...pose })
    expect(way).toHaveLength(13)
    const [last, end] = way.slice(-2) as [Stand, Stand]
    // No leap at the end: as far as from stand to stand before.
    expect(Math.hypot(end.x - last.x, end.y - last.y)).toBeLessThan(12)
    expect(end.facing).toBeGreaterThan(last.facing)
    expect(end.facing).toBeLessThan(90)
  })

  test('IG-88D flies its loop along the turn, as its card says', () => {
    const table = {
      red: { ig: { pilot: 'ig88d', at: [400, 300], dial: '3 segnor-left' } },
      blue: { tie: { pilot: 'rookiepilot', at: [700, 800], activated: true } },
    }
    const s = begin(xwing, { table, at: 'activation' })
    const way = wayOf(moved(s, 'red', using(s, 'red', 'pilot:ig88d')), 'ig')
    expect(way.slice(-2).map(({ facing }) => facing)).toEqual([expect.closeTo(270, 3), 90])
    expect(way).toHaveLength(14)
    const template = scene(look(s, null)).things.find(({ id }) => id.startsWith('template'))
    if (template?.type !== 'area' || template.forms[0]?.type !== 'stroke') throw new Error('no template')
    const [x, y] = template.forms[0].points.slice(-2)
    expect([x, y]).toEqual([expect.closeTo(310, 1), expect.closeTo(430, 1)])
  })
})

describe('other moves', () => {
  const fel = { pilot: 'soontirfel', at: [400, 300], facing: 0, dial: '2 straight' }
  const acting = (red: object): XState => {
    const s = begin(xwing, { table: { red, blue: far } as unknown as Plain, at: 'activation' })
    while (look(s, 'red').question?.step !== 'choose an action') applyAnswer(s, awaited(s)[0] ?? '', 'pass')
    return s
  }

  test('a boost along a bank', () => {
    const s = acting({ fel })
    const way = wayOf(moved(s, 'red', { action: 'boost', template: 'bank-right' }), 'fel')
    expect(way).toHaveLength(13)
    expect(way[0]).toEqual(stand(400, 420, 0))
    expect(way.at(-1)).toEqual({ ...s.table.ships[0]?.pose })
  })

  test('a barrel roll goes aside', () => {
    const s = acting({ fel })
    applyAnswer(s, 'red', { action: 'barrel-roll', side: 'left' })
    expect(wayOf(moved(s, 'red', 5), 'fel')).toEqual([stand(400, 420, 0), stand(320, 425, 0)])
  })

  test('a roll along a bank follows it sideways', () => {
    const s = acting({ lorrir: { ...fel, pilot: 'lieutenantlorrir' } })
    applyAnswer(s, 'red', { action: 'barrel-roll', side: 'left', bend: 'backward' })
    while (look(s, 'red').question?.step !== 'place the ship at the bank') applyAnswer(s, 'red', 'pass')
    const way = wayOf(moved(s, 'red', { template: 10, ship: -10 }), 'lorrir')
    expect(way).toHaveLength(13)
    expect(way[0]).toEqual(stand(400, 420, 0))
    expect(way.at(-1)).toEqual({ ...s.table.ships[0]?.pose })
    expect(way[6]?.facing).toBeCloseTo(337.5, 1)
    for (const [i, { x }] of way.entries()) if (i > 0) expect(x).toBeLessThan((way[i - 1] as Stand).x)
  })

  const cloaked = (pilot: string) =>
    begin(xwing, {
      table: {
        red: { phantom: { pilot, at: [400, 300], tokens: { cloak: 1 }, activated: true } },
        blue: { foe: { ...far.foe, activated: true } },
      },
      at: 'activation',
    })

  test('decloaking ahead, along a bank, and with a roll that is placed later', () => {
    const straight = cloaked('shadowsquadronpilot')
    expect(wayOf(moved(straight, 'red', 'boost'), 'phantom')).toEqual([
      stand(400, 300, 0),
      stand(400, 420, 0),
    ])
    const bank = cloaked('echo')
    expect(wayOf(moved(bank, 'red', 'bank-right'), 'phantom').at(-1)).toEqual(stand(452.22, 426.07, 45))
    const rolled = cloaked('shadowsquadronpilot')
    expect(moved(rolled, 'red', 'left')).toEqual([])
    expect(wayOf(moved(rolled, 'red', -3), 'phantom')).toEqual([stand(400, 300, 0), stand(280, 297, 0)])
  })

  test('a tractor beam drags a ship aside', () => {
    const s = begin(xwing, {
      table: {
        red: { scyk: { pilot: 'cartelspacer', at: [400, 400], facing: 180, upgrades: ['tractorbeam'] } },
        blue: { tie: { pilot: 'academypilot', at: [400, 300], facing: 0 } },
      },
      at: 'combat',
      script: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank'],
    })
    applyAnswer(s, 'red', { weapon: 0, target: 'tie' })
    for (let i = 0; i < 20 && look(s, 'red').question?.step !== 'shift the ship'; i++)
      applyAnswer(s, awaited(s)[0] ?? '', 'pass')
    applyAnswer(s, 'red', 'left')
    expect(wayOf(moved(s, 'red', 0), 'tie')).toEqual([stand(400, 300, 0), stand(320, 300, 0)])
  })

  test('Lightning Reflexes turn a ship round, which the journal does not tell', () => {
    const table = {
      red: {
        wing: {
          pilot: 'redsquadronpilot',
          at: [400, 300],
          dial: '2 straight',
          upgrades: ['lightningreflexes'],
        },
      },
      blue: far,
    }
    const s = begin(xwing, { table, at: 'activation' })
    while (look(s, 'red').question === null) applyAnswer(s, 'blue', 'pass')
    const way = wayOf(moved(s, 'red', using(s, 'red', 'upgrade:lightningreflexes')), 'wing')
    expect(way).toEqual([stand(400, 420, 0), stand(400, 420, 180)])
  })

  test('who goes back flies nothing again, but glides to where it was', () => {
    const s = acting({ fel })
    const earlier = look(s, null)
    applyAnswer(s, 'red', { action: 'boost', template: 'bank-right' })
    expect(wayOf(motions(look(s, null), earlier), 'fel')).toEqual([
      stand(437.57, 510.71, 45),
      stand(400, 420, 0),
    ])
  })
})

/** What a motion from one view to the next must be like. */
function problemsOf(before: Seen<XWing>, after: Seen<XWing>): string[] {
  const [was, is] = [piecesOf(before), piecesOf(after)]
  const found = motions(before, after)
  const problems = notPlain(found) === null ? [] : ['it is not plain']
  for (const { of, stands } of found) {
    if (stands.length < 2) problems.push(`${of} does not move`)
    const first = was.get(of)
    const begun = found.find((one) => one.of === of)?.stands[0] as Stand
    if (first !== undefined && Math.hypot(begun.x - first.x, begun.y - first.y) > 0.01)
      problems.push(`${of} does not begin where it stood`)
    for (const [i, { x, y }] of stands.entries()) {
      const last = stands[i - 1]
      if (last !== undefined && Math.hypot(x - last.x, y - last.y) > 300) problems.push(`${of} leaps`)
    }
  }
  for (const [id, at] of is) {
    const last = found.findLast((one) => one.of === id)?.stands.at(-1)
    const old = was.get(id)
    if (last !== undefined && JSON.stringify(last) !== JSON.stringify(at))
      problems.push(`${id} ends at ${JSON.stringify(last)}, not at ${JSON.stringify(at)}`)
    if (last === undefined && old !== undefined && JSON.stringify(old) !== JSON.stringify(at))
      problems.push(`${id} got elsewhere without a motion`)
  }
  return problems
}

function piecesOf(seen: Seen<XWing>): Map<string, Stand> {
  return new Map(scene(seen).things.flatMap((one) => (one.type === 'piece' ? [[one.id, one.at]] : [])))
}

test('in whole games every ship gets from where it stood to where the scene shows it', () => {
  const problems: string[] = []
  let count = 0
  for (let game = 0; game < 8; game++) {
    const random = randomFrom(`motions ${game}`)
    const s = start(xwing, { setup: xwing.randomSetup(random), seed: `motions ${game}` })
    for (let i = 0; i < 400 && s.over === null; i++) {
      const before = look(s, 'red')
      const seat = awaited(s)[0] ?? ''
      applyAnswer(s, seat, sampleFor(s, seat, random))
      const after = look(s, 'red')
      problems.push(...problemsOf(before, after))
      count += motions(before, after).length
    }
  }
  expect(problems.slice(0, 5)).toEqual([])
  expect(count).toBeGreaterThan(200)
})
