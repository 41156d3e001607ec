import { newAttack } from '../attack.ts'
import { legalTargets, type Target } from '../board/targets.ts'
import { oddsOn } from '../odds/attack-odds.ts'
import { damageChances, type Odds } from '../odds/dice-odds.ts'
import { type AState, type Figure, figureOf, figuresOf, groupOf, isFigure, objectOf } from '../state.ts'
import { figureCard, healthOf } from '../values.ts'

/** What a figure is worth to its opponent, in victory points: the last one of a group brings all of them in. */
export function worthOf(s: AState, figure: Figure): number {
  const group = groupOf(s, figure)
  const share = group.points / figureCard(figure).group
  return figuresOf(s, group).length > 1 ? share : (share + group.points) / 2
}

/** Odds that were worked out before: the same pools meet again and again. */
const known = new Map<string, readonly number[]>()
const most = 20_000

/** The chance of each amount of damage, by amount. */
export function chancesOf(odds: Odds): readonly number[] {
  const key = JSON.stringify(odds)
  const before = known.get(key)
  if (before !== undefined) return before
  const chances: number[] = []
  for (const { value, chance } of damageChances(odds)) {
    while (chances.length <= value) chances.push(0)
    chances[value] = chance
  }
  if (known.size >= most) known.clear()
  known.set(key, chances)
  return chances
}

/** What damage is worth: half of a figure's worth for hurting it, half for the end of it. */
export function harmOf(odds: Odds, left: number, worth: number): number {
  let sum = 0
  for (const [damage, chance] of chancesOf(odds).entries()) {
    const done = Math.min(damage, left) / Math.max(1, left)
    sum += chance * worth * (done / 2 + (damage >= left ? 1 / 2 : 0))
  }
  return sum
}

/** What an attack on this target is worth to the attacker. */
export function harmOn(s: AState, attacker: Figure, target: Target): number {
  const odds = oddsOn(s, attacker.id, target)
  if (!isFigure(s, target.target)) {
    const { health, damage } = objectOf(s, target.target)
    return harmOf(odds, (health ?? 1) - damage, objectWorth)
  }
  const figure = figureOf(s, target.target)
  return harmOf(odds, healthOf(s, figure) - figure.damage, worthOf(s, figure))
}

/** What can be destroyed mostly brings points, or opens a way. */
const objectWorth = 3

/** The best of all attacks from where the figure stands; 0: there is none. */
export function bestHarm(s: AState, attacker: Figure): number {
  if (figureCard(attacker).attack === null) return 0
  let best = 0
  const tried = new Set<string>()
  for (const target of legalTargets(s, newAttack(s, attacker.id))) {
    // From another space of the same target it is no farther by much: the nearest one is listed among these.
    const key = `${target.target} ${target.distance}`
    if (tried.has(key)) continue
    tried.add(key)
    best = Math.max(best, harmOn(s, attacker, target))
  }
  return best
}
