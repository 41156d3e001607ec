import type { AttackDie } from '../../data/types.ts'
import { type AState, figuresOnMap, type TargetId } from '../state.ts'
import type { Attack, Volley } from '../vocabulary/attacks.ts'
import { ask, call, procedure, repeat, run } from './words.ts'

export const volley = procedure('volley', [
  ask('choose a die for the next attack', {
    seats: (_, v) => (v.dice.length === 0 ? null : (v.left[0]?.by ?? null)),
    about: (_, v) => ({ attacker: v.left[0]?.attacker ?? null }),
    options: (_, v): readonly string[] => [...v.dice, 'done'],
    answer: (_, v, die) => {
      if (die === 'done') v.left.length = 0
      else v.die = v.dice.splice(v.dice.indexOf(die as AttackDie), 1)[0] ?? null
    },
  }),
  call(
    'attack',
    'attack',
    (s, v) => next(s, v),
    (_, v, { made, target }) => {
      if (made) v.attacked.push(target)
    },
  ),
  run('the die is used', (_, v) => {
    v.die = null
  }),
  repeat('choose a die for the next attack', (_, v) => v.left.length > 0),
])

/** The next attack, and whom it may be declared on. */
function next(s: AState, v: Volley): Attack | null {
  const one = v.left.shift()
  if (one === undefined) return null
  const pool = v.die === null ? one.pool : [v.die]
  return { ...one, pool, among: among(s, v, one) }
}

function among(s: AState, v: Volley, { among: given }: Attack): TargetId[] | null {
  const figures = figuresOnMap(s).map((figure) => figure.id)
  if (v.at === 'same') return v.attacked.length > 0 ? v.attacked.slice(0, 1) : (given ?? figures)
  if (v.attacked.length === 0) return given
  const objects = s.table.objects.map((object) => object.id)
  return (given ?? [...figures, ...objects]).filter((id) => !v.attacked.includes(id))
}
