import type { RuleId } from '@sandtable/kernel'
import type { Size, Slot, SquadFaction } from '../../data/types.ts'
import { allOf, eitherOf, factionNames, named, sizeNames, slotNames, type Text } from './words.ts'

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
  notOffered: (name: string) => ({
    en: `${name} cannot be used here.`,
    de: `${name} kann hier nicht eingesetzt werden.`,
  }),
  onlyDeployed: (name: string) => ({
    en: `${name} is no ship of a squad: another card brings it into play.`,
    de: `${name} gehört in keine Staffel: Eine andere Karte bringt dieses Schiff ins Spiel.`,
  }),
  noUpgrades: (name: string, pilot: string) => ({
    en: `${pilot} cannot carry upgrades: not ${name}.`,
    de: `${pilot} kann keine Aufwertungskarten tragen: nicht ${name}.`,
  }),
  otherFaction: (name: string, factions: readonly SquadFaction[]) => {
    const { en, de } = eitherOf(factions.map((one) => factionNames[one]))
    return { en: `${name} belongs to ${en}.`, de: `${name} gehört zu: ${de}.` }
  },
  uniqueTwice: (name: string) => ({
    en: `${name} is unique: the name may be in a squad only once.`,
    de: `${name} ist einzigartig: Der Name darf in einer Staffel nur einmal vorkommen.`,
  }),
  limitedTwice: (name: string) => ({
    en: `${name} is limited: one on a ship.`,
    de: `${name} ist limitiert: nur eine auf einem Schiff.`,
  }),
  tooManyInSquad: (name: string, most: number) => ({
    en: `${name}: at most ${most} in a squad.`,
    de: `${name}: höchstens ${most} in einer Staffel.`,
  }),
  noSlot: (name: string, slots: readonly Slot[]) => {
    const { en, de } = allOf(slots.map((slot) => slotNames[slot]))
    return { en: `No free slot (${en}) for ${name}.`, de: `Kein freier Platz (${de}) für ${name}.` }
  },
  slotTaken: (name: string, by: string) => ({
    en: `With ${by} there is no slot for ${name}.`,
    de: `Mit ${by} gibt es keinen Platz für ${name}.`,
  }),
  sameTwice: (name: string, by: string) => ({
    en: `${by} asks for different cards: ${name} is there twice.`,
    de: `${by} verlangt verschiedene Karten: ${name} ist doppelt.`,
  }),
  onlyShips: (name: string, ships: readonly string[]) => {
    const { en, de } = eitherOf(ships.map(named))
    return { en: `${name}: ${en} only.`, de: `${name}: nur für ${de}.` }
  },
  onlySizes: (name: string, sizes: readonly Size[]) => {
    const { en, de } = eitherOf(sizes.map((size) => sizeNames[size]))
    return { en: `${name}: ${en} ships only.`, de: `${name}: nur für ${de} Schiffe.` }
  },
  atLeast: (name: string, value: Text, least: number) => ({
    en: `${name} needs a ${value.en} of ${least} or more.`,
    de: `${name} verlangt: ${value.de} ${least} oder mehr.`,
  }),
  atMost: (name: string, value: Text, most: number) => ({
    en: `${name} needs a ${value.en} of ${most} or less.`,
    de: `${name} verlangt: ${value.de} ${most} oder weniger.`,
  }),
  exactly: (name: string, value: Text, number: number) => ({
    en: `${name} needs a ${value.en} of ${number}.`,
    de: `${name} verlangt: ${value.de} ${number}.`,
  }),
  needsAction: (name: string, action: Text) => ({
    en: `${name} needs the ${action.en} icon in the action bar.`,
    de: `${name} verlangt das Symbol ${action.de} in der Aktionsleiste.`,
  }),
  needsIcon: (name: string, slot: Slot) => ({
    en: `${name} needs the ${slotNames[slot].en} icon in the upgrade bar.`,
    de: `${name} verlangt das Symbol ${slotNames[slot].de} in der Aufwertungsleiste.`,
  }),
  forbidsIcon: (name: string, slot: Slot) => ({
    en: `${name}: not with the ${slotNames[slot].en} icon in the upgrade bar.`,
    de: `${name}: nicht mit dem Symbol ${slotNames[slot].de} in der Aufwertungsleiste.`,
  }),
  mustEquip: (name: string, other: string) => ({
    en: `${name} must be equipped together with ${other}.`,
    de: `${name} muss zusammen mit ${other} ausgerüstet werden.`,
  }),
  tooDear: (name: string, by: string, most: number) => ({
    en: `${by} allows no crew above ${most} squad points: ${name}.`,
    de: `${by} erlaubt keine Crew über ${most} Staffelpunkte: ${name}.`,
  }),
  notUnique: (name: string, by: string) => ({
    en: `${by} allows only unique cards there: not ${name}.`,
    de: `${by} erlaubt dort nur einzigartige Karten: nicht ${name}.`,
  }),
  docksNothing: (name: string, ship: string, title: string) => ({
    en: `${name} needs a friendly ship to dock: ${ship} with the title ${title}.`,
    de: `${name} braucht ein befreundetes Schiff zum Andocken: ${ship} mit dem Titel ${title}.`,
  }),
} satisfies Record<string, (...words: never[]) => Text>

/** Ids come from files and may be as long as the file. */
export function short(id: string): string {
  return id.length > 40 ? `${id.slice(0, 40)}…` : id
}
