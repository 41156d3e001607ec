import { answer, awaited, type Plain, randomFrom, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { apex } from './index.ts'
import { checkSetup, randomSetup, seats, seatsFor, teams, usualSetup } from './setup.ts'
import type { ApexSetup } from './state.ts'

const good = usualSetup(2)
const wrong = (more: object) => checkSetup({ ...good, ...more } as unknown as Plain)

test('the first game can be set up in both sizes [APX-MODE-001]', () => {
  for (const size of [2, 3] as const) expect(checkSetup(usualSetup(size) as unknown as Plain)).toBeNull()
  expect(wrong({ size: 4 })).toMatch(/APX-MODE-001/)
})

test('what is wrong with a setup is told by its field [APX-MODE-002, APX-MODE-003, APX-INIT-015]', () => {
  const squad = (more: object) => ({ squads: { ...good.squads, red: { ...good.squads.red, ...more } } })
  const inTheAir = {
    id: 'air',
    name: { en: 'Air', de: 'Luft' },
    width: 8,
    height: 8,
    pieces: [{ kind: 'wall', at: 'c3 n', level: 1 }],
  }
  for (const [more, words] of [
    [{ board: 'nowhere' }, /^board: no board “nowhere”; there are crossroads/],
    [{ plan: 5 }, /^plan: This is not a board/],
    [{ plan: { id: 'x' } }, /^plan.name: .*[^.]$/],
    [{ plan: inTheAir }, /^plan.pieces\[0\].at: c3 n: .* in the air \(APX-LVL-002\)$/],
    [{ lineUp: 'dice' }, /^lineUp: /],
    [{ passives: 1 }, /^passives: /],
    [{ start: 'fight' }, /^start: /],
    [{ extra: 1 }, /“extra” is not part of the setup/],
    [{ squads: { red: good.squads.red } }, /^squads.blue: /],
    [squad({ legends: ['wraith'] }), /^squads.red.legends: 2 legends are expected \(APX-MODE-002\)/],
    [squad({ legends: ['wraith', 'nobody'] }), /no legend “nobody”/],
    [squad({ legends: ['wraith', 'gibraltar'] }), /gibraltar can be drafted only once \(APX-INIT-015\)/],
    [squad({ seats: ['red'] }), /a seat for each of 2 legends is expected \(APX-MODE-003\)/],
    [squad({ seats: ['red', 'blue'] }), /“blue” is no seat of this squad/],
    [squad({ seats: ['red2', 'red3'] }), /is no seat of this squad/],
  ] as const)
    expect(wrong(more)).toMatch(words)
  for (const nothing of [null, 3, 'apex', []]) expect(checkSetup(nothing as Plain)).not.toBeNull()
})

test('two to six people share the legends, each squad as it likes [APX-MODE-003, APX-META-004]', () => {
  expect(seatsFor('red', 1, 3)).toEqual(['red', 'red', 'red'])
  expect(seatsFor('red', 2, 3)).toEqual(['red', 'red', 'red2'])
  expect(seatsFor('blue', 3, 3)).toEqual(['blue', 'blue2', 'blue3'])
  const setup: ApexSetup = {
    ...usualSetup(3),
    squads: {
      red: { ...usualSetup(3).squads.red, seats: seatsFor('red', 3, 3) },
      blue: { ...usualSetup(3).squads.blue, seats: seatsFor('blue', 1, 3) },
    },
  }
  expect(checkSetup(setup as unknown as Plain)).toBeNull()
  expect(seats(setup)).toEqual(['red', 'red2', 'red3', 'blue'])
  expect(teams(setup)).toEqual({ red: 'red', red2: 'red', red3: 'red', blue: 'blue' })
})

test('random setups are good, and go through sizes, boards, line-ups and numbers of people', () => {
  const seen = new Set<string>()
  for (let at = 0; at < 200; at++) {
    const setup = randomSetup(randomFrom(`setup ${at}`))
    expect(checkSetup(setup as unknown as Plain)).toBeNull()
    for (const one of [
      `${setup.size}`,
      setup.board,
      setup.lineUp,
      setup.start,
      `${seats(setup).length} people`,
    ])
      seen.add(one)
  }
  for (const one of [
    '2',
    '3',
    'crossroads',
    'stackyard',
    'pinegulch',
    'agreed',
    'draft',
    'dealt',
    'equip',
    'drop',
  ])
    expect(seen).toContain(one)
  for (let people = 2; people <= 6; people++) expect(seen).toContain(`${people} people`)
})

test('dealt legends are different ones, and the quick start begins with the drop [APX-INIT-016]', () => {
  const lineUp = {
    squads: {
      red: { seats: ['red', 'red2'], legends: null },
      blue: { seats: ['blue', 'blue'], legends: null },
    },
  }
  const setup: ApexSetup = { ...usualSetup(2), ...lineUp, lineUp: 'dealt', start: 'drop' }
  expect(checkSetup(setup as unknown as Plain)).toBeNull()
  const s = start(apex, { setup, seed: 'dealt' })
  expect(new Set(s.table.legends.map((one) => one.id)).size).toBe(4)
  expect(s.table.phase).toBe('drop')
  for (const legend of s.table.legends) {
    expect(legend.weapons.every((weapon) => weapon !== null)).toBe(true)
    expect(legend.backpack.length).toBeLessThanOrEqual(8)
  }
  expect(awaited(s)).toEqual(['blue'])
})

test('a squad that equips itself sensibly is done, and uses what it can [APX-EQUIP-008]', () => {
  for (let at = 0; at < 20; at++) {
    const s = start(apex, { setup: usualSetup(3), seed: `sensibly ${at}` })
    const pool = s.table.pools.red
    const gear = pool?.tokens.filter((token) => /^(helmet|body|knockdown)/.test(token)).length ?? 0
    answer(s, 'red', 'sensibly')
    expect(awaited(s)).toEqual(['blue'])
    const red = s.table.legends.filter((one) => one.squad === 'red')
    expect(red.flatMap((one) => one.weapons).filter((weapon) => weapon === null)).toEqual([])
    const worn = red
      .flatMap((one) => Object.values(one.gear))
      .filter((token) => !token.includes('common')).length
    expect(worn).toBeGreaterThanOrEqual(Math.min(gear, 1))
    answer(s, 'blue', 'sensibly')
    expect(s.table.pools).toEqual({ red: null, blue: null })
  }
})

test('a legend has three gear slots, with common gear on them [APX-GEAR-001]', () => {
  const s = start(apex, { setup: usualSetup(2), seed: 'gear' })
  for (const { gear } of s.table.legends)
    expect(gear).toEqual({ helmet: 'helmet-common', body: 'body-common', knockdown: 'knockdown-common' })
})
