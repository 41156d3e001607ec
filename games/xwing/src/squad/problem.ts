import type { Named, RuleId } from '@sandtable/kernel'
import { allOf, eitherOf, short } from '@sandtable/kit'
import type { Size, Slot, SquadFaction } from '../../data/types.ts'
import { factionNames, sizeNames, slotNames } from './terms.ts'

/** Why a squad may not be fielded. */
export interface Problem {
  readonly rule: RuleId
  /** The place of the ship in the squad. */
  readonly ship?: number
  /** The pilot or upgrade card. */
  readonly card?: string
  readonly text: Named
}

/** Where the rules for squads have no entry of their own, the card's entry in the ledger rules. */
export function ruleOf(card: string): RuleId {
  return `XW-UPG-${card}`
}

/** What problems say. */
export const say = {
  notASquad: () => ({
    en: 'This is not a squad: it needs a name, a faction and a list of ships.',
    de: 'Das ist keine Staffel: Sie braucht einen Namen, eine Fraktion und eine Liste von Schiffen.',
  }),
  noShips: () => ({
    en: 'A squad needs at least one ship.',
    de: 'Eine Staffel braucht mindestens ein Schiff.',
  }),
  tooManyShips: (most: number) => ({
    en: `More than ${most} ships are more than any table holds.`,
    de: `Mehr als ${most} Schiffe passen auf keinen Tisch.`,
  }),
  tooManyUpgrades: (most: number) => ({
    en: `No ship has slots for more than ${most} upgrades.`,
    de: `Kein Schiff hat Plätze für mehr als ${most} Aufwertungskarten.`,
  }),
  tooManyPoints: (cost: number, limit: number) => ({
    en: `The squad costs ${cost} squad points; ${limit} are allowed.`,
    de: `Die Staffel kostet ${cost} Staffelpunkte; erlaubt sind ${limit}.`,
  }),
  noPilot: (id: string) => ({
    en: `There is no pilot card “${short(id)}”.`,
    de: `Es gibt keine Pilotenkarte „${short(id)}“.`,
  }),
  noUpgrade: (id: string) => ({
    en: `There is no upgrade card “${short(id)}”.`,
    de: `Es gibt keine Aufwertungskarte „${short(id)}“.`,
  }),
  notOffered: (name: Named) => ({
    en: `${name.en} cannot be used here.`,
    de: `${name.de} kann hier nicht eingesetzt werden.`,
  }),
  onlyDeployed: (name: Named) => ({
    en: `${name.en} is no ship of a squad: another card brings it into play.`,
    de: `${name.de} gehört in keine Staffel: Eine andere Karte bringt dieses Schiff ins Spiel.`,
  }),
  noUpgrades: (name: Named, pilot: Named) => ({
    en: `${pilot.en} cannot carry upgrades: not ${name.en}.`,
    de: `${pilot.de} kann keine Aufwertungskarten tragen: nicht ${name.de}.`,
  }),
  otherFaction: (name: Named, factions: readonly SquadFaction[]) => {
    const { en, de } = eitherOf(factions.map((one) => factionNames[one]))
    return { en: `${name.en} belongs to ${en}.`, de: `${name.de} gehört zu: ${de}.` }
  },
  uniqueTwice: (name: Named) => ({
    en: `${name.en} is unique: the name may be in a squad only once.`,
    de: `${name.de} ist einzigartig: Der Name darf in einer Staffel nur einmal vorkommen.`,
  }),
  limitedTwice: (name: Named) => ({
    en: `${name.en} is limited: one on a ship.`,
    de: `${name.de} ist limitiert: nur eine auf einem Schiff.`,
  }),
  tooManyInSquad: (name: Named, most: number) => ({
    en: `${name.en}: at most ${most} in a squad.`,
    de: `${name.de}: höchstens ${most} in einer Staffel.`,
  }),
  noSlot: (name: Named, slots: readonly Slot[]) => {
    const { en, de } = allOf(slots.map((slot) => slotNames[slot]))
    return { en: `No free slot (${en}) for ${name.en}.`, de: `Kein freier Platz (${de}) für ${name.de}.` }
  },
  slotTaken: (name: Named, by: Named) => ({
    en: `With ${by.en} there is no slot for ${name.en}.`,
    de: `Mit ${by.de} gibt es keinen Platz für ${name.de}.`,
  }),
  sameTwice: (name: Named, by: Named) => ({
    en: `${by.en} asks for different cards: ${name.en} is there twice.`,
    de: `${by.de} verlangt verschiedene Karten: ${name.de} ist doppelt.`,
  }),
  onlyShips: (name: Named, ships: readonly Named[]) => {
    const { en, de } = eitherOf(ships)
    return { en: `${name.en}: ${en} only.`, de: `${name.de}: nur für ${de}.` }
  },
  onlySizes: (name: Named, sizes: readonly Size[]) => {
    const { en, de } = eitherOf(sizes.map((size) => sizeNames[size]))
    return { en: `${name.en}: ${en} ships only.`, de: `${name.de}: nur für ${de} Schiffe.` }
  },
  atLeast: (name: Named, value: Named, least: number) => ({
    en: `${name.en} needs a ${value.en} of ${least} or more.`,
    de: `${name.de} verlangt: ${value.de} ${least} oder mehr.`,
  }),
  atMost: (name: Named, value: Named, most: number) => ({
    en: `${name.en} needs a ${value.en} of ${most} or less.`,
    de: `${name.de} verlangt: ${value.de} ${most} oder weniger.`,
  }),
  exactly: (name: Named, value: Named, number: number) => ({
    en: `${name.en} needs a ${value.en} of ${number}.`,
    de: `${name.de} verlangt: ${value.de} ${number}.`,
  }),
  needsAction: (name: Named, action: Named) => ({
    en: `${name.en} needs the ${action.en} icon in the action bar.`,
    de: `${name.de} verlangt das Symbol ${action.de} in der Aktionsleiste.`,
  }),
  needsIcon: (name: Named, slot: Slot) => ({
    en: `${name.en} needs the ${slotNames[slot].en} icon in the upgrade bar.`,
    de: `${name.de} verlangt das Symbol ${slotNames[slot].de} in der Aufwertungsleiste.`,
  }),
  forbidsIcon: (name: Named, slot: Slot) => ({
    en: `${name.en}: not with the ${slotNames[slot].en} icon in the upgrade bar.`,
    de: `${name.de}: nicht mit dem Symbol ${slotNames[slot].de} in der Aufwertungsleiste.`,
  }),
  mustEquip: (name: Named, other: Named) => ({
    en: `${name.en} must be equipped together with ${other.en}.`,
    de: `${name.de} muss zusammen mit ${other.de} ausgerüstet werden.`,
  }),
  tooDear: (name: Named, by: Named, most: number) => ({
    en: `${by.en} allows no crew above ${most} squad points: ${name.en}.`,
    de: `${by.de} erlaubt keine Crew über ${most} Staffelpunkte: ${name.de}.`,
  }),
  notUnique: (name: Named, by: Named) => ({
    en: `${by.en} allows only unique cards there: not ${name.en}.`,
    de: `${by.de} erlaubt dort nur einzigartige Karten: nicht ${name.de}.`,
  }),
  docksNothing: (name: Named, ship: Named, title: Named) => ({
    en: `${name.en} needs a friendly ship to dock: ${ship.en} with the title ${title.en}.`,
    de: `${name.de} braucht ein befreundetes Schiff zum Andocken: ${ship.de} mit dem Titel ${title.de}.`,
  }),
} satisfies Record<string, (...words: never[]) => Named>
