import { applyAnswer } from './answer.ts'
import { arrived, once, type StrideTo, stateAt } from './atlas.ts'
import { type Drawable, type Rollable, ScriptError } from './chance.ts'
import { type CommonGround, strayed, watched } from './common-ground.ts'
import { proceed } from './flow.ts'
import { clone, type Plain } from './plain.ts'
import { gameOf } from './registry.ts'
import { falls } from './rolls.ts'
import { type Chances, type Own, outcomeAt, type PlaceIn, report, type Search, stepTo } from './search.ts'
import type { Seat } from './seat.ts'
import { eventName, momentName } from './stack.ts'
import type { State, Vocabulary } from './state.ts'

/** How to go on: an answer, or nothing but the step that rolls; and how the dice fall. */
export interface Onward {
  readonly name: string
  readonly answer: { readonly seat: Seat; readonly answer: Plain } | null
  readonly script: readonly string[]
}

/** One way in which dice can fall. */
interface Way {
  readonly onward: Onward
  readonly chance: number
}

export const roll: Onward = { name: '', answer: null, script: [] }

export function answering(seat: Seat, answer: Plain): Onward {
  return { name: `${seat} ${JSON.stringify(answer)}`, answer: { seat, answer: clone(answer) }, script: [] }
}

function waysOn({ name, answer, script }: Onward, of: Rollable | Drawable, missing: number): Way[] {
  return falls(of, missing).map(({ faces, chance }) => ({
    onward: { name: `${name}|${faces.join()}`, answer, script: [...script, ...faces] },
    chance,
  }))
}

/** Where a step leads; or it is as far as one wants to see; or it needs dice. */
export type Stride<V extends Vocabulary> =
  | StrideTo<V, Chances>
  | { readonly type: 'end'; readonly chances: Chances }
  | { readonly type: 'rolls'; readonly ways: readonly Way[] }

/** What a step at a place leads to. */
export function strideFrom<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  place: PlaceIn<V>,
  onward: Onward,
): Stride<V> {
  return once(search.atlas, place, onward.name, () =>
    tried(search, place, onward, firstTry(search, place, onward)),
  )
}

/** Steps that wrote somewhere once are likely to do so again. */
function firstTry<V extends Vocabulary, Outcome>(
  { writers }: Search<V, Outcome>,
  place: PlaceIn<V>,
  onward: Onward,
): Own {
  return writers.get(stepName(place, onward)) ?? 'watched'
}

function stepName<V extends Vocabulary>({ shape: { s } }: PlaceIn<V>, { answer }: Onward): string {
  const frame = s.stack.at(-1)
  return `${frame?.procedure} ${frame?.step} ${JSON.stringify(answer)}`
}

/** Takes a step in the state at a place, to see what it does. */
function tried<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  place: PlaceIn<V>,
  onward: Onward,
  own: Own,
): Stride<V> {
  const { pausing, atlas, writers } = search
  const { s, ground } = place.shape
  const first = onward.answer === null ? stepTo(s) : null
  const now = stateAt(place, own !== 'watched')
  const next = own === 'whole' ? clone(now) : now
  // What a try before this one looked at and changed counts for nothing.
  atlas.lookout.begin()
  report(search)
  try {
    const chances = goOn(search, next, ground, onward)
    if (chances !== null) return { type: 'end', chances }
  } catch (error) {
    // Most likely something was written into what it does not own; if not, it will happen again.
    if (error instanceof TypeError && own !== 'whole') {
      const more = own === 'watched' ? 'parts' : 'whole'
      writers.set(stepName(place, onward), more)
      return tried(search, place, onward, more)
    }
    if (!(error instanceof ScriptError) || error.missing === 0) throw error
    const { at } = pausing
    // Dice that fall between two answers: from now on there is a place right before that step.
    if (at !== null && at !== first && !pausing.before.has(at) && isOfTheGame(s, at)) {
      pausing.before.add(at)
      for (const { taken } of atlas.shapes.values()) taken.clear()
      return tried(search, place, onward, own)
    }
    return { type: 'rolls', ways: waysOn(onward, error.of, error.missing) }
  }
  return arrived(atlas, place, next, own !== 'whole' && !strayed(s, next, ground))
}

/** The kernel's own steps serve every moment: to pause at them would be to pause always. */
function isOfTheGame(s: State, step: object): boolean {
  const { procedures } = gameOf(s)
  return ![momentName, eventName].some((name) => procedures.get(name)?.steps.some((one) => one === step))
}

/** Goes on in a state until it is as far as one wants to see: then what has come of it. */
function goOn<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  next: State<V>,
  ground: CommonGround,
  { answer, script }: Onward,
): Chances | null {
  const { pausing } = search
  next.chance.script = [...script]
  pausing.past = answer === null
  pausing.at = null
  return watched(next, ground, search.atlas.lookout, () => {
    if (answer === null) proceed(next, pausing)
    else applyAnswer(next, answer.seat, answer.answer, pausing)
    return outcomeAt(search, next)
  })
}
