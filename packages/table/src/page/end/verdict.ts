import type { Shown } from '@sandtable/keeper/protocol'
import type { words } from '../../words/words.ts'

type Say = (typeof words)['en']

/** Who won and why, said to whoever reads it; where several people share the screen, of the sides by name. */
export function verdictOn(
  { over, reason, won, seat, players }: Shown,
  say: Say,
  /** The others sit elsewhere; how the game was lost otherwise than by playing, if it was. */
  elsewhere: { readonly lostBy: string | null } | null = null,
): { title: string; why: string } {
  const because = sentence(reason ?? '')
  if (over === null || over.winner === null) return { title: say.draw, why: because }
  const people = Object.values(players).filter((one) => one === 'person').length
  const isYou =
    won !== null && seat !== null && players[seat] === 'person' && (people === 1 || elsewhere !== null)
  const wins = say.wins(say.seat(over.winner))
  const lostBy = elsewhere?.lostBy ?? null
  if (!isYou) return { title: wins, why: lostBy ?? because }
  const title = won ? say.ending.youWon : say.ending.youLost
  if (lostBy !== null) return { title, why: lostBy }
  if (over.reason === 'conceded') return { title, why: won ? say.ending.theyGaveUp : say.ending.youGaveUp }
  // Reasons speak for the winner: “all enemy ships are destroyed”.
  return { title, why: won ? because : `${wins}: ${reason}.` }
}

function sentence(text: string): string {
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
