import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fixedBy, seedFrom } from '@sandtable/kernel'
import type { GameCoverage } from '@sandtable/rulebook'
import { afterAll, describe, expect, test } from 'vitest'
import { asked, drillRecord, folderFor, project, spawned, written } from './desk.ts'

// The program as it is built, in processes of its own: every command and every exit code.

const folder = folderFor(afterAll)
const record = drillRecord('spawned')
const game = written(folder, 'game.json', record)
const tampered = written(folder, 'tampered.json', { ...record, hashes: record.hashes.with(5, 'beef') })
const numbers = { host: 'a', red: 'b', blue: 'c' }
const commitments = Object.fromEntries(
  Object.entries(numbers).map(([who, number]) => [who, fixedBy('t', who, number)]),
)
const thrown = { ...drillRecord(seedFrom('t', numbers)), dice: { table: 't', numbers, commitments } }
const fair = written(folder, 'fair.json', thrown)
const chosen = written(folder, 'chosen.json', { ...thrown, dice: { ...thrown.dice, table: 'u' } })
const damaged = written(folder, 'damaged.json', '{\n  "sandtable": "replay",\n  format: 1 }')
const failing = written(
  folder,
  'failing.yaml',
  'game: drill\ntitle: Red wins\nshows: [DR-WIN-001]\nplay:\n  - over: { winner: red }\n',
)
mkdirSync(join(folder, 'empty'))

/** Processes start slowly on a machine that is busy. */
const patient = { timeout: 180_000 }

describe.concurrent('the program answers, and ends with a code that says how it went', patient, () => {
  test.each<[string, number, RegExp, RegExp]>([
    ['', 0, /simulate {2}plays whole games/, /^$/],
    ['--help', 0, /sandtable help COMMAND/, /^$/],
    ['help simulate', 0, /--seed SEED/, /^$/],
    ['--version', 0, /^sandtable \d+\.\d+\.\d+\n$/, /^$/],
    ['simualte', 2, /^$/, /There is no command simualte; did you mean simulate\?/],
    ['games', 0, /^drill +Drill +Drill +1 +random, steady +playable$/m, /^$/],
    ['games --jsno', 2, /^$/, /did you mean --json\?/],
    ['scenario games/drill/scenarios', 0, /\d+ scenarios: \d+ passed, 0 failed/, /^$/],
    [`scenario ${failing}`, 1, /failing\.yaml:5: Red wins\n.*goes on\n.*straight; at game/, /^$/],
    [`scenario ${folder}/empty`, 2, /^0 scenarios/, /no scenarios here/],
    ['coverage chess', 2, /^$/, /no rules of “chess”. Games: .*xwing/],
    ['simulate drill --games 20 --seed 7', 0, /20 finished, 0 stuck, 0 failed/, /^seed 7\n$/],
    ['simulate drill --games 0', 2, /^$/, /--games must be a whole number of at least 1, not “0”/],
    [`replay ${game} --verify`, 0, /All \d+ states are as recorded/, /^$/],
    [`replay ${tampered} --verify`, 1, /^1\. /m, /after move 5 \((red|blue)\) is not the one recorded/],
    [`replay ${fair} --verify`, 0, /The seed follows from the numbers of host, red, blue/, /^$/],
    [`replay ${chosen} --verify`, 1, /^1\. /m, /the number of host is not the one that was fixed/],
    [`replay ${damaged}`, 2, /^$/, /damaged\.json:3:3: not a replay file/],
    ['rules reroll dice --game drill', 0, /^DR-ATK-006 {2}drill › Attack\n {2}Step 3/, /^$/],
    ['rules xyzzy --game drill', 1, /^$/, /No rule of drill says “xyzzy”/],
  ])('sandtable %s', async (line, code, out, err) => {
    const answer = await spawned(line === '' ? [] : line.split(' '))
    expect(answer).toEqual({ code, out: expect.stringMatching(out), err: expect.stringMatching(err) })
  })

  test.each(['drill', 'legion', 'table'])(
    'coverage counts the rules of %s; what is wrong with a ledger or a citation shows in the code',
    async (game) => {
      const { code, out, err } = await spawned(['coverage', game, '--json'])
      const { games, problems } = JSON.parse(out)
      expect(Object.keys(games)).toEqual([game])
      const { rules, shown, exempt, pending, missing }: GameCoverage = games[game]
      expect(rules).toBeGreaterThan(15)
      expect(shown + exempt + pending + missing.length).toBe(rules)
      expect(shown).toBeGreaterThan(game === 'drill' ? 20 : -1)
      expect(code).toBe(problems === undefined ? 0 : 1)
      expect(err).toMatch(/^(tests were .*; run npm test\n)?$/)
    },
  )

  test('it works from anywhere: ledgers are found by where the program is, paths by where one stands', async () => {
    const rules = await spawned(['rules', 'DR-SET-004', '--game', 'drill', '--json'], folder)
    expect(JSON.parse(rules.out).rules[0]).toMatchObject({
      id: 'DR-SET-004',
      file: join(project, 'games/drill/rules/rules.md'),
    })
    const scenario = await spawned(['scenario', 'failing.yaml'], folder)
    expect(scenario.out).toContain('failed failing.yaml:5: Red wins')
  })

  test('a reader who has seen enough (| head) makes no noise', async () => {
    const program = fileURLToPath(new URL('../bin/sandtable.js', import.meta.url))
    const shell = spawn('sh', ['-c', `node ${program} rules the --game xwing --limit 5000 | head -n 1`], {
      cwd: project,
    })
    let out = ''
    let err = ''
    shell.stdout.on('data', (data) => {
      out += data
    })
    shell.stderr.on('data', (data) => {
      err += data
    })
    await new Promise((resolve) => shell.on('close', resolve))
    expect(out.split('\n')).toHaveLength(2)
    expect(err).toBe('')
  })

  test('Ctrl-C ends a long series at once, and says how far it went', async () => {
    const program = fileURLToPath(new URL('../bin/sandtable.js', import.meta.url))
    const child = spawn(process.execPath, [program, 'simulate', 'drill', '--games', '1e9'], { cwd: folder })
    let err = ''
    child.stderr.on('data', (data) => {
      // The seed is said when playing begins.
      if (err === '') child.kill('SIGINT')
      err += data
    })
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect(code).toBe(130)
    expect(err).toMatch(/^seed \d+\nStopped\. \d+ of 1000000000 games were played\.\n$/)
  })
})

test('an exception nobody expected is one line and a code of its own; the stack only for those who want it', async () => {
  const games = 'data:text/javascript,throw new Error("the shelf fell down")'
  const answer = await asked(['games'], { games })
  expect(answer).toEqual({ code: 70, out: '', err: 'This is a bug in sandtable: the shelf fell down' })
  process.env.SANDTABLE_DEBUG = '1'
  try {
    expect((await asked(['games'], { games })).err).toMatch(/fell down\n.*Error: .*\n +at /)
  } finally {
    process.env.SANDTABLE_DEBUG = ''
  }
})

test.each([
  ['--verson', /There is no option --verson; did you mean --version\?/],
  ['help nothing', /There is no command nothing/],
  ['games drill', /games takes no names/],
  ['scenario', /Say which scenarios/],
  ['coverage drill xwing', /Name one game/],
  ['coverage dril', /did you mean drill\?/],
  ['rules', /Say what to look for/],
  ['rules dice --game chess', /no rules of “chess”/],
  ['rules dice --limit 0', /--limit must be a whole number/],
])('“%s” is a mistake, said in a sentence', async (line, err) => {
  const answer = await asked(line.split(' '))
  expect(answer).toEqual({ code: 2, out: '', err: expect.stringMatching(err) })
})

test('every command has help, with examples or at least its options', async () => {
  for (const name of ['games', 'rules', 'scenario', 'coverage', 'simulate', 'replay']) {
    const help = await asked(['help', name])
    expect(help.out).toMatch(new RegExp(`^sandtable ${name} .*--json`, 's'))
    expect(await asked([name, '-h'])).toEqual(help)
  }
})

test('games as JSON', async () => {
  const { games } = JSON.parse((await asked(['games', '--json'])).out)
  expect(games).toContainEqual({
    id: 'drill',
    name: { en: 'Drill', de: 'Drill' },
    version: '1',
    bots: ['random', 'steady'],
    playable: true,
  })
})

test.runIf(existsSync('/dev/full'))('a full disk is called a full disk', patient, async () => {
  const full = openSync('/dev/full', 'w')
  const program = fileURLToPath(new URL('../bin/sandtable.js', import.meta.url))
  const child = spawn(process.execPath, [program, 'games'], { stdio: ['ignore', full, 'pipe'] })
  let err = ''
  child.stderr?.on('data', (text) => {
    err += text
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  closeSync(full)
  expect({ code, err }).toEqual({ code: 2, err: 'the disk is full.\n' })
})
