import type { Language, Line, Piece, Scene } from '@sandtable/kernel'
import type { Box } from './camera.ts'
import { boxOf, boxOfLabel, meet, onMat, placeLabels } from './labels.ts'
import { placeWords } from './line-words.ts'
import { shownLines } from './shown-lines.ts'

interface Props {
  readonly scene: Scene
  /** What would come of choosing a piece, in few words, by its id. */
  readonly odds: ReadonlyMap<string, readonly string[]>
  readonly unit: number
  readonly language: Language
  readonly hovered: string | null
}

/** What would come of it, at each piece that can be chosen: above it, or where there is room. */
export function OddsMarks({ scene, odds, unit, language, hovered }: Props) {
  return (
    <g className="odds-marks">
      {placed({ scene, odds, unit, language, hovered }).map(({ id, words, box }) => (
        <g key={id} className="pill" data-odds={id} transform={`translate(${box.x} ${box.y}) scale(${unit})`}>
          <rect width={width} height={line * words.length + 4} rx={6} />
          {words.map((word, at) => (
            <text key={word} x={width / 2} y={line * (at + 1) - 1} fontSize={11} textAnchor="middle">
              {word}
            </text>
          ))}
        </g>
      ))}
    </g>
  )
}

/** In pixels: the width of a mark, and the height of one line of it. */
const width = 46
const line = 13

interface Placed {
  readonly id: string
  readonly words: readonly string[]
  readonly box: Box
}

function placed({ scene, odds, unit, language, hovered }: Props): readonly Placed[] {
  if (odds.size === 0) return []
  const pieces = scene.things.filter((one): one is Piece => one.type === 'piece')
  const lines = scene.things.filter((one): one is Line => one.type === 'line')
  const { told } = shownLines(lines, hovered)
  const words = placeWords(
    lines.filter(({ id }) => told.has(id)),
    scene,
    language,
    unit,
  )
  const names = [...placeLabels(scene, language, unit, hovered).values()]
  const bodies = pieces.map((piece) => boxOf(piece.form, scene.height))
  const named = names.map((name) => boxOfLabel(name, unit))
  const taken = [...words.values(), ...bodies]
  return pieces.flatMap(({ id, form }): Placed[] => {
    const words = odds.get(id)
    if (words === undefined) return []
    const size = { width: width * unit, height: (line * words.length + 4) * unit }
    const places = around(boxOf(form, scene.height), size, 4 * unit).map((one) => onMat(one, scene))
    const isFree = (of: readonly Box[]) => (one: Box) => !of.some((other) => meet(one, other))
    // Where there is no other room, a name gives way.
    const box = places.find(isFree([...taken, ...named])) ?? places.find(isFree(taken)) ?? places[0]
    if (box === undefined) return []
    taken.push(box)
    return [{ id, words, box }]
  })
}

function around(of: Box, size: Pick<Box, 'width' | 'height'>, gap: number): readonly Box[] {
  const [x, y] = [of.x + (of.width - size.width) / 2, of.y + (of.height - size.height) / 2]
  return [
    { ...size, x, y: of.y - size.height - gap },
    { ...size, x: of.x - size.width - gap, y },
    { ...size, x: of.x + of.width + gap, y },
    { ...size, x, y: of.y + of.height + gap },
    { ...size, x, y: of.y - 2 * (size.height + gap) },
    { ...size, x: of.x - size.width - gap, y: of.y - size.height - gap },
    { ...size, x: of.x + of.width + gap, y: of.y - size.height - gap },
    { ...size, x, y: of.y + of.height + size.height + 2 * gap },
  ]
}
