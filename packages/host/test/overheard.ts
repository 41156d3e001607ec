import { createHash } from 'node:crypto'
import { loaders } from '@sandtable/games/lazy'
import {
  type Game,
  isForTerms,
  type Match,
  openMatch,
  type Plain,
  type Scene,
  type Seat,
  type State,
  submit,
  type Terms,
  usualTerms,
} from '@sandtable/kernel'
import { expect } from 'vitest'
import type { Entry } from '../src/table/entry.ts'
import type { Visitor } from '../src/visitor.ts'
import { openHouse } from './house.ts'

/** A host in a world without chance and time: twice the same is done, and twice the same is said. */
export async function stage(id: string, making: { force?: Plain; terms?: Terms } = {}) {
  const game = (await loaders[id]?.()) as Game
  const dice = (name: string) => {
    let drawn = 0
    return (bytes: number) => {
      const hash = createHash('sha256').update(`${name} ${drawn++}`)
      return hash.digest('hex').slice(0, 2 * bytes)
    }
  }
  const world = { now: () => 1_700_000_000_000, random: dice('host') }
  const house = await openHouse({ messagesASecond: 1e6 }, undefined, [id], world)
  const heard: Record<string, string[]> = { first: [], second: [], watcher: [] }
  const comes = (name: string) =>
    house.visit({
      name,
      random: dice(name),
      overhear: (text, direction) => void (direction === 'in' && heard[name]?.push(text)),
    })
  const first = await comes('first')
  const table = await first.call('make table', { game: id, ...making })
  const { watch } = await first.call('around', { table })
  const [second, watcher] = [await comes('second'), await comes('watcher')]
  await watcher.sit(watch)
  await first.sit(table)
  const { lobby } = game
  const terms = lobby === undefined ? {} : usualTerms(lobby, making.terms)
  const usual = lobby?.forces.findLast((ready) => isForTerms(ready, terms))
  await second.call('join', { table, force: usual?.id ?? null })
  await second.sit(table)
  const everybody = [
    [first, table],
    [second, table],
    [watcher, watch],
  ] as const
  await Promise.all(everybody.map(([one, as]) => one.until(() => one.isShown(as))))
  const [mine = '', theirs = ''] = game.lobby?.seats ?? []
  let match: Match | null = null
  let read = 0

  /** The game as it is stored, for whoever has to find an answer. */
  async function stored(): Promise<Match> {
    const kept = await house.store.read(table, read)
    for (const { entry } of kept?.entries ?? []) {
      const said = JSON.parse(entry) as Entry
      if (said.type === 'begun') match = openMatch(game, said.setup as object, said.seed)
      if (said.type === 'move' && match !== null) submit(match, said.move)
      read++
    }
    if (match === null) throw new Error('it has not begun')
    return match
  }

  async function answer(seat: Seat, given: Plain): Promise<void> {
    const one: Visitor = seat === mine ? first : second
    const made = (await stored()).record.moves.length
    expect(await one.move('answer', table, { seat, answer: given }, { made })).toBeNull()
    const after = (await stored()).record.moves.length
    await Promise.all(everybody.map(([page, as]) => page.until(() => page.made(as) === after)))
  }

  /** Everybody else sits down once more, and is shown everything; what was heard before is forgotten. */
  async function sitAnew(): Promise<void> {
    for (const name of ['second', 'watcher']) heard[name]?.splice(0)
    await second.sit(table)
    await watcher.sit(watch)
    // Whatever was said before has been heard by then.
    for (const one of [second, watcher]) await one.call('my games', {})
  }

  return { house, game, table, first, second, heard, mine, theirs, stored, answer, sitAnew }
}

export type Stage = Awaited<ReturnType<typeof stage>>

const others = ['second', 'watcher'] as const

/** Who of those who must not know what is different in two worlds heard something different. */
export function heardApart(one: Stage, two: Stage): readonly string[] {
  return others.filter((name) => one.heard[name]?.join('\n') !== two.heard[name]?.join('\n'))
}

/** What must be in nobody's traffic: the seed, anybody's number or key, the order of decks. */
async function secretsOf({ house, table, first, stored }: Stage): Promise<readonly string[]> {
  const { record, state } = await stored()
  const kept = await house.store.read(table)
  const numbers = (kept?.entries ?? []).flatMap(({ entry }) => entry.match(/[0-9a-f]{64}/g) ?? [])
  const commitments = Object.values((await first.call('around', { table })).dice.commitments)
  const secrets = [
    record.seed,
    ...numbers.filter((number) => !commitments.includes(number)),
    ...decksIn(state.table as Plain, /^(deck|draw|decks|weaponDeck|binDeck)$/),
  ]
  return [...new Set(secrets)]
}

/** What the first alone may know: what they hold in their hand, if that is written down as a list. */
async function handOf({ mine, stored }: Stage): Promise<readonly string[]> {
  const { hands = {} } = (await stored()).state.table as { hands?: Record<Seat, Plain> }
  return decksIn({ hand: hands[mine] ?? [] }, /^hand$/)
}

/** Lists of several cards under such names, as they would be written over a line. */
function decksIn(value: Plain, named: RegExp, isNamed = false): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    const isDeck = isNamed && value.length > 2 && value.every((one) => typeof one === 'string')
    return isDeck
      ? [JSON.stringify(value).slice(1, -1)]
      : value.flatMap((one) => decksIn(one as Plain, named, isNamed))
  }
  return Object.entries(value).flatMap(([key, one]) =>
    decksIn(one as Plain, named, isNamed || named.test(key)),
  )
}

/** What was heard by somebody who must not hear it. */
export async function leaksAt(one: Stage, forbidden: readonly string[] = []): Promise<readonly string[]> {
  const [secrets, own] = [await secretsOf(one), [...(await handOf(one)), ...forbidden]]
  expect(secrets.length).toBeGreaterThan(4)
  return (['first', ...others] as const).flatMap((name) => {
    const text = one.heard[name]?.join('\n') ?? ''
    const hidden = name === 'first' ? secrets : [...secrets, ...own]
    return hidden.filter((secret) => text.includes(secret)).map((secret) => `${name} heard ${secret}`)
  })
}

/**
 * A leak is planted: the view of the game shows everybody what was answered in secret, all decks and hands, and the
 * seed. Whoever looks for leaks must find each of them, or they look in the wrong place.
 */
export async function findsWhatIsPlanted(one: Stage, two: Stage): Promise<void> {
  for (const world of [one, two]) await world.sitAnew()
  expect(heardApart(one, two)).toEqual([])
  expect(await leaksAt(one)).toEqual([])
  const { game } = one
  const { view, scene } = game
  const { seed } = (await one.stored()).record
  const leaky = game as { -readonly [K in 'view' | 'scene']: Game[K] }
  const plant = (shown: (s: State) => Plain) => {
    leaky.view = (s, seat) => ({ ...(view(s, seat) as object), planted: shown(s) }) as never
    leaky.scene = (seen) => {
      const whole = scene?.(seen) as Scene
      const { planted } = seen.table as unknown as { planted: Plain }
      return { ...whole, facts: [...whole.facts, planted as never] }
    }
  }
  const heardWith = async (shown: (s: State) => Plain) => {
    plant(shown)
    for (const world of [one, two]) await world.sitAnew()
    const found = { apart: heardApart(one, two), leaks: await leaksAt(one) }
    Object.assign(leaky, { view, scene })
    return found
  }
  try {
    const chosen = await heardWith(({ asking, table, effects }) => ({ asking, table, effects }) as never)
    expect(chosen.apart).toEqual(others)
    const decks = await heardWith(({ table }) => table as Plain)
    const hidden = [...(await secretsOf(one)).slice(1), ...(await handOf(one))]
    const open = hidden.filter((list) => list.startsWith('"'))
    expect(open.length).toBeGreaterThan(0)
    for (const name of others) for (const list of open) expect(decks.leaks).toContain(`${name} heard ${list}`)
    const told = await heardWith(() => ({ seed }))
    expect(told.leaks).toEqual(others.map((name) => `${name} heard ${seed}`))
  } finally {
    Object.assign(leaky, { view, scene })
  }
}
