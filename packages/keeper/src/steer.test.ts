import { games } from '@sandtable/games'
import { type Game, patched, type Seat, type Steer, type Steered } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { newHost } from './host.ts'
import type { Shown, Update } from './protocol.ts'

/** A first game, and what its page sees. */
function sitDown() {
  const legion = games.find(({ id }) => id === 'legion') as Game
  let shown: Shown | null = null
  const hear = ({ shown: patch, after }: Update) => {
    if (patch !== null) shown = patched(after === null ? null : shown, patch) as unknown as Shown
  }
  const later: (() => void)[] = []
  const host = newHost(
    (news) => 'update' in news && hear(news.update),
    (work) => void later.push(work),
    new Map([[legion.id, legion]]),
  )
  const record = host('lay', { game: 'legion', lesson: 'first-landing', seed: 's' })
  const players = { gold: 'person', silver: 'person' }
  host('resume', { table: 't', record, players, language: 'en', holds: ['gold', 'silver'] })
  const settle = () => {
    for (let work = later.shift(); work !== undefined; work = later.shift()) work()
  }
  settle()
  return { host, settle, now: () => shown as unknown as Shown }
}

test('one gesture chooses the move and makes it; everybody stands where it was shown', () => {
  const { host, settle, now } = sitDown()
  const seat = now().question?.seat as Seat
  /** Towards the middle, or beside it where terrain is in the way. */
  const lead = (of: string) => {
    const steer = now().scene.things.find((one): one is Steer => one.type === 'steer')
    const y = now().scene.height / 2
    const ways = [0, 150, -150, 300, -300, 600, -600].map((aside): Steered => {
      const at = { x: (steer?.from.x ?? 0) + aside, y }
      return host('steer', { table: 't', seat, led: { of, at } })
    })
    const steered = ways.find(({ refused }) => refused === null)
    if (steered === undefined) throw new Error(`${of} can go nowhere`)
    expect(host('lead', { table: 't', seat, answers: steered.answers ?? [] })).toBeNull()
    settle()
    return { steer, steered }
  }
  // Those who lead come first, those with many miniatures last.
  const unit = now().scene.aside?.findLast(({ answers = [] }) => answers.length > 0)?.id ?? ''
  expect(host('answer', { table: 't', seat, answer: unit })).toBeNull()
  settle()
  // Whoever is not on the battlefield yet can only move: its first action is chosen for it.
  expect(now().question?.step).toBe('lay the tool')
  expect(lead(unit).steer).toMatchObject({ of: unit, inHand: true })
  expect(now().question?.step).toBe('act')
  const { steered, steer } = lead(unit)
  expect(steer).toMatchObject({ of: unit })
  const ghosts = steered.things.flatMap((one) => (one.type === 'ghost' ? [[one.of, one.at.x, one.at.y]] : []))
  const pieces = now().scene.things.flatMap((one) =>
    one.type === 'piece' && (one.id === unit || one.follows === unit) ? [[one.id, one.at.x, one.at.y]] : [],
  )
  expect(pieces).toEqual(ghosts)
  expect(pieces.length).toBeGreaterThan(3)
})

test('a hint about a unit that is led shows where all of it would stand', () => {
  const { host, settle, now } = sitDown()
  const seat = now().question?.seat as Seat
  const unit = now().scene.aside?.findLast(({ answers = [] }) => answers.length > 0)?.id ?? ''
  host('answer', { table: 't', seat, answer: unit })
  settle()
  expect(now().question?.step).toBe('lay the tool')
  const hint = host('hint', { table: 't', seat })
  const placed = hint?.there.map(({ of, at }) => [of, at.x, at.y])
  expect(placed?.length).toBeGreaterThan(3)
  expect(host('answer', { table: 't', seat, answer: hint?.answer ?? null })).toBeNull()
  settle()
  const pieces = now().scene.things.flatMap((one) =>
    one.type === 'piece' && (one.id === unit || one.follows === unit) ? [[one.id, one.at.x, one.at.y]] : [],
  )
  expect(placed).toEqual(pieces)
  expect(host('hint', { table: 't', seat })?.there ?? []).toEqual([])
})

test('what a rule forbids is not led, and nobody leads for another', () => {
  const { host, now } = sitDown()
  const seat = now().question?.seat as Seat
  const other = seat === 'gold' ? 'silver' : 'gold'
  const led = { of: 'nobody', at: { x: 0, y: 0 } }
  expect(host('steer', { table: 't', seat, led })).toEqual({ answers: null, refused: null, things: [] })
  expect(host('lead', { table: 't', seat, answers: ['move'] })).not.toBeNull()
  expect(host('lead', { table: 't', seat: other, answers: ['draw'] })).not.toBeNull()
})
