import { agree, propose } from '../agree.ts'
import { applyAnswer } from '../answer.ts'
import { clone, notPlain, same } from '../plain.ts'
import { awaited, sampleFor } from '../question.ts'
import { pickOne, type Random } from '../random.ts'
import type { Ghost, Scene, Stand } from '../scene.ts'
import { type Seat, seatsOf, teamOf, teamsOf } from '../seat.ts'
import { look, type Seen } from '../seen.ts'
import type { State, Vocabulary } from '../state.ts'
import type { Amendment, Setting } from '../tools.ts'
import { type Check, ruleId } from './checks.ts'
import { flawsInText, textsIn } from './reading.ts'
import { firstTwice, walkLooks } from './scene-checks.ts'
import { walk } from './walk.ts'

/** What would be seen from a ghost, and distances: plain data in words, for whatever the scene offers. */
export const toolsGivePlainThings: Check = (game, effort) => {
  const { scene, tools } = game
  if (scene === undefined || tools === undefined) return []
  return walkLooks(game, effort, (seen, _, random) => {
    const text = JSON.stringify(seen)
    const made = scene(seen)
    const shown = fromAGhost(made, random, (ghost, planned) => tools.foreshow?.(seen, ghost, planned) ?? [])
    if (typeof shown === 'string') return shown
    const marks = made.things.flatMap((one) => (one.type === 'piece' ? [{ piece: one.id }] : []))
    const middle = { x: made.width / 2, y: made.height / 2 }
    const measured = tools.measure?.(
      seen,
      pickOne(random, [middle, ...marks]),
      pickOne(random, [middle, ...marks]),
    )
    if (measured !== undefined && 'refused' in measured && !ruleId.test(measured.refused))
      return `measuring is refused by “${measured.refused}”, which is no rule id`
    const told = seen.news.map((entry) => tools.diceIn?.(entry) ?? [])
    const given = [shown, measured ?? null, told, tools.verdicts?.([], seen.news) ?? []]
    const problem = notPlain(given)
    if (problem !== null) return `a tool gives what is not plain data: ${problem}`
    if (JSON.stringify(seen) !== text) return 'a tool changes what it is given'
    const [flaw] = [...textsIn(given)].flatMap((one) => flawsInText(seen.seats, one))
    return flaw ?? null
  })
}

/** The look from one of the ghosts; its things have names that are still free. */
function fromAGhost(
  { things }: Scene,
  random: Random,
  foreshow: (ghost: Ghost, planned: readonly Ghost[]) => readonly { readonly id: string }[],
): readonly unknown[] | string {
  const ghosts = things.filter((one) => one.type === 'ghost')
  if (ghosts.length === 0) return []
  const ghost = pickOne(random, ghosts)
  const shown = foreshow(ghost, plannedBeside(ghosts, ghost))
  const twice = firstTwice([...things, ...shown].map(({ id }) => id))
  return twice === undefined ? shown : `from a ghost, two things are called “${twice}”`
}

/** A part for each of the other pieces, where an answer is made of parts. */
export function plannedBeside(ghosts: readonly Ghost[], { part }: Ghost): readonly Ghost[] {
  const beside = new Map(ghosts.flatMap((one) => (one.part ? [[one.part.key, one] as const] : [])))
  if (part !== undefined) beside.delete(part.key)
  return [...beside.values()]
}

/** Pieces are followed from where they stood to where they stand. */
export const motionsArrive: Check = (game, effort) => {
  const { scene, tools } = game
  const motions = tools?.motions
  if (scene === undefined || motions === undefined) return []
  return walk(game, effort, ({ s, seat, answer }) => {
    const next = clone(s)
    applyAnswer(next, seat, answer)
    const [before, after] = [look(s, null), look(next, null)]
    const found = motions(before, after)
    const problem = notPlain(found)
    if (problem !== null) return `motions are not plain data: ${problem}`
    const [stood, stands] = [standsIn(scene(before)), standsIn(scene(after))]
    for (const { of, stands: way } of found) {
      if (way.length < 2) return `${of} does not move`
      const begun = found.find((one) => one.of === of)?.stands[0]
      const was = stood.get(of)
      if (was !== undefined && begun !== undefined && !isNear(was, begun))
        return `${of} does not begin where it stood`
    }
    for (const [id, at] of stands) {
      const last = found.findLast(({ of }) => of === id)?.stands.at(-1)
      if (last !== undefined && !isNear(last, at)) return `${id} does not end where it stands`
      const was = stood.get(id)
      if (last === undefined && was !== undefined && !same(was, at))
        return `${id} got elsewhere without a motion`
    }
    return null
  })
}

function standsIn({ things }: Scene): ReadonlyMap<string, Stand> {
  return new Map(things.flatMap((one) => (one.type === 'piece' ? [[one.id, one.at]] : [])))
}

function isNear(one: Stand, other: Stand): boolean {
  return Math.abs(one.x - other.x) < 0.01 && Math.abs(one.y - other.y) < 0.01
}

/** What may be agreed on is shown as it is, and after it was agreed on; then the game goes on. */
export const amendmentsAreMade: Check = (game, effort) => {
  const amendments = game.tools?.amendments
  if (amendments === undefined) return []
  return walk(game, effort, ({ s, seat, random }) => {
    const seen = look(s, seat)
    const offered = amendments(seen)
    const twice = firstTwice(offered.map(({ id }) => id))
    if (twice !== undefined) return `two amendments are called “${twice}”`
    const [flaw] = [...textsIn(offered)].flatMap((one) => flawsInText(s.seats, one))
    if (flaw !== undefined) return flaw
    const wrong = offered.find((one) => !isShown(s, one))
    if (wrong !== undefined) return `“${wrong.id}” does not show what is on the table`
    return offered.length === 0
      ? null
      : problemOfChange(s, seat, pickOne(random, offered), random, amendments)
  })
}

/** Does every path lead to something, and is that what it shows? */
function isShown(s: State, one: Amendment): boolean {
  if (one.type === 'place')
    return one.places.every(({ set }) => set.every(({ path }) => at(s, path) !== undefined))
  if (one.type === 'spot')
    return (['x', 'y', 'facing'] as const).every((key) => at(s, one.paths[key]) === one.at[key])
  return at(s, one.path) === one.value && one.least <= one.value && one.value <= one.most
}

function at(s: State, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (held, key) => (held as Record<string | number, unknown> | undefined)?.[key],
    s.table,
  )
}

/** Everybody agrees to one change: it is shown then, and the game goes on. Or a rule is against it, which may be. */
function problemOfChange<V extends Vocabulary>(
  s: State<V>,
  seat: Seat,
  one: Amendment,
  random: Random,
  amendments: (seen: Seen<V>) => readonly Amendment[],
): string | null {
  const set = changeOf(one, random)
  if (set.length === 0) return null
  const next = clone(s)
  if ((propose(next, seat, { set }) ?? agreeAll(next, seat)) !== null) return null
  const still = amendments(look(next, seat)).find(({ id }) => id === one.id)
  if (still !== undefined && !isShown(next, still)) return `“${one.id}” does not show what was agreed on`
  // Agreeing tries the next answer itself; what comes after it is up to the game.
  for (let made = 0; made < 3; made++) {
    const [asked] = awaited(next)
    if (asked !== undefined) applyAnswer(next, asked, sampleFor(next, asked, random))
  }
  return null
}

function agreeAll(s: State, by: Seat): string | null {
  for (const team of teamsOf(s)) {
    const [seat] = seatsOf(s, team)
    if (team === teamOf(s, by) || seat === undefined) continue
    const refused = agree(s, seat, true)
    if (refused !== null) return refused
  }
  return null
}

function changeOf(one: Amendment, random: Random): readonly Setting[] {
  if (one.type === 'place') return one.places.length === 0 ? [] : pickOne(random, one.places).set
  if (one.type === 'spot') return [{ path: one.paths.facing, value: (one.at.facing + 45) % 360 }]
  const value = one.value < one.most ? one.value + 1 : one.least
  return value === one.value ? [] : [{ path: one.path, value }]
}
