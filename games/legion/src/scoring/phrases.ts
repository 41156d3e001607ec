import {
  call,
  cardWords,
  type Effect,
  goOn,
  pending,
  type RuleId,
  type Seat,
  type Sequel,
} from '@sandtable/kernel'
import { circle } from '@sandtable/plane'
import { baseOf } from '../geometry/bases.ts'
import { markBox, scorePoints } from '../holdings.ts'
import { contests, securedBy } from '../mission/contesting.ts'
import { radiusOfToken } from '../mission/placing.ts'
import { type Territory, territoryAt } from '../mission/territory.ts'
import { type Legion, type LState, type Objective, seats, type Unit, type UnitId } from '../state.ts'
import { leaderOf, unitOf, unitsOfSide } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'

/** What battle cards say again and again. */

export const { choice, sequel } = cardWords<Legion>()

type Rule = LCard

/** A battle card by its id and its rule. */
export function battle(id: string, rule: RuleId, rest: Omit<Rule, 'id' | 'rules'>, ...more: RuleId[]): Rule {
  return { id: `battle:${id}`, rules: [rule, ...more], ...rest }
}

/** The card and its twin for small games, which differ in nothing but the map. */
export function withTwin(
  id: string,
  rule: RuleId,
  twin: RuleId,
  rest: (id: string) => Omit<Rule, 'id' | 'rules'>,
): Rule[] {
  return [battle(id, rule, rest(id)), battle(`recon-${id}`, twin, rest(`recon-${id}`), rule)]
}

/** Points in the end phase, from round 2 on (LG2-END-002). */
export function scoring(id: string, worth: (s: LState, seat: Seat) => number): NonNullable<Rule['trigger']> {
  return {
    'score victory points': {
      forced: true,
      when: (s) => s.table.round >= 2,
      do: (s) => {
        for (const seat of seats) scorePoints(s, seat, worth(s, seat), id)
      },
    },
  }
}

/** The tokens of this name on the battlefield. */
export function tokensOf(s: LState, name: string): Objective[] {
  return s.table.objectives.filter((token) => token.name === name && token.lies)
}

export function securedTokens(s: LState, seat: Seat, name: string): Objective[] {
  return tokensOf(s, name).filter((token) => securedBy(s, token) === seat)
}

/** Does any unit of this side contest it? */
export function isContestedBy(s: LState, token: Objective, seat: Seat): boolean {
  return unitsOfSide(s, seat).some((unit) => contests(s, unit, token))
}

export function territoryOfToken(s: LState, seat: Seat, token: Objective): Territory {
  return territoryAt(s, seat, circle(token.x, token.y, radiusOfToken(token)))
}

export function territoryOfLeader(s: LState, unit: Unit): Territory {
  return territoryAt(s, unit.seat, baseOf(unit, leaderOf(unit)))
}

/** Units of a side that hold a token of this name. */
export function holdersOf(s: LState, seat: Seat, name: string): Unit[] {
  const ids = s.table.objectives.flatMap((token) => (token.name === name ? [token.id] : []))
  return unitsOfSide(s, seat).filter((unit) => unit.holds.some((id) => ids.includes(id)))
}

/** The first token of this name that a unit holds. */
export function heldToken(s: LState, unit: Unit, name: string): Objective | undefined {
  return s.table.objectives.find((token) => token.name === name && unit.holds.includes(token.id))
}

/** Is a box of a score table still open (LG2-CARD-009)? Each is marked once a game. */
export function isOpen(s: LState, seat: Seat, box: string): boolean {
  return !(s.table.marks[seat] ?? []).some((mark) => mark.split('@')[0] === box)
}

/** Has this player marked a box of this card in this round? */
export function hasMarked(s: LState, seat: Seat, card: string): boolean {
  return (s.table.marks[seat] ?? []).some((mark) => {
    const [box = '', round] = mark.split('@')
    return box.startsWith(`${card}/`) && round === `${s.table.round}`
  })
}

/** Marks a box for its points. */
export function markFor(s: LState, seat: Seat, card: string, line: string, points: number): void {
  markBox(s, seat, `${card}/${line}@${s.table.round}`)
  scorePoints(s, seat, points, card)
}

export const ids = (units: readonly Unit[]): UnitId[] => units.map(({ id }) => id)

export const unitsNamed = (s: LState, units: readonly UnitId[]): Unit[] => units.map((id) => unitOf(s, id))

interface Wanted<Memory> {
  readonly seat: Seat
  readonly from: readonly UnitId[]
  readonly least?: number
  readonly most: number
  readonly memory?: Memory
}

/** A player chooses some units for a card; where there is nothing to choose, nobody is asked. */
export function chooseUnits<Memory extends object>(
  s: LState,
  effect: Effect,
  then: Sequel<Legion, readonly UnitId[], Memory>,
  { seat, from, most, least = most, memory = {} as Memory }: Wanted<Memory>,
): void {
  const fewest = Math.min(least, from.length)
  if (from.length <= fewest) goOn(s, effect, then, [...from], memory as never)
  else
    call(s, 'choose units', {
      seat,
      from: [...from],
      least: fewest,
      most: Math.min(most, from.length),
      to: pending(effect, then, memory as never),
    })
}
