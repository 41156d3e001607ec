import type { RuleId } from '@sandtable/kernel'
import type { Size, Slot, SquadFaction } from '../../data/types.ts'
import { allOf, eitherOf, factionNames, sizeNames, slotNames, type Text } from './terms.ts'

/** Why a squad may not be fielded. */
export interface Problem {
  readonly rule: RuleId
  /** The place of the ship in the squad. */
  readonly ship?: number
  /** The pilot or upgrade card. */
  readonly card?: string
  readonly text: Text
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
  notOffered: (name: Text) => ({
    en: `${name.en} cannot be used here.`,
    de: `${name.de} kann hier nicht eingesetzt werden.`,
  }),
  onlyDeployed: (name: Text) => ({
    en: `${name.en} is no ship of a squad: another card brings it into play.`,
    de: `${name.de} gehört in keine Staffel: Eine andere Karte bringt dieses Schiff ins Spiel.`,
  }),
  noUpgrades: (name: Text, pilot: Text) => ({
    en: `${pilot.en} cannot carry upgrades: not ${name.en}.`,
    de: `${pilot.de} kann keine Aufwertungskarten tragen: nicht ${name.de}.`,
  }),
  otherFaction: (name: Text, factions: readonly SquadFaction[]) => {
    const { en, de } = eitherOf(factions.map((one) => factionNames[one]))
    return { en: `${name.en} belongs to ${en}.`, de: `${name.de} gehört zu: ${de}.` }
  },
  uniqueTwice: (name: Text) => ({
    en: `${name.en} is unique: the name may be in a squad only once.`,
    de: `${name.de} ist einzigartig: Der Name darf in einer Staffel nur einmal vorkommen.`,
  }),
  limitedTwice: (name: Text) => ({
    en: `${name.en} is limited: one on a ship.`,
    de: `${name.de} ist limitiert: nur eine auf einem Schiff.`,
  }),
  tooManyInSquad: (name: Text, most: number) => ({
    en: `${name.en}: at most ${most} in a squad.`,
    de: `${name.de}: höchstens ${most} in einer Staffel.`,
  }),
  noSlot: (name: Text, slots: readonly Slot[]) => {
    const { en, de } = allOf(slots.map((slot) => slotNames[slot]))
    return { en: `No free slot (${en}) for ${name.en}.`, de: `Kein freier Platz (${de}) für ${name.de}.` }
  },
  slotTaken: (name: Text, by: Text) => ({
    en: `With ${by.en} there is no slot for ${name.en}.`,
    de: `Mit ${by.de} gibt es keinen Platz für ${name.de}.`,
  }),
  sameTwice: (name: Text, by: Text) => ({
    en: `${by.en} asks for different cards: ${name.en} is there twice.`,
    de: `${by.de} verlangt verschiedene Karten: ${name.de} ist doppelt.`,
  }),
  onlyShips: (name: Text, ships: readonly Text[]) => {
    const { en, de } = eitherOf(ships)
    return { en: `${name.en}: ${en} only.`, de: `${name.de}: nur für ${de}.` }
  },
  onlySizes: (name: Text, sizes: readonly Size[]) => {
    const { en, de } = eitherOf(sizes.map((size) => sizeNames[size]))
    return { en: `${name.en}: ${en} ships only.`, de: `${name.de}: nur für ${de} Schiffe.` }
  },
  atLeast: (name: Text, value: Text, least: number) => ({
    en: `${name.en} needs a ${value.en} of ${least} or more.`,
    de: `${name.de} verlangt: ${value.de} ${least} oder mehr.`,
  }),
  atMost: (name: Text, value: Text, most: number) => ({
    en: `${name.en} needs a ${value.en} of ${most} or less.`,
    de: `${name.de} verlangt: ${value.de} ${most} oder weniger.`,
  }),
  exactly: (name: Text, value: Text, number: number) => ({
    en: `${name.en} needs a ${value.en} of ${number}.`,
    de: `${name.de} verlangt: ${value.de} ${number}.`,
  }),
  needsAction: (name: Text, action: Text) => ({
    en: `${name.en} needs the ${action.en} icon in the action bar.`,
    de: `${name.de} verlangt das Symbol ${action.de} in der Aktionsleiste.`,
  }),
  needsIcon: (name: Text, slot: Slot) => ({
    en: `${name.en} needs the ${slotNames[slot].en} icon in the upgrade bar.`,
    de: `${name.de} verlangt das Symbol ${slotNames[slot].de} in der Aufwertungsleiste.`,
  }),
  forbidsIcon: (name: Text, slot: Slot) => ({
    en: `${name.en}: not with the ${slotNames[slot].en} icon in the upgrade bar.`,
    de: `${name.de}: nicht mit dem Symbol ${slotNames[slot].de} in der Aufwertungsleiste.`,
  }),
  mustEquip: (name: Text, other: Text) => ({
    en: `${name.en} must be equipped together with ${other.en}.`,
    de: `${name.de} muss zusammen mit ${other.de} ausgerüstet werden.`,
  }),
  tooDear: (name: Text, by: Text, most: number) => ({
    en: `${by.en} allows no crew above ${most} squad points: ${name.en}.`,
    de: `${by.de} erlaubt keine Crew über ${most} Staffelpunkte: ${name.de}.`,
  }),
  notUnique: (name: Text, by: Text) => ({
    en: `${by.en} allows only unique cards there: not ${name.en}.`,
    de: `${by.de} erlaubt dort nur einzigartige Karten: nicht ${name.de}.`,
  }),
  docksNothing: (name: Text, ship: Text, title: Text) => ({
    en: `${name.en} needs a friendly ship to dock: ${ship.en} with the title ${title.en}.`,
    de: `${name.de} braucht ein befreundetes Schiff zum Andocken: ${ship.de} mit dem Titel ${title.de}.`,
  }),
} satisfies Record<string, (...words: never[]) => Text>

/** Ids come from files and may be as long as the file. */
export function short(id: string): string {
  return id.length > 40 ? `${id.slice(0, 40)}…` : id
}
