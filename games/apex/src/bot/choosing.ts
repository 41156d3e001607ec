import type { Plain } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { actionPoints } from '../../data/modes.ts'
import { rewardTokens } from '../../data/rewards.ts'
import type { BoardSide, LegendId } from '../../data/types.ts'
import { distance } from '../board/distance.ts'
import type { Field } from '../board/ground.ts'
import { groundIn } from '../field.ts'
import { type AState, isOnBoard, type Legend, legendOf, matesOf, type Standing } from '../state.ts'
import { gearGain, tokenWorth } from './keeping.ts'
import type { Mind } from './mind.ts'
import { type Plan, planFor } from './plan.ts'
import { judgeFor } from './stand.ts'

/** Choices beside acts and shots: whom, where, which. */

export function best(options: readonly Plain[], worth: (option: Plain) => number): Plain | null {
  let [found, most]: [Plain | null, number] = [null, Number.NEGATIVE_INFINITY]
  for (const option of options) {
    const value = worth(option)
    if (value > most) [found, most] = [option, value]
  }
  return found
}

/** Whoever can do most comes first; whoever has to come back first comes last. */
export function chooseLegend(s: AState, options: readonly Plain[], mind: Mind): Plain | null {
  return best(options, (id) => {
    const legend = legendOf(s, String(id))
    if (!isOnBoard(legend)) return legend.boxes === 0 ? -1000 : -100
    const { value, judge } = planFor(s, legend, mind)
    return value(legend.field, 2, true) - judge.stand(legend.field)
  })
}

/** The side with the best token, not where a squadmate waits far away from everybody. */
export function chooseSide(s: AState, options: readonly Plain[]): Plain | null {
  const { entry } = s.table
  return best(options, (option) => {
    const side = String(part(option, 'side')) as BoardSide
    const legend = legendOf(s, String(part(option, 'legend')))
    const token = entry?.epic[side] ?? null
    const reward = rewardTokens.find((one) => one.id === entry?.rewards[side])
    const gain = token === null ? 0 : Math.max(gearGain(legend, token), 0.6 * tokenWorth(token))
    const company = (entry?.waiting ?? []).some((one) => {
      return one.side === side && legendOf(s, one.legend).squad === legend.squad
    })
    return gain + 0.8 * (reward?.move ?? 0) + (reward?.loot ? 2 : 0) + (company ? 1.5 : 0)
  })
}

/**
 * Where to come onto the board: near bins and near one's own. Red acts before anybody can harm it: it looks at what it
 * can do from there.
 */
export function chooseEntry(s: AState, options: readonly Plain[], mind: Mind): Plain | null {
  const plans = new Map<string, Plan>()
  return best(options, (option) => {
    const legend = legendOf(s, String(part(option, 'legend')))
    const field = Number(part(option, 'field'))
    if (legend.squad === 'blue') return placeWorth(s, legend, field, mind)
    let plan = plans.get(legend.id)
    if (plan === undefined) {
      plan = planFor(s, { ...legend, field }, mind)
      plans.set(legend.id, plan)
    }
    return plan.value(field, actionPoints, true) + companyAt(s, legend, field)
  })
}

const judges = new WeakMap<AState, Map<string, ReturnType<typeof judgeFor>>>()

function judgeIn(s: AState, legend: Legend, mind: Mind) {
  let known = judges.get(s)
  if (known === undefined) {
    known = new Map()
    judges.set(s, known)
  }
  let judge = known.get(legend.id)
  if (judge === undefined) {
    judge = judgeFor(s, legend, mind)
    known.set(legend.id, judge)
  }
  return judge
}

/** To stand there before anybody has done anything. */
export function placeWorth(s: AState, legend: Legend, field: Field, mind: Mind): number {
  const ground = groundIn(s)
  const judge = judgeIn(s, legend, mind)
  const height = 0.8 * (ground.levels[field] ?? 0)
  return judge.stand(field) + 0.3 * judge.loot(field) + companyAt(s, legend, field) + height
}

/** Whoever is far away from its own is alone. */
function companyAt(s: AState, legend: Legend, field: Field): number {
  let sum = 0
  for (const mate of matesOf(s, legend))
    if (mate.field !== null) sum -= 0.25 * Math.max(0, distance(groundIn(s), mate.field, field) - 3)
  return sum
}

/** Where to move: as planned with what is left. */
export function chooseField(
  s: AState,
  legend: Standing,
  options: readonly Plain[],
  mind: Mind,
): Plain | null {
  const plan = planFor(s, legend, mind)
  const activation = s.stack.find((one) => one.procedure === 'activation')?.vars as
    | { legend: string; ap: number; shot: boolean }
    | undefined
  const own = activation?.legend === legend.id ? activation : null
  const worth = (field: Field) =>
    own === null ? plan.judge.stand(field) : plan.value(field, own.ap, !own.shot)
  return best(options, (option) => {
    if (typeof option === 'number') return worth(option)
    return option === 'stay' || option === 'pass' ? worth(legend.field) : Number.NEGATIVE_INFINITY
  })
}

/** Whom to help or to hurt: of the own squad whoever has lost most, of the others whoever has least left. */
export function chooseSomebody(s: AState, squad: string, options: readonly Plain[]): Plain | null {
  return best(options, (option) => {
    const legend = s.table.legends.find((one) => one.id === (option as LegendId))
    if (legend === undefined) return -1
    const left = legend.shield + legend.health
    return legend.squad === squad ? 100 - left : 60 - left + 10 * legend.hand.length
  })
}
