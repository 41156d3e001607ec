import type { Seat } from '@sandtable/kernel'
import type { CommandCard } from '../../data/types.ts'
import { commandCard } from '../catalogue.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import type { LState, Unit } from '../state.ts'
import { affiliationOf, cardOfUnit, counterpartOf, enemiesOf, unitsOfSide } from '../units.ts'
import { hasKeyword } from '../values.ts'

/**
 * The command cards that a player may choose, `barred` not among them: none without somebody to lead (LG2-CMD-003 to -006).
 */
export function mayPlay(s: LState, seat: Seat, barred?: string): readonly string[] {
  const leads = unitsOfSide(s, seat).some(
    ({ rank, conditions }) =>
      rank === 'commander' || rank === 'operative' || conditions.includes('field commander'),
  )
  if (!leads) return []
  const due = dueNow(s, seat).filter((id) => id !== barred)
  if (due.length > 0) return due
  return (s.table.hands[seat] ?? []).filter((id) => {
    if (id === barred) return false
    const card = commandCard(id)
    if (card.mustDivulge === true || card.selectable === false) return false
    if (card.selectRule === 'not in round 1' && s.table.round === 1) return false
    if (card.selectRule === surrounded && !isSurrounded(s, seat, card)) return false
    if (card.nominate !== undefined && nominees(s, seat, card).length === 0) return false
    return isBoundToTheLiving(s, seat, card)
  })
}

const surrounded = 'only while Paz Vizsla is within range 2 of 2 or more enemy units'

function isSurrounded(s: LState, seat: Seat, card: CommandCard): boolean {
  const [paz] = unitsNamedBy(s, seat, card)
  return paz !== undefined && enemiesOf(s, paz).filter((enemy) => isWithinRange(paz, enemy, 2)).length >= 2
}

/** Some cards that were divulged must be chosen in the first round. */
function dueNow(s: LState, seat: Seat): readonly string[] {
  if (s.table.round !== 1) return []
  return (s.table.hands[seat] ?? []).filter(
    (card) =>
      s.table.divulged[seat]?.includes(card) === true &&
      commandCard(card).selectRule === 'round 1 if divulged',
  )
}

export function isBoundToTheLiving(
  s: LState,
  seat: Seat,
  { commander = [], commanderMode, title }: CommandCard,
): boolean {
  const lives = (name: string) => unitsNamed(s, seat, name, title).length > 0
  if (commander.length === 0) return true
  return commanderMode === 'all' ? commander.every(lives) : commander.some(lives)
}

function unitsNamed(s: LState, seat: Seat, name: string, title: string | undefined): Unit[] {
  return unitsOfSide(s, seat).filter((unit) => {
    const card = cardOfUnit(unit)
    if (counterpartOf(unit)?.name === name) return true
    return card.name === name && (title === undefined || card.title === title)
  })
}

/** The units that a card belongs to; none: it is anybody's. */
export function unitsNamedBy(s: LState, seat: Seat, { commander = [], title }: CommandCard): Unit[] {
  return commander.flatMap((name) => unitsNamed(s, seat, name, title))
}

/** Who may be nominated: a unit that the card belongs to, else any commander (LG2-ORD-001, -002). */
export function mustNominate(s: LState, seat: Seat): Unit[] {
  const played = s.table.played[seat]
  if (played == null) return []
  return nominees(s, seat, commandCard(played))
}

function nominees(s: LState, seat: Seat, card: CommandCard): Unit[] {
  if ((card.commander ?? []).length > 0) return unitsNamedBy(s, seat, card)
  return unitsOfSide(s, seat).filter((unit) => {
    if (card.nominate === 'ewok commander' && affiliationOf(unit) !== 'ewok') return false
    // LG2-KW-070.
    return unit.rank === 'commander' || hasKeyword(s, unit, 'field-commander')
  })
}
