import type { Around } from '@sandtable/keeper/hosted'
import { numberOf } from '@sandtable/keeper/secret-key'
import { fixedBy, type GameRecord, unfair } from '@sandtable/kernel'
import { newId } from '../new-id.ts'
import { remember, remembered } from '../remembered.ts'
import type { Line } from './line.ts'

/** What was done for the dice of a table, so that it is not done again for each thing that changes around it. */
export type DiceDone = Set<string>

/**
 * This page's part in the dice: it fixes its number before anybody's is known, and puts it in once everybody's is fixed.
 * What all had fixed by then is kept, to be compared when the game is over.
 */
export async function takePartInDice(
  line: Line,
  secret: string,
  around: Around,
  done: DiceDone,
): Promise<void> {
  const { id: table, dice, seats } = around
  const mine = seats.find((one) => one.isMine)?.seat
  if (dice.wants === null || mine === undefined || table === null) return
  const { round, wants } = dice
  const step = `${table} ${round} ${wants}`
  if (done.has(step)) return
  done.add(step)

  const commit = () => {
    const nonce = newId()
    const commitment = fixedBy(table, mine, numberOf(secret, table, nonce))
    return line.call('commit', { table, round, commitment, nonce })
  }
  const putIn = () => {
    const number = numberOf(secret, table, dice.nonce ?? '')
    const people = seats.filter((one) => one.player === 'person')
    const areFixed = people.every(({ seat }) => dice.commitments[seat] !== undefined)
    if (!areFixed || fixedBy(table, mine, number) !== dice.commitments[mine]) return null
    keepFixed(table, dice.commitments)
    return line.call('put in', { table, round, number })
  }
  const told = await (wants === 'commit' ? commit() : putIn())
  // Whatever was in the way, it is tried again with the next thing that changes.
  if (told === null || 'problem' in told) done.delete(step)
}

const place = 'dice fixed'
/** Of so many tables it is kept what was fixed. */
const most = 60

type Fixed = readonly (readonly [table: string, commitments: Readonly<Record<string, string>>])[]

function keptFixed(): Fixed {
  try {
    const kept = JSON.parse(remembered(place) ?? '[]') as Fixed
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function keepFixed(table: string, commitments: Readonly<Record<string, string>>): void {
  const others = keptFixed().filter(([one]) => one !== table)
  remember(place, JSON.stringify([...others, [table, commitments]].slice(-most)))
}

/** Were the dice of a game that is over those that everybody fixed before? Null: this browser cannot tell. */
export function wereDiceFair(record: GameRecord): boolean | null {
  const { dice } = record
  if (dice === undefined) return null
  if (unfair(record) !== null) return false
  const fixed = keptFixed().find(([table]) => table === dice.table)?.[1]
  if (fixed === undefined) return null
  return Object.entries(dice.commitments).every(([who, commitment]) => fixed[who] === commitment)
}
