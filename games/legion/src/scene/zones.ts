import type { Area, Form, Zone } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { roundOutline } from '@sandtable/plane'
import { terrainKinds } from '../../data/terrain/kinds.ts'
import type { TerrainKind } from '../../data/terrain/types.ts'
import { radiusOf } from '../geometry/bases.ts'
import { ASSET_RADIUS } from '../geometry/measures.ts'
import { radiusOfToken } from '../mission/placing.ts'
import { deploymentOf } from '../mission/territory.ts'
import { facingInwards } from '../proposals/facing-inwards.ts'
import { kindOn } from '../terrain/battlefield.ts'
import { edgeName } from '../words/answers.ts'
import { unitName } from '../words/names.ts'
import { objectiveName } from '../words/objectives.ts'
import { layer } from './layers.ts'
import { baseOutline, type Sight, unitIn } from './view.ts'

/** Set-up: the edges to choose from, and tokens and barricades that a player places. */
export function zones(sight: Sight): Zone[] {
  const { question } = sight
  const drop = tokenDrop(sight) ?? unitDrop(sight) ?? barricadeDrop(sight)
  const drops = drop === null ? terrainDrops(sight) : [drop]
  return drops.length === 0
    ? []
    : [
        {
          type: 'zone',
          id: 'zone place',
          z: layer.zone,
          ...(question?.rule != null && { about: question.rule }),
          form: whereTo(sight),
          drops,
        },
      ]
}

/** Where the rules could allow it: near the leader that drops it, in the territory; the whole battlefield if it could be anywhere. */
function whereTo(sight: Sight): Form {
  const { question, field, s } = sight
  const [drop, placed] = [part(question?.space, 'drop'), part(question?.space, 'placed')]
  const [at, reach, dropping] = [part(drop, 'at'), part(drop, 'reach'), unitIn(sight, part(drop, 'unit'))]
  const [x, y] = [part(at, 'x'), part(at, 'y')]
  if (typeof x === 'number' && typeof y === 'number' && typeof reach === 'number' && dropping !== null)
    return { type: 'circle', x, y, radius: radiusOf(dropping) + reach + 2 * ASSET_RADIUS }
  const unit = unitIn(sight, part(placed, 'unit'))
  const rects = part(placed, 'where') === 'territory' && unit !== null ? deploymentOf(s, unit) : []
  const [only] = rects
  if (only === undefined || rects.length > 1) return whole(field)
  const { left, right, bottom, top } = only
  return { type: 'polygon', points: [left, bottom, right, bottom, right, top, left, top] }
}

function whole({ width, height }: Sight['field']): Form {
  return { type: 'polygon', points: [0, 0, width, 0, width, height, 0, height] }
}

function tokenDrop({ question, table }: Sight): Zone['drops'][number] | null {
  const dropping = table.units.find(({ id }) => id === part(part(question?.space, 'drop'), 'unit'))
  const asked = part(part(question?.space, 'place'), 'token') ?? dropping?.holds[0]
  const token = table.objectives.find(({ id }) => id === asked)
  if (token === undefined) return null
  return {
    of: token.id,
    label: { ...objectiveName(table, token.id) },
    kind: token.kind,
    look: token.kind,
    outline: [...roundOutline(0, 0, radiusOfToken(token)).points],
    facing: 0,
    gives: {},
  }
}

/** The leader of a unit that is placed in its own territory; the others follow it. Who was driven over is led by hand. */
function unitDrop(sight: Sight): Zone['drops'][number] | null {
  if (sight.table.now.displacing !== null) return null
  const unit = unitIn(sight, part(part(sight.question?.space, 'placed'), 'unit'))
  if (unit === null) return null
  const outline = baseOutline(unit.card)
  return {
    of: unit.id,
    label: unitName(sight.table, unit.id),
    kind: 'unit',
    outline: typeof outline === 'number' ? [...roundOutline(0, 0, outline).points] : outline,
    facing: facingInwards(sight.s, unit),
    gives: {},
  }
}

function barricadeDrop({ question }: Sight): Zone['drops'][number] | null {
  const kind = terrainKinds.find(({ id }) => id === 'barricade')
  if (part(question?.space, 'barricade') === undefined || kind === undefined) return null
  return terrainDrop(kind)
}

function terrainDrop(kind: TerrainKind): Zone['drops'][number] {
  return {
    of: kind.id,
    label: { ...kind.name },
    kind: `ground-${kind.id}`,
    outline: outlineOf(kind),
    facing: 0,
    gives: {},
  }
}

/** All of a piece, be it as the box around its parts. */
function outlineOf({ parts }: TerrainKind): number[] {
  const [first, ...others] = parts.map(({ outline }) => outline)
  if (first === undefined || others.length === 0) return [...(first ?? [])]
  const all = [first, ...others].flat()
  const [xs, ys] = [all.filter((_, at) => at % 2 === 0), all.filter((_, at) => at % 2 === 1)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  return [left, low, right, low, right, high, left, high]
}

/** Pieces that the players lay in turn: one of each kind that is left (LG1-TSET-002). */
function terrainDrops({ question, field: { plan } }: Sight): Zone['drops'] {
  const left = part(part(question?.space, 'terrain'), 'left')
  if (!Array.isArray(left)) return []
  return [...new Set(left.map(String))].map((kind) => ({
    ...terrainDrop(kindOn(plan, kind)),
    gives: { kind },
  }))
}

export function edges({ question, table, field: { width, height } }: Sight): Area[] {
  if (question?.step !== 'choose a table edge') return []
  const deep = 152.4
  return (question.options ?? []).flatMap((edge): Area[] =>
    edge === 'bottom' || edge === 'top'
      ? [
          {
            type: 'area',
            kind: 'edge',
            id: `edge ${edge}`,
            z: layer.zone,
            label: { ...edgeName(table, question.seat, edge) },
            forms: [
              {
                type: 'polygon',
                points:
                  edge === 'bottom'
                    ? [0, 0, width, 0, width, deep, 0, deep]
                    : [0, height - deep, width, height - deep, width, height, 0, height],
              },
            ],
            answers: [edge],
          },
        ]
      : [],
  )
}
