import {
  type Entry,
  type Language,
  look,
  type Named,
  type Seat,
  type Seen,
  sentenceFor,
} from '@sandtable/kernel'
import { xwing } from '../src/index.ts'
import { scene } from '../src/scene/index.ts'
import type { XState, XWing } from '../src/state.ts'
import { amendments } from '../src/tools/amendments.ts'
import { foreshow } from '../src/tools/foreshow.ts'
import { measure } from '../src/tools/measure.ts'
import type { XWingView } from '../src/vocabulary/view.ts'

/** Everything that somebody reads of a game, in both languages. */

/** Every text somewhere in a value. */
export function textsIn(value: unknown): Named[] {
  if (typeof value !== 'object' || value === null) return []
  const { en, de } = value as Partial<Named>
  if (typeof en === 'string' && typeof de === 'string') return [{ en, de }]
  return Object.values(value).flatMap(textsIn)
}

function saidIn(say: (language: Language) => string | null): Named {
  return { en: String(say('en')), de: String(say('de')) }
}

/** The scene, what goes on, the question, what happened, and what may be changed. */
export function readBy(s: XState, seat: Seat | null): Named[] {
  const seen = look(s, seat)
  return [
    ...textsIn(scene(seen)),
    ...seen.path.map(({ procedure }) => saidIn((one) => xwing.phrases[one].step(procedure, null))),
    ...titleOf(seen),
    ...seen.news.map((entry) => sentence(entry, seen.table)),
    ...textsIn(amendments(seen)),
  ]
}

function titleOf({ question }: Seen<XWing>): Named[] {
  if (question === null) return []
  const { moment } = (question.about ?? {}) as { readonly moment?: string }
  return [saidIn((one) => xwing.phrases[one].step(question.procedure, moment ?? question.step))]
}

export function sentence(entry: Entry, table: XWingView): Named {
  return saidIn((one) => sentenceFor('xwing', entry, one, table))
}

/** What takes longer: the look from each ghost, distances, changes that are proposed. */
export function readClosely(s: XState, seat: Seat): Named[] {
  const seen = look(s, seat)
  const { things } = scene(seen)
  const pieces = things.filter((one) => one.type === 'piece').map(({ id }) => ({ piece: id }))
  const ghosts = things.filter((one) => one.type === 'ghost')
  return [
    ...ghosts.slice(0, 3).flatMap((ghost) => textsIn(foreshow(seen, ghost))),
    ...pieces.slice(1).flatMap((to) => textsIn(measure(look(s, null), pieces[0] ?? to, to))),
    ...amendments(seen).map((one) => {
      const path = one.type === 'number' ? one.path : one.type === 'spot' ? one.paths.x : []
      const change = { set: [{ path, value: 2 }] }
      return sentence({ type: 'proposed', seat, change }, seen.table)
    }),
  ]
}
