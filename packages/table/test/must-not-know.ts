import type { Shown, Update } from '@sandtable/keeper/protocol'
import { sceneOf } from '@sandtable/keeper/shown'
import { type Held, taken } from '@sandtable/keeper/update'
import {
  cardNamed,
  clone,
  type Game,
  type GameRecord,
  look,
  type Match,
  openMatch,
  randomFrom,
  type Seat,
  submit,
} from '@sandtable/kernel'

/** A page that overheard a game: everything that the host said to it, and whose eyes it had. */
export interface Overheard {
  readonly name: string
  readonly heard: readonly string[]
  /** Null: it watched. */
  readonly seat: Seat | null
}

interface Frame {
  readonly text: string
  /** What lay on the table after it, if it told that. */
  readonly scene: Shown['scene'] | null
}

/**
 * What pages were told before the game was over although their seats could not know it, in sentences. The game is
 * played again from its record. At each moment the table that a page showed must be the one of a world in which everything
 * hidden from it is another (hands, dials, cards face down, decks), and nothing that was said may name what it had no
 * way to see: cards by their ids and names, the order of cards that lie in a row, the seed, anybody's number for the dice.
 */
export function foundOut(game: Game, record: GameRecord, pages: readonly Overheard[]): readonly string[] {
  const match = openMatch(game, record.setup as object, record.seed)
  const said = pages.map((page) => ({ page, frames: framesOf(page), seen: new Set<string>() }))
  const numbers = [record.seed, ...Object.values(record.dice?.numbers ?? {})]
  const found = new Set<string>()
  const random = randomFrom('another world')
  const last = Math.max(...said.flatMap(({ frames }) => [...frames.keys()]))
  for (let made = 0; match.state.over === null && made <= last; made++) {
    for (const { page, frames, seen } of said) {
      const { name, seat } = page
      const now = look(match.state, seat)
      const known = JSON.stringify([now.table, now.news, now.question])
      for (const word of wordsIn(known)) seen.add(word)
      const told = frames.get(made) ?? []
      if (told.length === 0) continue
      const other = clone(match.state)
      game.scramble(other, seat, random)
      const scene = JSON.stringify(sceneOf(game, look(other, seat)))
      const { cards, rows } = hiddenFrom(match, seen, known)
      for (const frame of told) {
        const words = wordsIn(frame.text)
        const secrets = [
          ...cards.filter((card) => words.has(card)),
          ...[...rows, ...numbers].filter((row) => frame.text.includes(row)),
          ...(frame.scene === null || JSON.stringify(frame.scene) === scene ? [] : ['what lies there']),
        ]
        for (const secret of secrets) found.add(`after ${made} moves ${name} heard ${secret}`)
      }
    }
    const move = record.moves[made]
    if (move === undefined || submit(match, move) !== null) throw new Error(`move ${made} does not hold`)
  }
  return [...found]
}

/** All that stands between quotes; what names a card after its kind (`command:focus`) also without the kind. */
function wordsIn(text: string): ReadonlySet<string> {
  const words = new Set<string>()
  for (const [, word = ''] of text.matchAll(/"([^"\\]*)"/g)) {
    words.add(word)
    if (word.includes(':')) words.add(word.slice(word.lastIndexOf(':') + 1))
  }
  return words
}

/** What was said, by how many moves had been made as far as the page knew, up to the end of the game. */
function framesOf({ heard }: Overheard): Map<number, Frame[]> {
  const frames = new Map<number, Frame[]>()
  let held: Held = { number: 0, shown: null, record: { moves: [], hashes: [] } as never }
  for (const text of heard) {
    const { update } = JSON.parse(text) as { update?: Update }
    const next = update === undefined ? held : taken(held, update)
    // It asks for everything again, as its page did.
    if (next === null) continue
    held = next
    if (held.shown !== null && held.shown.over !== null) break
    const made = held.shown?.moves ?? 0
    const frame = { text, scene: update === undefined ? null : (held.shown?.scene ?? null) }
    frames.set(made, [...(frames.get(made) ?? []), frame])
  }
  return frames
}

interface Hidden {
  /** By their ids and their names. */
  readonly cards: readonly string[]
  /** Three that lie in a row, as they would be told. */
  readonly rows: readonly string[]
}

/** What a page has never seen of what lies there. */
function hiddenFrom({ game, state }: Match, seen: ReadonlySet<string>, known: string): Hidden {
  const ids = new Set<string>()
  const rows: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const id = value.slice(value.lastIndexOf(':') + 1)
      // Words of the rules are one word each, and are everywhere.
      if (id.includes('-') && !seen.has(id)) ids.add(id)
    } else if (Array.isArray(value)) {
      if (value.length > 3 && value.every((one) => typeof one === 'string'))
        for (let at = 0; at + 3 <= value.length; at += 3) {
          const three = value.slice(at, at + 3)
          if (new Set(three).size === 3) rows.push(JSON.stringify(three).slice(1, -1))
        }
      value.forEach(visit)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  visit(state.table)
  for (const { card } of Object.values(state.effects))
    if (cardNamed(state, card)?.secret === true) visit(card)
  const names = [...ids].flatMap((id) =>
    [game.phrases.en, game.phrases.de].flatMap((phrases) => phrases.card?.(id) ?? []),
  )
  return { cards: [...ids, ...names], rows: rows.filter((row) => !known.includes(row)) }
}
