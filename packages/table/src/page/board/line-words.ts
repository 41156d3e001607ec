import type { Language, Line, Scene, Spot } from '@sandtable/kernel'
import type { Box } from './camera.ts'
import { boxOf, letter, letterWidth, meet, onMat } from './labels.ts'

/** How wide a plate with these words is. */
export function widthOfWords(text: string, size: number): number {
  return text.length * size * letterWidth + size * 1.2
}

/** On a long line so far along it, the best place first; a plate gives way to those that are there already. */
const along = [0.55, 0.4, 0.7, 0.25, 0.85]

/**
 * What the words of these lines cover, by the lines' ids: each on its own line, or beyond its end where that is short, so
 * that none covers another, nor a piece if it can be helped, and all stand on the mat.
 */
export function placeWords(
  lines: readonly Line[],
  scene: Scene,
  language: Language,
  unit: number,
): ReadonlyMap<string, Box> {
  const placed = new Map<string, Box>()
  // Those whom it is about should be seen.
  const bodies = scene.things.flatMap((one) =>
    one.type === 'piece' && one.seat !== null ? [boxOf(one.form, scene.height)] : [],
  )
  for (const line of lines) {
    if (line.label === undefined) continue
    const size = letter * unit
    const [width, height] = [widthOfWords(line.label[language], size), size * 1.7]
    const places = spotsFor(line, scene, unit).map(({ x, y }) =>
      onMat({ x: x - width / 2, y: y - height / 2, width, height }, scene),
    )
    const taken = [...placed.values()]
    const free = places.filter((box) => !taken.some((other) => meet(box, other)))
    const box = free.find((one) => !bodies.some((other) => meet(one, other))) ?? free[0] ?? places[0]
    if (box !== undefined) placed.set(line.id, box)
  }
  return placed
}

/** Where the words of a line could stand: along it, beyond its end, and beside that. */
function spotsFor({ from, to }: Line, { height }: Scene, unit: number): Spot[] {
  const [x, y] = [from.x, height - from.y]
  const [dx, dy] = [to.x - x, height - to.y - y]
  const length = Math.hypot(dx, dy) || 1
  const at = (share: number): Spot => ({ x: x + dx * share, y: y + dy * share })
  const beyond = at(1 + (44 * unit) / length)
  const rows = [1, -1, 2, -2].map((row) => ({ x: beyond.x, y: beyond.y + row * 22 * unit }))
  const onLine = along.map(at)
  return length > 60 * unit ? [...onLine, beyond, ...rows] : [beyond, ...rows, ...onLine]
}
