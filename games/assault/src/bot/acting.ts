import { type Stand, spaceOfStand } from '@sandtable/grid'
import { type Named, nextBelow, type Plain, pickOne, type Random } from '@sandtable/kernel'
import { part, type Thought } from '@sandtable/kit'
import type { AskedAbout } from '../asked-about.ts'
import { battlefieldOf } from '../board/battlefield.ts'
import { destinations } from '../board/movement.ts'
import type { Act } from '../flow/acts.ts'
import { nameOfSpace } from '../map/map.ts'
import { type AState, figureOf, isOnMap, objectOf } from '../state.ts'
import { speedOf } from '../values.ts'
import type { Mind } from './mind.ts'
import { actedBecause, freeBecause, movedBecause } from './reasons.ts'
import { type Judge, judgeFor } from './stand.ts'
import { healsNobody } from './thrift.ts'

/** What the question says of the activation. */
type Acting = Pick<AskedAbout, 'figure' | 'actions' | 'points' | 'attacks'>

/**
 * What to do next in an activation: whatever begins the best plan for the actions that are left. Plans are few:
 * attack and move on, move and attack, move twice, use what lies at hand.
 */
export function chooseAct(
  s: AState,
  v: Acting,
  options: readonly Plain[],
  mind: Mind,
  random: Random,
): Thought {
  if (mind.slips > 0 && nextBelow(random, 100) < mind.slips) return { answer: pickOne(random, options) }
  const all = options as unknown as readonly Act[]
  const figure = figureOf(s, v.figure)
  const last = options.at(-1) ?? 'end'
  if (!isOnMap(figure)) return { answer: last }
  const free = all.find(
    (act) => typeof act === 'object' && ('use' in act || ('command' in act && act.cost === 0)),
  )
  if (free !== undefined) return { answer: free as unknown as Plain, reasons: freeBecause }
  const judge = judgeFor(s, figure, mind)
  const here = figure.stand
  const canAttack = v.actions > 0 && v.attacks === 0
  const moves = all.flatMap((act) => (typeof act === 'object' && 'move' in act ? [act.move] : []))
  if (v.points > 0 && moves.length > 0) {
    // Attack first, if that is as good from here: what is left of the movement is not lost by it.
    const best = bestOf(moves, judge, canAttack)
    const stay = worth(judge, here, canAttack)
    if (best !== null && best.worth > stay + trifle) return moving(judge, here, best.stand)
  }
  const found: { act: Plain; worth: number }[] = [{ act: 'end', worth: judge.place(here) }]
  for (const act of all) {
    if (typeof act === 'string' || 'move' in act || 'step' in act || 'use' in act) continue
    found.push({ act: act as unknown as Plain, worth: plannedWorth(s, v, act, here, judge) })
  }
  const best = found.reduce((one, other) => (other.worth > one.worth + trifle ? other : one))
  const [step] = all
  // In somebody else's space it can only go on.
  const answer = all.includes('end') || best.act !== 'end' ? best.act : ((step as unknown as Plain) ?? last)
  return { answer, reasons: () => reasonsToAct(s, v, answer, here, judge) }
}

/** Why this act; whoever only gains movement by it is told what for. */
function reasonsToAct(s: AState, v: Acting, answer: Plain, here: Stand, judge: Judge): readonly Named[] {
  const goal = part(answer, 'action') === 'move' ? goalOfMoving(s, v, judge) : null
  if (goal === null) return actedBecause(answer, judge.weighed(here))
  const { board } = battlefieldOf(s).map
  const place = nameOfSpace(board, spaceOfStand(board, goal.stand))
  return movedBecause(judge.weighed(here), judge.weighed(goal.stand), place)
}

function moving(judge: Judge, here: Stand, stand: Stand): Thought {
  return { answer: { move: stand }, reasons: () => movedBecause(judge.weighed(here), judge.weighed(stand)) }
}

/** Less than this is no reason. */
const trifle = 0.02

function worth(judge: Judge, stand: Stand, canAttack: boolean): number {
  return judge.place(stand) + (canAttack ? judge.harm(stand) : 0)
}

interface Goal {
  readonly stand: Stand
  readonly worth: number
}

function bestOf(stands: readonly Stand[], judge: Judge, canAttack: boolean): Goal | null {
  let best: Goal | null = null
  for (const stand of stands) {
    const value = worth(judge, stand, canAttack)
    if (best === null || value > best.worth + trifle) best = { stand, worth: value }
  }
  return best
}

/** What the best plan is worth that begins with this. */
function plannedWorth(
  s: AState,
  v: Acting,
  act: Exclude<Act, string | { readonly move: Stand } | { readonly step: Stand } | { readonly use: number }>,
  here: Stand,
  judge: Judge,
): number {
  const place = judge.place(here)
  if ('command' in act && healsNobody(s, v.figure, act.card)) return Number.NEGATIVE_INFINITY
  if ('command' in act) return place + (act.cost > 1 ? 0.5 : 0.9)
  switch (act.action) {
    case 'attack':
      return (
        judge.harm(here) +
        (v.actions > 1 ? Math.max(place, afterMoving(s, v, 1, false, judge)?.worth ?? place) : place)
      )
    case 'move':
      return goalOfMoving(s, v, judge)?.worth ?? Number.NEGATIVE_INFINITY
    case 'interact':
      return place + interactWorth(s, act.object, judge.harm(here))
    case 'shed':
      return place + (act.condition === 'stunned' ? 2.5 : 0.6)
    case 'special':
      return place + 0.8
  }
}

/** Where it is worth going, with a move and an attack or with two moves. */
function goalOfMoving(s: AState, v: Acting, judge: Judge): Goal | null {
  const once = afterMoving(s, v, 1, v.actions > 1 && v.attacks === 0, judge)
  const twice = v.actions > 1 ? afterMoving(s, v, 2, false, judge) : null
  return once === null || (twice !== null && twice.worth > once.worth) ? twice : once
}

/** The best place that so many moves lead to. */
function afterMoving(s: AState, v: Acting, moves: number, canAttack: boolean, judge: Judge): Goal | null {
  const figure = figureOf(s, v.figure)
  if (!isOnMap(figure)) return null
  const points = v.points + moves * speedOf(s, figure)
  const stands = destinations(s, figure, { points }).map((way) => way.stand)
  return bestOf(stands, judge, canAttack)
}

/** Tokens bring points or what leads to them; a door is opened by whoever has nobody to attack. */
function interactWorth(s: AState, object: string, harm: number): number {
  if (objectOf(s, object).kind !== 'door') return 3
  return harm > 0 ? 0.1 : 0.7
}

/** Movement that is used at once or lost. */
export function chooseMove(s: AState, id: string, options: readonly Plain[], mind: Mind): Thought {
  const figure = figureOf(s, id)
  if (!isOnMap(figure)) return { answer: options.at(-1) ?? 'stop' }
  const judge = judgeFor(s, figure, mind)
  const moves = (options as unknown as readonly Act[]).flatMap((act) =>
    typeof act === 'object' && 'move' in act ? [act.move] : [],
  )
  const best = bestOf(moves, judge, true)
  if (best === null) return { answer: options.at(-1) ?? 'stop' }
  const stays = options.includes('stop') && best.worth <= worth(judge, figure.stand, true) + trifle
  return stays
    ? { answer: 'stop', reasons: () => actedBecause('stop', judge.weighed(figure.stand)) }
    : moving(judge, figure.stand, best.stand)
}
