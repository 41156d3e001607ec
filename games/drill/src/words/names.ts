import type { Named } from '@sandtable/kernel'

/** What everything on the table is called. */

const sides: Readonly<Record<string, Named>> = {
  red: { en: 'Red', de: 'Rot' },
  blue: { en: 'Blue', de: 'Blau' },
}

const cards: Readonly<Record<string, Named>> = {
  guard: { en: 'Guard', de: 'Deckung' },
  dodge: { en: 'Dodge', de: 'Ausweichen' },
  feint: { en: 'Feint', de: 'Finte' },
  rally: { en: 'Rally', de: 'Sammeln' },
}

const faces: Readonly<Record<string, Named>> = {
  hit: { en: 'hit', de: 'Treffer' },
  miss: { en: 'miss', de: 'Fehlschuss' },
  cancelled: { en: 'cancelled', de: 'aufgehoben' },
}

const stances: Readonly<Record<string, Named>> = {
  aim: { en: 'aims', de: 'zielt' },
  rush: { en: 'rushes', de: 'stürmt' },
}

export const sideName = nameFrom(sides)
export const cardName = nameFrom(cards)
export const faceName = nameFrom(faces)
export const stanceName = nameFrom(stances)

/** `red-a`: Red A. */
export function cadetName(id: string): Named {
  const [seat = '', letter = ''] = id.split('-')
  const { en, de } = sideName(seat)
  return { en: `${en} ${letter.toUpperCase()}`, de: `${de} ${letter.toUpperCase()}` }
}

function nameFrom(names: Readonly<Record<string, Named>>): (id: string) => Named {
  return (id) => ({ ...(names[id] ?? { en: id, de: id }) })
}
