import type { Effect, Trigger } from '@sandtable/kernel'
import type { XState, XWing } from '../../state.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import { has, inRangeOf, me, suffer, turnDice } from '../words.ts'

/** The words that secondary weapons are written with. */
type OfAttack = Trigger<XWing, Attack>

/** Is this attack made with this very card? */
export function fires(s: XState, effect: Effect, v: Attack): boolean {
  if (v.attacker !== effect.on || v.weapon === 'primary') return false
  return me(s, effect).upgrades[v.weapon]?.effect === effect.id
}

/** “If this attack hits”: what the weapon does, before damage is dealt (XW-TIME-022). */
export function ifHits(what: OfAttack['do']): { readonly 'weapon hits': OfAttack } {
  return { 'weapon hits': { forced: true, when: fires, do: what } }
}

/** The same, and then all dice results are cancelled: there is no other damage (XW-ATK-012). */
export function insteadOfDamage(what: OfAttack['do']): { readonly 'weapon hits': OfAttack } {
  return ifHits((s, effect, v) => {
    what(s, effect, v)
    v.attackDice = []
    v.defenseDice = []
    v.hits = 0
    v.crits = 0
  })
}

/** The attacker may turn some of its dice from one face to another. */
export function mayTurn(from: string, to: string, most: number): { readonly 'modify attack dice': OfAttack } {
  return {
    'modify attack dice': {
      when: (s, effect, v) => fires(s, effect, v) && has(v.attackDice, from),
      do: (_, __, v) => void turnDice(v.attackDice, from, to, most),
    },
  }
}

/** Every other ship at range 1 of the defender, friend or enemy. */
export function besideTarget(s: XState, v: Attack): string[] {
  return inRangeOf(s, v.target, 1)
}

export function hurtTarget(s: XState, v: Attack): void {
  suffer(s, v.target, 1)
}
