import type { DicePart, IconsPart, Named, WordsPart } from '@sandtable/kernel'

/** Parts of a card's sheet; one with nothing in it is none. */

export function wordsPart(label: Named, words: readonly Named[]): WordsPart[] {
  return words.length === 0 ? [] : [{ type: 'words', label, words }]
}

export function iconsPart<Icon extends string>(
  label: Named,
  icons: readonly Icon[],
  nameOf: (icon: Icon) => Named,
): IconsPart[] {
  if (icons.length === 0) return []
  return [{ type: 'icons', label, icons: icons.map((icon) => ({ icon, label: nameOf(icon) })) }]
}

export function dicePart<Kind extends string>(
  label: Named,
  dice: readonly Kind[],
  nameOf: (kind: Kind) => Named,
): DicePart[] {
  if (dice.length === 0) return []
  return [{ type: 'dice', label, dice: dice.map((kind) => ({ kind, label: nameOf(kind) })) }]
}
