import type { Named } from '@sandtable/kernel'
import type { Slot } from '../../data/types.ts'
import { findCounterpart, findUpgrade } from '../catalogue.ts'
import { type Problem, say } from './problem.ts'
import { type Fielded, keywordsNamed } from './roster.ts'
import { slotNames, titleOf } from './terms.ts'

/** What a unit must be equipped with and is not. */
export function missingUpgrades(unit: Fielded): Problem[] {
  const { card, field } = unit
  const lacks = (rule: string, what: Named): Problem => ({
    rules: [rule],
    field,
    card: card.id,
    text: say.mustEquip(titleOf(card), what),
    missing: true,
  })
  const lacksOf = (rule: string, slot: Slot, least: number) => {
    const count = unit.upgrades.filter((one) => one.card.slot === slot).length
    const { en, de } = slotNames[slot]
    const times = least > 1 ? `${least} × ` : ''
    return count >= least ? [] : [lacks(rule, { en: `${times}${en}`, de: `${times}${de}` })]
  }
  return [
    ...(card.equip ?? []).filter((id) => !bears(unit, id)).map((id) => lacks('LG2-KW-033', nameOf(id))),
    ...equippedSlots(unit).flatMap((slot) => lacksOf('LG2-KW-033', slot, 1)),
    ...keywordsNamed(unit, 'flexible-response').flatMap(({ x = 1 }) =>
      lacksOf('LG2-KW-075', 'heavy weapon', x),
    ),
    ...keywordsNamed(unit, 'heavy-weapon-team').flatMap(() => lacksOf('LG2-KW-206', 'heavy weapon', 1)),
    ...unit.upgrades.flatMap(({ card: { hq, mustFill } }) =>
      mustFill === undefined ? [] : lacksOf(`LG2-UPG-${hq}`, mustFill, 1),
    ),
    ...keywordsNamed(unit, 'programmed').flatMap(() => lacksOf('LG2-KW-164', 'programming', 1)),
  ]
}

/** Equip may name kinds of upgrades in place of cards. */
function equippedSlots(unit: Fielded): Slot[] {
  return keywordsNamed(unit, 'equip')
    .flatMap(({ of = '' }) => of.toLowerCase().split(', '))
    .filter(isSlot)
}

function isSlot(word: string): word is Slot {
  return Object.hasOwn(slotNames, word)
}

function bears({ upgrades, counterpart }: Fielded, id: string): boolean {
  return counterpart?.card.id === id || upgrades.some(({ card }) => card.id === id)
}

function nameOf(id: string): Named {
  const card = findUpgrade(id) ?? findCounterpart(id)
  return card === undefined ? { en: id, de: id } : titleOf(card)
}
