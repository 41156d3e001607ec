import type { Stand, Steer } from '@sandtable/kernel'
import { roundOutline } from '@sandtable/plane'
import { editionOf } from '../editions/index.ts'
import { leaderWas, turnNow, unitNow } from '../moves/2018/going-back.ts'
import { staysWith } from '../moves/2018/putting-back.ts'
import { entryStretches } from '../moves/entering.ts'
import { mayMove } from '../moves/may-move.ts'
import type { Mini, Unit } from '../state.ts'
import { isNotched, isOnBattlefield, leaderOf, unitOf } from '../units.ts'
import { speedOf, withdrawalSpeed } from '../values.ts'
import { type Moving, moveBy } from '../vocabulary/moves.ts'
import { layer } from './layers.ts'
import { baseOutline, pieceIdOf, type Sight, unitIn } from './view.ts'

/** A move that a player could lead by hand now, and the answers that come before it. */
export interface Leading {
  readonly unit: Unit
  readonly v: Moving
  readonly first: readonly string[]
}

/** All of them: of the unit that acts, or of each that could be activated and stands on the battlefield; in 2018 tools are tried in activations alone (LG1-PREB-002). */
export function leadings(sight: Sight): Leading[] {
  const { question, table, s } = sight
  if (!isForActivation(question)) return [leadingOf(sight) ?? []].flat()
  if (editionOf(s).toolTried === 'in its activation') return []
  return table.units
    .filter((unit) => question?.options?.includes(unit.id) && isOnBattlefield(unit) && mayMove(s, unit))
    .map((unit) => ({ unit, first: [unit.id, 'move'], v: moveBy(unit.id, speedOf(s, unit), {}) }))
}

function isForActivation(question: Sight['question']): boolean {
  return question?.step === 'choose a unit' || question?.step === 'choose a unit of that rank'
}

function leadingOf(sight: Sight): Leading | null {
  const { question, table, s } = sight
  const { move, activation } = table.now
  if (question?.step === 'lay the tool' && move !== null) {
    const unit = unitIn(sight, move.unit)
    return unit === null ? null : { unit, v: move, first: [] }
  }
  const unit = unitIn(sight, activation?.unit)
  if (question?.step !== 'act' || unit === null || activation === null) return null
  const first = (['move', 'withdraw'] as const).find((one) => question.options?.includes(one))
  if (first === undefined) return null
  const withdraws = first === 'withdraw'
  const speed = withdraws ? withdrawalSpeed(s, unit) : speedOf(s, unit)
  return {
    unit,
    first: [first],
    v: moveBy(unit.id, speed, { withdraws, keepsOff: withdraws || activation.withdrew }),
  }
}

/** The units that may be moved by dragging their leaders. */
export function steers(sight: Sight): Steer[] {
  const back = backSteer(sight)
  if (back !== null) return [back]
  return leadings(sight).map(({ unit, first, v }) => {
    return {
      type: 'steer',
      id: `steer ${unit.id}`,
      z: layer.steer,
      of: unit.id,
      from: startOf(sight, unit, v),
      outline: outlineOf(unit),
      // Whoever is to come onto the battlefield can do nothing else.
      inHand: first.length === 0 || !unit.deployed,
      ...(first[0] === unit.id && { waits: true as const }),
      followers: unit.minis.slice(1).map((mini) => pieceIdOf(unit, mini)),
      turns: isNotched(unit),
    }
  })
}

/** Those that a vehicle drove over: their leader, if it was driven over, and whoever of the others does not stay (LG1-DISP-007). */
function backSteer({ question, table, s }: Sight): Steer | null {
  const { displacing } = table.now
  if (question?.step !== 'put back the displaced' || displacing === null) return null
  const unit = unitNow(s, displacing)
  const { who } = turnNow(displacing)
  const { x, y, facing } = leaderWas(s, displacing) ?? leaderOf(unit)
  const others = who === 'leader' ? [] : unit.minis.slice(1)
  const stays = (mini: Mini) => who === 'others' && staysWith(s, unit, leaderOf(unit), mini)
  return {
    type: 'steer',
    id: `steer ${unit.id}`,
    z: layer.steer,
    of: unit.id,
    from: { x, y, facing },
    outline: outlineOf(unit),
    inHand: true,
    followers: others.filter((mini) => !stays(mini)).map((mini) => pieceIdOf(unit, mini)),
    turns: false,
  }
}

function outlineOf({ card }: Unit): number[] {
  const outline = baseOutline(card)
  return typeof outline === 'number' ? [...roundOutline(0, 0, outline).points] : outline
}

/** Where it stands; before it is deployed, the vehicle that it gets out of, or the middle of the edge by which it comes. */
function startOf({ s }: Sight, unit: Unit, { outOf }: Moving): Stand {
  if (unit.deployed || outOf !== undefined) {
    const { x, y, facing } = leaderOf(outOf === undefined ? unit : unitOf(s, outOf))
    return { x, y, facing }
  }
  const [stretch] = entryStretches(s, unit)
  if (stretch === undefined) return { x: 0, y: 0, facing: 0 }
  const { from, to, inwards } = stretch
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, facing: inwards }
}
