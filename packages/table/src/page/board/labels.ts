import type { Badge, Form, Language, Piece, Scene, Spot } from '@sandtable/kernel'
import type { Box } from './camera.ts'

export interface Label {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** Letters are this many pixels high. */
export const letter = 11.5
/** How wide a letter is of its height, in the widest of the usual scripts. */
export const letterWidth = 0.6

/**
 * Where the names of pieces stand so that none covers another, a piece or what lies beside one: below, above or
 * beside; where there is no room, nowhere. Names are short here, but for the piece that is pointed at. Who acts or can
 * be chosen gets its name first.
 */
export function placeLabels(
  scene: Scene,
  language: Language,
  unit: number,
  first: string | null,
): ReadonlyMap<string, Label> {
  const pieces = scene.things.filter((one): one is Piece => one.type === 'piece')
  const bodies = unitBoxes(pieces, scene.height)
  const taken = [
    ...titlesIn(scene, language, unit).map(({ box }) => box),
    ...edgesOf(scene),
    ...bodies.values(),
    ...pieces.flatMap((one) => besides(one, bodies.get(one.id)!, unit)),
  ]
  const size = letter * unit
  const labels = new Map<string, Label>()
  const rank = (piece: Piece) =>
    Number(piece.id === first) * 8 +
    Number(piece.active) * 4 +
    Number((piece.answers?.length ?? 0) > 0) * 2 +
    Number(piece.figures.length > 0)
  for (const piece of [...pieces].sort((one, other) => rank(other) - rank(one))) {
    const name = piece.id === first ? piece.label : (piece.short ?? piece.label)
    if (name === undefined) continue
    const text = name[language]
    const all = spots(bodies.get(piece.id)!, text.length * size * letterWidth, size, hasPips(piece)).map(
      (box) => onMat(box, scene),
    )
    const free = all.find((box) => !taken.some((other) => meet(box, other)))
    if (free === undefined && piece.id !== first) continue
    const box = free ?? all[0]!
    taken.push(box)
    labels.set(piece.id, { text, x: box.x + box.width / 2, y: box.y + box.height * 0.8 })
  }
  return labels
}

/**
 * What the name, numbers and tokens of a piece stand beside: itself, or of one that leads others, all of them
 * together.
 */
export function unitBoxes(pieces: readonly Piece[], height: number): ReadonlyMap<string, Box> {
  const boxes = new Map(pieces.map((piece) => [piece.id, boxOf(piece.form, height)]))
  for (const { id, follows } of pieces) {
    const [leader, own] = [boxes.get(follows ?? ''), boxes.get(id)]
    if (follows !== undefined && leader !== undefined && own !== undefined)
      boxes.set(follows, joined(leader, own))
  }
  return boxes
}

export function joined(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const right = Math.max(one.x + one.width, other.x + other.width)
  const bottom = Math.max(one.y + one.height, other.y + other.height)
  return { x, y, width: right - x, height: bottom - y }
}

/** What a name covers. */
export function boxOfLabel({ text, x, y }: Label, unit: number): Box {
  const [width, height] = [text.length * letter * unit * letterWidth, letter * unit * 1.2]
  return { x: x - width / 2, y: y - height * 0.8, width, height }
}

/** Beside a map whose spaces have names stand the names of its rows. */
function edgesOf({ coordinates, width, height }: Scene): Box[] {
  if (coordinates === undefined) return []
  return [-width, width].map((x) => ({ x, y: -height, width, height: 3 * height }))
}

/** A name that would reach over the rim of the mat is moved inwards: beyond it lies what covers it. */
export function onMat(box: Box, { width, height }: Scene): Box {
  const inwards = (from: number, size: number, most: number) => Math.max(0, Math.min(from, most - size))
  return { ...box, x: inwards(box.x, box.width, width), y: inwards(box.y, box.height, height) }
}

interface Title extends Label {
  /** The kind of zone. */
  readonly kind: string
  readonly box: Box
}

/** The names of zones, each in the upper corner of its zone, or else where nobody stands or would, in it or beside it. */
export function titlesIn({ things, width, height }: Scene, language: Language, unit: number): Title[] {
  const size = letter * unit
  const bodies = things.flatMap((one) =>
    one.type === 'piece' || one.type === 'ghost' ? [boxOf(one.form, height)] : [],
  )
  const titled: Box[] = []
  return things.flatMap((one): Title[] => {
    const isZone = one.type === 'zone'
    if (one.label === undefined || (!isZone && !(one.type === 'area' && one.titled))) return []
    const [kind, forms] = isZone ? ['zone-here', [one.form]] : [one.kind, one.forms]
    const text = within(one.label[language], Math.floor(width / (size * letterWidth)) - 1)
    const lines = corners(
      forms.map((form) => boxOf(form, height)),
      size * 1.4,
    )
    const all = lines.map(({ x, y }) =>
      withinWidth(
        { x: x + size * 0.5, y, width: text.length * size * letterWidth, height: size * 1.4 },
        width,
      ),
    )
    const free = all.filter((one) => one.y >= 0 && one.y + one.height <= height)
    const isClear = (of: readonly Box[]) => (one: Box) => !of.some((other) => meet(one, other))
    const bare = free.filter(isClear(titled))
    const box = bare.find(isClear(bodies)) ?? bare[0] ?? free[0] ?? all[0]
    if (box === undefined) return []
    titled.push(box)
    return [{ kind, text, x: box.x, y: box.y + size * 1.15, box }]
  })
}

/** As much of it as there is room for. */
function within(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, Math.max(0, most - 1)).trimEnd()}…`
}

/** A title that would reach over the right rim begins farther left. */
function withinWidth(box: Box, width: number): Box {
  return { ...box, x: Math.max(0, Math.min(box.x, width - box.width)) }
}

/** Where a line of this height could begin: in the upper corner of each row, below the last one, above the first. */
function corners(boxes: readonly Box[], line: number): readonly Spot[] {
  const tops = [...new Set(boxes.map(({ y }) => y))].toSorted((one, other) => one - other)
  const rows = tops.map((y) => ({ y, x: Math.min(...boxes.filter((box) => box.y === y).map(({ x }) => x)) }))
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined) return []
  const end = Math.max(...boxes.map(({ y, height }) => y + height))
  return [...rows, { x: last.x, y: end - line }, { x: last.x, y: end }, { x: first.x, y: first.y - line }]
}

function hasPips({ figures }: Piece): boolean {
  return figures.some((one) => one.of !== undefined)
}

/** Marks are as large on the screen whatever is zoomed: half as wide as this many pixels. */
export const mark = 7
/** From one mark to the next, so many of them in a row. */
const markStep = 14
const marksInRow = 3

/** Marks beside a small piece are a little smaller than beside others. */
export function markUnit({ width }: Box, unit: number): number {
  return Math.min(unit, Math.max(unit * 0.7, width / 24))
}

/** What lies beside a piece: its marks at the upper corners, its plate at the lower one, its pips below. */
function besides(piece: Piece, of: Box, own: number): Box[] {
  const unit = markUnit(of, own)
  const round = (x: number, y: number): Box => ({
    x: x - mark * unit,
    y: y - mark * unit,
    width: 2 * mark * unit,
    height: 2 * mark * unit,
  })
  const marks = badgesShown(piece).map((_, at) => round(...markAt(of, at, unit)))
  if (piece.acted && !piece.active) marks.push(round(of.x, of.y))
  if (piece.mark !== undefined || (piece.rank ?? 0) > 0)
    marks.push({ x: of.x - 3 * unit, y: of.y + of.height - 9 * unit, width: 20 * unit, height: 11 * unit })
  if (!hasPips(piece)) return marks
  const width = Math.max(of.width, 26 * unit)
  const pips = { x: of.x + of.width / 2 - width / 2, y: of.y + of.height, width, height: 8 * unit }
  return [...marks, pips]
}

/** Where a mark lies beside a piece, on the screen. */
export function markAt({ x, y, width }: Box, at: number, unit: number): [x: number, y: number] {
  return [x + width + (at % marksInRow) * markStep * unit, y + Math.floor(at / marksInRow) * markStep * unit]
}

/** Damage is shown by the pips already. */
export function badgesShown({ badges, figures }: Piece): readonly Badge[] {
  const counted = figures.some((one) => one.of !== undefined)
  return badges.filter((badge) => !(counted && (badge.name === 'damage' || badge.name === 'damage-down')))
}

/** Where a name could stand, the best place first. */
function spots(of: Box, width: number, size: number, pips: boolean): Box[] {
  const middle = of.x + of.width / 2 - width / 2
  const below = of.y + of.height + (pips ? size * 0.75 : size * 0.15)
  const above = of.y - size * 1.4
  const side = of.y + of.height / 2 - size * 0.6
  const [left, right] = [of.x - width - size * 0.4, of.x + of.width + size * 0.4]
  const box = (x: number, y: number): Box => ({ x, y, width, height: size * 1.2 })
  return [
    box(middle, below),
    box(middle, above),
    box(right, side),
    box(left, side),
    box(of.x, below),
    box(of.x + of.width - width, below),
    box(of.x, above),
    box(of.x + of.width - width, above),
    box(right, below),
    box(left, below),
    box(left, above),
    box(right, above),
  ]
}

export function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
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
