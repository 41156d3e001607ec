import type { Hint } from '@sandtable/keeper/hint'
import { type Drop, type Form, type Ghost, type Plain, type Scene, same, type Thing } from '@sandtable/kernel'
import type { Drawing } from './drawing.ts'

/** A shape that stands for the answer that a hint is about, or leads there. */
export interface HintMark {
  readonly id: string
  readonly form: Form
  readonly isWay: boolean
}

/** Where on the table an answer lies: the ghosts, pieces and places that give it, or the piece where it would be set down. */
export function hintMarks(
  { things }: Scene,
  { answer, there }: Pick<Hint, 'answer' | 'there'>,
  drawing: Drawing,
): readonly HintMark[] {
  const led = there.flatMap((one): readonly HintMark[] => {
    const drawn = drawing.thing(one)
    return drawn.type === 'ghost' ? [{ id: drawn.id, form: drawn.form, isWay: false }] : []
  })
  const marked = things.flatMap((thing): readonly HintMark[] => {
    if (thing.type === 'zone') return thing.drops.flatMap((drop) => dropped(thing.id, drop, answer, drawing))
    if (!givesPart(thing, answer)) return []
    switch (thing.type) {
      case 'ghost':
        return [
          ...thing.path.map((form, at) => ({ id: `${thing.id} way ${at}`, form, isWay: true })),
          { id: thing.id, form: thing.form, isWay: false },
        ]
      case 'piece':
        return [{ id: thing.id, form: thing.form, isWay: false }]
      case 'area':
        return thing.forms.map((form, at) => ({ id: `${thing.id} ${at}`, form, isWay: false }))
      default:
        return []
    }
  })
  return [...led, ...marked]
}

/** Does this thing give the answer, or the part of it that it stands for? */
export function givesPart(thing: Thing, answer: Plain): boolean {
  // Of several that are to be chosen, each is marked.
  if (thing.answers?.some((one) => same(one, answer) || isAmong(one, answer))) return true
  const part = thing.type === 'ghost' ? thing.part : undefined
  if (part === undefined || typeof answer !== 'object' || answer === null) return false
  return same((answer as { readonly [key: string]: Plain })[part.key], part.value)
}

/** Is it one of several that are answered together? */
export function isAmong(one: Plain, answer: Plain | undefined): boolean {
  return Array.isArray(answer) && answer.some((other) => same(one, other))
}

/** The piece as it would be set down; of a drop as drawn, the outline is that of the drawing. */
function dropped(zone: string, drop: Drop, answer: Plain, drawing: Drawing): readonly HintMark[] {
  if (typeof answer !== 'object' || answer === null) return []
  const { x, y, facing, ...gives } = answer as { readonly [key: string]: Plain }
  if (typeof x !== 'number' || typeof y !== 'number' || typeof facing !== 'number') return []
  if (!same(gives, drop.gives as Plain)) return []
  const ghost: Ghost = {
    type: 'ghost',
    id: `${zone} ${drop.of}`,
    z: 0,
    of: drop.of,
    kind: 'place',
    form: { type: 'circle', x, y, radius: 0 },
    at: { x, y, facing },
    path: [],
    meets: [],
    leaves: false,
  }
  const drawn = drawing.thing(ghost)
  if (drawn.type !== 'ghost') return []
  return [{ id: ghost.id, form: { type: 'polygon', points: setDown(drop.outline, drawn.at) }, isWay: false }]
}

function setDown(outline: readonly number[], { x, y, facing }: Ghost['at']): number[] {
  const turn = (facing * Math.PI) / 180
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return outline.map((value, at) => {
    const across = at % 2 === 0 ? value : (outline[at - 1] ?? 0)
    const along = at % 2 === 0 ? (outline[at + 1] ?? 0) : value
    return at % 2 === 0 ? x + across * cos + along * sin : y - across * sin + along * cos
  })
}
