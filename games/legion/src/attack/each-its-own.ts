import type { Taken } from '../actions/defenders.ts'
import type { LState, Unit } from '../state.ts'
import type { Added, Formed } from '../vocabulary/attacks.ts'
import { type Arm, isForOne } from '../weapons.ts'
import { handsLeft, type Offer, offersAgainst, usersOf } from './hands.ts'

/** Each miniature adds a weapon of its own choice, or none (LG2-ATK-012): for whoever wants what no list of names says. */
export const eachItsOwn = 'each its own'

/** A miniature with its weapon; a weapon for all others that may still add it; or nobody adds any more. */
export type HandOut = Added | OnCard | 'done'

/** A pool that is formed miniature by miniature. */
export interface Forming {
  readonly s: LState
  readonly unit: Unit
  readonly defender: Unit
  /** What is in other pools, and what is in this one by now. */
  readonly taken: Taken
  readonly chosen: readonly Added[]
}

/** What could be added next; with `all`, nobody who can is left out (LG2-KW-275). */
export function handOuts(forming: Forming, all: boolean): HandOut[] {
  const singles = nextAdded(forming)
  const mayEnd = forming.chosen.length > 0 && (singles.length === 0 || !all)
  return [...singles, ...forAllOthers(forming), ...(mayEnd ? ['done' as const] : [])]
}

/** What is in the pool after this answer, in the order of the miniatures. */
export function handedOn(forming: Forming, answer: HandOut): readonly Added[] {
  const { unit, chosen } = forming
  if (answer === 'done') return chosen
  const more = 'mini' in answer ? [answer] : nextAdded(forming).filter((one) => isSame(one, answer))
  const place = ({ mini }: Added) => unit.minis.findIndex(({ id }) => id === mini)
  return [...chosen, ...more].toSorted((a, b) => place(a) - place(b))
}

export function canAddMore(forming: Forming): boolean {
  return nextAdded(forming).length > 0
}

export function poolOfEach(forming: Forming): Formed {
  const { defender, chosen } = forming
  return { defender: defender.id, kind: offerOf(forming)?.kind ?? 'ranged', added: chosen }
}

/** Is there more than one miniature, so that some can be left out or use another weapon? */
export function isForEach(forming: Forming): boolean {
  return new Set(nextAdded(forming).map(({ mini }) => mini)).size > 1
}

/** Would two of them have to choose? Where it would be one alone, the names say it all, and leaving out helps nobody. */
export function isWorthEach(forming: Forming): boolean {
  const { s, unit, defender, taken } = forming
  const several = nextAdded(forming, (arm) => !isForOne(arm))
  const choosers = handsLeft(s, unit, defender, taken).filter(
    ({ mini, hands }) => several.filter((one) => one.mini === mini.id).length > hands,
  )
  return choosers.length > 1
}

/** One at most: a defender is in melee with the unit, or it is not (LG2-ATK-017). */
function offerOf({ s, unit, defender, taken }: Forming): Offer | undefined {
  return offersAgainst(s, unit, defender, taken)[0]
}

function nextAdded(forming: Forming, isMeant: (arm: Arm) => boolean = () => true): Added[] {
  const { s, unit, defender, taken, chosen } = forming
  const offer = offerOf(forming)
  if (offer === undefined) return []
  const hands = handsLeft(s, unit, defender, { added: [...taken.added, ...chosen] })
  return offer.arms.filter(isMeant).flatMap((arm) => {
    const weapon = { weapon: arm.weapon.name, card: arm.card, kind: offer.kind }
    if (isForOne(arm) && chosen.some((one) => isSame(one, weapon))) return []
    return usersOf(s, unit, defender, hands, arm, offer.kind).map(({ id }) => ({ mini: id, ...weapon }))
  })
}

/** The weapons that several may still add, each once. */
function forAllOthers(forming: Forming): OnCard[] {
  const several = nextAdded(forming, (arm) => !isForOne(arm))
  return several.flatMap((one, at) => {
    const alike = several.filter((other) => isSame(one, other))
    return alike.length > 1 && alike[0] === several[at] ? [{ weapon: one.weapon, card: one.card }] : []
  })
}

type OnCard = Omit<Added, 'mini' | 'kind'>

function isSame(a: OnCard, b: OnCard): boolean {
  return a.weapon === b.weapon && a.card === b.card
}
