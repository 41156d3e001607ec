import type { Named } from '@sandtable/kernel'

/** How a piece is called: whole where there is room, short where there is not. */
export interface PieceName {
  readonly whole: Named
  readonly short: Named
}

/** Letters that a short name has at most, where it can be helped. */
export const shortEnough = 12

const ranks =
  /^(?:the|agent|captain|colonel|commander|constable|countess|emperor|general|lieutenant|major|rear admiral|der|die|gräfin|imperator|konteradmiral) /i

/**
 * What others call somebody: the whole name if that is short, the nickname, what follows a rank, or the first name.
 * What tells a card from another of that person stands in brackets and is left out.
 */
export function shortOfPerson(name: string): string {
  const bare = name.replace(/ \(.*\)$/, '')
  const plain = bare.replace(/["“”„]/g, '')
  if (plain.length <= shortEnough) return plain
  const [, nickname] = /["“„]([^"“”]+)["“”]/.exec(bare) ?? []
  if (nickname !== undefined && nickname !== plain) return nickname
  const [first = plain, ...others] = plain.split(' ')
  return ranks.test(plain) ? (others.at(-1) ?? first) : first
}

/** What a thing is called in short: its last word says what it is. */
export function shortOfThing(name: string): string {
  return name.length < shortEnough ? name : (/[^\s-]+(?: \d+)?$/.exec(name)?.[0] ?? name)
}

/** Both names with what tells the piece from others of its short name: “Alpha 2”, “Trooper 2b”. */
export function withMark({ whole, short }: PieceName, mark: string): PieceName {
  return mark === '' ? { whole, short } : { whole: marked(whole, mark), short: marked(short, mark) }
}

function marked({ en, de }: Named, mark: string): Named {
  return { en: `${en} ${mark}`, de: `${de} ${mark}` }
}

/**
 * The number of a piece among those of its short name, in the order in which they are listed; null: nobody else has
 * it. Counted over the whole table, not for each side: so no two pieces are called alike.
 */
export function numberAmong<T>(all: readonly T[], one: T, shortOf: (other: T) => Named): number | null {
  const { en } = shortOf(one)
  const alike = all.filter((other) => shortOf(other).en === en)
  return alike.length < 2 ? null : alike.indexOf(one) + 1
}
