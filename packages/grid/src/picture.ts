import type { BoardPlan, Place } from './read.ts'

/**
 * What the signs of a picture stand for. A blank is a hole, a free edge or a free corner; a full stop is a
 * plain space; a plus is a free corner.
 */
export interface Legend {
  readonly spaces?: Readonly<Record<string, readonly string[]>>
  readonly edges?: Readonly<Record<string, readonly string[]>>
  readonly corners?: Readonly<Record<string, readonly string[]>>
}

/** A sign that the legend does not explain, by line and column of the picture, from 0. */
export interface UnknownSign {
  readonly sign: string
  readonly floor: number
  readonly line: number
  readonly column: number
}

export type PictureReading =
  | { readonly ok: true; readonly plan: BoardPlan }
  | { readonly ok: false; readonly unknown: readonly UnknownSign[] }

/**
 * Reads boards drawn like this, one picture per floor, lowest first:
 *
 *     +-+-+-+
 *     |. .|#|
 *     + + + +
 *     |. . .|
 *     +-+-+-+
 *
 * Signs in even lines and columns are corners, those between two corners are edges, the others are spaces.
 */
export function readPicture(
  pictures: readonly string[],
  legend: Legend,
  names: readonly string[],
): PictureReading {
  const floors = pictures.map((picture) => picture.split('\n'))
  const spaces: Place[] = []
  const onSpaces: { at: Place; name: string }[] = []
  const onEdges: { at: Place; side: string; name: string }[] = []
  const onCorners: { at: Place; name: string }[] = []
  const unknown: UnknownSign[] = []

  const readSign = (sign: string, floor: number, line: number, column: number): void => {
    const at: Place = [column >> 1, line >> 1, floor]
    const isCorner = line % 2 === 0 && column % 2 === 0
    const isSpace = line % 2 === 1 && column % 2 === 1
    const plain = (isSpace && sign === '.') || (isCorner && sign === '+')
    const signs = isSpace ? legend.spaces : isCorner ? legend.corners : legend.edges
    const meant = signs?.[sign] ?? (plain ? [] : undefined)
    if (meant === undefined) unknown.push({ sign, floor, line, column })
    if (isSpace) spaces.push(at)
    for (const name of meant ?? []) {
      if (isSpace) onSpaces.push({ at, name })
      else if (isCorner) onCorners.push({ at, name })
      else onEdges.push(edgeAt(line, column, floor, name))
    }
  }
  floors.forEach((lines, floor) => {
    lines.forEach((text, line) => {
      for (let column = 0; column < text.length; column++) {
        const sign = text.charAt(column)
        if (sign !== ' ') readSign(sign, floor, line, column)
      }
    })
  })
  if (unknown.length > 0) return { ok: false, unknown }
  const width = Math.max(0, ...spaces.map(([x]) => x + 1))
  const height = Math.max(0, ...spaces.map(([, y]) => y + 1))
  const plan = { width, height, floors: floors.length, names, spaces, onSpaces, onEdges, onCorners }
  return { ok: true, plan }
}

/** Told from the space to the north or west where there is one, so that the rim needs no row of its own. */
function edgeAt(
  line: number,
  column: number,
  floor: number,
  name: string,
): { at: Place; side: string; name: string } {
  const x = column >> 1
  const y = line >> 1
  if (line % 2 === 0)
    return y > 0 ? { at: [x, y - 1, floor], side: 'S', name } : { at: [x, y, floor], side: 'N', name }
  return x > 0 ? { at: [x - 1, y, floor], side: 'E', name } : { at: [x, y, floor], side: 'W', name }
}
