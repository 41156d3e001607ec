import type { Form, Language, Piece, Scene } from '@sandtable/kernel'
import type { Box } from './camera.ts'

export interface Label {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** Letters are this many pixels high. */
export const letter = 11.5

/**
 * Where the names of pieces stand so that none covers another or a piece: below, above or beside; where there is
 * no room, nowhere. Who acts or can be chosen gets its name first.
 */
export function placeLabels(
  scene: Scene,
  language: Language,
  unit: number,
  first: string | null,
): ReadonlyMap<string, Label> {
  const pieces = scene.things.filter((one): one is Piece => one.type === 'piece')
  const taken = pieces.map((piece) => boxOf(piece.form, scene.height))
  const size = letter * unit
  const labels = new Map<string, Label>()
  const rank = (piece: Piece) =>
    Number(piece.id === first) * 8 +
    Number(piece.active) * 4 +
    Number((piece.answers?.length ?? 0) > 0) * 2 +
    Number(piece.figures.length > 0)
  for (const piece of [...pieces].sort((one, other) => rank(other) - rank(one))) {
    if (piece.label === undefined) continue
    const name = piece.id === first ? piece.label[language] : short(piece.label[language])
    const width = name.length * size * 0.56
    const spot = spots(boxOf(piece.form, scene.height), width, size, hasPips(piece)).find(
      (box) => !taken.some((other) => meet(box, other)),
    )
    if (spot === undefined && piece.id !== first) continue
    const box = spot ?? spots(boxOf(piece.form, scene.height), width, size, hasPips(piece))[0]!
    taken.push(box)
    labels.set(piece.id, { text: name, x: box.x + box.width / 2, y: box.y + box.height * 0.8 })
  }
  return labels
}

function hasPips({ figures }: Piece): boolean {
  return figures.some((one) => one.of !== undefined)
}

function spots(of: Box, width: number, size: number, pips: boolean): Box[] {
  const middle = of.x + of.width / 2 - width / 2
  const below = of.y + of.height + (pips ? size * 0.75 : size * 0.15)
  const side = of.y + of.height / 2 - size * 0.6
  const box = (x: number, y: number): Box => ({ x, y, width, height: size * 1.2 })
  return [
    box(middle, below),
    box(middle, of.y - size * 1.4),
    box(of.x + of.width + size * 0.4, side),
    box(of.x - width - size * 0.4, side),
    box(of.x, below),
    box(of.x + of.width - width, below),
  ]
}

function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

const enough = 16

/** The beginning, and the number that tells it from others of its name. */
export function short(name: string): string {
  if (name.length <= enough) return name
  const last = name.split(/\s+/).at(-1)?.replace(/[()]/g, '') ?? ''
  const number = last.length <= 3 ? ` ${last}` : ''
  return `${name.slice(0, enough - 2 - number.length).trimEnd()}…${number}`
}

/** The box around a shape, on the screen. */
export function boxOf(form: Form, height: number): Box {
  switch (form.type) {
    case 'circle':
    case 'sector':
      return {
        x: form.x - form.radius,
        y: height - form.y - form.radius,
        width: form.radius * 2,
        height: form.radius * 2,
      }
    default: {
      const reach = form.type === 'around' ? form.distance : form.type === 'stroke' ? form.width / 2 : 0
      const xs = form.points.filter((_, at) => at % 2 === 0)
      const ys = form.points.filter((_, at) => at % 2 === 1).map((y) => height - y)
      const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach]
      return {
        x: left,
        y: top,
        width: Math.max(...xs) + reach - left,
        height: Math.max(...ys) + reach - top,
      }
    }
  }
}
