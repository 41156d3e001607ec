import type { Named, RuleId } from '@sandtable/kernel'
import { short } from '@sandtable/kit'
import type { Slot } from '../../data/types.ts'
import { slotNames } from './terms.ts'

/** Why an army may not be fielded. */
export interface Problem {
  /** The rules that it breaks: of the ledger, or of a card where the card itself forbids it. */
  readonly rules: readonly RuleId[]
  /** The part of the army that is at fault: `faction`, `units[2].upgrades[0]`, `commands`. */
  readonly field: string
  /** The card at fault. */
  readonly card?: string
  readonly text: Named
  /** Something is not there yet; what is there may stay. */
  readonly missing?: true
}

const one = (count: number, single: string, several: string) => `${count} ${count === 1 ? single : several}`
const units = (count: number): Named => ({
  en: one(count, 'unit', 'units'),
  de: one(count, 'Einheit', 'Einheiten'),
})

/** What problems say. */
export const say = {
  notAnArmy: () => ({
    en: 'This is not an army: it needs a faction, units, a command hand and a battle deck.',
    de: 'Das ist keine Armee: Sie braucht eine Fraktion, Einheiten, eine Kommandokartenhand und einen Gefechtskartenstapel.',
  }),
  notAPart: (key: string) => ({
    en: `“${short(key)}” is not part of an army.`,
    de: `„${short(key)}“ ist kein Teil einer Armee.`,
  }),
  notAWord: () => ({ en: 'A word belongs here.', de: 'Hierher gehört ein Wort.' }),
  notAList: () => ({ en: 'A list of cards belongs here.', de: 'Hierher gehört eine Liste von Karten.' }),
  notAUnit: () => ({
    en: 'A unit has a card and a list of upgrades.',
    de: 'Eine Einheit hat eine Karte und eine Liste von Aufwertungen.',
  }),
  tooMany: (most: number) => ({
    en: `More than ${most} cards here are more than any army has.`,
    de: `Mehr als ${most} Karten hat hier keine Armee.`,
  }),
  noFaction: () => ({
    en: 'An army is of the Rebels, the Empire, the Republic or the Separatists, or of a battle force.',
    de: 'Eine Armee gehört zu Rebellen, Imperium, Republik oder Separatisten oder ist ein Kampftrupp.',
  }),
  noFormat: (id: string) => ({
    en: `There is no format “${short(id)}”.`,
    de: `Es gibt kein Format „${short(id)}“.`,
  }),
  unknown: (id: string) => ({
    en: `There is no such card here: “${short(id)}”.`,
    de: `Eine solche Karte gibt es hier nicht: „${short(id)}“.`,
  }),
  notOffered: (name: Named) => ({
    en: `${name.en} cannot be used here yet.`,
    de: `${name.de} kann hier noch nicht eingesetzt werden.`,
  }),
  noPoints: (name: Named) => ({
    en: `${name.en}: nobody knows yet what it costs.`,
    de: `${name.de}: Die Punktekosten sind noch nicht bekannt.`,
  }),
  needsForce: ({ en, de }: Named) => ({
    en: `${en} make an army only as a battle force.`,
    de: `Nur als Kampftrupp eine Armee: ${de}.`,
  }),
  otherForce: (force: Named, { en, de }: Named) => ({
    en: `${force.en} is a battle force of another faction: ${en}.`,
    de: `${force.de} ist ein Kampftrupp einer anderen Fraktion: ${de}.`,
  }),
  forceInFormat: (force: Named, { en, de }: Named) => ({
    en: `For ${force.en} no limits are known in this format: ${en}.`,
    de: `Für ${force.de} sind in diesem Format keine Grenzen bekannt: ${de}.`,
  }),
  otherFaction: (name: Named, { en, de }: Named) => ({
    en: `${name.en} belongs to another faction: ${en}.`,
    de: `${name.de} gehört zu einer anderen Fraktion: ${de}.`,
  }),
  notForHire: (name: Named, { en, de }: Named) => ({
    en: `${name.en} does not fight for this faction: ${en}.`,
    de: `${name.de} kämpft nicht für diese Fraktion: ${de}.`,
  }),
  notInForce: (name: Named, force: Named) => ({
    en: `${name.en} is not allowed in ${force.en}.`,
    de: `${name.de} ist in diesem Kampftrupp nicht erlaubt: ${force.de}.`,
  }),
  specialIssue: (name: Named, force: Named) => ({
    en: `${name.en} is for the battle force ${force.en} only.`,
    de: `${name.de} ist nur für diesen Kampftrupp: ${force.de}.`,
  }),
  tooDear: (cost: number, most: number) => ({
    en: `The army costs ${cost} points; ${most} are allowed.`,
    de: `Die Armee kostet ${cost} Punkte; erlaubt sind ${most}.`,
  }),
  tooFewOfRank: ({ en, de }: Named, count: number, least: number) => ({
    en: `Rank ${en}: ${count} of at least ${units(least).en}.`,
    de: `Rang ${de}: ${count} von mindestens ${units(least).de}.`,
  }),
  tooManyOfRank: ({ en, de }: Named, count: number, most: number) => ({
    en: `Rank ${en}: ${units(count).en}, at most ${most} allowed.`,
    de: `Rang ${de}: ${units(count).de}, erlaubt höchstens ${most}.`,
  }),
  tooManyLeaders: (count: number, most: number) => ({
    en: `Commanders and operatives: ${count} together, at most ${most} allowed.`,
    de: `Commander und Agenten: zusammen ${count}, erlaubt höchstens ${most}.`,
  }),
  tooManyMercenaries: ({ en, de }: Named, count: number, most: number) => ({
    en: `Mercenaries of rank ${en}: ${count}, at most ${most} allowed.`,
    de: `Söldner vom Rang ${de}: ${count}, erlaubt höchstens ${most}.`,
  }),
  aloneDetached: (name: Named, of: Named) => ({
    en: `Detachment: each ${name.en} needs a unit of its own: ${of.en}.`,
    de: `Abteilung: Zu jeder Einheit ${name.de} gehört eine eigene Einheit: ${of.de}.`,
  }),
  noDetachments: (name: Named, force: Named) => ({
    en: `${force.en} has no units with Detachment: ${name.en}.`,
    de: `${force.de} hat keine Einheiten mit Abteilung: ${name.de}.`,
  }),
  tooManyCopies: (name: Named, most: number) => ({
    en: `${name.en}: at most ${one(most, 'card', 'cards')} of this name in an army.`,
    de: `${name.de}: höchstens ${one(most, 'Karte', 'Karten')} dieses Namens in einer Armee.`,
  }),
  noSlot: (name: Named, slot: Slot) => ({
    en: `${name.en}: the unit has no free slot for it (${slotNames[slot].en}).`,
    de: `${name.de}: Die Einheit hat dafür keinen freien Platz (${slotNames[slot].de}).`,
  }),
  twiceOnUnit: (name: Named) => ({
    en: `${name.en}: a unit has an upgrade only once.`,
    de: `${name.de}: Eine Einheit hat eine Aufwertung nur einmal.`,
  }),
  notFor: (name: Named, unit: Named, { en, de }: Named) => ({
    en: `${name.en} is not for ${unit.en}. It is for: ${en}.`,
    de: `${name.de} ist nichts für ${unit.de}, sondern für: ${de}.`,
  }),
  notInArmyOf: (name: Named, { en, de }: Named) => ({
    en: `${name.en} is for armies of: ${en}.`,
    de: `${name.de} ist nur für Armeen von: ${de}.`,
  }),
  noOption: (id: string) => ({
    en: `There is no option “${id}” to choose here, or it is chosen twice.`,
    de: `Hier gibt es keine Möglichkeit „${id}“ zu wählen, oder sie ist doppelt gewählt.`,
  }),
  options: (force: Named, have: number, choose: number) => ({
    en: `${force.en}: ${have} of ${choose} options are chosen.`,
    de: `${force.de}: ${have} von ${choose} Möglichkeiten sind gewählt.`,
  }),
  choiceNeeded: (name: Named, choice: Named) => ({
    en: `${name.en} comes only with a choice of a battle force: ${choice.en}.`,
    de: `${name.de} gibt es nur durch die Wahl eines Kampftrupps: ${choice.de}.`,
  }),
  secondLeader: (name: Named) => ({
    en: `${name.en}: a unit has only one upgrade with Leader.`,
    de: `${name.de}: Eine Einheit hat nur eine Aufwertung mit Anführer.`,
  }),
  mustEquip: (unit: Named, { en, de }: Named) => ({
    en: `${unit.en} must be equipped with: ${en}.`,
    de: `${unit.de} muss ausgerüstet sein mit: ${de}.`,
  }),
  notItsCounterpart: (name: Named, unit: Named) => ({
    en: `${name.en} is not a counterpart of ${unit.en}.`,
    de: `${name.de} ist kein Partner von ${unit.de}.`,
  }),
  unitLimit: (names: Named, least: number, most: number) => ({
    en: `${names.en}: ${least === 0 ? '' : `at least ${least}, `}at most ${most} in this battle force.`,
    de: `${names.de}: ${least === 0 ? '' : `mindestens ${least}, `}höchstens ${most} in diesem Kampftrupp.`,
  }),
  oneForEach: (name: Named, of: Named) => ({
    en: `${name.en}: at most one for each unit ${of.en}.`,
    de: `${name.de}: höchstens eine für jede Einheit ${of.de}.`,
  }),
  atLeast: (count: number, { en, de }: Named) => ({
    en: `This battle force needs at least ${units(count).en}: ${en}.`,
    de: `Dieser Kampftrupp braucht mindestens ${units(count).de}: ${de}.`,
  }),
  oneOfEach: () => ({
    en: 'No corps unit twice before each kind is there once.',
    de: 'Keine Korps-Einheit zweimal, bevor jede Art einmal da ist.',
  }),
  otherAffiliation: (name: Named, { en, de }: Named) => ({
    en: `${name.en} has not the affiliation that this army needs: ${en}.`,
    de: `${name.de} hat nicht die Zugehörigkeit, die diese Armee verlangt: ${de}.`,
  }),
  noLeaderOfAffiliation: (name: Named) => ({
    en: `${name.en} needs a commander or operative of its affiliation.`,
    de: `${name.de} braucht einen Commander oder Agenten der eigenen Zugehörigkeit.`,
  }),
  handPips: (pips: number, count: number) => ({
    en: `The command hand has ${one(count, 'card', 'cards')} with ${one(pips, 'pip', 'pips')}; it needs two.`,
    de: `Die Kommandokartenhand hat ${one(count, 'Karte', 'Karten')} mit ${one(pips, 'Kreis', 'Kreisen')}; sie braucht zwei.`,
  }),
  cardTwice: (name: Named) => ({
    en: `${name.en} is there twice; each card may be there once.`,
    de: `${name.de} ist zweimal da; jede Karte darf einmal da sein.`,
  }),
  alwaysThere: (name: Named) => ({
    en: `${name.en} is in every hand and need not be written down.`,
    de: `${name.de} ist in jeder Hand und wird nicht aufgeschrieben.`,
  }),
  commandNeeds: (name: Named, { en, de }: Named) => ({
    en: `${name.en} needs this in the army: ${en}.`,
    de: `${name.de} verlangt in der Armee: ${de}.`,
  }),
  commandDue: (name: Named, by: Named) => ({
    en: `${by.en} brings ${name.en}: it must be in the command hand.`,
    de: `${by.de} bringt ${name.de} mit: Die Karte muss in der Kommandokartenhand sein.`,
  }),
  battleKind: ({ en, de }: Named, count: number) => ({
    en: `${en}: the battle deck has ${count}; it needs three.`,
    de: `${de}: Der Gefechtskartenstapel hat ${count}; er braucht drei.`,
  }),
  noBattleDeck: (name: Named) => ({
    en: `${name.en}: armies of this edition bring no battle deck.`,
    de: `${name.de}: Armeen dieser Edition bringen keinen Gefechtskartenstapel mit.`,
  }),
  otherEdition: (name: Named, edition: string, here: string) => ({
    en: `${name.en} belongs to the edition of ${edition}, and this army is built for that of ${here}.`,
    de: `${name.de} gehört zur Edition von ${edition}, und diese Armee ist für die von ${here} gebaut.`,
  }),
  battleFormat: (name: Named, recon: boolean) => ({
    en: `${name.en} is ${recon ? '' : 'not '}a card for recon games.`,
    de: `${name.de} ist ${recon ? 'eine' : 'keine'} Karte für Recon-Spiele.`,
  }),
} satisfies Record<string, (...words: never[]) => Named>
