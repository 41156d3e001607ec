import { isTurned, type Space, type Stand, spaceOfStand } from '@sandtable/grid'
import {
  type Area,
  clone,
  type Form,
  type Ghost,
  type Named,
  type Plain,
  type Question,
} from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { nameOfSpace } from '../map/map.ts'
import type { FigureSeen } from '../vocabulary/view.ts'
import { colourName, text } from '../words/names.ts'
import { numbersIn } from '../words/picks.ts'
import { objectName } from '../words/pieces.ts'
import { layer } from './layers.ts'
import {
  baseForm,
  figureIn,
  isSpace,
  middleOf,
  onMap,
  poseOf,
  type Sight,
  spacesForm,
  spacesOf,
} from './view.ts'

/** Where the options of the open question would put a figure or a token, and which spaces they name. */

/** Steps at which a number is a stand of the figure that the question is about. */
const standing: readonly string[] = [
  'deploy a figure',
  'choose the nearest empty space',
  'choose where it is pushed',
  'choose where it is placed',
]

/** The stand that an option would put a figure on. */
function standIn(step: string, option: Plain): { stand: Stand; kind: string } | null {
  const [move, pass] = [part(option, 'move'), part(option, 'step')]
  if (typeof move === 'number') return { stand: move, kind: 'move' }
  if (typeof pass === 'number') return { stand: pass, kind: 'passage' }
  return typeof option === 'number' && standing.includes(step) ? { stand: option, kind: 'place' } : null
}

function nameOfStand({ board }: Sight, stand: Stand): Named {
  const name = nameOfSpace(board, spaceOfStand(board, stand))
  return isTurned(board, stand) ? text(`${name}, turned`, `${name}, gedreht`) : text(name, name)
}

/** “h21, 3 points”. */
function labelOf(sight: Sight, stand: Stand, cost: number | null): Named {
  const { en, de } = nameOfStand(sight, stand)
  if (cost === null) return text(en, de)
  return text(`${en}, cost ${cost}`, `${de}, Kosten ${cost}`)
}

/** The way from the middle of one stand to that of the next. */
function pathForm(sight: Sight, figure: FigureSeen, stands: readonly Stand[]): Form[] {
  if (stands.length < 2) return []
  const points = stands.flatMap((stand) => {
    const { x, y } = poseOf(sight, figure, stand)
    return [x, y]
  })
  return [{ type: 'stroke', points, width: 0.15 }]
}

/** Whom it would pass on the way. */
function met(sight: Sight, figure: FigureSeen, stands: readonly Stand[]): string[] {
  const entered = new Set(stands.flatMap((stand) => spacesOf(sight, figure, stand)))
  return onMap(sight)
    .filter((other) => other.id !== figure.id && spacesOf(sight, other).some((space) => entered.has(space)))
    .map((other) => other.id)
}

export function figureGhosts(sight: Sight): Ghost[] {
  const { question } = sight
  const figure = figureIn(sight, part(question?.about, 'figure'))
  if (question === null || figure === null) return []
  return (question.options ?? []).flatMap((option): Ghost[] => {
    const found = standIn(question.step, option)
    if (found === null) return []
    const { stand, kind } = found
    const way = sight.ways.find((one) => one.stand === stand)
    const path = way === undefined || figure.stand === null ? [] : [figure.stand, ...way.path]
    return [
      {
        type: 'ghost',
        kind,
        id: `${figure.id} ${kind} ${stand}`,
        z: layer.ghost,
        label: labelOf(sight, stand, way?.cost ?? null),
        of: figure.id,
        form: baseForm(sight, figure, stand),
        at: poseOf(sight, figure, stand),
        path: pathForm(sight, figure, path),
        meets: met(sight, figure, way === undefined ? [stand] : way.path),
        leaves: false,
        answers: [clone(option)],
      },
    ]
  })
}

/** Tokens that the question lets a player move: the answer has the token and its new space. */
export function tokenGhosts(sight: Sight): Ghost[] {
  return (sight.question?.options ?? []).flatMap((option): Ghost[] => {
    const [token, to] = [part(option, 'token'), part(option, 'to')]
    const object = sight.objects.find((one) => one.id === token)
    if (object === undefined || !isSpace(sight, to)) return []
    const { en, de } = objectName(object.id, sight.table)
    const at = nameOfSpace(sight.board, to)
    return [
      {
        type: 'ghost',
        kind: 'token',
        id: `${object.id} move ${to}`,
        z: layer.ghost,
        label: text(`${en}, ${at}`, `${de}, ${at}`),
        of: object.id,
        form: { type: 'circle', ...middleOf(sight, to), radius: 0.3 },
        at: { ...middleOf(sight, to), facing: 0 },
        path: [],
        meets: [],
        leaves: false,
        answers: [clone(option)],
      },
    ]
  })
}

/** The space that an answer names, where it puts no figure there. */
function spaceIn(sight: Sight, question: Question, option: Plain): Space | null {
  const isPlace = !standing.includes(question.step) && numbersIn(question) === 'places'
  const space = typeof option === 'number' && isPlace ? option : part(option, 'space')
  return isSpace(sight, space) ? space : null
}

/** Spaces to choose from; where several answers name the same one, it stands for all of them. */
export function spaces(sight: Sight): Area[] {
  const { question } = sight
  const bySpace = new Map<Space, Plain[]>()
  for (const option of question?.options ?? []) {
    const space = question === null ? null : spaceIn(sight, question, option)
    if (space !== null) bySpace.set(space, [...(bySpace.get(space) ?? []), option])
  }
  return [...bySpace].map(([space, options]) => ({
    type: 'area',
    kind: 'space',
    id: `space ${space}`,
    z: layer.space,
    label: spaceLabel(sight, space, options),
    forms: [spacesForm(sight, [space])],
    answers: clone(options),
  }))
}

function spaceLabel({ board }: Sight, space: Space, options: readonly Plain[]): Named {
  const name = nameOfSpace(board, space)
  const colours = options.map((option) => part(option, 'colour')).filter((one) => typeof one === 'string')
  if (colours.length !== 1) return text(name, name)
  const { en, de } = colourName(colours[0] ?? '')
  return text(`${name}, ${en}`, `${name}, ${de}`)
}

/** The ways of those who moved since the last answer. */
export function trails(sight: Sight): Area[] {
  return sight.seen.news.flatMap((entry, at): Area[] => {
    const figure = figureIn(sight, entry.figure)
    if (figure === null || !Array.isArray(entry.path)) return []
    const forms = pathForm(sight, figure, entry.path as Stand[])
    if (forms.length === 0) return []
    return [
      { type: 'area', kind: `trail-${entry.type}`, id: `trail ${at}`, z: layer.space, forms, of: figure.id },
    ]
  })
}
