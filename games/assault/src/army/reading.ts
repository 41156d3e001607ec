import type { Named } from '@sandtable/kernel'
import { short } from '@sandtable/kit'
import type { Affiliation, Army } from './army.ts'
import { type AnyCard, cardsNamed } from './titles.ts'

/** What reading a file or a text comes to. Whether the army is legal is another question. */
export type ArmyRead =
  | { readonly type: 'army'; readonly army: Army; readonly notices: readonly Notice[] }
  | { readonly type: 'refused'; readonly text: Named }

/** Something that did not make it into the army, or not as it stood there. */
export interface Notice {
  /** The field of the file, or the line of the text. */
  readonly at: string | number
  readonly text: Named
}

export type Tell = (at: string | number, en: string, de: string) => void

export const mostCharacters = 100_000
const mostLetters = 100
const mostCopies = 20

export function refused(en: string, de: string): ArmyRead {
  return { type: 'refused', text: { en, de } }
}

export function tooLarge(): ArmyRead {
  return refused('The file is too large.', 'Die Datei ist zu groß.')
}

/** The one card that a name means; what it may mean besides is told. */
export function cardNamed(
  said: string,
  army: Affiliation | null,
  at: string | number,
  tell: Tell,
): AnyCard | null {
  const [one, another] = cardsNamed(said, army)
  const name = short(said)
  if (one === undefined) tell(at, `Unknown card left out: ${name}.`, `Unbekannte Karte weggelassen: ${name}.`)
  else if (another === undefined) return one
  else
    tell(
      at,
      `${name} left out: there are several such cards.`,
      `${name} weggelassen: Es gibt mehrere solche Karten.`,
    )
  return null
}

/** A name as long as a heading may be. */
export function readName(said: string, at: string | number, tell: Tell): string {
  const letters = [...said]
  if (letters.length <= mostLetters) return said
  tell(
    at,
    `The name was cut to ${mostLetters} letters.`,
    `Der Name wurde auf ${mostLetters} Zeichen gekürzt.`,
  )
  return letters.slice(0, mostLetters).join('')
}

/** Points are reckoned, never believed. */
export function tellPoints(said: unknown, points: number, at: string | number, tell: Tell): void {
  if (said === points) return
  tell(
    at,
    `The points that stand there are not right: the army costs ${points}.`,
    `Die angegebenen Punkte stimmen nicht: Die Armee kostet ${points}.`,
  )
}

export function readCount(count: unknown, at: string | number, tell: Tell): number {
  if (typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= mostCopies) return count
  tell(
    at,
    `A count is a whole number from 1 to ${mostCopies}; taken as 1.`,
    `Eine Anzahl ist eine ganze Zahl von 1 bis ${mostCopies}; als 1 gelesen.`,
  )
  return 1
}
