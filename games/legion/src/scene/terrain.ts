import type { Area, Form } from '@sandtable/kernel'
import { outlineAt } from '@sandtable/plane'
import type { PieceOnMap, TerrainKind } from '../../data/terrain/types.ts'
import { editionOf } from '../editions/index.ts'
import { type Battlefield, findKind, type Part } from '../terrain/battlefield.ts'
import { layer } from './layers.ts'
import { details, type Mark } from './terrain-details.ts'
import type { Sight } from './view.ts'

/** The battlefield: every part of every piece, and what is drawn on it. What it is and does stands on its card. */
export function terrain({ field, s }: Sight): Area[] {
  const about = editionOf(s).cards === '2018' ? 'terrain-2018' : 'terrain'
  return [
    ...field.parts.map((part) => partArea(part, about)),
    ...field.plan.pieces.flatMap((piece, at) => drawnOn(field, piece, at)),
  ]
}

function partArea({ id, kind, outline, top, bottom }: Part, about: string): Area {
  return {
    type: 'area',
    kind: `ground-${kind.id}`,
    id,
    z: heightLayer(kind),
    label: { ...kind.name },
    about: `${about}:${kind.id}`,
    forms: [{ type: 'polygon', points: [...outline.points] }],
    // Flat ground throws no shadow; what lies on another part throws one from there.
    ...(kind.class !== 'area' && top > 1 && { rises: top - bottom }),
  }
}

function heightLayer(kind: TerrainKind): number {
  if (kind.class === 'area') return layer.area
  return Math.max(...kind.parts.map(({ top }) => top)) <= 1 ? layer.water : layer.terrain
}

function drawnOn({ plan }: Battlefield, pose: PieceOnMap, at: number): Area[] {
  const kind = plan.kinds?.find(({ id }) => id === pose.kind) ?? findKind(pose.kind)
  const drawn = details[pose.kind]
  if (kind === undefined || drawn === undefined) return []
  const formOf = (mark: Mark): Form => {
    if ('disc' in mark) {
      const [x, y, radius] = mark.disc
      const [atX = 0, atY = 0] = outlineAt(pose, [x, y]).points
      return { type: 'circle', x: atX, y: atY, radius }
    }
    return { type: 'polygon', points: [...outlineAt(pose, mark).points] }
  }
  const lines = (drawn.lines ?? []).map(
    (points): Form => ({ type: 'stroke', points: [...outlineAt(pose, points).points], width: 1.6 }),
  )
  const tones: readonly (readonly [string, readonly Form[]])[] = [
    ['dark', (drawn.dark ?? []).map(formOf)],
    ['light', (drawn.light ?? []).map(formOf)],
    ['lines', lines],
  ]
  const z =
    kind.class === 'area'
      ? layer.area + 0.5
      : heightLayer(kind) === layer.water
        ? layer.water + 0.5
        : layer.detail
  return tones.flatMap(([tone, forms]): Area[] =>
    forms.length === 0
      ? []
      : [
          {
            type: 'area',
            kind: `drawn drawn-${tone}`,
            id: `${kind.id}-${at + 1} ${tone}`,
            z,
            forms: [...forms],
          },
        ],
  )
}
