import type { Ghost, Language, Piece, Plain, Scene, Thing } from '@sandtable/kernel'

/** All things of one type. */
export function thingsOf<T extends Thing>({ things }: Scene, type: T['type']): T[] {
  return things.filter((one): one is T => one.type === type)
}

/** A mat that is much longer than deep gets the whole width, and what lies beside others lies below it. */
export function isLong({ unit, width, height }: Scene): boolean {
  return unit === 'mm' && width > 1.6 * height
}

/** On the table, and still to come. */
export function allPieces(scene: Scene): Piece[] {
  return [...thingsOf<Piece>(scene, 'piece'), ...(scene.aside ?? [])]
}

/** Whatever has a row in the list, and can be looked at. */
export function everyPiece(scene: Scene): Piece[] {
  return [...allPieces(scene), ...(scene.gone ?? [])]
}

/** The piece that stands for this one: the one that leads it, unless it has answers of its own. */
export function meantBy(thing: Thing): string {
  const isLed = thing.type === 'piece' && thing.follows !== undefined && (thing.answers?.length ?? 0) === 0
  return isLed ? (thing.follows ?? thing.id) : thing.id
}

/** The unit that a thing belongs to: its leader's id, or its own. */
export function unitOf(thing: Thing): string {
  return (thing.type === 'piece' ? thing.follows : undefined) ?? thing.id
}

/** Does this thing stand for just this answer? */
export function isAnswer({ answers }: Thing, answer: Plain): boolean {
  return answers?.length === 1 && JSON.stringify(answers[0]) === JSON.stringify(answer)
}

/** Answers that something on the table stands for, as text. */
export function answersOnTable({ things }: Scene): ReadonlySet<string> {
  const found = things.flatMap((one) => (one.type === 'choice' ? [] : (one.answers ?? [])))
  return new Set(found.map((answer) => JSON.stringify(answer)))
}

/** The names of pieces by their ids. */
export function namesOf(scene: Scene, language: Language): Readonly<Record<string, string>> {
  const named = Object.fromEntries(everyPiece(scene).map((one) => [one.id, one.label?.[language] ?? one.id]))
  for (const { id, follows } of thingsOf<Piece>(scene, 'piece'))
    if (follows !== undefined) named[id] = named[follows] ?? id
  return named
}

/** The same for where many of them stand together. */
export function shortNamesOf(scene: Scene, language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    thingsOf<Piece>(scene, 'piece').map(({ id, short, label }) => [id, (short ?? label)?.[language] ?? id]),
  )
}

/** The one piece that acts; null: there is none, or there are several. */
export function actingPiece(scene: Scene): Piece | null {
  const [only, ...others] = allPieces(scene).filter((one) => one.active && one.follows === undefined)
  return only === undefined || others.length > 0 ? null : only
}

/** The piece on the table that what is asked about names; null: none, or several. */
export function pieceNamed(scene: Scene, about: Plain): Piece | null {
  if (typeof about !== 'object' || about === null) return null
  const named = Object.values(about)
  const [only, ...others] = allPieces(scene).filter(({ id }) => named.includes(id))
  return only === undefined || others.length > 0 ? null : only
}

/** The piece whose part of the answer this key is. */
export function pieceOfKey(ghosts: readonly Ghost[], key: string): string | null {
  return ghosts.find((one) => one.part?.key === key)?.of ?? null
}
