import type { Effect } from './state.ts'

/** How a card changes a value. */
type Change<Value, S, About> = (value: Value, s: S, effect: Effect, about: About) => NoInfer<Value>

/** Changes the value of the piece that carries the card, and of no other. */
export function own<Value, S>(change: Change<Value, S, string>): Change<Value, S, string> {
  return (value, s, effect, piece) => (effect.on === piece ? change(value, s, effect, piece) : value)
}

/** Changes a value where the piece that carries the card stands in this place: `of('attacker', …)`. */
export function of<Place extends string, Value, S, About extends { readonly [P in Place]?: string | null }>(
  place: Place,
  change: Change<Value, S, About>,
): Change<Value, S, About> {
  return (value, s, effect, about) => (effect.on === about[place] ? change(value, s, effect, about) : value)
}
