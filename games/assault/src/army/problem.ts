import type { Named, RuleId } from '@sandtable/kernel'
import { eitherOf, short } from '@sandtable/kit'
import type { Affiliation, Trait } from '../../data/types.ts'
import { affiliationNames, traitNames } from './terms.ts'

/** Why an army may not be fielded. */
export interface Problem {
  /** The rules that it breaks: of the ledger, or of a card where the card itself forbids it. */
  readonly rules: readonly RuleId[]
  /** The part of the army that is at fault: `affiliation`, `deployments[2].attachments[0]`, `command`. */
  readonly field: string
  /** The card at fault. */
  readonly card?: string
  readonly text: Named
}

/** What problems say. */
export const say = {
  notAnArmy: () => ({
    en: 'This is not an army: it needs an affiliation, deployment cards and a command deck.',
    de: 'Das ist keine Armee: Sie braucht eine Fraktion, Aufstellungskarten und einen Befehlsstapel.',
  }),
  notAName: () => ({
    en: 'The name of an army is a word or several.',
    de: 'Der Name einer Armee besteht aus Wörtern.',
  }),
  noAffiliation: () => ({
    en: 'An army is Rebel, Imperial or Mercenary.',
    de: 'Eine Armee gehört zu Rebellen, Imperium oder Söldnern.',
  }),
  notAList: () => ({
    en: 'A list of cards belongs here.',
    de: 'Hierher gehört eine Liste von Karten.',
  }),
  notAGroup: () => ({
    en: 'A group has a deployment card and a list of attachments.',
    de: 'Eine Gruppe hat eine Aufstellungskarte und eine Liste von Anhängen.',
  }),
  notACard: () => ({
    en: 'The name of a card belongs here.',
    de: 'Hierher gehört der Name einer Karte.',
  }),
  tooMany: (most: number) => ({
    en: `More than ${most} cards here are more than any army has.`,
    de: `Mehr als ${most} Karten hat hier keine Armee.`,
  }),
  noFigures: () => ({
    en: 'An army needs at least one group of figures.',
    de: 'Eine Armee braucht mindestens eine Gruppe von Figuren.',
  }),
  unknown: (id: string) => ({
    en: `There is no card “${short(id)}”.`,
    de: `Es gibt keine Karte „${short(id)}“.`,
  }),
  notOffered: ({ en, de }: Named) => ({
    en: `${en} cannot be used here.`,
    de: `${de} kann hier nicht eingesetzt werden.`,
  }),
  notAFigure: ({ en, de }: Named) => ({
    en: `${en} is not a group of figures.`,
    de: `${de} ist keine Gruppe von Figuren.`,
  }),
  notAnUpgrade: ({ en, de }: Named) => ({
    en: `${en} is not a skirmish upgrade.`,
    de: `${de} ist keine Gefecht-Aufwertung.`,
  }),
  notACommand: ({ en, de }: Named) => ({
    en: `${en} is not a command card.`,
    de: `${de} ist keine Befehlskarte.`,
  }),
  unattached: ({ en, de }: Named) => ({
    en: `${en} must be attached to a group.`,
    de: `${de} muss einer Gruppe angehängt werden.`,
  }),
  notAttachable: ({ en, de }: Named) => ({
    en: `${en} is attached to no group.`,
    de: `${de} wird keiner Gruppe angehängt.`,
  }),
  otherAffiliation: ({ en, de }: Named, affiliation: Affiliation | 'neutral') => ({
    en: `${en} is ${affiliationNames[affiliation].en}: all deployment cards must be of the army's affiliation.`,
    de: `${de} gehört zu: ${affiliationNames[affiliation].de}. Alle Aufstellungskarten müssen von der Fraktion der Armee sein.`,
  }),
  tooManyAllies: ({ en, de }: Named, most: number, by: Named) => ({
    en: `${en} is one too many: ${by.en} allows ${most} such deployment card${most === 1 ? '' : 's'}.`,
    de: `${de} ist eine Karte zu viel: ${by.de} erlaubt nur ${most} solche Aufstellungskarte${most === 1 ? '' : 'n'}.`,
  }),
  uniqueTwice: (name: Named) => ({
    en: `${name.en} is unique: the name may be in an army only once.`,
    de: `${name.de} ist einzigartig: Der Name darf in einer Armee nur einmal vorkommen.`,
  }),
  tooManyCopies: ({ en, de }: Named, most: number, elite: boolean) => ({
    en: `${en}: at most ${most} copies of ${elite ? 'an elite' : 'a regular'} deployment card.`,
    de: `${de}: höchstens ${most} Exemplare einer ${elite ? 'Elite-Aufstellungskarte' : 'normalen Aufstellungskarte'}.`,
  }),
  needsTrait: ({ en, de }: Named, traits: readonly Trait[]) => {
    const names = eitherOf(traits.map((trait) => traitNames[trait]))
    return {
      en: `${en} can be attached only to a group with the trait ${names.en}.`,
      de: `${de} kann nur einer Gruppe mit der Eigenschaft ${names.de} angehängt werden.`,
    }
  },
  needsCard: ({ en, de }: Named, bearer: Named) => ({
    en: `${en} can be attached only to ${bearer.en}.`,
    de: `${de} kann nur hier angehängt werden: ${bearer.de}.`,
  }),
  needsUnique: ({ en, de }: Named) => ({
    en: `${en} can be attached only to a unique figure.`,
    de: `${de} kann nur einer einzigartigen Figur angehängt werden.`,
  }),
  needsCommon: ({ en, de }: Named) => ({
    en: `${en} cannot be attached to a unique figure.`,
    de: `${de} kann keiner einzigartigen Figur angehängt werden.`,
  }),
  notMassive: ({ en, de }: Named) => ({
    en: `${en} cannot be attached to a Massive figure.`,
    de: `${de} kann keiner gewaltigen Figur angehängt werden.`,
  }),
  allUnique: (upgrade: Named, group: Named) => ({
    en: `With ${upgrade.en} every deployment card must be unique: ${group.en} is not.`,
    de: `Mit ${upgrade.de} muss jede Aufstellungskarte einzigartig sein: ${group.de} ist es nicht.`,
  }),
  allSpectres: (upgrade: Named, group: Named) => ({
    en: `With ${upgrade.en} every group must be a Spectre or Chopper: ${group.en} is not.`,
    de: `Mit ${upgrade.de} muss jede Gruppe ein Spectre oder Chopper sein: ${group.de} ist es nicht.`,
  }),
  tooManyPoints: (cost: number, most: number) => ({
    en: `The army costs ${cost} points; ${most} are allowed.`,
    de: `Die Armee kostet ${cost} Punkte; erlaubt sind ${most}.`,
  }),
  deckSize: (cards: number, size: number) => ({
    en: `The command deck has ${cards} card${cards === 1 ? '' : 's'}; it needs exactly ${size}.`,
    de: `Der Befehlsstapel hat ${cards} Karte${cards === 1 ? '' : 'n'}; er braucht genau ${size}.`,
  }),
  deckPoints: (cost: number, most: number) => ({
    en: `The command deck costs ${cost} points; ${most} are allowed.`,
    de: `Der Befehlsstapel kostet ${cost} Punkte; erlaubt sind ${most}.`,
  }),
  deckCopies: ({ en, de }: Named, most: number) => ({
    en: `${en}: at most ${most} in a command deck.`,
    de: `${de}: höchstens ${most} in einem Befehlsstapel.`,
  }),
  otherArmy: ({ en, de }: Named, army: Affiliation) => ({
    en: `${en} is for ${affiliationNames[army].en} armies only.`,
    de: `${de} ist nur für Armeen der Fraktion ${affiliationNames[army].de}.`,
  }),
} satisfies Record<string, (...words: never[]) => Named>
