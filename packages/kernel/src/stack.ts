import type { Procedure } from './procedure.ts'
import type { State, Vocabulary } from './state.ts'

/** The names of the kernel's own procedures. */
export const momentName = 'moment'
export const eventName = 'event'

export function pushFrame(
  s: State,
  procedure: { readonly name: string },
  vars: object,
  returns = false,
): void {
  s.stack.push({ procedure: procedure.name, step: 0, vars, used: null, ends: null, returns })
}

/** An event under way: what it is, and what is left of it after replacements. */
export interface EventVars {
  event: string
  what: object | null
}

export function pushEvent(s: State, event: string, what: object): void {
  const vars: EventVars = { event, what }
  pushFrame(s, { name: eventName }, vars)
}

/** Calls a procedure from within a step or a card; it starts when the step is done. */
export function call<V extends Vocabulary, Vars extends object>(
  s: State<V>,
  procedure: Procedure<V, Vars>,
  vars: Vars,
): void {
  pushFrame(s, procedure, vars)
}

/** Makes an event happen from within a step or a card, once the step is done. */
export function cause<V extends Vocabulary, E extends keyof V['events'] & string>(
  s: State<V>,
  event: E,
  what: V['events'][E] & object,
): void {
  pushEvent(s, event, what)
}
