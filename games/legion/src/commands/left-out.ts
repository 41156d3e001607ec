import type { Named } from '@sandtable/kernel'

/** Command cards that are not offered, each with its reason; those that are not released say so in the data. */

const unsure: Named = {
  en: 'Part of its text cannot be read for certain.',
  de: 'Ein Teil ihres Textes ist nicht sicher lesbar.',
}
const fromHand: Named = {
  en: 'It is used out of the hand, or changes a hand.',
  de: 'Sie wird aus der Hand genutzt oder verändert eine Hand.',
}
const places: Named = {
  en: 'A unit is lifted, placed or carried by it.',
  de: 'Eine Einheit wird durch sie versetzt oder getragen.',
}
const by = (reason: Named, ...ids: readonly string[]): [string, Named][] => ids.map((id) => [id, reason])

export const leftOut: ReadonlyMap<string, Named> = new Map([
  ...by(
    unsure,
    'i-am-a-jedi',
    'you-serve-your-master-well',
    'corellian-spike',
    'squadron-on-me',
    'armored-cavalry',
  ),
  ...by(fromHand, 'isb-investigation'),
  ...by(places, 'size-matters-sometimes'),
])
