import { call as begin, end, goTo, underWay } from '@sandtable/kernel'
import { moving } from '../acting.ts'
import { handOf } from '../hand.ts'
import { distinct } from '../legend.ts'
import { type AState, isOnBoard, legendOf, type Standing, standingOf } from '../state.ts'
import type { Combining, Doing, PartAnswer } from '../vocabulary/acting.ts'
import { isSecretAct, whyNotPart } from './acts-why.ts'
import { destroy, destroyables } from './destroy.ts'
import { attach, attachings, detach, interact, interactables } from './interact.ts'
import { fight, meleeTargets } from './melee.ts'
import { endsOf, raise } from './move.ts'
import { closePart, kindOf, partOf, pointsOf } from './parts.ts'
import { beginShotOf, shotsOf } from './shooting.ts'
import { usables, useItem } from './use.ts'
import { ask, procedure, run } from './words.ts'

/** Actions joined by "and": one, some or all of them, in any order (APX-ACT-016). */
export const combinedAction = procedure(
  'combined action',
  [
    run('begin with a part', (s, v) => {
      if (v.first === null) return
      doPart(s, v, v.first)
      return goTo('what is left?')
    }),
    ask('choose a part', {
      rule: 'APX-ACT-016',
      declares: true,
      seats: (s, v) => legendOf(s, v.legend).seat,
      secret: (_, __, answer: PartAnswer | null) => isSecretAct(answer),
      options: (s, v): readonly PartAnswer[] => partAnswers(s, v),
      why: (s, v, answer) => whyNotPart(s, v, answer),
      answer: (s, v, answer: PartAnswer) => {
        if (answer === 'done') return end
        doPart(s, v, answer)
        return undefined
      },
    }),
    run('what is left?', (s, v) => (mightGoOn(s, v) ? goTo('choose a part') : end)),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)

/** Could it go on (APX-ACT-016), as far as everybody can tell? Whether it is asked must not hang on what is in its backpack (APX-LEG-007). */
function mightGoOn(s: AState, v: Combining): boolean {
  const legend = legendOf(s, v.legend)
  if (!isOnBoard(legend)) return false
  const carries = legend.backpack.length > 0 && !s.table.openHands
  const mightCarry = v.parts.some(({ part }) => part === 'use' || part === 'interact')
  return (carries && mightCarry) || partAnswers(s, v).length > 1
}

/** What can be done with the parts that are left; `done` is always among it (APX-ACT-016, APX-HASTE-003, APX-INT-001). */
export function partAnswers(s: AState, v: Combining): PartAnswer[] {
  const found: PartAnswer[] = []
  addAnswers(s, standingOf(s, v.legend), v, found)
  found.push('done')
  return found
}

/** Adds what can be done with the parts that are left, without `done`. */
export function addAnswers<T>(s: AState, legend: Standing, v: Combining, found: (T | Doing)[]): void {
  for (const part of v.parts) {
    switch (part.part) {
      case 'move': {
        const how = moving(s, v.legend, pointsOf(v))
        for (const move of endsOf(s, how)) found.push({ move })
        if (how.raisable) for (const card of distinct(handOf(s, legend))) found.push({ hasten: card })
        break
      }
      case 'interact':
        if (!v.object) for (const id of interactables(s, legend)) found.push({ interact: id })
        found.push(...attachings(legend, v))
        break
      case 'use':
        found.push(...usables(s, legend, part))
        break
      case 'melee':
        for (const melee of meleeTargets(s, legend)) found.push({ melee })
        break
      case 'destroy':
        found.push(...destroyables(s, legend, v))
        break
      case 'shoot':
        if (underWay(s, 'activation')?.shot === false) found.push(...shotsOf(s, legend, part.weapon))
    }
  }
}

/** Does one thing; a part that has begun and gives way to another one is over (APX-ACT-016, APX-HASTE-003). */
function doPart(s: AState, v: Combining, answer: Doing): void {
  const kind = kindOf(answer)
  if (v.open !== kind) v.parts = v.parts.filter((one) => one.part !== v.open)
  v.open = kind
  const legend = legendOf(s, v.legend)
  if ('hasten' in answer) {
    raise(s, legend, answer.hasten)
    v.raised = true
  } else if ('move' in answer) {
    const points = pointsOf(v)
    closePart(v, 'move')
    begin(s, 'move', { ...moving(s, v.legend, points), target: answer.move })
  } else if ('interact' in answer) {
    v.object = true
    interact(s, legend, answer.interact)
  } else if ('attach' in answer) attach(s, legend, v, answer)
  else if ('detach' in answer) detach(s, legend, v, answer)
  else if ('use' in answer) {
    const part = closePart(v, 'use')
    if (part.times > 1) v.parts.push({ ...part, times: part.times - 1 })
    useItem(s, legend, answer)
  } else if ('melee' in answer) fight(s, legend, answer.melee, closePart(v, 'melee').values)
  else if ('destroy' in answer) destroy(s, legend, v, partOf(v, 'destroy').most, answer)
  else beginShotOf(s, legend, answer.shoot, answer.weapon)
}
