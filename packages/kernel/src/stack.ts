import type { Frame, State, Vocabulary } from './state.ts'
import type { ProcedureName, VarsOf } from './vocabulary.ts'

/** The names of the kernel's own procedures. */
export const momentName = 'moment'
export const eventName = 'event'
export const choiceName = 'choice'
export const sequelName = 'sequel'

export function pushFrame(s: State, procedure: string, vars: object, returns = false): void {
  s.stack.push({ procedure, step: 0, vars, used: null, ends: null, returns })
}

/** An event under way: what it is, and what is left of it after replacements. */
export interface EventVars {
  event: string
  what: object | null
}

export function pushEvent(s: State, event: string, what: object): void {
  const vars: EventVars = { event, what }
  pushFrame(s, eventName, vars)
}

/** Calls a procedure from within a step or a card; it starts when the step is done. */
export function call<V extends Vocabulary, Name extends ProcedureName<V>>(
  s: State<V>,
  procedure: Name,
  vars: VarsOf<V, Name>,
): void {
  pushFrame(s, procedure, vars)
}

/** The variables of the innermost procedure of this name that is under way; null: none is. */
export function underWay<V extends Vocabulary, Name extends ProcedureName<V>>(
  s: State<V>,
  procedure: Name,
): VarsOf<V, Name> | null {
  for (let depth = s.stack.length - 1; depth >= 0; depth--) {
    const frame = s.stack[depth] as Frame
    if (frame.procedure === procedure) return frame.vars as VarsOf<V, Name>
  }
  return null
}

/** The variables of all procedures of this name that are under way, the outermost first. */
export function allUnderWay<V extends Vocabulary, Name extends ProcedureName<V>>(
  s: State<V>,
  procedure: Name,
): VarsOf<V, Name>[] {
  const found: VarsOf<V, Name>[] = []
  for (const frame of s.stack) if (frame.procedure === procedure) found.push(frame.vars as VarsOf<V, Name>)
  return found
}

/** The events of this name that are happening, the outermost first, each as it has been changed so far. */
export function happening<V extends Vocabulary, E extends keyof V['events'] & string>(
  s: State<V>,
  event: E,
): V['events'][E][] {
  return s.stack.flatMap((frame) => {
    if (frame.procedure !== eventName) return []
    const vars = frame.vars as EventVars
    return vars.event === event && vars.what !== null ? [vars.what as V['events'][E]] : []
  })
}

/** Makes an event happen from within a step or a card, once the step is done. */
export function cause<V extends Vocabulary, E extends keyof V['events'] & string>(
  s: State<V>,
  event: E,
  what: V['events'][E] & object,
): void {
  pushEvent(s, event, what)
}
