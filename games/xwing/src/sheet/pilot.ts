import type { DialPart, Figure, Named, Sheet } from '@sandtable/kernel'
import { iconsPart, wordsPart } from '@sandtable/kit'
import type { ArcName, PilotCard, ShipType, Size } from '../../data/types.ts'
import { tileOf } from '../scene/maneuvers.ts'
import { isDeployed } from '../squad/cards.ts'
import { actionNames, factionNames, slotNames, uniqueWord } from '../squad/terms.ts'
import { shipType } from '../values.ts'
import { difficulties, maneuverName } from '../words/maneuvers.ts'
import { shipTypeName } from '../words/names.ts'
import { shipFigure } from '../words/ship-figures.ts'

/** A ship with its pilot: figures, dial, action bar, arcs, slots. */
export function sheetOfPilot(pilot: PilotCard): Sheet {
  const type = shipType(pilot.ship)
  return {
    kind: [
      shipTypeName(pilot.ship),
      factionNames[pilot.squadFaction],
      shipSizes[type.size],
      ...(pilot.unique ? [uniqueWord] : []),
    ],
    points: isDeployed(pilot.id) ? null : pilot.points,
    look: pilot.ship,
    figures: figuresOf(pilot),
    parts: [
      dialOf(type),
      ...iconsPart({ en: 'Actions', de: 'Aktionen' }, type.actions, (action) => actionNames[action]),
      ...iconsPart({ en: 'Firing arcs', de: 'Feuerwinkel' }, arcsOf(type), (arc) => arcNames[arc]),
      ...wordsPart({ en: 'Range', de: 'Reichweite' }, oddRange(type)),
      ...wordsPart(
        { en: 'Slots', de: 'Plätze' },
        pilot.slots.map((slot) => slotNames[slot]),
      ),
    ],
  }
}

/** As printed on the pilot's card, where it differs from the other ships of that type. */
export function figuresOf({ ship, skill, statOverrides }: PilotCard): Figure[] {
  const { attack, agility, hull, shields } = { ...shipType(ship), ...statOverrides }
  return [
    shipFigure('skill', skill),
    shipFigure('attack', attack),
    shipFigure('agility', agility),
    shipFigure('hull', hull),
    shipFigure('shields', shields),
  ]
}

function dialOf({ dial }: ShipType): DialPart {
  return {
    type: 'dial',
    label: { en: 'Dial', de: 'Manöverrad' },
    tiles: dial.map((maneuver) => {
      const { en, de } = maneuverName(maneuver)
      const how = difficulties[maneuver.difficulty]
      return {
        ...tileOf(maneuver),
        kind: `maneuver-${maneuver.difficulty}`,
        label: { en: `${en}, ${how.en}`, de: `${de}, ${how.de}` },
      }
    }),
  }
}

const shipSizes: Readonly<Record<Size, Named>> = {
  small: { en: 'small ship', de: 'kleines Schiff' },
  large: { en: 'large ship', de: 'großes Schiff' },
}

type PrintedArc = `arc-${ArcName | 'all-round'}`

function arcsOf({ arcs, turretPrimary }: ShipType): PrintedArc[] {
  return [...arcs.map((arc) => `arc-${arc}` as const), ...(turretPrimary ? ['arc-all-round' as const] : [])]
}

const arcNames: Readonly<Record<PrintedArc, Named>> = {
  'arc-front': { en: 'front', de: 'vorn' },
  'arc-aux-rear': { en: 'rear', de: 'hinten' },
  'arc-aux-180': { en: 'front half', de: 'vordere Hälfte' },
  'arc-special-rear': { en: 'rear, for a special weapon', de: 'hinten, für eine besondere Waffe' },
  'arc-mobile': { en: 'mobile', de: 'drehbar' },
  'arc-bullseye': { en: 'bullseye', de: 'Zentrum' },
  'arc-all-round': { en: 'all round', de: 'ringsum' },
}

/** Primary weapons reach from range 1 to 3; only what differs is worth a word. */
function oddRange({ primaryRange: [least, most] }: ShipType): Named[] {
  return least === 1 && most === 3 ? [] : [{ en: `${least} to ${most}`, de: `${least} bis ${most}` }]
}
