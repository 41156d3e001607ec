import { drill } from '@sandtable/drill'
import type { Game } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { parseScenarios } from './scenario-parse.ts'
import { manners, runScenario, type Watcher } from './scenario-run.ts'

const game = drill as unknown as Game

/** Plays a scenario of Drill in which these are the table and the steps; `line: problem`, or null. */
function failure(play: string, table = '{}'): string | null {
  const { scenarios, problems } = parseScenarios(
    'a.yaml',
    `title: t\nshows: [X]\ntable: ${table}\nplay:\n${play}`,
    'drill',
  )
  if (scenarios[0] === undefined) throw new Error(JSON.stringify(problems))
  const failed = runScenario(game, scenarios[0])
  return failed === null ? null : `${failed.line}: ${failed.problem}`
}

const orders = '  - red: rush with red-a\n  - blue: rush with blue-a\n'
const attack = `${orders}  - red: red-a attacks blue-b\n  - dice: [hit, miss, miss]\n`

test('what holds passes', () => {
  expect(failure(`${attack}  - blue: pass\n  - expect: { blue-b: { grit: 2 } }\n`)).toBeNull()
})

test.each([
  [
    'an expectation that does not hold',
    `${attack}  - expect: { blue-b: { grit: 2 } }\n`,
    '9: blue-b.grit: expected 2, saw 3',
  ],
  [
    'something that is not there',
    '  - expect: { nobody: { grit: 2 } }\n',
    '5: nobody: expected {"grit":2}, but there is no such thing',
  ],
  [
    'a move that is refused',
    '  - red: aim with blue-a\n',
    '5: red: "aim with blue-a" is refused by ST-ASK-003',
  ],
  [
    'a refusal by another rule',
    '  - refused: { red: aim with blue-a, by: DR-ORD-002 }\n',
    '5: red: "aim with blue-a" should be refused by DR-ORD-002, but it is refused by ST-ASK-003',
  ],
  [
    'a refusal of what is allowed',
    '  - refused: { red: aim with red-a, by: DR-ORD-002 }\n',
    'but it is allowed',
  ],
  [
    'another question',
    '  - asked: { red: orders }\n',
    '5: asked should be {"red":"orders"}, saw {"red":"orders","blue":"orders"}',
  ],
  [
    'an answer that is not offered',
    '  - offered: { red: aim with blue-a }\n',
    '5: red: "aim with blue-a" should be offered, but ST-ASK-003 forbids it',
  ],
  ['an answer that is offered', '  - not offered: { red: aim with red-a }\n', 'should not be offered'],
  ['an answer that does something', '  - idle: { red: aim with red-a }\n', 'should be idle'],
  ['a view that differs', '  - sees: { red: { round: 2 } }\n', '5: round: expected 2, saw 1'],
  ['a map that should be empty', '  - sees: { red: { hands: {} } }\n', 'hands: expected nothing in it'],
  ['a word that is seen', '  - hides: { red: blue-c }\n', '5: red should not see “blue-c”, but gets it'],
  [
    'an entry that was not told',
    `${orders}  - told: { type: damage }\n`,
    '7: told: {"type":"damage"}; the journal since the last move:',
  ],
  ['an entry that was told', `${orders}  - not told: { type: order }\n`, 'not told'],
  ['a game that goes on', '  - over: { winner: red }\n', '5: the game should be over, but goes on'],
  [
    'another winner',
    '  - red: concede\n  - over: { winner: red }\n',
    '6: winner: expected "red", saw "blue"',
  ],
  [
    'a sentence of no game',
    '  - red: hurrah\n',
    '5: “hurrah” is no sentence of this game; expected aim with {cadet} |',
  ],
  [
    'a piece that is not the one that acts',
    `${orders}  - red: red-b attacks blue-b\n`,
    '7: the question (declare target) is about red-a, not about red-b; expected a sentence in which red-a acts',
  ],
  [
    'a refusal of what another piece would do',
    `${orders}  - refused: { red: red-b attacks red-a, by: DR-ATK-003 }\n`,
    '7: the question (declare target) is about red-a, not about red-b',
  ],
  [
    'a piece that acts where none is asked',
    '  - not offered: { red: red-a attacks blue-a }\n',
    '5: the question (orders) is about no piece, not about red-a; expected a sentence in which no piece acts',
  ],
  [
    'something not offered to a seat that is asked nothing',
    `${orders}  - not offered: { blue: pass }\n`,
    '7: blue is asked nothing, so nothing could be offered: say whom the game asks, with “asked”',
  ],
  ['a seat that is not there', '  - green: pass\n', '5: no seat and no step “green”'],
  [
    'dice that are missing',
    `${orders}  - red: red-a attacks blue-b\n`,
    '7: a die (attack) is rolled, but no result is left in the script',
  ],
  ['dice left over', `${attack}  - dice: [hit]\n`, '7: dice left over that nothing rolled: hit'],
  ['dice nobody rolls', '  - dice: [hit]\n', 'dice left over that nothing rolled: hit'],
  [
    'a face the die does not have',
    `${orders}  - red: red-a attacks blue-b\n  - dice: [crit, miss, miss]\n`,
    '7: a die (attack) has no face “crit”; it has hit, miss',
  ],
])('%s fails, and says where and what was seen', (_, play, problem) => {
  expect(failure(play)).toContain(problem)
})

test('a position that makes no sense is named', () => {
  expect(failure(orders, '{ grit: { red-a: 9 } }')).toContain(
    'grit: grit of red-a: a whole number from 0 to 3 expected',
  )
  expect(failure(orders, '{ weather: rain }')).toContain('“weather” is not known; expected grit, hands')
})

test('the failure says where in the flow the game was', () => {
  const { scenarios } = parseScenarios(
    'a.yaml',
    `title: t\nshows: [X]\nplay:\n${attack}  - expect: { blue-b: { grit: 2 } }\n`,
    'drill',
  )
  const failed = scenarios[0] && runScenario(game, scenarios[0])
  expect(failed?.where).toContain('game: play a round › round: first attack › attack: deal damage')
  expect(failed?.where).toContain('waiting for blue')
})

test('a game that keeps something beside the state fails when it is undone', () => {
  let counter = 0
  const forgetful = { ...game, lay: (setup: object) => ({ ...game.lay(setup), counter: counter++ }) }
  expect(runScenario(forgetful, ordersOnly())).toMatchObject({ manner: 'undone and done again', line: 4 })
})

test('a game with something in its state that cannot be saved fails when it is loaded', () => {
  const look = (s: object) => ({
    bag: { size: (s as { table: { bag: Set<string> } }).table.bag.size ?? null },
  })
  const unsaveable = {
    ...game,
    lay: (setup: object) => ({ ...game.lay(setup), bag: new Set() }),
    referee: { ...game.referee, look },
  } as Game
  const scenario = ordersOnly('  - expect: { bag: { size: 0 } }\n')
  expect(runScenario(unsaveable, scenario)).toMatchObject({ manner: 'saved and loaded', line: 6 })
})

function ordersOnly(more = '') {
  const { scenarios } = parseScenarios('a.yaml', `title: t\nshows: [X]\nplay:\n${orders}${more}`, 'drill')
  if (scenarios[0] === undefined) throw new Error('no scenario')
  return scenarios[0]
}

test('whoever watches sees each answer once, before and after', () => {
  const { scenarios } = parseScenarios('a.yaml', `title: t\nshows: [X]\ntable: {}\nplay:\n${orders}`, 'drill')
  const seen: string[] = []
  const watcher: Watcher = {
    before: (s) => seen.push(`before ${s.decision}`),
    after: (s) => seen.push(`after ${s.decision}`),
  }
  for (const scenario of scenarios) expect(runScenario(game, scenario, manners, [watcher])).toBeNull()
  expect(seen).toEqual(['before 0', 'after 1', 'before 1', 'after 2'])
})
