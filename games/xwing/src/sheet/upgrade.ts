import type { Named, Sheet } from '@sandtable/kernel'
import { eitherOf, figuresLabelled, wordsPart } from '@sandtable/kit'
import type { UpgradeCard, Weapon } from '../../data/types.ts'
import { factionNames, limitedWord, slotNames, uniqueWord } from '../squad/terms.ts'
import { shipTypeName } from '../words/names.ts'

const figure = figuresLabelled({ dice: { en: 'Attack dice', de: 'Angriffswürfel' } })

/** An upgrade: its slot, who may have it, and of a weapon its dice and range. */
export function sheetOfUpgrade(card: UpgradeCard): Sheet {
  const { slot, points, unique, limited, weapon, restrictions } = card
  return {
    kind: [slotNames[slot], ...(unique ? [uniqueWord] : []), ...(limited ? [limitedWord] : [])],
    points,
    figures: weapon === undefined ? [] : [figure('dice', weapon.attack)],
    parts: [
      ...(weapon === undefined
        ? []
        : wordsPart({ en: 'Range', de: 'Reichweite' }, [rangeOf(weapon), ...reachOf(weapon)])),
      ...wordsPart({ en: 'Needs', de: 'Braucht' }, needsOf(weapon)),
      ...wordsPart({ en: 'Only for', de: 'Nur für' }, [
        ...(restrictions?.faction === undefined
          ? []
          : [eitherOf(restrictions.faction.map((one) => factionNames[one]))]),
        ...(restrictions?.ships === undefined ? [] : [eitherOf(restrictions.ships.map(shipTypeName))]),
      ]),
    ],
  }
}

function rangeOf({ range: [least, most] }: Weapon): Named {
  return least === most
    ? { en: `${least}`, de: `${least}` }
    : { en: `${least} to ${most}`, de: `${least} bis ${most}` }
}

function reachOf({ arc }: Weapon): Named[] {
  return arc === 'any' ? [{ en: 'all round', de: 'ringsum' }] : []
}

const tokens: Readonly<Record<'target-lock' | 'focus', Named>> = {
  'target-lock': { en: 'target lock', de: 'Zielerfassung' },
  focus: { en: 'focus token', de: 'Fokusmarker' },
}

function needsOf(weapon: Weapon | undefined): Named[] {
  return weapon?.requires == null ? [] : [tokens[weapon.requires]]
}
