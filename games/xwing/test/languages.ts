import type { Named } from '@sandtable/kernel'
import { conditionCards } from '../data/conditions.ts'
import { damageCards } from '../data/damage.ts'
import { deployedPilots, pilotCards } from '../data/pilots.ts'
import { shipTypes } from '../data/ships.ts'
import { upgradeCards } from '../data/upgrades.ts'
import { cardName, shipTypeName } from '../src/words/names.ts'
import { properTypes, properUpgrades } from './proper-names.ts'

/** What is wrong with a text in two languages, for somebody who reads only one of them. */

/** Words that are one in both languages; names of cards and ships are not looked at word by word. */
const sameWords = words`
  Astromech Crew Elite Hand Initiative Parade Phase Position Stress System Torpedo
  Koiogran Segnor Tallon SLAM TIE S XWS JSON mm
  die in was`

/** English words that no German text has, and German ones that no English text has. */
const english = words`
  and are at attack attacks be by card cards crit crits damage dial dice discard each enemy evade fire focus for
  friendly from front has hit hits hull is its lock lose lost no of off only or pilots range rear receives right
  roll round shield shields ship ships skill speed spend squad squadron straight target the this to token tokens
  turn turns up uses weapon weapons when with your`
const german = words`
  Angriff auf aus das deckt dem den der des ein eine einen Ergebnis erhält fliegt für gegen gibt ist kann kein
  keine Karte links Marker mit nach nicht oder rechts Reichweite Rakete Raketen Schaden Schiff Schiffe Schild
  Schilde sich Staffel Treffer und verliert vom von vorn Waffe wird Würfel zu zum zur`

/** Keys that no reader should meet: of cards, ships, steps and rules, and what programs print for nothing. */
const raw = new RegExp(
  [
    String.raw`\p{L}:\S`,
    String.raw`[{}[\]_]`,
    String.raw`\b(undefined|null|NaN|true|false)\b`,
    String.raw`\b(XW|ST)-[A-Z]`,
    // target-lock, red-2, targetLock
    String.raw`(?<![\p{L}-])\p{Ll}+(-\p{Ll}+)+(?![\p{L}-])`,
    String.raw`(?<![\p{L}-])\p{Ll}+-\d`,
    String.raw`\p{Ll}\p{Lu}`,
    String.raw`^\s*$`,
  ].join('|'),
  'u',
)

/** Words with a hyphen that are no keys. */
const noKeys = /\b(set-up|face-down)\b/gi

const pilots = [...pilotCards, ...deployedPilots]
const pilotNames = pilots.map(({ id, unique }) => ({ ...bareOf(cardName(`pilot:${id}`)), unique }))
const names = [
  ...shipTypes.map(({ id }) => shipTypeName(id)),
  ...upgradeCards.map(({ id }) => cardName(`upgrade:${id}`)),
  ...conditionCards.map(({ id }) => cardName(`condition:${id}`)),
  ...damageCards.map(({ id }) => cardName(`damage:${id}`)),
]
  .map(bareOf)
  .concat(pilotNames)

/** Names that stay: of people, droids and craft. */
const stays = new Set([
  ...properUpgrades.map((id) => bare(cardName(`upgrade:${id}`).en)),
  ...properTypes.map((id) => shipTypeName(id).en),
  ...pilotNames.filter(({ en, de, unique }) => unique && en === de).map(({ en }) => en),
  ...['X-Wing', 'Star Wars'],
])

/** Cards with a name in each language: that of the other one has no place in a text. */
const englishNames = anyOf(
  without(
    names.map(({ en }) => en),
    names.map(({ de }) => de),
  ),
)
const germanNames = anyOf(
  without(
    names.map(({ de }) => de),
    names.map(({ en }) => en),
  ),
)
const properNames = anyOf([...stays])

export function faultsOf(text: Named): string[] {
  const own = {
    en: bare(text.en).replaceAll(englishNames, '·'),
    de: bare(text.de).replaceAll(germanNames, '·'),
  }
  const [en, de] = [own.en.replaceAll(properNames, '·'), own.de.replaceAll(properNames, '·')]
  const faults: string[] = []
  const fault = (what: string, found: string | undefined) => {
    if (found !== undefined) faults.push(`${what} “${found}”: ${text.en} | ${text.de}`)
  }
  for (const one of [en, de]) fault('key', raw.exec(one.replaceAll(noKeys, '·'))?.[0])
  fault(
    'English',
    firstOf(own.de, englishNames) ?? wordsOf(de).find((word) => english.has(word.toLowerCase())),
  )
  fault('German', firstOf(own.en, germanNames) ?? wordsOf(en).find((word) => german.has(word)))
  fault('German', /„/u.exec(text.en)?.[0] ?? /[äöüß]/iu.exec(en)?.[0])
  fault('English', /"/u.exec(text.de)?.[0])
  const ofEnglish = new Set(wordsOf(en))
  fault(
    'not translated',
    wordsOf(de).find((word) => ofEnglish.has(word) && !sameWords.has(word)),
  )
  return faults
}

/** Does it read as one: a beginning, an end, and no gaps where something was left out? */
export function isSentence(text: string): boolean {
  return /^\S.*\.$/.test(text) && !/ {2}| [.,;]/.test(text)
}

/** Quotation marks are each language's own. */
function bare(text: string): string {
  return text.replace(/["„“”]/g, '')
}

function bareOf({ en, de }: Named): Named {
  return { en: bare(en), de: bare(de) }
}

function words([list = '']: TemplateStringsArray): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}[\p{L}\p{N}’']*/gu) ?? []
}

function firstOf(text: string, wanted: RegExp): string | undefined {
  return text.match(wanted)?.[0]
}

function without(all: readonly string[], others: readonly string[]): string[] {
  return all.filter((name) => !others.includes(name) && !stays.has(name))
}

/** Any of these names as a whole, the longest first. */
function anyOf(all: readonly string[]): RegExp {
  const longestFirst = [...new Set(all)].sort((a, b) => b.length - a.length)
  const safe = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(${safe.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}
