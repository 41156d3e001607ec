import { games } from '@sandtable/games'
import { applyAnswer, look, type Match, type Plain, questionFor, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { wayTo, whyNoWayTo } from './gesture.ts'
import { onlyAnswer } from './moves.ts'
import { sceneOf } from './shown.ts'
import type { Table } from './table.ts'

/** Gold is asked whom to activate. */
function gathered(gold: Plain, silver: Plain, floor: Plain = {}): Match {
  const game = games.find(({ id }) => id === 'assault')
  const table = { floor, gold, silver }
  const laid = game?.referee?.position(table, 'activation')
  if (game === undefined || laid === undefined || 'problem' in laid) throw new Error(JSON.stringify(laid))
  const { setup, arrange } = laid as { setup: object; arrange(): void }
  return { game, state: start(game, { setup, seed: 'gesture', arrange }) } as Match
}

/** A figure of gold acts, and silver's stand where they stand. */
function acting(silver: Plain, floor: Plain = {}): Match {
  const match = gathered({ ranger: { card: 'alliance-ranger', at: ['c3'] } }, silver, floor)
  const { state } = match
  for (let asked = 0; asked < 5 && questionFor(state, 'gold')?.step !== 'act'; asked++)
    applyAnswer(state, 'gold', questionFor(state, 'gold')?.options?.[0] ?? null)
  return match
}

const afterwards = ({ state }: Match, way: readonly Plain[] | null) => {
  for (const answer of way ?? []) applyAnswer(state, 'gold', answer)
  return questionFor(state, 'gold')
}

test('to press an enemy is to attack it: the action is taken, the target is still to be declared', () => {
  const match = acting({ vader: { card: 'darth-vader', at: 'f3' } })
  const way = wayTo(match, 'gold', { piece: 'vader' })
  expect(way).toHaveLength(1)
  expect(afterwards(match, way)).toMatchObject({ step: 'declare target', options: [{ target: 'vader' }] })
})

test('the only target there is must still be declared by a person', () => {
  const match = acting({ vader: { card: 'darth-vader', at: 'f3' } })
  const table = {
    match,
    players: { gold: 'person', silver: 'steady' },
    past: null,
    watched: false,
    lesson: null,
  }
  afterwards(match, wayTo(match, 'gold', { piece: 'vader' }))
  expect(questionFor(match.state, 'gold')?.options).toHaveLength(1)
  expect(onlyAnswer(table as unknown as Table)).toBeNull()
  const [only] = questionFor(match.state, 'gold')?.options ?? []
  expect(only).toMatchObject({ target: 'vader' })
})

test('to press a space is to go there, with the points of a move', () => {
  const match = acting({ vader: { card: 'darth-vader', at: 'f3' } })
  const way = wayTo(match, 'gold', { spot: { x: 4.5, y: 9.5 } })
  expect(way).toHaveLength(2)
  expect(afterwards(match, way)?.step).toBe('act')
})

test('to press the next of a group ends nothing for whoever could still act', () => {
  const troops = { troops: { card: 'stormtrooper', at: ['c3', 'c5', 'c7'] } }
  const match = gathered(troops, { far: { card: 'imperial-officer', at: 'p12' } })
  for (const answer of ['troops', 'troops-1']) {
    if (questionFor(match.state, 'gold')?.options?.includes(answer)) applyAnswer(match.state, 'gold', answer)
  }
  expect(questionFor(match.state, 'gold')?.step).toBe('act')
  const moves = questionFor(match.state, 'gold')?.options ?? []
  applyAnswer(match.state, 'gold', moves.find((one) => JSON.stringify(one).includes('move')) ?? null)
  // One action is left: it is not taken for the sake of being done.
  expect(wayTo(match, 'gold', { piece: 'troops-2' })).toBeNull()
})

test('nothing leads to who cannot be attacked, and nothing to a space that is too far', () => {
  const match = acting({
    vader: { card: 'darth-vader', at: 'f3' },
    officer: { card: 'imperial-officer', at: 'p12' },
  })
  expect(wayTo(match, 'gold', { piece: 'ranger-1' })).toBeNull()
  expect(wayTo(match, 'gold', { spot: { x: 14.5, y: 1.5 } })).toBeNull()
})

test('who cannot be attacked says why: this one by the next question, all of them by whoever acts', () => {
  const officer = { card: 'imperial-officer', at: 'p12' }
  const vader = { vader: { card: 'darth-vader', at: 'c3' } }
  const near = gathered(vader, { trooper: { card: 'stormtrooper', at: ['d3'] }, officer })
  const far = gathered(vader, { officer })
  for (const { state } of [near, far]) applyAnswer(state, 'gold', 'vader')
  expect(wayTo(near, 'gold', { piece: 'trooper-1' })).toHaveLength(1)
  expect(whyNoWayTo(near, 'gold', 'officer')).toBe('IA-ATK-003')
  expect(whyNoWayTo(far, 'gold', 'officer')).toBe('IA-ATK-003')
  expect(questionFor(far.state, 'gold')?.rule).toBe('IA-ACT-001')
})

test('before a group is chosen, to press an enemy activates the only one that can attack it', () => {
  const vader = { vader: { card: 'darth-vader', at: 'f3' } }
  const match = gathered({ ranger: { card: 'alliance-ranger', at: ['c3'] } }, vader)
  expect(questionFor(match.state, 'gold')?.step).toBe('choose a group to activate')
  const way = wayTo(match, 'gold', { piece: 'vader' })
  expect(way).toEqual(['ranger', { action: 'attack' }])
  expect(afterwards(match, way)).toMatchObject({ step: 'declare target' })
  const two = { ranger: { card: 'alliance-ranger', at: ['c3'] }, other: { card: 'gideon-argus', at: 'c4' } }
  expect(wayTo(gathered(two, vader), 'gold', { piece: 'vader' })).toBeNull()
})

test("to press a token that is nobody's is to go to its space", () => {
  const floor = { terminals: [{ at: 'd5' }] }
  const match = acting({ officer: { card: 'imperial-officer', at: 'p12' } }, floor)
  const { things } = sceneOf(match.game, look(match.state, 'gold'))
  const token = things.find((one) => one.type === 'piece' && one.seat === null)
  const way = wayTo(match, 'gold', { piece: token?.id ?? '' })
  afterwards(match, way)
  const { things: after } = sceneOf(match.game, look(match.state, 'gold'))
  const at = (id: string) => after.flatMap((one) => (one.type === 'piece' && one.id === id ? [one.at] : []))
  expect(at('ranger-1')).toMatchObject([{ x: 3.5, y: at(token?.id ?? '')[0]?.y }])
})

/** Two ships of red may attack next, at blue's where they stand. */
function attacking([left, right]: readonly [number, number], blue: Plain): Match {
  const game = games.find(({ id }) => id === 'xwing')
  const rookie = (x: number) => ({ pilot: 'rookiepilot', at: [x, 300], facing: 0 })
  const laid = game?.referee?.position({ red: { left: rookie(left), right: rookie(right) }, blue }, 'combat')
  if (game === undefined || laid === undefined || 'problem' in laid) throw new Error(JSON.stringify(laid))
  const { setup, arrange } = laid as { setup: object; arrange(): void }
  return { game, state: start(game, { setup, seed: 'gesture', arrange }) } as Match
}

const academy = (x: number) => ({ pilot: 'academypilot', at: [x, 480], facing: 0 })

test('before a ship is chosen, to press an enemy chooses the only one that can attack it', () => {
  const match = attacking([200, 700], { near: academy(200), other: academy(700) })
  expect(questionFor(match.state, 'red')?.step).toBe('choose a ship to attack with')
  const way = wayTo(match, 'red', { piece: 'near' })
  expect(way).toEqual(['left'])
  applyAnswer(match.state, 'red', 'left')
  expect(questionFor(match.state, 'red')).toMatchObject({ step: 'declare target' })
})

test('where several can, or none, the press chooses nobody', () => {
  const match = attacking([380, 520], { between: academy(450), behind: { ...academy(380), at: [380, 100] } })
  expect(questionFor(match.state, 'red')?.options).toEqual(['left', 'right'])
  expect(wayTo(match, 'red', { piece: 'between' })).toBeNull()
  expect(wayTo(match, 'red', { piece: 'behind' })).toBeNull()
})

test('to press an enemy after a maneuver locks it, to press a friend coordinates it: they are the answers themselves', () => {
  const game = games.find(({ id }) => id === 'xwing')
  const table = {
    red: {
      shuttle: {
        pilot: 'starkillerbasepilot',
        at: [400, 180],
        facing: 0,
        dial: '2 straight',
      },
      friend: { pilot: 'academypilot', at: [520, 340], facing: 0, activated: true },
    },
    blue: { enemy: { pilot: 'rookiepilot', at: [400, 560], facing: 180, activated: true } },
  }
  const laid = game?.referee?.position(table as unknown as Plain, 'activation')
  if (game === undefined || laid === undefined || 'problem' in laid) throw new Error(JSON.stringify(laid))
  const { setup, arrange } = laid as { setup: object; arrange(): void }
  const state = start(game, { setup, seed: 'gesture', arrange })
  const { things } = sceneOf(game, look(state, 'red'))
  expect(things.find(({ id }) => id === 'enemy')?.answers).toEqual([
    { action: 'target-lock', target: 'enemy' },
  ])
  expect(things.find(({ id }) => id === 'friend')?.answers).toEqual([
    { action: 'coordinate', target: 'friend' },
  ])
})
