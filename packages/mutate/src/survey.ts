import { availableParallelism } from 'node:os'
import type { GameRecord } from '@sandtable/kernel'
import type { Scenario } from '@sandtable/rulebook'
import type { Mutant } from './instrument.ts'
import { stepsFor } from './switchboard.ts'
import type { Told, Work } from './witness-worker.ts'
import { atWork, shared } from './workers.ts'

/** Whatever may notice that a rule is broken: a scenario that fails, a kept game that goes otherwise. */
export type Witness = { readonly scenario: Scenario } | { readonly kept: GameRecord }

/** A witness, and what hearing it without any mutant is like. */
export interface Heard {
  readonly witness: Witness
  readonly reached: ReadonlySet<number>
  readonly steps: number
  readonly ms: number
}

/** The unbroken game, as all its witnesses of one kind see it. */
export interface Survey {
  readonly bundle: string
  readonly game: string
  readonly mutants: number
  readonly heard: readonly Heard[]
  /** Reached as soon as the game is loaded: what they change may show anywhere. */
  readonly loaded: ReadonlySet<number>
  readonly failed: readonly { readonly witness: Witness; readonly failure: string }[]
}

/** Hears all witnesses without a mutant, a part of them in each worker. */
export async function survey(
  work: Pick<Work, 'bundle' | 'game' | 'mutants'>,
  witnesses: readonly Witness[],
): Promise<Survey> {
  const heard: Heard[] = []
  const failed: { witness: Witness; failure: string }[] = []
  const loaded = new Set<number>()
  const note = ({ witness: at, failure, reached, steps, ms }: Told, part: readonly Witness[]) => {
    const witness = at === null ? undefined : part[at]
    if (witness === undefined) for (const id of reached) loaded.add(id)
    else if (failure !== null) failed.push({ witness, failure })
    else heard.push({ witness, reached: new Set(reached), steps, ms })
  }
  const teams = Array.from({ length: availableParallelism() }, (_, team) => team)
  await shared(teams, async (team) => {
    const part = witnesses.filter((_, at) => at % teams.length === team)
    const steps = part.map(() => Number.POSITIVE_INFINITY)
    const end = await atWork({ ...work, mutant: null, witnesses: part, steps }, null, (told) =>
      note(told, part),
    )
    if (end !== 'done') throw new Error(`${work.game} breaks down without any mutant.`)
  })
  return { ...work, heard, loaded, failed }
}

/** The witnesses that could notice a mutant: scenarios about the same rules or cards first, then those of its file and room, then the short ones. */
export function witnessesOf({ heard, loaded }: Survey, mutant: Mutant): Heard[] {
  const { id } = mutant
  return heard
    .filter((one) => one.reached.has(id) || loaded.has(id))
    .map((one) => ({ one, rank: (one.reached.has(id) ? 0 : 4) + distance(one.witness, mutant) }))
    .sort((a, b) => a.rank - b.rank || a.one.steps - b.one.steps)
    .map(({ one }) => one)
}

/** How far from the mutant is what it tells about? */
function distance(witness: Witness, { file, rules, cards }: Mutant): number {
  if (!('scenario' in witness)) return 3
  const { scenario } = witness
  if (scenario.shows.some((rule) => rules.includes(rule))) return 0
  if (cards.length > 0 && cards.some((card) => textOf(scenario).includes(card))) return 0
  const [room, name] = placeOf(file)
  const [folder, title] = placeOf(scenario.file)
  if (room !== folder) return 3
  return title === name ? 1 : 2
}

/** The folder of a file and its name without what it ends in. */
function placeOf(file: string): [string, string] {
  const [name = '', room = ''] = file.split('/').reverse()
  return [room, name.replace(/\.\w+$/, '')]
}

const texts = new WeakMap<Scenario, string>()

function textOf(scenario: Scenario): string {
  const known = texts.get(scenario) ?? JSON.stringify(scenario)
  texts.set(scenario, known)
  return known
}

/** Hears the witnesses that a mutant reaches with the mutant on; true: one of them noticed. */
export async function isNoticed(
  surveyed: Survey,
  mutant: Mutant,
  most: number | null = null,
): Promise<boolean> {
  const called = witnessesOf(surveyed, mutant).slice(0, most ?? undefined)
  if (called.length === 0) return false
  const { bundle, game, mutants } = surveyed
  const witnesses = called.map((one) => one.witness)
  const steps = called.map((one) => stepsFor(one.steps))
  const longest = Math.max(...called.map((one) => one.ms))
  let noticed = false
  const end = await atWork(
    { bundle, game, mutants, mutant: mutant.id, witnesses, steps },
    longest,
    (told) => {
      noticed ||= told.failure !== null
    },
  )
  return noticed || end !== 'done'
}
