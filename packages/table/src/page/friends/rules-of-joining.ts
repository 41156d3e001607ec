import type { Around } from '@sandtable/keeper/hosted'
import type { GameOnOffer } from '@sandtable/keeper/protocol'
import { type Language, type Seat, seatedOn } from '@sandtable/kernel'
import type { Words } from '../../words/words.ts'

export interface Joining {
  /** Somebody on the same side sat down before, and has chosen for it. */
  readonly isShared: boolean
  /** What the other sides have of which there is only one. */
  readonly taken: ReadonlySet<string>
  /** All that, for whoever is about to sit down. */
  readonly sentences: readonly string[]
}

/** What whoever takes this seat may bring, and what follows then. */
export function rulesOfJoining(
  { seats, terms, limit }: Around,
  game: GameOnOffer,
  seat: Seat,
  say: Words,
  language: Language,
): Joining {
  const words = say.friends
  const { sideOf } = seatedOn(game, terms)
  const isWith = (one: Seat) => sideOf[one] === sideOf[seat]
  const side = seats.filter((one) => isWith(one.seat))
  const sitting = side.filter((one) => one.seat !== seat && one.player !== null)
  const isShared = sitting.length > 0
  const told = (one: Around['seats'][number]) => game.forces.find(({ id }) => id === one.force)
  const theirs = seats.flatMap((one) => (isWith(one.seat) ? [] : (told(one) ?? [])))
  const chosen = sitting.flatMap((one) => told(one)?.name[language] ?? [])[0] ?? ''
  const sentences = [
    side.length > 1 && words.fightTogether(side.map((one) => say.seat(one.seat)).join(' + ')),
    isShared && words.sharesForce(chosen),
    !isShared && limit !== null && words.forcesOf(limit),
    !isShared && theirs.length > 0 && words.areTaken(theirs.map(({ name }) => name[language]).join(', ')),
    words.beginsWhenFull,
  ]
  return {
    isShared,
    taken: new Set(theirs.flatMap(({ unique = [] }) => unique)),
    sentences: sentences.filter((one) => one !== false),
  }
}
