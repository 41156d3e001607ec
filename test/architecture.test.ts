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
  'packages/cli': ['kernel', 'rulebook', 'bots', 'games'],
  'packages/table': [...engine, 'rulebook', 'bots', 'games'],
  'packages/host': ['kernel', 'bots', 'games'],
  bench: [...engine, 'bots', 'GAMES'],
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
  'games/assault/src/army/library.ts': 'a list of armies',
  'games/assault/src/board/movement.ts': 'where one figure may go, asked step by step',
  'games/xwing/src/flow/action.ts': 'the actions in the order of the rulebook',
  'games/xwing/src/scene/ghosts.ts': 'what the table draws of one position that might be taken',
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
