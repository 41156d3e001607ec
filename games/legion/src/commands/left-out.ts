import type { Named } from '@sandtable/kernel'

/** Command cards that are not offered, each with its reason; those that are not released say so in the data. */

const unsure: Named = {
  en: 'A range or its first lines cannot be read for certain.',
  de: 'Eine Reichweite oder ihre ersten Zeilen sind nicht sicher lesbar.',
}

export const leftOut: ReadonlyMap<string, Named> = new Map([
  ['you-serve-your-master-well', unsure],
  ['armored-cavalry', unsure],
])
