import type { Seat } from '@sandtable/kernel'
import type { CommandCard } from '../../data/types.ts'
import { commandCard } from '../catalogue.ts'
import type { LState, Unit } from '../state.ts'
import { cardOfUnit, unitsOfSide } from '../units.ts'
import { hasKeyword } from '../values.ts'

/** The command cards that a player may choose: none without somebody to lead (LG2-CMD-003 to -006). */
export function mayPlay(s: LState, seat: Seat): readonly string[] {
  const leads = unitsOfSide(s, seat).some(
    ({ rank, commander, conditions }) =>
      rank === 'commander' ||
      rank === 'operative' ||
      commander === 'promoted' ||
      conditions.includes('field commander'),
  )
  if (!leads) return []
  return (s.table.hands[seat] ?? []).filter((card) => isBoundToTheLiving(s, seat, commandCard(card)))
}

function isBoundToTheLiving(
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
  const card = commandCard(played)
  if ((card.commander ?? []).length > 0) return unitsNamedBy(s, seat, card)
  // LG2-KW-070.
  return unitsOfSide(s, seat).filter(
    (unit) => unit.rank === 'commander' || hasKeyword(s, unit, 'field-commander'),
  )
}
