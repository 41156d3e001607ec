import type { Named } from '@sandtable/kernel'
import { commandCards } from '../data/commands.ts'
import { figureCards } from '../data/deployment.ts'
import { mapPlans } from '../data/maps/index.ts'
import { missionLetters } from '../data/maps/types.ts'
import { upgradeCards } from '../data/upgrades.ts'

/** What is wrong with a text in two languages, as far as somebody can tell who understands neither. */

/** Words that both languages write alike; what else is the same in both has not been translated. */
const sameWords = wordSet`
  Cantina Gas Generator Gold Initiative Laser Neutral neutral Phase Position Senator Terminal Terminals in In was
  Bacta Chopper Dianoga Krykna Sabacc Spectre Tibanna Wookiee
  JSON affiliation deployments`

/** The game's own name. */
const title = /Star Wars: Imperial Assault|Imperial Assault/g

/** German names with words that the rules say in another way. */
const germanToo = ['In diplomatischer Mission', 'Navigations-Upgrade']

/** Words that only one of the two languages has. */
const english = wordSet`
  the and or with without of for from to by into between within is are has have may must no this that these it its
  their each every one two three more most if when while until after before figure figures token tokens attack
  attacks attacker defence defense dice space spaces damage strain surge surges evade dodge accuracy pierce cleave
  move moves movement speed health push place reach sight distance point points victory round turn player group
  groups card cards command deck play draw discard discarded choose chosen use uses spend gain gains ready exhausted
  defeated stunned focused hidden weakened bleeding door crate mission deployment deploy upgrade attachment red blue
  green yellow black white grey blank silver trooper officer guard rebel mercenary weapon power`
const german = wordSet`
  der das dem und oder mit ohne von vom für auf aus zu zum zur bei beim nach vor über ist sind hat haben wird werden
  darf dürfen muss nicht kein keine ein eine einer einen sich jede jeder jedes alle wenn bis wer figur figuren angriff
  verteidigung würfel feld felder schaden anstrengung energie bewegung gesundheit punkte runde spieler gruppe karte
  befehl einsatz tür kiste rot blau grün gelb schwarz weiß silber`

/** Keys of cards, steps, pieces and rules, and what programs print for nothing. */
const raw = new RegExp(
  [
    String.raw`\p{L}:\S`,
    String.raw`[{}[\]_]`,
    String.raw`\b(undefined|null|NaN|Infinity|true|false)\b`,
    String.raw`\b(IA|ST)-[A-Z]`,
    // take-initiative, token-2, takeInitiative
    String.raw`(?<![\p{L}-])\p{Ll}+(-\p{Ll}+)+(?![\p{L}-])`,
    String.raw`(?<![\p{L}-])\p{Ll}+-\d`,
    String.raw`\p{Ll}\p{Lu}`,
  ].join('|'),
  'u',
)

/** Words with a hyphen that are no keys. */
const noKeys = /\b(set-up)\b/gi

const abilities = figureCards.flatMap((card) => card.abilities)
const named = [...figureCards, ...upgradeCards, ...commandCards, ...abilities]

/** Names of cards, with their subtitles, of maps and of missions. */
export const names: readonly Named[] = [
  ...named.map(({ name, german }) => ({ en: name, de: german ?? name })),
  ...[...figureCards, ...upgradeCards].flatMap(({ subtitle, germanSubtitle }) =>
    subtitle === undefined ? [] : [{ en: subtitle, de: germanSubtitle ?? subtitle }],
  ),
  ...mapPlans.map(({ name }) => name),
  ...mapPlans.flatMap(({ missions }) => missionLetters.map((letter) => missions[letter].name)),
]
const englishNames = anyOf(names.map(({ en }) => en))
const germanNames = anyOf(names.map(({ de }) => de))
/** A card's name in one language that is no name in the other. */
const onlyEnglish = anyOf(names.map(({ en }) => en).filter((name) => names.every(({ de }) => de !== name)))
const onlyGerman = anyOf(names.map(({ de }) => de).filter((name) => names.every(({ en }) => en !== name)))

export function flawsIn(text: Named): string[] {
  const en = text.en.replaceAll(title, '·').replaceAll(englishNames, '·')
  const de = text.de.replaceAll(title, '·').replaceAll(germanNames, '·')
  const ofEnglish = new Set(wordsOf(en))
  return [
    ...flawsOf(en, de),
    ...noted('English', de.match(onlyEnglish)?.[0]),
    ...noted('German', en.match(onlyGerman)?.[0]),
    ...noted(
      'not translated',
      wordsOf(de).find((word) => ofEnglish.has(word) && !sameWords.has(word)),
    ),
  ].map((flaw) => `${flaw}: ${text.en} | ${text.de}`)
}

/** Of the name of a card or place by itself: that some are the same in both is another test's concern. */
export function flawsInName({ en, de }: Named): string[] {
  if (en === de || germanToo.includes(de)) return []
  return flawsOf(en, de).map((flaw) => `${flaw}: ${en} | ${de}`)
}

/** What each language says by itself. */
function flawsOf(en: string, de: string): string[] {
  return [
    ...[en, de].flatMap((one) => [
      ...noted('key', raw.exec(one.replaceAll(noKeys, '·'))?.[0]),
      ...noted('blank', / {2}|^\s|\s$|^$| [.,;:!?]/.exec(one)?.[0]),
    ]),
    ...noted('English', wordsOf(de).find((word) => english.has(word.toLowerCase())) ?? /”/.exec(de)?.[0]),
    ...noted(
      'German',
      wordsOf(en).find((word) => german.has(word.toLowerCase())) ?? /[äöüß„]/i.exec(en)?.[0],
    ),
  ]
}

function noted(what: string, found: string | undefined): string[] {
  return found === undefined ? [] : [`${what} “${found}”`]
}

/** Words of letters only: “h21” and “2b” are names of places. */
function wordsOf(text: string): readonly string[] {
  return text.match(/(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu) ?? []
}

function wordSet([list = '']: TemplateStringsArray): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** Any of these as a whole, the longest first. */
function anyOf(all: readonly string[]): RegExp {
  const longestFirst = [...new Set(all)].sort((one, other) => other.length - one.length)
  const safe = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(${safe.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}
