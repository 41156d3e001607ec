import { createHash } from 'node:crypto'
import { loaders } from '@sandtable/games/lazy'
import {
  awaited,
  type Game,
  hashOf,
  isForTerms,
  type Match,
  mayBePassed,
  openMatch,
  type Plain,
  questionFor,
  randomFrom,
  type Seat,
  sampleFor,
  submit,
  usualTerms,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import type { Entry } from '../src/table/entry.ts'
import type { Visitor } from '../src/visitor.ts'
import { openHouse } from './house.ts'

/** A host in a world without chance and time: twice the same is done, and twice the same is said. */
async function stage(id: string, force: Plain) {
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
  const table = await first.call('make table', { game: id, force })
  const { watch } = await first.call('around', { table })
  const [second, watcher] = [await comes('second'), await comes('watcher')]
  await watcher.sit(watch)
  await first.sit(table)
  const { lobby } = game
  const usual = lobby?.forces.findLast((ready) => isForTerms(ready, usualTerms(lobby)))
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

  return { house, game, table, first, second, heard, mine, theirs, stored, answer }
}

type Stage = Awaited<ReturnType<typeof stage>>

/** All that a page heard. */
const saidTo = ({ heard }: Stage, name: string) => heard[name]?.join('\n') ?? ''

/** Neither the seed, nor anybody's number or key, nor anything that is forbidden for others. */
async function secretsOf(one: Stage, forbidden: readonly string[]): Promise<void> {
  const { record } = await one.stored()
  const kept = await one.house.store.read(one.table)
  const numbers = (kept?.entries ?? []).flatMap(({ entry }) => entry.match(/[0-9a-f]{64}/g) ?? [])
  const commitments = Object.values((await one.first.call('around', { table: one.table })).dice.commitments)
  const hidden = [record.seed, ...numbers.filter((number) => !commitments.includes(number)), ...forbidden]
  expect(hidden.length).toBeGreaterThan(4)
  for (const name of ['first', 'second', 'watcher'])
    for (const secret of name === 'first' ? hidden.filter((it) => !forbidden.includes(it)) : hidden)
      expect(saidTo(one, name).includes(secret), `${name} heard ${secret}`).toBe(false)
}

test('Imperial Assault: another deck in the same hands, and nobody else hears a different byte', async () => {
  const { assault } = await import('@sandtable/assault')
  const force = assault.lobby?.forces[0]?.force as { command: string[] }
  const other = { ...force, command: force.command.toReversed() }
  const rivals = JSON.stringify(assault.lobby?.forces.at(-1)?.force)
  const own = [...new Set(force.command)].filter((card) => card.includes('-') && !rivals.includes(card))
  const [one, two] = [await stage('assault', force as never), await stage('assault', other as never)]
  const answers: [Seat, Plain][] = []
  const random = randomFrom('somebody')
  for (let moves = 0; moves < 60; moves++) {
    const { state } = await one.stored()
    const [seat] = awaited(state)
    if (seat === undefined || state.over !== null) break
    const question = questionFor(state, seat)
    if (question === null) break
    // What speaks of a card in that hand could not be done in the other world.
    const isOpen = (given: Plain) => !force.command.some((card) => JSON.stringify(given).includes(card))
    const options = question.options?.filter(isOpen) ?? []
    const given = mayBePassed(question)
      ? 'pass'
      : (options[random.a++ % Math.max(1, options.length)] ?? sampleFor(state, seat, random))
    if (!isOpen(given)) break
    answers.push([seat, given])
    await one.answer(seat, given)
  }
  for (const [seat, given] of answers) await two.answer(seat, given)
  expect(answers.length).toBeGreaterThan(50)
  expect(saidTo(one, 'first')).not.toBe(saidTo(two, 'first'))
  expect(saidTo(one, 'second')).toBe(saidTo(two, 'second'))
  expect(saidTo(one, 'watcher')).toBe(saidTo(two, 'watcher'))
  await secretsOf(one, own)
  await Promise.all([one.house.close(), two.house.close()])
})

test.each(['drill', 'xwing', 'legion'])(
  '%s: whatever one chooses in secret, the others hear the same until all have chosen',
  async (id) => {
    const [one, two] = [await stage(id, null), await stage(id, null)]
    for (let moves = 0; ; moves++) {
      expect(moves).toBeLessThan(200)
      const { state } = await one.stored()
      const asked = state.asking?.asked ?? []
      if (asked.length > 1 && state.asking?.any === false) break
      const [seat = ''] = awaited(state)
      const given = sampleFor(state, seat, randomFrom(`${moves}`))
      await one.answer(seat, given)
      await two.answer(seat, given)
    }
    const { state } = await one.stored()
    const choices = Array.from({ length: 20 }, (_, at) => sampleFor(state, one.mine, randomFrom(`${at}`)))
    const [left] = choices
    const right = choices.find((choice) => hashOf(choice) !== hashOf(left))
    if (left === undefined || right === undefined) throw new Error('there is no choice')
    await one.answer(one.mine, left)
    await two.answer(two.mine, right)
    for (const { second, table, theirs } of [one, two]) await second.call('hint', { table, seat: theirs })
    expect(saidTo(one, 'second')).toBe(saidTo(two, 'second'))
    expect(saidTo(one, 'watcher')).toBe(saidTo(two, 'watcher'))
    await secretsOf(one, [])
    await Promise.all([one.house.close(), two.house.close()])
  },
)
