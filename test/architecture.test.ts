import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Dependencies point one way. Which folder may use which is written here once; the linter sees to it that
 * nothing is imported that the package.json does not name, and the compiler that no import reaches around
 * a package into another folder.
 */
const engine = ['kernel', 'dice', 'plane', 'grid', 'kit']
const allowed: Readonly<Record<string, readonly string[]>> = {
  'packages/kernel': [],
  'packages/dice': [],
  'packages/plane': [],
  'packages/grid': [],
  'packages/kit': ['kernel', 'dice'],
  'packages/property': [],
  'packages/rulebook': ['kernel'],
  'packages/bots': ['kernel'],
  'packages/mutate': ['kernel', 'rulebook'],
  'packages/games': ['kernel', 'GAMES'],
  'packages/cli': ['kernel', 'rulebook', 'bots', 'games', 'host'],
  'packages/keeper': ['kernel', 'bots', 'games'],
  'packages/table': [...engine, 'rulebook', 'bots', 'games', 'keeper'],
  'packages/host': ['kernel', 'bots', 'games', 'keeper'],
  bench: [...engine, 'bots', 'keeper', 'host', 'GAMES'],
}

const root = new URL('../', import.meta.url)
const below = (folder: string) =>
  readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && hasManifest(`${folder}/${entry.name}`) ? [`${folder}/${entry.name}`] : [],
  )

const gameFolders = below('games')
const games = gameFolders.map((folder) => folder.slice('games/'.length))
const folders = [...below('packages'), ...gameFolders, 'bench']

test('there is something to check', () => {
  expect(folders).toContain('packages/kernel')
  expect(games).toContain('drill')
})

test.each(folders)('%s depends only on what the architecture allows', (folder) => {
  const mayUse = (folder.startsWith('games/') ? engine : (allowed[folder] ?? [])).flatMap((name) =>
    name === 'GAMES' ? games : [name],
  )
  const uses = Object.keys(manifest(folder).dependencies ?? {}).flatMap((name) =>
    name.startsWith('@sandtable/') ? [name.slice('@sandtable/'.length)] : [],
  )
  expect(uses.filter((name) => !mayUse.includes(name))).toEqual([])
})

test.each(folders)('no import of %s reaches around a package', (folder) => {
  for (const file of sources(folder)) {
    const text = readFileSync(new URL(file, root), 'utf8')
    for (const [, path] of text.matchAll(/from '(\.[^']+)'/g)) {
      const target = new URL(path as string, new URL(file, root)).pathname
      expect(target.startsWith(new URL(`${folder}/`, root).pathname), `${file} imports ${path}`).toBe(true)
    }
    for (const [, path] of text.matchAll(/from '(@sandtable\/[^']+)'/g))
      expect(path, file).not.toMatch(/\/(src|dist)\//)
  }
})

test.each(folders)('no imports of %s go in a circle', (folder) => {
  expect(inCircles(folder)).toEqual([])
})

test('engine code has no clock, no chance of its own and no function whose last bit differs', () => {
  const forbidden =
    /\bMath\.(random|sin|cos|tan|atan2?|asin|acos|sinh|cosh|tanh|hypot|exp|expm1|log|log2|log10|log1p|pow|cbrt)\b|\bDate\b|\bperformance\b/
  for (const folder of [...engine.map((name) => `packages/${name}`), ...gameFolders]) {
    for (const file of sources(folder).filter(
      (name) => !name.endsWith('.test.ts') && name.includes('/src/'),
    )) {
      const code = readFileSync(new URL(file, root), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      expect(forbidden.exec(code)?.[0], file).toBeUndefined()
    }
  }
})

test.each(gameFolders)('no file of %s is named by the alphabet', (folder) => {
  const named = filesOf(folder).filter((name) => /(^|[/-])(early|late|[a-z]-(to-)?[a-z])\.\w+$/.test(name))
  expect(named).toEqual([])
})

/** Files of games with more than 300 lines, and why each is one idea all the same. */
const long: Readonly<Record<string, string>> = {
  'games/legion/src/commands/phrases.ts': 'what command cards say again and again, each phrase short',
  'games/assault/src/army/library.ts': 'a list of armies',
  'games/assault/src/board/movement.ts': 'where one figure may go, asked step by step',
  'games/xwing/src/flow/action.ts': 'the actions in the order of the rulebook',
}

test('a file of a game is one idea: 300 lines, or a reason', () => {
  const found = gameFolders
    .flatMap((folder) => sources(folder))
    .filter((file) => file.includes('/src/') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(new URL(file, root), 'utf8').split('\n').length > 301)
  expect(found.filter((file) => long[file] === undefined)).toEqual([])
  expect(Object.keys(long).filter((file) => !found.includes(file))).toEqual([])
})

test.each(['commands', 'figures', 'upgrades'])(
  'scenarios of %s stand where the code of their cards does',
  (kind) => {
    const code = filesOf(`games/assault/src/cards/${kind}`)
    const scenarios = filesOf(`games/assault/scenarios/${kind}`)
    expect(
      scenarios.map((name) => name.replace('.yaml', '.ts')).filter((name) => !code.includes(name)),
    ).toEqual([])
  },
)

function filesOf(folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(new URL(`${folder}/`, root).pathname.length))
    .filter((name) => !/(^|\/)(dist|node_modules)\//.test(name))
}

/**
 * What a module keeps beside the state outlives a game, and a list that fills itself while files are imported
 * depends on their order. So a game keeps nothing but these: each gives back what would be worked out anew.
 */
const remembered: Readonly<Record<string, readonly string[]>> = {
  // Boards, floors and ways, by what they were made of.
  'games/apex/src/boards.ts': ['ready', 'brought', 'blocked'],
  'games/apex/src/placing.ts': ['onGround'],
  'games/apex/src/board/reach.ts': ['maps'],
  'games/assault/src/board/battlefield.ts': ['last', 'lastMap', 'lastPlan', 'lastMission', 'single'],
  'games/assault/src/board/floor.ts': ['floors'],
  'games/assault/src/board/movement.ts': ['held'],
  'games/assault/src/map/library.ts': ['ready', 'brought'],
  'games/xwing/src/geometry/base.ts': ['lately', 'oldest'],
  'games/xwing/src/geometry/obstacles.ts': ['lying'],
  // What fits which weapon card, and which cards are for which moment: none of it ever changes.
  'games/apex/src/weapon.ts': ['fitting'],
  'games/apex/src/hand.ts': ['byWindow'],
  // Whether a card works, by its name.
  'games/legion/src/list/offered.ts': ['known'],
  // The units of a list, with their cards looked up.
  'games/legion/src/list/roster.ts': ['known'],
  // What a unit's card says of its miniatures.
  'games/legion/src/forms.ts': ['forms'],
  // What follows from where units stand, by where they do; it is compared each time.
  'games/legion/src/bounds/outlines.ts': ['outlines'],
  'games/legion/src/bounds/footprint.ts': ['footprints'],
  'games/legion/src/bounds/vehicles-in-the-way.ts': ['known'],
  // Chances, by the dice or by the target cards.
  'games/apex/src/odds/throw-odds.ts': ['known'],
  'games/apex/src/odds/volley.ts': ['known'],
  // What a bot has worked out, by what it looked at.
  'games/apex/src/bot/choosing.ts': ['judges'],
  'games/apex/src/bot/keeping.ts': ['known'],
  'games/apex/src/bot/shots.ts': ['volleys', 'threats'],
  'games/apex/src/bot/stand.ts': ['known'],
  // The ground that was asked for last.
  'games/apex/src/field.ts': ['last'],
  'games/legion/src/odds/dice-shown.ts': ['tables'],
  'games/assault/src/bot/worth.ts': ['known'],
  'games/assault/src/odds/dice-odds.ts': ['knownThrows', 'knownParries'],
  'games/xwing/src/bot/aim.ts': ['threats'],
  'games/xwing/src/squad/shots.ts': ['known'],
  // What can come of the dice that were looked at last, by the whole state.
  'games/legion/src/odds/foresight.ts': ['last'],
  // Where something was found last, looked at again each time.
  'games/assault/src/hand.ts': ['playables', 'fielded'],
  'games/assault/src/state.ts': ['places'],
  'packages/kernel/src/effect.ts': ['listed'],
  // Which effects are on which piece: derived from those in play, and found anew if they are others.
  'packages/kernel/src/on-pieces.ts': ['known'],
  // The order of keys, by the keys.
  'packages/kernel/src/plain.ts': ['many'],
  'packages/kernel/src/question.ts': ['lastAsking', 'lastSeat', 'lastOffer', 'taken'],
  // The last move that was judged, by its question and where everybody stands.
  'games/legion/src/moves/judge.ts': ['last'],
  // Who listens while a game is played again: it hears, and changes nothing.
  'packages/kernel/src/overhear.ts': ['listener'],
  // The games themselves: a state names its game instead of holding it.
  'packages/kernel/src/registry.ts': ['known', 'last'],
}

test('no module of a game keeps anything that could change what is asked', () => {
  const files = [...gameFolders, 'packages/kit', 'packages/kernel'].flatMap((folder) =>
    sources(folder).filter((name) => name.includes('/src/') && !/\.test\.ts$|\/contract\//.test(name)),
  )
  const texts = new Map(files.map((file) => [file, readFileSync(new URL(file, root), 'utf8')]))
  expect(keptBy(texts)).toEqual(remembered)
})

test.each([
  [
    'a list that a function fills',
    { a: 'const all: Card[] = []\nexport function guards(card) {\n  all.push(card)\n}' },
  ],
  [
    'a map that a function fills',
    { a: 'const all = new Map()\nexport const at = (card) =>\n  all.set(card.id, card)' },
  ],
  ['a number that counts', { a: 'let asked = 0\nexport function ask() {\n  asked++\n}' }],
  [
    'something of another file',
    { b: 'export const at: string[] = []', a: "import { at } from './b'\nfunction f() {\n  at[0] = 1\n}" },
  ],
])('%s is noticed', (_, files) => {
  expect(Object.keys(keptBy(new Map(Object.entries(files))))).toEqual(['a'])
})

test.each([
  [
    'filled by its own file',
    'const all = new Map()\nfor (const card of cards) {\n  all.set(card.id, card)\n}',
  ],
  ['local', 'const all = [1]\nfunction f() {\n  const mine = []\n  mine.push(all[0])\n}'],
])('what is %s is not', (_, text) => {
  expect(keptBy(new Map([['a', text]]))).toEqual({})
})

/** By file, the names of what its functions change although it is not theirs. */
function keptBy(texts: ReadonlyMap<string, string>): Record<string, string[]> {
  const shared = new Set([...texts.values()].flatMap((text) => collectionsIn(text, 'export ')))
  const found = [...texts].map(([file, text]): [string, string[]] => {
    const brought = [...text.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
      names.split(',').flatMap((name) => (shared.has(name.trim()) ? [name.trim()] : [])),
    )
    return [file, [...collectionsIn(text), ...brought].filter((name) => isChanged(text, name))]
  })
  return Object.fromEntries(found.filter(([, names]) => names.length > 0))
}

/** Whatever can be filled or set anew, and belongs to the file as a whole. */
function collectionsIn(text: string, exported = '(?:export )?'): string[] {
  const declared = new RegExp(
    `^${exported}(?:let (\\w+)|const (\\w+)(?:: [^\\n]+?)? = (?:new |\\[|\\{))`,
    'gm',
  )
  return [...text.matchAll(declared)].map(([, one, other]) => one ?? other ?? '')
}

/** Loops of the file itself run once; whatever else is indented can run again. */
function isChanged(text: string, name: string): boolean {
  const methods = '(set|add|push|unshift|splice|pop|shift|delete|clear|sort)'
  const change = new RegExp(
    `(?<![.\\w]|const |let )${name}(\\.${methods}\\(|(\\.\\w+|\\[[^\\]]*\\])*( (\\?\\?|[-+*|&])?= |\\+\\+|--))|(\\+\\+|--)${name}\\b`,
  )
  let opening = ''
  return text.split('\n').some((line) => {
    if (/^[a-z]/.test(line)) opening = line
    return /^\s/.test(line) && !/^(for|if) /.test(opening) && change.test(line)
  })
}

function sources(folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(dist|node_modules)\//.test(name))
    .map((name) => `${folder}/${name}`)
}

/** The files that can be reached from themselves. */
function inCircles(folder: string): string[] {
  const uses = new Map(sources(folder).map((file) => [file, usedBy(file)]))
  return [...uses.keys()].filter((file) => {
    const reached = new Set<string>()
    const open = [...(uses.get(file) ?? [])]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      open.push(...(uses.get(next) ?? []))
    }
    return reached.has(file)
  })
}

/** What a file imports when it runs: types are gone by then. */
function usedBy(file: string): string[] {
  const text = readFileSync(new URL(file, root), 'utf8')
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'(\.[^']+)'/gm)
  return [...statements].flatMap(([, names = '', path = '']) => {
    const listed = /^\{([^}]*)\}$/.exec(names.trim())?.[1]?.split(',') ?? ['*']
    const onlyTypes = listed.every((name) => name.trim() === '' || name.trim().startsWith('type '))
    return onlyTypes ? [] : [new URL(path, new URL(file, root)).pathname.slice(root.pathname.length)]
  })
}

function hasManifest(folder: string): boolean {
  return readdirSync(new URL(folder, root)).includes('package.json')
}

function manifest(folder: string): { dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(new URL(`${folder}/package.json`, root), 'utf8'))
}
