import { awaited, enter, type Plain, questionFor, refuse } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { xwing } from '../src/index.ts'
import { shipOf, type XState } from '../src/state.ts'
import { pilotSkill } from '../src/values.ts'
import { beforeForces, ship, squad } from './forces.ts'
import { askedFor, begin, say, using } from './position.ts'

/** Upgrades that act while forces are placed. */

const use = (s: XState, card: string) => {
  const [seat = ''] = awaited(s)
  const option = questionFor(s, seat)?.options?.find(
    (one) => (one as { card?: string } | null)?.card === `upgrade:${card}`,
  )
  say(s, seat, option ?? null)
}

const academy = squad('imperial', ship('academypilot'))

test.each([
  ['plus', 4],
  ['minus', 2],
])(
  'the side of Adaptability is chosen when the ship is placed, not before: %s [XW-UPG-adaptability-plus] [XW-UPG-adaptability-minus] [XW-REF-024]',
  (side, skill) => {
    for (const equipped of ['adaptability-plus', 'adaptability-minus']) {
      const red = squad('rebel', ship('greensquadronpilot', equipped), ship('greensquadronpilot'))
      const s = beforeForces(red, academy)
      say(s, 'blue', { ship: 'blue-1', x: 400, y: 874, facing: 180 })
      // Both have the printed skill as long as they wait.
      expect(questionFor(s, 'red')?.space).toMatchObject({ place: ['red-1', 'red-2'] })
      say(s, 'red', { ship: 'red-1', x: 400, y: 40, facing: 0 })
      expect(questionFor(s, 'red')?.options).toEqual(['plus', 'minus'])
      say(s, 'red', side)
      expect(pilotSkill(s, shipOf(s, 'red-1'))).toBe(skill)
      expect(shipOf(s, 'red-1').upgrades[0]?.card).toBe(`adaptability-${side}`)
      expect(askedFor(s, 'red')).toBe('place a ship')
    }
  },
)

test('A Score to Settle names an enemy before forces are placed, and helps against it [XW-UPG-ascoretosettle] [XW-CON-adebttopay]', () => {
  const red = squad('rebel', ship('greensquadronpilot', 'ascoretosettle'))
  const blue = squad('imperial', ship('royalguardpilot'), ship('academypilot'))
  const s = beforeForces(red, blue)
  expect([awaited(s), questionFor(s, 'red')?.options]).toEqual([['red'], ['blue-1', 'blue-2']])
  say(s, 'red', 'blue-1')
  expect(askedFor(s, 'blue')).toBe('place a ship')
  const [debt] = Object.values(s.effects).filter((one) => one.card === 'condition:adebttopay')
  expect([debt?.on, debt?.seat, debt?.vars]).toEqual(['blue-1', 'blue', { to: 'red-1' }])
})

test('Hyperwave Comm Scanner changes when its ship is placed, and gives tokens to allies placed near it [XW-UPG-hyperwavecommscanner]', () => {
  const red = squad(
    'rebel',
    ship('redsquadronveteran', 'hyperwavecommscanner'),
    ship('bluesquadronnovice'),
    ship('bluesquadronnovice'),
  )
  const s = beforeForces(red, academy)
  use(s, 'hyperwavecommscanner')
  expect(questionFor(s, 'red')?.options).toEqual(['0', '6', '12', 'pass'])
  say(s, 'red', '0')
  // Skill 0: before the academy pilot with 1.
  expect(questionFor(s, 'red')?.space).toMatchObject({ place: ['red-1'] })
  say(s, 'red', { ship: 'red-1', x: 200, y: 40, facing: 0 })
  expect(pilotSkill(s, shipOf(s, 'red-1'))).toBe(4)
  say(s, 'blue', { ship: 'blue-1', x: 400, y: 874, facing: 180 })
  say(s, 'red', { ship: 'red-2', x: 350, y: 40, facing: 0 })
  use(s, 'hyperwavecommscanner')
  say(s, 'red', 'evade')
  expect(shipOf(s, 'red-2').tokens.evade).toBe(1)
  // Range 3: nothing is asked any more.
  say(s, 'red', { ship: 'red-3', x: 490, y: 40, facing: 0 })
  expect(askedFor(s, 'red')).toBe('assign dials')
})

test('Hyperwave Comm Scanner gives nothing before its ship is placed, nor to its own ship [XW-UPG-hyperwavecommscanner]', () => {
  const red = squad('rebel', ship('redsquadronveteran', 'hyperwavecommscanner'), ship('bluesquadronnovice'))
  const s = beforeForces(red, academy)
  use(s, 'hyperwavecommscanner')
  say(s, 'red', '12')
  say(s, 'blue', { ship: 'blue-1', x: 400, y: 874, facing: 180 })
  say(s, 'red', { ship: 'red-2', x: 40, y: 40, facing: 0 })
  expect(questionFor(s, 'red')?.space).toMatchObject({ place: ['red-1'] })
  say(s, 'red', { ship: 'red-1', x: 100, y: 40, facing: 0 })
  expect(askedFor(s, 'red')).toBe('assign dials')
})

test('Minefield Mapper lays the tokens of bombs beyond range 3 of enemies once all ships are placed [XW-UPG-minefieldmapper]', () => {
  const red = squad('rebel', ship('wardensquadronpilot', 'minefieldmapper', 'clustermines', 'protonbombs'))
  const s = beforeForces(red, academy)
  say(s, 'blue', { ship: 'blue-1', x: 400, y: 874, facing: 180 })
  say(s, 'red', { ship: 'red-1', x: 400, y: 40, facing: 0 })
  use(s, 'minefieldmapper')
  expect(questionFor(s, 'red')?.options).toEqual(['clustermines', 'protonbombs', 'pass'])
  say(s, 'red', 'clustermines')
  expect(refuse(s, 'red', { x: 400, y: 600, facing: 0 })).toBe('XW-UPG-minefieldmapper')
  for (const x of [300, 400, 500]) say(s, 'red', { x, y: 480, facing: 0 })
  expect(s.table.bombs.map(({ kind, pose }) => [kind, pose.x, pose.y])).toEqual([
    ['cluster-mine', 300, 480],
    ['cluster-mine', 400, 480],
    ['cluster-mine', 500, 480],
  ])
  expect(shipOf(s, 'red-1').upgrades.map(({ faceUp }) => faceUp)).toEqual([true, false, true])
  say(s, 'red', 'pass')
  expect(askedFor(s, 'red')).toBe('assign dials')
})

test('Minefield Mapper lays bomb after bomb, none on a ship or near any enemy, and is done with the last [XW-UPG-minefieldmapper]', () => {
  const red = squad('rebel', ship('wardensquadronpilot', 'minefieldmapper', 'proximitymines', 'protonbombs'))
  const s = beforeForces(red, squad('imperial', ship('academypilot'), ship('academypilot')))
  say(s, 'blue', { ship: 'blue-1', x: 100, y: 874, facing: 180 })
  say(s, 'blue', { ship: 'blue-2', x: 800, y: 874, facing: 180 })
  say(s, 'red', { ship: 'red-1', x: 400, y: 40, facing: 0 })
  use(s, 'minefieldmapper')
  say(s, 'red', 'protonbombs')
  for (const refused of [{ x: 400, y: 60, facing: 0 }, { x: 800, y: 600, facing: 0 }, 'here'])
    expect(refuse(s, 'red', refused)).toBe('XW-UPG-minefieldmapper')
  say(s, 'red', { x: 450, y: 800, facing: 0 })
  expect(questionFor(s, 'red')?.options).toEqual(['proximitymines', 'pass'])
  say(s, 'red', 'proximitymines')
  say(s, 'red', { x: 400, y: 300, facing: 0 })
  expect(s.table.bombs.map(({ kind }) => kind)).toEqual(['proton-bomb', 'proximity-mine'])
  expect(shipOf(s, 'red-1').upgrades.map(({ faceUp }) => faceUp)).toEqual([true, false, false])
  expect(askedFor(s, 'red')).toBe('assign dials')
})

test('Minefield Mapper has nothing to say without a bomb [XW-UPG-minefieldmapper]', () => {
  const s = beforeForces(
    squad('rebel', ship('wardensquadronpilot', 'minefieldmapper', 'advancedslam')),
    academy,
  )
  say(s, 'blue', { ship: 'blue-1', x: 400, y: 874, facing: 180 })
  say(s, 'red', { ship: 'red-1', x: 400, y: 40, facing: 0 })
  expect(askedFor(s, 'red')).toBe('assign dials')
})

test.each([
  ['against the ship in debt', 'red'],
  ['by the ship in debt', 'blue'],
])(
  'A Debt to Pay turns one focus result into a crit in attacks %s [XW-UPG-ascoretosettle] [XW-CON-adebttopay]',
  (_, seat) => {
    const table = {
      red: { wing: { pilot: 'redsquadronpilot', at: [400, 300], upgrades: ['ascoretosettle'] } },
      blue: {
        tie: { pilot: 'royalguardpilot', at: [400, 480], facing: 180 },
        other: { pilot: 'academypilot', at: [700, 480], facing: 180 },
      },
      initiative: 'red',
    } as unknown as Plain
    const s = begin(xwing, {
      table,
      at: 'combat',
      script: [],
      arrange: (state) => {
        enter(state, { card: 'condition:adebttopay', seat: 'blue', on: 'tie', vars: { to: 'wing' } })
      },
    })
    if (seat === 'red') say(s, 'blue', 'pass')
    s.chance.script = ['focus', 'focus', 'blank']
    say(s, seat, { weapon: 'primary', target: seat === 'red' ? 'tie' : 'wing' })
    expect([awaited(s), askedFor(s, seat)]).toEqual([[seat], 'modify attack dice'])
    s.chance.script = seat === 'red' ? ['blank', 'blank', 'blank'] : ['blank', 'blank']
    const card = seat === 'red' ? 'upgrade:ascoretosettle' : 'condition:adebttopay'
    const news = say(s, seat, using(s, seat, card))
    expect(news).toContainEqual(expect.objectContaining({ type: 'results', hits: 0, crits: 1 }))
  },
)
