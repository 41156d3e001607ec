import { refuse } from '../answer.ts'
import type { Game } from '../game.ts'
import { languages } from '../language.ts'
import { canonical, notPlain, type Plain, same, sharedPart } from '../plain.ts'
import type { Question } from '../question.ts'
import type { Random } from '../random.ts'
import type { Piece, Scene, Thing } from '../scene.ts'
import type { Seat } from '../seat.ts'
import { look, type Seen } from '../seen.ts'
import type { State, Vocabulary } from '../state.ts'
import type { Check } from './checks.ts'
import { flawsInText, textsAtTable } from './reading.ts'
import { type Effort, walk } from './walk.ts'

/** What everybody sees, now and then in random games and at their ends. */
export function walkLooks<V extends Vocabulary>(
  game: Game<V>,
  effort: Effort,
  probe: (seen: Seen<V>, s: State<V>, random: Random) => string | null,
): string[] {
  const lookAround = ({ s, random }: { readonly s: State<V>; readonly random: Random }) => {
    for (const seat of [null, ...s.seats]) {
      const problem = probe(look(s, seat), s, random)
      if (problem !== null) return `${seat ?? 'an onlooker'}: ${problem}`
    }
    return null
  }
  return walk(game, effort, lookAround, lookAround)
}

/** A scene is plain data, a tree, made of what is seen alone; nothing but what it is made of decides it. */
export const sceneIsWhatIsSeen: Check = (game, effort) => {
  const { scene } = game
  if (scene === undefined) return []
  return walkLooks(game, effort, (seen) => {
    const text = JSON.stringify(seen)
    const made = scene(seen)
    if (JSON.stringify(seen) !== text) return 'the scene changes what it is given'
    const problem = notPlain(made)
    if (problem !== null) return `the scene is not plain data: ${problem}`
    const shared = sharedPart(made)
    if (shared !== null) return `two parts of the scene are one object: ${shared}`
    if (!same(scene(JSON.parse(text)), made)) return 'of the same look another scene is made'
    const twice = firstTwice(
      [...made.things, ...(made.aside ?? []), ...(made.gone ?? [])].map(({ id }) => id),
    )
    if (twice !== undefined) return `two things are called “${twice}”`
    const ids = new Set(made.things.map(({ id }) => id))
    const missing = made.things.flatMap(thingsNamedBy).find((id) => !ids.has(id))
    return missing === undefined ? calledAlike(made) : `a thing names “${missing}”, which is not there`
  })
}

/** Whoever reads a name must know which piece is meant, in any language, whole or short. */
function calledAlike({ things, aside = [], gone = [] }: Scene): string | null {
  const pieces = [...things.filter((one): one is Piece => one.type === 'piece'), ...aside, ...gone]
  for (const language of languages)
    for (const nameOf of [({ label }: Piece) => label, ({ label, short }: Piece) => short ?? label]) {
      const twice = firstTwice(pieces.flatMap((piece) => nameOf(piece)?.[language] ?? []))
      if (twice !== undefined) return `two pieces are called “${twice}”`
    }
  return null
}

export function firstTwice(ids: readonly string[]): string | undefined {
  return ids.find((id, at) => ids.indexOf(id) !== at)
}

function thingsNamedBy(thing: Thing): readonly string[] {
  return thing.type === 'line' ? thing.blocked : []
}

/** Every answer in a scene is legal, and every answer that a question lists has a button. */
export const sceneAnswersAreLegal: Check = (game, effort) => {
  const { scene } = game
  if (scene === undefined) return []
  return walkLooks(game, effort, (seen, s) => {
    const made = scene(seen)
    const { seat, question } = seen
    const given = answersIn(made)
    if (seat === null || question === null)
      return given.length === 0 ? null : `nothing is asked, but there is an answer: ${given[0]?.thing}`
    return (
      missingButton(made, question) ?? refusedIn(s, seat, question, given) ?? unanswerable(made, question)
    )
  })
}

interface GivenAnswer {
  readonly thing: string
  readonly answer: Plain
}

/** What a click gives: the answers of things, both ends of a rail, and every part with one of each other. */
function answersIn({ things }: Scene): GivenAnswer[] {
  const first = new Map<string, Plain>()
  for (const one of things)
    if (one.type === 'ghost' && one.part !== undefined && !first.has(one.part.key))
      first.set(one.part.key, one.part.value)
  return things.flatMap((one) => {
    const answers = [...(one.answers ?? [])]
    if (one.type === 'rail') answers.push(one.least, one.most)
    if (one.type === 'ghost' && one.part !== undefined)
      answers.push({ ...Object.fromEntries(first), [one.part.key]: one.part.value })
    return answers.map((answer) => ({ thing: one.id, answer }))
  })
}

function missingButton({ things }: Scene, { options }: Question): string | null {
  const buttons = new Set(things.flatMap((one) => (one.type === 'choice' ? one.answers.map(canonical) : [])))
  const missing = options?.find((option) => !buttons.has(canonical(option)))
  return missing === undefined ? null : `no button for ${JSON.stringify(missing)}`
}

function refusedIn(
  s: State,
  seat: Seat,
  { options }: Question,
  given: readonly GivenAnswer[],
): string | null {
  // Of a list it is enough to know what is on it: that all of it is taken is another check.
  const listed = options === null ? null : new Set(options.map(canonical))
  for (const { thing, answer } of given) {
    if (listed?.has(canonical(answer))) continue
    const refusal = refuse(s, seat, answer)
    if (refusal !== null) return `${thing} gives ${JSON.stringify(answer)}, which ${refusal} forbids`
  }
  return null
}

/** Answers that are not listed: the page offers some, an amount or an order by itself; others need a thing. */
function unanswerable({ things }: Scene, { step, options, space }: Question): string | null {
  if (options !== null || things.some(isAnswerable)) return null
  const isKnown =
    typeof space === 'object' && space !== null && ['some', 'amount', 'order'].some((kind) => kind in space)
  return isKnown ? null : `nothing in the scene answers “${step}”`
}

function isAnswerable(thing: Thing): boolean {
  if (thing.type === 'rail' || thing.type === 'zone' || thing.type === 'steer') return true
  return thing.answers !== undefined || (thing.type === 'ghost' && thing.part !== undefined)
}

/** Whatever somebody reads at the table is there in every language, and in words. */
export const everythingReadsWell: Check = (game, effort) =>
  walkLooks(game, effort, (seen) => {
    for (const text of textsAtTable(game, seen)) {
      const [flaw] = flawsInText(seen.seats, text)
      if (flaw !== undefined) return flaw
    }
    return null
  })
