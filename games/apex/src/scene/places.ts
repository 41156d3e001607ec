import { type Area, clone, type Form, type Ghost, type Named, type Plain } from '@sandtable/kernel'
import { aboutOf, part } from '@sandtable/kit'
import { areas } from '../../data/areas.ts'
import { rewardTokens } from '../../data/rewards.ts'
import type { BoardSide } from '../../data/types.ts'
import { abilityData } from '../abilities.ts'
import { fieldsHit, placeOf, type Turn } from '../board/area.ts'
import { type Field, nameOfField } from '../board/ground.ts'
import { boardSides, wayTo, within } from '../board/reach.ts'
import { isTile, tileOf } from '../loot.ts'
import { answerName, rewardName } from '../words/answers.ts'
import { legendName, tokenName } from '../words/names.ts'
import { text } from '../words/text.ts'
import { layer } from './layers.ts'
import { baseRadius } from './legends.ts'
import {
  dotOf,
  isFieldOf,
  isStanding,
  legendIn,
  middleOf,
  partsOf,
  rectangle,
  type Sight,
  squareOf,
} from './view.ts'

/** Where the options of the open question would put a legend, a miniature or a token. */

/** Steps at which a number is no field. */
const slots: readonly string[] = ['choose a weapon']
/** Steps at which a number is a field for a token or a thing, not for the legend. */
const things: readonly string[] = ['where to', 'choose where it lands']

/** The legend that an option would put on a field. */
function goingIn(sight: Sight, option: Plain): { readonly legend: string; readonly field: Field } | null {
  const { question, actor } = sight
  const { legend, field, move } = partsOf(option)
  if (typeof legend === 'string' && isFieldOf(sight, field)) return { legend, field }
  const to = move ?? (isGoing(question?.step ?? '') ? option : null)
  const who = part(question?.about, 'legend') ?? actor?.id
  return typeof who === 'string' && isFieldOf(sight, to) ? { legend: who, field: to } : null
}

const isGoing = (step: string) => !slots.includes(step) && !things.includes(step)

/** Legends where they would go, with the way and what it costs. */
export function ghosts(sight: Sight): Ghost[] {
  const { question, ground } = sight
  return (question?.options ?? []).flatMap((option): Ghost[] => {
    const going = goingIn(sight, option)
    if (going === null) return []
    const { legend, field } = going
    const spot = middleOf(sight, field)
    const way = wayOf(sight, legend, field, option)
    const name = nameOfField(ground, field)
    const { en, de } = legendName(legend)
    const cost = way === null ? '' : `, ${way.cost}`
    return [
      {
        type: 'ghost',
        kind: way === null ? 'place' : 'move',
        id: `${legend} to ${name}`,
        z: layer.ghost,
        label: text(
          `${en}: ${name}${cost}${way === null ? '' : way.cost === 1 ? ' point' : ' points'}`,
          `${de}: ${name}${cost}${way === null ? '' : way.cost === 1 ? ' Punkt' : ' Punkte'}`,
        ),
        of: legend,
        form: { type: 'circle', ...spot, radius: baseRadius },
        at: { ...spot, facing: 0 },
        path: way === null ? [] : way.forms,
        meets: [],
        leaves: false,
        answers: [clone(option)],
      },
    ]
  })
}

interface Way {
  readonly cost: number
  readonly forms: readonly Form[]
}

const farthest = 8

/** The cheapest way, as a move takes it; null: it is put there. */
function wayOf(sight: Sight, legend: string, field: Field, option: Plain): Way | null {
  const isMove = part(option, 'move') !== undefined || sight.question?.step === 'move'
  const who = legendIn(sight, legend)
  if (!isMove || !isStanding(who)) return null
  const { ground } = sight
  const cost = within(ground, who.field, farthest).find((one) => one.field === field)?.cost
  const way = wayTo(ground, who.field, field, farthest)
  if (cost === undefined || way === null) return null
  const points = [who.field, ...way].flatMap((one) => {
    const { x, y } = middleOf(sight, one)
    return [x, y]
  })
  return { cost, forms: [{ type: 'stroke', points, width: 0.12 }] }
}

/** Grenades and strikes where they are meant to land, with all that they would reach there. */
export function landings(sight: Sight): Ghost[] {
  const { question, actor, ground } = sight
  const area = areas[areaAsked(sight) ?? '']
  if (question === null || actor === null || area === undefined) return []
  return (question.options ?? []).flatMap((option): Ghost[] => {
    const { field, turn } = partsOf(option)
    if (!isFieldOf(sight, field)) return []
    const spot = middleOf(sight, field)
    const hit = fieldsHit(ground, area, placeOf(ground, field), (turn ?? 'up') as Turn)
    return [
      {
        type: 'ghost',
        kind: 'landing',
        id: `landing ${nameOfField(ground, field)} ${String(turn)}`,
        z: layer.ghost,
        label: { ...answerName(sight, option) },
        of: 'landing',
        form: { type: 'circle', ...spot, radius: 0.2 },
        at: { ...spot, facing: 0 },
        path: [...hit.keys()].map((one) => squareOf(sight, one, 0.06)),
        meets: [...hit.keys()].flatMap((one) =>
          sight.table.legends.flatMap(({ id, field: at }) => (at === one ? [id] : [])),
        ),
        leaves: false,
        answers: [clone(option)],
      },
    ]
  })
}

/** The area of what is thrown or placed now. */
function areaAsked({ seen, question }: Sight): string | null {
  if (question?.step === 'name the landing field') {
    const token = part(aboutOf(seen, 'throw a grenade'), 'token')
    const tile = typeof token === 'string' && isTile(token) ? tileOf(token) : null
    return tile?.kind === 'grenade' ? tile.area : null
  }
  if (question?.step !== 'place a miniature') return null
  const ability = part(aboutOf(seen, 'place miniatures'), 'ability')
  return typeof ability === 'string' ? (abilityData(ability).area ?? null) : null
}

/** Fields and intersections to choose from for anything but a legend; one stands for all answers that name it. */
export function spaces(sight: Sight): Area[] {
  const { question } = sight
  if (areas[areaAsked(sight) ?? ''] !== undefined) return []
  const byPlace = new Map<string, { form: Form; label: Named; answers: Plain[]; kind: string }>()
  for (const option of question?.options ?? []) {
    if (goingIn(sight, option) !== null) continue
    const place = placeIn(sight, option)
    if (place === null) continue
    const known = byPlace.get(place.id)
    if (known === undefined) byPlace.set(place.id, { ...place, answers: [option] })
    else known.answers.push(option)
  }
  return [...byPlace].map(([id, { form, label, answers, kind }]) => ({
    type: 'area',
    kind,
    id,
    z: layer.space,
    label: question !== null && answers.length === 1 ? { ...answerName(sight, answers[0] ?? null) } : label,
    forms: [form],
    answers: clone(answers),
  }))
}

function placeIn(sight: Sight, option: Plain) {
  const { field, corner, drop } = partsOf(option)
  const isThing = things.includes(sight.question?.step ?? '')
  const to = isThing && typeof option === 'number' ? option : (field ?? drop)
  if (isFieldOf(sight, to)) {
    const name = nameOfField(sight.ground, to)
    return { id: `space ${name}`, kind: 'space', form: squareOf(sight, to, 0.04), label: text(name, name) }
  }
  if (typeof corner !== 'number') return null
  const { x, y } = dotOf(sight, corner)
  const level = part(option, 'level')
  return {
    id: `corner ${corner} ${level}`,
    kind: 'space',
    form: { type: 'circle' as const, x, y, radius: 0.24 },
    label: text(`Intersection, level ${level}`, `Kreuzung, Ebene ${level}`),
  }
}

/** The sides of the entry board, each with its reward, its epic token and who waits there. */
export function entrySides(sight: Sight): Area[] {
  const { entry } = sight.table
  if (entry === null) return []
  return boardSides.map((side) => {
    const answers = (sight.question?.options ?? []).filter((option) => part(option, 'side') === side)
    const label = sideLabel(sight, side)
    return {
      type: 'area',
      kind: 'entry-side',
      id: `side ${side}`,
      z: layer.space,
      label,
      titled: true,
      forms: [strip(sight, side)],
      ...(answers.length > 0 && { answers: clone(answers) }),
    }
  })
}

function sideLabel({ table }: Sight, side: BoardSide): Named {
  const { entry } = table
  const reward = rewardTokens.find((one) => one.id === entry?.rewards[side])
  const parts: Named[] = reward === undefined ? [] : [rewardName(reward)]
  const epic = entry?.epic[side]
  if (epic) parts.push(tokenName(epic))
  for (const one of entry?.waiting ?? []) if (one.side === side) parts.push(legendName(one.legend))
  return text(parts.map((one) => one.en).join(' · '), parts.map((one) => one.de).join(' · '))
}

const depth = 0.55

function strip({ ground: { plan } }: Sight, side: BoardSide): Form {
  const { width, height } = plan
  if (side === 'top') return rectangle(depth, height - depth, width - depth, height)
  if (side === 'bottom') return rectangle(depth, 0, width - depth, depth)
  return side === 'left'
    ? rectangle(0, depth, depth, height - depth)
    : rectangle(width - depth, depth, width, height - depth)
}
