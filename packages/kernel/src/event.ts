import { isFilled, openReplacements, openWindow } from './moment.ts'
import type { Plain } from './plain.ts'
import { flowOf, type Procedure } from './procedure.ts'
import { gameOf } from './registry.ts'
import { type EventVars, eventName } from './stack.ts'
import type { Vocabulary } from './state.ts'

const { procedure, run } = flowOf<Vocabulary>()

/** Something happens: first what replaces it, then the thing itself, then what follows from it. */
export const eventProcedure: Procedure<Vocabulary, EventVars> = procedure<EventVars>(
  eventName,
  [
    run('replace', (s, v) => openReplacements(s, v)),
    run('happen', (s, v) => {
      if (v.what !== null) ruleOf(s, v).do(s, v.what)
    }),
    run('after', (s, v) => {
      const { what } = v
      if (what === null) return
      const { after, of } = ruleOf(s, v)
      if (after !== undefined && isFilled(s, after))
        openWindow(s, { name: after, of: () => of?.(what) ?? null }, v)
    }),
  ],
  { about: (_, v) => ({ event: v.event }) },
)

interface Rule {
  do(s: object, what: object): void
  of?(what: object): Plain
  readonly after?: string
}

function ruleOf(s: { readonly game: string }, v: EventVars): Rule {
  const rules = gameOf(s).game.events as Readonly<Record<string, Rule>>
  const rule = rules[v.event]
  if (rule === undefined) throw new Error(`${s.game} has no event “${v.event}”`)
  return rule
}
