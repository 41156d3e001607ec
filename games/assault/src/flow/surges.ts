import { query } from '@sandtable/kernel'
import { damageOf, isDodged, isShort, surgeAbilities } from '../attack.ts'
import { type AState, figureOf, isFigure } from '../state.ts'
import type { Attack, SurgeAbility } from '../vocabulary/attacks.ts'

/** Printed surge abilities and those that cards give, which the surges left can pay for. */
export function affordable(s: AState, v: Attack): SurgeAbility[] {
  return surgeAbilities(s, v).filter((one) => {
    const used = v.bought.filter((key) => key === one.key).length
    const most = query(s, 'surge ability uses', 1, { attack: v, ability: one.key })
    return one.cost <= v.surges && used < most
  })
}

/** Nobody is asked for the sake of what changes nothing, nor whether to lose what only helps. */
export function isIdleSurge(s: AState, v: Attack, key: string): boolean {
  if (key === 'done') return isWaste(s, v)
  return isVain(s, v, key) || (isWaste(s, v) && comesLater(s, v, key))
}

/** A printed ability that changes nothing: accuracy for a shot that reaches, harm by one that misses anyway. */
function isVain(s: AState, v: Attack, key: string): boolean {
  const found = surgeAbilities(s, v).find((one) => one.key === key)
  if (found === undefined || found.effect !== undefined || found.ability !== undefined) return false
  if (hasDrawback(found)) return false
  const gives = Object.keys(found.gives)
  const isForAim = gives.every((one) => one === 'accuracy')
  if (isForAim && (v.type === 'melee' || !isShort(v.tally, v.distance))) return true
  if (gives.every((one) => onlyByAHit.includes(one)) && cannotHit(s, v, found)) return true
  return gives.every(harms) && cannotHurt(s, v)
}

/**
 * To stop while surges could still bring damage, and nothing else: they are lost unspent (IA-SURGE-003). Where something
 * follows from damage or defeat, somebody may want less of it.
 */
function isWaste(s: AState, v: Attack): boolean {
  const useful = worthBuying(s, v)
  if (useful.length === 0 || !isFigure(s, v.target) || figureOf(s, v.target).seat === v.by) return false
  const isHarm = useful.every(
    (one) => one.effect === undefined && !hasDrawback(one) && Object.keys(one.gives).every(harms),
  )
  return isHarm && harmful.every((window) => s.hooks.trigger[window] === undefined)
}

function worthBuying(s: AState, v: Attack): SurgeAbility[] {
  return affordable(s, v).filter((one) => !isVain(s, v, one.key))
}

/** Where the surges are enough for all that helps, its order makes no difference. */
function comesLater(s: AState, v: Attack, key: string): boolean {
  const [first, ...others] = worthBuying(s, v)
  const price = others.reduce((sum, { cost }) => sum + cost, first?.cost ?? 0)
  return price <= v.surges && key !== first?.key
}

const harms = (what: string) => what === 'damage' || what === 'accuracy' || what === 'pierce'
const harmful = ['about to suffer', 'damage suffered', 'health reached', 'figure defeated'] as const

/** Some give one thing and take another. */
function hasDrawback({ gives }: SurgeAbility): boolean {
  return Object.values(gives).some((one) => typeof one === 'number' && one < 0)
}

/** Even if all surges went into damage: everything is blocked, and nothing comes before damage that could change it. */
function cannotHurt(s: AState, v: Attack): boolean {
  const all = affordable(s, v)
  const times = Math.floor(v.surges / Math.max(1, Math.min(...all.map(({ cost }) => cost))))
  const most = (what: 'damage' | 'pierce') => {
    const best = all.map(({ gives }) => gives[what] ?? 0).sort((a, b) => b - a)
    return best.slice(0, times).reduce((sum, one) => sum + Math.max(0, one), 0)
  }
  const { damage, pierce } = v.tally
  const tally = { ...v.tally, damage: damage + most('damage'), pierce: pierce + most('pierce') }
  return damageOf(tally) === 0 && s.hooks.trigger['before damage'] === undefined
}

/** What is worth something only if the attack hits (IA-ATK-012, IA-SURGE-005). */
const onlyByAHit = ['accuracy', 'damage', 'pierce', 'blast', 'cleave', 'conditions']

/** Even with this ability, and all the accuracy that the surges left after it could buy. */
function cannotHit(s: AState, v: Attack, bought: SurgeAbility): boolean {
  if (v.missesAnyway || isDodged(v.tally)) return true
  const others = affordable(s, v).filter((one) => one.key !== bought.key)
  const times = Math.floor((v.surges - bought.cost) / Math.min(...others.map(({ cost }) => cost)))
  const best = others.map(({ gives }) => gives.accuracy ?? 0).sort((a, b) => b - a)
  const accuracy = [bought.gives.accuracy ?? 0, ...best.slice(0, times)].reduce((sum, one) => sum + one)
  return v.type === 'ranged' && isShort({ ...v.tally, accuracy: v.tally.accuracy + accuracy }, v.distance)
}
