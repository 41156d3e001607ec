import type { Sheet } from '@sandtable/kernel'
import { wordsPart } from '@sandtable/kit'
import type { UpgradeCard } from '../../data/types.ts'
import { slotNames } from '../list/terms.ts'
import { number } from '../words/numbers.ts'
import { text } from '../words/text.ts'
import { surgeParts } from './unit.ts'
import { keywordParts, weaponParts } from './weapons.ts'

/** An upgrade: what it brings, gives and changes; what it does beyond that stands in the ledger. */
export function sheetOfUpgrade(card: UpgradeCard): Sheet {
  const { slot, points, adds, gains = [], courage, speed, surge = {}, weapons = [], use } = card
  const uses = {
    exhaust: text('exhausted when it is used', 'wird beim Benutzen erschöpft'),
    expend: text('expended when it is used', 'wird beim Benutzen verbraucht'),
  }
  return {
    kind: [text('Upgrade', 'Aufwertung'), slotNames[slot]],
    points,
    figures: [
      ...(adds === undefined ? [] : [number('miniatures', adds.minis)]),
      ...(adds?.wounds === undefined ? [] : [number('wounds', adds.wounds)]),
      ...(courage === undefined ? [] : [number('courage', courage)]),
      ...(speed === undefined ? [] : [number('speed', speed)]),
    ],
    parts: [
      ...weaponParts(weapons),
      ...surgeParts(surge),
      ...keywordParts(gains),
      ...wordsPart(text('Use', 'Benutzung'), use === undefined ? [] : [uses[use]]),
    ],
  }
}
