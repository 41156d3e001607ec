import { type Effect, end, query, type Seat, tell } from '@sandtable/kernel'
import { attackOf } from '../current-attack.ts'
import { rollDie, showing } from '../dice.ts'
import type { AState, Die } from '../state.ts'
import type { Attack, Rerolling } from '../vocabulary/attacks.ts'
import { ask, opening, procedure, run, window } from './words.ts'

export const reroll = procedure('reroll', [
  ask('choose dice to reroll', {
    rule: 'IA-ATK-007',
    seats: (s, v) => (placesOf(s, v).length === 0 ? null : v.by),
    about: (_, v) => ({ dice: v.dice }),
    options: (s, v) => choices(placesOf(s, v), v),
    why: () => 'IA-ATK-007',
    answer: (_, v, places) => {
      v.places = [...places]
      return places.length === 0 ? end : undefined
    },
  }),
  window('about to reroll', { when: (_, v) => v.places.length > 0 }),
  run('reroll', (s, v) => {
    v.rerolled = v.places.length
    if (v.rerolled > 0) rerollDice(s, v.places)
  }),
  opening('dice rerolled', { when: (_, v) => v.rerolled > 0 }),
])

/** Dice by place: attack dice from 0 on, defence dice after them. */
function allDice(attack: Attack): Die[] {
  return [...attack.attackDice, ...attack.defenceDice]
}

export function rerollDice(s: AState, places: readonly number[]): void {
  const attack = attackOf(s)
  for (const at of places) {
    const dice = at < attack.attackDice.length ? attack.attackDice : attack.defenceDice
    const place = at < attack.attackDice.length ? at : at - attack.attackDice.length
    const die = dice[place] as Die
    dice[place] = { ...rollDie(s, die.colour), rerolled: true }
  }
  tell(s, { type: 'rerolled', attack: showing(attack.attackDice), defence: showing(attack.defenceDice) })
}

function placesOf(s: AState, v: Rerolling): number[] {
  const attack = attackOf(s)
  return allDice(attack).flatMap((die, at) => {
    const own = at < attack.attackDice.length ? 'attack' : 'defence'
    if (v.dice !== 'either' && v.dice !== own) return []
    return canReroll(s, die, v.by) ? [at] : []
  })
}

export function canReroll(s: AState, die: Die, by: Seat): boolean {
  return !die.rerolled && query(s, 'can be rerolled', true, { die, by })
}

/** Could this many dice be rerolled by this effect now? */
export function hasRerolls(s: AState, effect: Effect, which: Rerolling['dice']): boolean {
  const rerolling = { by: effect.seat as Seat, dice: which, least: 0, most: 1, places: [], rerolled: 0 }
  return placesOf(s, rerolling).length > 0
}

/** All sets of so many of these places, fewer first. */
function choices(places: readonly number[], v: Rerolling): number[][] {
  const least = Math.min(v.least, places.length)
  const found: number[][] = []
  const extend = (chosen: number[], from: number) => {
    if (chosen.length >= least) found.push(chosen)
    if (chosen.length === v.most) return
    for (let i = from; i < places.length; i++) extend([...chosen, places[i] as number], i + 1)
  }
  extend([], 0)
  return found
}
