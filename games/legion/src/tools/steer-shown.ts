import type { Area, Form, Ghost, Led, Line, Named, Remark, Thing } from '@sandtable/kernel'
import { bentTool, distance, type Point, templateParts, templateStart, toolParts } from '@sandtable/plane'
import { nothingTaken, refuseDefender } from '../actions/defenders.ts'
import { obscuring } from '../attack/cover.ts'
import { editionOf } from '../editions/index.ts'
import { baseOf, radiusOf } from '../geometry/bases.ts'
import { HALF, SEGMENT, toolLength } from '../geometry/measures.ts'
import { distanceToUnit } from '../geometry/ranges.ts'
import { runOf } from '../moves/along-tool.ts'
import type { Judged } from '../moves/ending.ts'
import { entryAt } from '../moves/entering.ts'
import { layingOf } from '../moves/round.ts'
import { toolOf } from '../moves/tool.ts'
import { howFar, lineTo } from '../scene/attack-lines.ts'
import { layer } from '../scene/layers.ts'
import type { Leading } from '../scene/steering.ts'
import { baseForm, pieceIdOf, type Sight } from '../scene/view.ts'
import type { LState, Place, Unit } from '../state.ts'
import { groundIn2018 } from '../terrain/in-2018.ts'
import { isDifficult } from '../terrain/standing.ts'
import { cardOfUnit, enemiesOf, isNotched, leaderOf } from '../units.ts'
import type { Move, NotchedMove, Pivot, RoundMove, Speed } from '../vocabulary/moves.ts'
import { text } from '../words/names.ts'
import { shortUnitName } from '../words/short-names.ts'

/** What is shown while a unit is led: the tool, everybody where they would stand, and what it would come to. */
export function shownOf(sight: Sight, leading: Leading, move: Move, judged: Judged): Thing[] {
  const { unit } = leading
  const places = [judged.leader, ...judged.others]
  const after = sightAfter(sight, unit, places)
  return [
    ...reachOfTool(leading),
    ...(isPivot(move) ? [] : [toolArea(sight, leading, move)]),
    cohesion(unit, judged.leader),
    ...places.map((place, at) => ghost(unit, at, place, false)),
    ...(judged.climbs ? [remark('climbs', text('A climb', 'Ein Klettern'), 'plain')] : []),
    ...inDifficult(sight, unit, places),
    ...fights(after, unit.id),
  ]
}

/** The leader where it may not stand. */
export function shownWhereNot(sight: Sight, leading: Leading, { x, y }: Point, move: Move | null): Thing[] {
  const { unit } = leading
  const { facing } = leaderOf(unit)
  return [
    ...reachOfTool(leading),
    ...(move === null || 'way' in move ? [] : [toolArea(sight, leading, move)]),
    ghost(unit, 0, { x, y, facing, on: null }, true),
  ]
}

/** The unit where it may stand, but for those that were put elsewhere by hand. */
export function shownOutOfPlace(
  sight: Sight,
  leading: Leading,
  move: Move,
  judged: Judged | string,
  placed: Led['placed'] = {},
): Thing[] {
  const { unit } = leading
  if (typeof judged === 'string') return []
  const places = [judged.leader, ...judged.others].map((place, at) => {
    const spot = placed[unit.minis[at]?.id ?? '']
    return { place: { ...place, ...spot }, isMoved: spot !== undefined }
  })
  return [
    ...reachOfTool(leading),
    ...(isPivot(move) ? [] : [toolArea(sight, leading, move)]),
    cohesion(unit, judged.leader),
    ...places.map(({ place, isMoved }, at) => ghost(unit, at, place, isMoved)),
  ]
}

/** It needs no tool. */
export function isPivot(move: Move): move is Pivot {
  return 'way' in move && move.way === 'pivot'
}

function toolArea({ s }: Sight, { unit, v }: Leading, move: RoundMove | NotchedMove): Area {
  if (!('way' in move))
    return toolOn(unit, move.speed, toolParts(toolOf(move.speed), layingOf(s, v, unit, move)))
  const { track } = runOf(unit, move, entryAt(s, v, unit, move.from))
  return toolOn(
    unit,
    move.speed,
    templateParts(bentTool(toolOf(move.speed), move.bend), templateStart(track)),
  )
}

function toolOn(unit: Unit, speed: Speed, parts: readonly { readonly points: readonly number[] }[]): Area {
  const forms = parts.map((part): Form => ({ type: 'polygon', points: [...part.points] }))
  const label = text(`Speed ${speed}`, `Geschwindigkeit ${speed}`)
  return { type: 'area', kind: 'tool', id: `tool ${unit.id}`, z: layer.range, label, forms }
}

/** As far as the leader gets on open ground. */
function reachOfTool({ unit, v }: Leading): Area[] {
  if (!unit.deployed) return []
  const { x, y } = leaderOf(unit)
  const radius = toolLength[Math.max(1, Math.min(3, v.speed)) as Speed] + 3 * radiusOf(unit)
  return [
    {
      type: 'area',
      kind: 'range-reach',
      id: `reach ${unit.id}`,
      z: layer.range,
      forms: [{ type: 'circle', x, y, radius }],
    },
  ]
}

/** Where the others may stand (LG2-COH-002). */
export function cohesion(unit: Unit, { x, y }: Place): Area {
  const radius = HALF + 3 * radiusOf(unit)
  return {
    type: 'area',
    kind: 'range-cohesion',
    id: `cohesion ${unit.id}`,
    z: layer.range,
    forms: unit.minis.length > 1 ? [{ type: 'circle', x, y, radius }] : [],
  }
}

export function ghost(unit: Unit, at: number, { x, y, facing }: Place, isForbidden: boolean): Ghost {
  const mini = unit.minis[at] ?? leaderOf(unit)
  const stand = { x, y, facing }
  return {
    type: 'ghost',
    id: `led ${mini.id}`,
    z: layer.steer,
    of: pieceIdOf(unit, mini),
    kind: isForbidden ? 'led forbidden-here' : 'led',
    form: baseForm(unit, stand),
    at: stand,
    ...(isNotched(unit) && { nose: true }),
    path: [],
    meets: [],
    leaves: false,
  }
}

function remark(id: string, label: Named, tone: Remark['tone']): Remark {
  return { type: 'remark', id: `led ${id}`, z: layer.steer, label, tone }
}

function inDifficult({ field, s }: Sight, unit: Unit, places: readonly Place[]): Remark[] {
  const { type } = cardOfUnit(unit)
  const isByKind = editionOf(s).ground === 'by kind'
  const difficult = field.parts.filter((part) =>
    isByKind ? isDifficult(part, type) : groundIn2018(part, type) === 'difficult',
  )
  const count = places.filter((place) =>
    difficult.some(({ outline }) => distance(baseOf(unit, place), outline) === 0),
  ).length
  return count === 0
    ? []
    : [remark('difficult', text(`${count} in difficult terrain`, `${count} in schwierigem Gelände`), 'plain')]
}

/** The table with the unit there. */
function sightAfter(sight: Sight, unit: Unit, places: readonly Place[]): Sight {
  const minis = unit.minis.map((mini, at) => ({ ...mini, ...places[at] }))
  const moved: Unit = { ...unit, minis, deployed: true }
  const units = sight.table.units.map((one) => (one === unit ? moved : one))
  const s: LState = { ...sight.s, table: { ...sight.s.table, units } }
  return { ...sight, s, table: { ...sight.table, units } }
}

/** So many enemies are looked at, the nearest first: more would cost time and say nothing. */
const FEW = 4

/** Whom it could attack from there, and from whom it would have cover. */
function fights(sight: Sight, id: string): (Line | Remark)[] {
  const { s, table } = sight
  const unit = table.units.find((one) => one.id === id)
  if (unit === undefined) return []
  const leader = leaderOf(unit)
  const near = enemiesOf(s, unit)
    .map((enemy) => ({ enemy, far: distanceToUnit(unit, leader, enemy) }))
    .filter(({ far }) => far < 5 * SEGMENT)
    .sort((one, other) => one.far - other.far)
    .slice(0, FEW)
  return near.flatMap(({ enemy }) => {
    const shots = attacks(sight, unit, enemy)
    return [...shots, ...threat(sight, enemy, unit, shots.length > 0)]
  })
}

function attacks(sight: Sight, unit: Unit, enemy: Unit): (Line | Remark)[] {
  if (refuseDefender(sight.s, unit, enemy, nothingTaken) !== null) return []
  const minis = obscuring(sight.s, unit, enemy)
  const [line] = lineTo(sight, unit, enemy, 'shot', minis)
  if (line === undefined) return []
  const name = shortUnitName(sight.table, enemy.id)
  const { en, de } = howFar(sight, unit, enemy, minis).label
  const label = text(`Could attack ${name.en}: ${en}`, `Könnte ${name.de} angreifen: ${de}`)
  return [{ ...line, id: `led ${line.id}` }, remark(`attack ${enemy.id}`, label, 'good')]
}

/** Who could attack it there: told, and drawn where the same line is not drawn already, the other way. */
function threat(sight: Sight, enemy: Unit, unit: Unit, isDrawn: boolean): (Line | Remark)[] {
  if (refuseDefender(sight.s, enemy, unit, nothingTaken) !== null) return []
  const name = shortUnitName(sight.table, enemy.id)
  const minis = obscuring(sight.s, enemy, unit)
  const { label, cover } = howFar(sight, enemy, unit, minis)
  const { en, de } = label
  const told = remark(
    `threat ${enemy.id}`,
    text(`${name.en} could attack: ${en}`, `${name.de} könnte angreifen: ${de}`),
    cover === 0 ? 'bad' : 'plain',
  )
  const lines = isDrawn ? [] : lineTo(sight, enemy, unit, 'threat', minis)
  return [...lines.map((line) => ({ ...line, id: `led ${line.id}` })), told]
}
