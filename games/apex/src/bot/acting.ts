import { type Plain, pickOne, type Random } from '@sandtable/kernel'
import { part, type Thought } from '@sandtable/kit'
import { areAdjacent } from '../board/beside.ts'
import type { Field } from '../board/ground.ts'
import { specialActions } from '../cards/weapon-actions.ts'
import { farEnds } from '../flow/zip-line.ts'
import { hasRoom } from '../legend.ts'
import { tileOf } from '../loot.ts'
import { basicMelee } from '../melee-values.ts'
import { otherEnd } from '../portals.ts'
import { legendOf, type Token } from '../state.ts'
import type { Activating } from '../vocabulary/acting.ts'
import { weaponCard } from '../weapon.ts'
import { meleeWorth, uses } from './cards.ts'
import { attachGain, gearGain, tokenWorth } from './keeping.ts'
import { type Plan, remedyOf } from './plan.ts'
import { actedBecause } from './reasons.ts'
import { blowAt, foesOf, worthOfBlow } from './shots.ts'
import { bestThrow } from './throwing.ts'

/** What somebody does first, by what it comes to in the end. */
export function chooseAct(plan: Plan, v: Activating, options: readonly Plain[], random: Random): Thought {
  const { mind, legend } = plan
  if (nextSlip(mind.slips, random)) return { answer: pickOne(random, options) }
  let [best, most]: [Plain, number] = ['pass', plan.judge.stand(legend.field)]
  const thrown = remembered(() => bestThrow(plan))
  const hasted = remembered(() => hasteValue(plan, v))
  for (const option of options) {
    const worth = worthOfAct(plan, v, option, thrown, hasted)
    if (worth !== null && worth > most + hair) [best, most] = [option, worth]
  }
  return { answer: best, reasons: () => actedBecause(plan, best) }
}

/** Less than this is no reason. */
const hair = 1e-6

function nextSlip(slips: number, random: Random): boolean {
  return slips > 0 && pickOne(random, hundred) < slips
}

const hundred = Array.from({ length: 100 }, (_, n) => n)

function remembered<T>(find: () => T): () => T {
  let known: { readonly value: T } | null = null
  return () => {
    known ??= { value: find() }
    return known.value
  }
}

type Thrown = ReturnType<typeof bestThrow>

function worthOfAct(
  plan: Plan,
  v: Activating,
  option: Plain,
  thrown: () => Thrown,
  hasted: () => number,
): number | null {
  const { legend, judge } = plan
  const here = legend.field
  const mayShoot = !v.shot
  if (option === 'pass') return judge.stand(here)
  const move = part(option, 'move')
  if (typeof move === 'number') {
    const beyond = otherEnd(plan.s, move, legend.id)
    const through = beyond === null ? Number.NEGATIVE_INFINITY : plan.value(beyond, v.ap - 1, mayShoot)
    return Math.max(through, plan.value(move, v.ap - 1, mayShoot))
  }
  if (part(option, 'shoot') !== undefined) return shotWorth(plan, option) + plan.value(here, v.ap - 1, false)
  const special = part(option, 'special')
  if (typeof special === 'number') return specialWorth(plan, v, special)
  const use = part(option, 'use')
  if (typeof use === 'string') return useWorth(plan, use, thrown) + afterPart(plan, v)
  if (part(option, 'melee') !== undefined)
    return (
      meleeWorth(plan, here, legendOf(plan.s, String(part(option, 'melee'))), basicMelee) + afterPart(plan, v)
    )
  const interact = part(option, 'interact')
  if (typeof interact === 'string')
    return isLoot(interact) ? plan.judge.loot(here) + afterPart(plan, v) : rideWorth(plan, v, interact)
  if (part(option, 'attach') !== undefined) return attachWorth(plan, option) + afterPart(plan, v)
  if (part(option, 'pick') !== undefined) return pickWorth(plan, v, String(part(option, 'pick')))
  if (part(option, 'act') !== undefined) return combinedWorth(plan, v, String(part(option, 'act')))
  const haste = part(option, 'haste')
  if (typeof haste === 'string') return hasted() - cardPrice(haste)
  const hasten = part(option, 'hasten')
  if (typeof hasten === 'string') {
    const far = plan.reach(here, 3)
    return Math.max(...far.map((field) => plan.value(field, v.ap - 1, mayShoot))) - cardPrice(hasten)
  }
  const card = part(option, 'play') ?? part(option, 'ability')
  if (typeof card === 'string') return uses[card]?.(plan, v) ?? null
  if (part(option, 'destroy') !== undefined) return afterPart(plan, v) + 0.5
  return null
}

/** What else a card could be good for; those for moments that come seldom go first. */
function cardPrice(card: string): number {
  return seldom.includes(card) ? 2.5 : 4.5
}

const seldom: readonly string[] = [
  'bloodhound-scent-of-blood',
  'lifeline-guardian-angel',
  'bangalore-adjust-fire',
  'gibraltar-body-block',
  'pathfinder-swing-kick',
  'gibraltar-bulldoze',
]

function hasteValue(plan: Plan, v: Activating): number {
  return Math.max(...plan.reach(plan.legend.field, 1).map((field) => plan.value(field, v.ap, !v.shot)))
}

/** After something that goes with a Move 1. */
function afterPart(plan: Plan, v: Activating): number {
  return Math.max(...plan.reach(plan.legend.field, 1).map((field) => plan.value(field, v.ap - 1, !v.shot)))
}

/** What the shot is worth that is declared here. */
export function shotWorth(plan: Plan, option: Plain): number {
  const target = legendOf(plan.s, String(part(option, 'shoot')))
  const weapon = Number(part(option, 'weapon'))
  const left = plan.legend.weapons[weapon]?.ammo ?? 0
  // The last round is kept for something better, if it is close.
  return worthOfBlow(plan.s, target, blowAt(plan.s, plan.legend, target, weapon)) - (left === 1 ? 0.3 : 0)
}

function specialWorth(plan: Plan, v: Activating, slot: number): number | null {
  const { s, legend, judge } = plan
  const weapon = legend.weapons[slot]
  const id = weapon ? weaponCard(weapon.card).action : undefined
  const action = id === undefined ? undefined : specialActions[id]
  if (action === undefined || v.shot || !weapon) return null
  if (action.parts) {
    if (weapon.ammo === 0) return null
    const shootFirst = bestWith(plan, legend.field, slot, {})
    const near = plan.reach(legend.field, 1)
    const later = Math.max(...near.map((field) => plan.value(field, v.ap - 1, false)))
    return shootFirst > 0 ? shootFirst + later : null
  }
  const bonus =
    id === 'full-burst'
      ? { slots: 3, stability: 2 }
      : { parts: [{ what: 'aimed-shot', add: -20 }], eachHit: 6 }
  let best = 0
  for (const foe of foesOf(s, legend))
    if (judge.gunnery.best(legend, legend.field, foe, foe.field ?? -1) !== null)
      best = Math.max(best, worthOfBlow(s, foe, blowAt(s, legend, foe, slot, bonus)))
  return best === 0 ? null : best + judge.stand(legend.field)
}

function bestWith(plan: Plan, from: Field, slot: number, bonus: object): number {
  const { s, legend, judge } = plan
  let best = 0
  for (const foe of foesOf(s, legend))
    if (foe.field !== null && judge.gunnery.best(legend, from, foe, foe.field) !== null)
      best = Math.max(best, worthOfBlow(s, foe, blowAt(s, legend, foe, slot, bonus)))
  return best
}

function useWorth(plan: Plan, token: Token, thrown: () => Thrown): number {
  const found = thrown()
  if (found?.token === token) return found.worth - 1
  // In no danger it keeps.
  return plan.care * remedyOf(plan.legend, token) - 0.8
}

function isLoot(id: string): boolean {
  return id.startsWith('supply-bin') || id.startsWith('care-package')
}

/** Along a zip line to where most is to be done with what is left, a Move 1 included. */
function rideWorth(plan: Plan, v: Activating, point: string): number {
  const ends = farEnds(plan.s, point).flatMap((end) => plan.reach(end, 1))
  return Math.max(...ends.map((field) => plan.value(field, v.ap - 1, !v.shot)))
}

function attachWorth(plan: Plan, option: Plain): number {
  const [token, weapon, slot] = [part(option, 'attach'), part(option, 'weapon'), part(option, 'slot')]
  return 2.2 * attachGain(plan.legend, String(token), Number(weapon), Number(slot)) - 0.5
}

/** What lies about is taken along if it is better than what one has. */
function pickWorth(plan: Plan, v: Activating, token: Token): number | null {
  const { legend } = plan
  const isGear = tileOf(token).kind === 'gear'
  const gain = isGear ? gearGain(legend, token) : hasRoom(legend) ? 0.3 * tokenWorth(token) : 0
  return gain <= 0.2 ? null : plan.value(legend.field, v.ap, !v.shot) + gain
}

/** A Move 1 first, then the rest of the action. */
function combinedWorth(plan: Plan, v: Activating, act: string): number | null {
  const { legend, judge } = plan
  const near = plan.reach(legend.field, 1).filter((field) => field !== legend.field)
  let best = Number.NEGATIVE_INFINITY
  for (const field of near) {
    const gain = act === 'interact' ? judge.loot(field) : act === 'melee' ? meleeFrom(plan, field) : 0
    if (gain > 0) best = Math.max(best, gain + plan.value(field, v.ap - 1, !v.shot))
  }
  return best === Number.NEGATIVE_INFINITY ? null : best
}

function meleeFrom(plan: Plan, field: Field): number {
  let best = 0
  for (const foe of foesOf(plan.s, plan.legend))
    if (foe.field !== null && areAdjacent(plan.ground, field, foe.field))
      best = Math.max(best, meleeWorth(plan, field, foe, basicMelee))
  return best
}

/** In the middle of an action: its points are paid. */
function interactingWorth(plan: Plan, v: Activating, id: string, after: number): number {
  return isLoot(id) ? plan.judge.loot(plan.legend.field) + after : rideWorth(plan, { ...v, ap: v.ap + 1 }, id)
}

/** The next part of an action: the shot before the move, unless the move makes it better. */
export function choosePart(plan: Plan, v: Activating, options: readonly Plain[]): Plain {
  const { judge, legend } = plan
  const mayShoot = !v.shot && options.some((one) => part(one, 'shoot') !== undefined)
  const mayLoot = options.some((one) => String(part(one, 'interact') ?? '').startsWith('supply-bin'))
  const moves = options.flatMap((one) => {
    const to = part(one, 'move')
    return typeof to === 'number' ? [to] : []
  })
  const after = Math.max(
    plan.value(legend.field, v.ap, false),
    ...moves.map((field) => plan.value(field, v.ap, false)),
  )
  const thrown = remembered(() => bestThrow(plan))
  let [best, most]: [Plain, number] = ['done', plan.value(legend.field, v.ap, !v.shot)]
  for (const option of options) {
    let worth: number | null = null
    const to = part(option, 'move')
    if (typeof to === 'number')
      worth =
        plan.value(to, v.ap, !v.shot && !mayShoot) +
        (mayShoot ? judge.shot(to) : 0) +
        (mayLoot ? 0 : judge.loot(to)) +
        meleeFrom(plan, to)
    else if (part(option, 'shoot') !== undefined) worth = shotWorth(plan, option) + after
    else if (part(option, 'interact') !== undefined)
      worth = interactingWorth(plan, v, String(part(option, 'interact')), Math.max(after, most))
    else if (part(option, 'melee') !== undefined)
      worth =
        meleeWorth(plan, legend.field, legendOf(plan.s, String(part(option, 'melee'))), basicMelee) + after
    else if (typeof part(option, 'use') === 'string')
      worth = useWorth(plan, String(part(option, 'use')), thrown) + after
    else if (part(option, 'attach') !== undefined) worth = attachWorth(plan, option) + after
    else if (part(option, 'destroy') !== undefined) worth = 0.5 + after
    if (worth !== null && worth > most + hair) [best, most] = [option, worth]
  }
  return best
}
