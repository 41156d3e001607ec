import { cardWords, choose, type Effect, type Limit, query, type RuleId, use } from '@sandtable/kernel'
import { spendings } from '../attack/spending.ts'
import { poolNow } from '../current.ts'
import { isWithinRange, type Range } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import type { Legion, LState, TokenName, Unit, UnitId } from '../state.ts'
import { hasTokens, spendTokens } from '../tokens.ts'
import { friendsOf, isOfType, shareFactionOrAffiliation, unitOf } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import type { Windows } from '../vocabulary/windows.ts'

/** Tokens of friends that are spent in an attack as if they were one's own. */

const { choice } = cardWords<Legion>()

type Side = 'attacker' | 'defender'

/** At which moment which token does what, for which side. */
interface Use {
  readonly window: { [W in keyof Windows]: Windows[W] extends Pool ? W : never }[keyof Windows]
  readonly side: Side
  readonly token: TokenName
  readonly does: keyof typeof spendings
}

/** LG2-APXB-004, LG2-KW-284, LG2-CMD-pk. */
const uses: readonly Use[] = [
  { window: 're-roll attack dice', side: 'attacker', token: 'aim', does: 'aiming' },
  { window: 'surges of the attacker', side: 'attacker', token: 'surge', does: 'surgingToHit' },
  { window: 'surges of the defender', side: 'defender', token: 'surge', does: 'surgingToBlock' },
  { window: 'dodge tokens of others', side: 'defender', token: 'dodge', does: 'dodging' },
  { window: 'improve attack dice', side: 'attacker', token: 'aim', does: 'aimingWell' },
  { window: 'improve attack dice', side: 'attacker', token: 'dodge', does: 'fencing' },
  { window: 'modify attack dice', side: 'attacker', token: 'aim', does: 'piercing' },
]

type Used = Use & { readonly unit: UnitId }

/** Tokens that may be spent as if they were one's own. */
interface Offer {
  /** Given, it is one in an attack and one in a defence, of all that have the same. */
  readonly key?: string
  has(s: LState, effect: Effect, unit: Unit, token: TokenName): boolean
  spend(s: LState, effect: Effect, use: Used): void
}

/** By this an ability that spends tokens of others is known. */
export const lending = 'lends'

/** One in an attack, and one in a defence (LG2-APXB-005, LG2-KW-284). */
function limitOf(key: string, side: Side): Limit & { readonly key: string } {
  return { times: 1, per: side === 'attacker' ? 'attack' : 'pool', key: `${key} ${side}` }
}

/** They are offered at each moment of an attack at which one could be spent (LG2-APXB-004, LG2-KW-284, LG2-CMD-pk). */
export function usesOf({ key, has, spend }: Offer): NonNullable<LCard['trigger']> {
  return Object.fromEntries(
    uses.map(({ window, side }) => {
      const unitIn = (s: LState, v: Pool) => unitOf(s, v[side])
      const useNow = (s: LState, effect: Effect, v: Pool) =>
        uses.find(
          (one) =>
            one.window === window &&
            // Dice are looked at last: most attacks have nobody who lends.
            has(s, effect, unitIn(s, v), one.token) &&
            spendings[one.does].can(s, v),
        )
      return [
        window,
        {
          ...(key !== undefined && { limit: limitOf(key, side) }),
          [lending]: true,
          seat: (s: LState, _: unknown, v: Pool) => unitIn(s, v).seat,
          when: (s: LState, effect: Effect, v: Pool) => useNow(s, effect, v) !== undefined,
          idle: (s: LState, effect: Effect, v: Pool) => {
            const use = useNow(s, effect, v)
            return use !== undefined && spendings[use.does].idle?.(s, v) === true
          },
          do: (s: LState, effect: Effect, v: Pool) => {
            const use = useNow(s, effect, v)
            if (use !== undefined) spend(s, effect, { ...use, unit: v[side] })
          },
        },
      ]
    }),
  )
}

interface Terms {
  /** How near the two must be. */
  readonly range?: Range
  /** It need not see whose tokens they are. */
  readonly unseen?: true
  /** As many tokens as there are. */
  readonly many?: true
}

type Lends = (s: LState, unit: Unit, by: Unit, token: TokenName, effect: Effect) => boolean

/** Whose tokens of a kind a unit could spend as its own, as far as the two stand to each other (LG2-APXB-004, LG2-CMD-pk). */
function isNearTo(s: LState, unit: Unit, by: Unit, token: TokenName, { range = 2, unseen }: Terms): boolean {
  return (
    by !== unit &&
    // What keeps the other from spending them binds nobody else, but as its own it could not spend them either.
    hasTokens(by, token) &&
    query(s, 'can spend', true, { unit: unit.id, token }) &&
    mayShare(s, unit, by) &&
    isWithinRange(unit, by, range) &&
    (unseen === true || unitsSee(s, unit, by))
  )
}

/** One token in an attack, and one in a defence, if not said otherwise (LG2-APXB-004, LG2-KW-284, LG2-CMD-pk). */
export function borrowing(key: string, lendTo: Lends, terms: Terms = {}): Pick<LCard, 'asks' | 'trigger'> {
  const lenders = (s: LState, effect: Effect, unit: Unit, token: TokenName): Unit[] =>
    friendsOf(s, unit).filter(
      (by) => isNearTo(s, unit, by, token, terms) && lendTo(s, unit, by, token, effect),
    )
  const lender = choice<UnitId, Used>('whose token?', {
    from: (s, effect, { unit, token }) => lenders(s, effect, unitOf(s, unit), token).map((by) => by.id),
    by: (s, _, { unit }) => unitOf(s, unit).seat,
    do: (s, _, by, { token, does, unit }) => {
      spendTokens(s, unitOf(s, by), token, 1, unitOf(s, unit))
      spendings[does].do(s, poolNow(s))
    },
  })
  const trigger = usesOf({
    ...(terms.many === undefined && { key }),
    has: (s, effect, unit, token) => lenders(s, effect, unit, token).length > 0,
    spend: (s, effect, use) => choose(s, effect, lender, use),
  })
  return { asks: [lender], trigger }
}

/** Clones that are no regs share with no other clones (LG2-KW-286, -287). */
function mayShare(s: LState, a: Unit, b: Unit): boolean {
  if (!isOfType(a, 'clone trooper') || !isOfType(b, 'clone trooper')) return true
  return !hasKeyword(s, a, 'were-not-regs') && !hasKeyword(s, b, 'were-not-regs')
}

interface Sharing {
  readonly id: string
  readonly rules: readonly RuleId[]
  lends(s: LState, unit: Unit, by: Unit): boolean
}

const amongClones: Sharing = {
  id: 'clone-troopers',
  rules: ['LG2-APXB-004', 'LG2-APXB-005'],
  lends: (_, unit, by) => isOfType(unit, 'clone trooper') && isOfType(by, 'clone trooper'),
}

/** From a unit with Exemplar of the same faction or affiliation. */
const byExample: Sharing = {
  id: 'exemplar',
  rules: ['LG2-KW-284'],
  lends: (s, unit, by) => hasKeyword(s, by, 'exemplar') && shareFactionOrAffiliation(unit, by),
}

function borrows({ id, rules, lends }: Sharing): LCard {
  return { id, rules, ...borrowing(id, lends) }
}

export const cloneTroopers = borrows(amongClones)
export const exemplar = borrows(byExample)

/** By which of the two a unit lends another its tokens; undefined: it does not (LG2-APXB-004, LG2-KW-284). */
function sharingOf(s: LState, unit: Unit, by: Unit): Sharing | undefined {
  return [amongClones, byExample].find(({ lends }) => lends(s, unit, by))
}

/** Friends whose aim token a unit could spend for a Long Shot, before any other in its attack (LG2-WKW-062). */
export function aimLenders(s: LState, unit: Unit): Unit[] {
  return friendsOf(s, unit).filter(
    (by) => isNearTo(s, unit, by, 'aim', {}) && sharingOf(s, unit, by) !== undefined,
  )
}

/** It is the one token that they share in this attack. */
export function borrowAim(s: LState, unit: Unit, by: Unit): void {
  const sharing = sharingOf(s, unit, by)
  if (sharing !== undefined) {
    const limit = limitOf(sharing.id, 'attacker')
    use(s, limit.key, limit)
  }
  spendTokens(s, by, 'aim', 1, unit)
}
