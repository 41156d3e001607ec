import { call, cause, query } from '@sandtable/kernel'
import { cached, spendFromCache } from './cards-held.ts'
import { addTokens, takeTokens } from './holdings.ts'
import { settleUnits } from './settle.ts'
import type { LState, TokenName, Unit } from './state.ts'
import { isDroid, unitOf } from './units.ts'
import { canBeSuppressed, keywordX, mayStandBy } from './values.ts'
import type { Events } from './vocabulary/events.ts'

/** How units come by tokens: always as an event, so that cards can change it. */

export const greenTokens: readonly TokenName[] = ['aim', 'dodge', 'surge']

/** Has it tokens of a kind, its own or on its cards, whether it may spend them itself or not? */
export function hasTokens(unit: Unit, token: TokenName): boolean {
  return unit.tokens[token] + cached(unit, token) > 0
}

/** How many tokens of a kind it may spend: its own, and those on its cards (LG2-KW-272). */
export function spendable(s: LState, unit: Unit, token: TokenName): number {
  const count = unit.tokens[token] + cached(unit, token)
  return count > 0 && query(s, 'can spend', true, { unit: unit.id, token }) ? count : 0
}

export function maySpend(s: LState, unit: Unit, token: TokenName): boolean {
  return spendable(s, unit, token) > 0
}

/** Its own tokens first: those are gone when the round ends, what lies on cards stays. `by`: who spends them as its own. */
export function spendTokens(s: LState, unit: Unit, token: TokenName, count: number, by = unit): number {
  const own = takeTokens(s, unit, token, count, 'token spent')
  const spent = own + (own < count ? spendFromCache(s, unit, token, count - own) : 0)
  if (spent > 0) call(s, 'a token is spent', { unit: by.id, token })
  return spent
}

/** Its standby token is spent, or is gone for another reason (LG2-STBY-008). */
export function endStandby(s: LState, unit: Unit, how: 'token lost' | 'token spent' = 'token lost'): void {
  if (takeTokens(s, unit, 'standby', 1, how) > 0) call(s, 'standby is over', { unit: unit.id })
}

/** A unit gains tokens once the step is done. */
export function gain(s: LState, unit: Unit, token: TokenName, count = 1): void {
  if (count > 0) cause(s, 'gain tokens', { unit: unit.id, token, count })
}

export function gainTokens(s: LState, { unit: id, token, count }: Events['gain tokens']): void {
  const unit = unitOf(s, id)
  const allowed = Math.min(count, mostOf(s, unit, token))
  addTokens(s, unit, token, allowed)
  // LG2-SUPP-016.
  if (token === 'suppression' && allowed > 0) {
    endStandby(s, unit)
    settleUnits(s)
    call(s, 'suppression gained', { unit: id })
  }
}

/** How many more it may have: no suppression without courage, one standby token, no poison for droids. */
function mostOf(s: LState, unit: Unit, token: TokenName): number {
  if (unit.minis.length === 0) return 0
  if (token === 'suppression') return canBeSuppressed(s, unit) ? Number.MAX_SAFE_INTEGER : 0
  if (token === 'standby') return mayStandBy(s, unit) ? 1 - unit.tokens.standby : 0
  if (token === 'poison' && isDroid(unit)) return 0
  return Number.MAX_SAFE_INTEGER
}

/** Has it any, and may they go? */
export function mayLoseSuppression(s: LState, unit: Unit): boolean {
  return unit.tokens.suppression > 0 && query(s, 'can lose suppression', true, unit.id)
}

/** Suppression tokens go, unless something forbids it; with Danger Sense its player may keep some (LG2-KW-079). */
export function loseSuppression(s: LState, unit: Unit, count: number): void {
  const most = mayLoseSuppression(s, unit) ? Math.min(count, unit.tokens.suppression) : 0
  if (most > 0 && keywordX(s, unit, 'danger-sense') > 0)
    call(s, 'lose suppression', { unit: unit.id, count: most })
  else takeTokens(s, unit, 'suppression', most)
}

/** "Up to so many suppression tokens are removed": the unit's player says how many stay. */
export function loseSuppressionUpTo(s: LState, unit: Unit, most: number): void {
  const count = mayLoseSuppression(s, unit) ? Math.min(most, unit.tokens.suppression) : 0
  if (count > 0) call(s, 'lose suppression', { unit: unit.id, count, upTo: true })
}
