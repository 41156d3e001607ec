import type { Named } from '@sandtable/kernel'
import { mapPlans } from '../../data/maps/index.ts'
import { type MapPlan, missionLetters } from '../../data/maps/types.ts'
import type { Ability } from '../../data/types.ts'
import { findCommand, findFigure, findUpgrade, skirmishFigures } from '../army/cards.ts'
import { titleOf } from '../army/titles.ts'
import { abilitiesAt } from './moments.ts'

/** Names of cards, abilities, tokens, dice and sides, in both languages. */

export const text = (en: string, de: string): Named => ({ en, de })

/** What has no name anywhere: its key, as words. */
export function readable(key: string): Named {
  const words = key.slice(key.lastIndexOf(':') + 1).replace(/[-_]+/g, ' ')
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  return text(name, name)
}

/** What stands in front of something else: “Gold: …”. */
export function before({ en, de }: Named, more: Named): Named {
  return text(`${en}: ${more.en}`, `${de}: ${more.de}`)
}

/** What is said in brackets. */
export function beside({ en, de }: Named, more: Named): Named {
  return text(`${en} (${more.en})`, `${de} (${more.de})`)
}

export function list(names: readonly Named[], join = ', '): Named {
  return text(names.map(({ en }) => en).join(join), names.map(({ de }) => de).join(join))
}

const abilities: ReadonlyMap<string, Ability> = new Map(
  skirmishFigures.flatMap((card) => card.abilities.map((ability) => [ability.id, ability] as const)),
)

const named = ({ name, german }: { readonly name: string; readonly german?: string }): Named =>
  text(name, german ?? name)

/** Abilities of forms, of missions, and of cards that print no name for them. */
const otherAbilities: Readonly<Record<string, Named>> = {
  conspire: text('Conspire', 'Verschwörung'),
  'power-token': text('1 power token', '1 Kraftmarker'),
  'assassins-blade': text("Assassin's Blade", 'Meuchlerdolch'),
  'attack-and-go': text("Vader's Finest: attack and move", 'Vaders Elite: angreifen und bewegen'),
  'gather-themselves': text(
    "Vader's Finest: discard a harmful condition and become Focused",
    'Vaders Elite: schädlichen Zustand ablegen und fokussiert werden',
  ),
  'pierce-next': text('Pierce on the next attack', 'Durchschlagend beim nächsten Angriff'),
}

/** The name of an ability: of a deployment card, or of a card that gives only this one. */
export function abilityName(id: string): Named {
  const ability = abilities.get(id)
  if (ability !== undefined) return named(ability)
  const card = findUpgrade(id) ?? findCommand(id)
  return otherAbilities[id] ?? (card === undefined ? readable(id) : titleOf(card))
}

/** What a Clawdite can look like. */
export const forms: Readonly<Record<string, Named>> = {
  scout: text('Scout', 'Späher'),
  senator: text('Senator', 'Senator'),
  streetrat: text('Streetrat', 'Straßenratte'),
}

const conditions: Readonly<Record<string, Named>> = {
  stunned: text('Stunned', 'Betäubt'),
  bleeding: text('Bleeding', 'Blutend'),
  focused: text('Focused', 'Fokussiert'),
  hidden: text('Hidden', 'Versteckt'),
  weakened: text('Weakened', 'Geschwächt'),
}

export function isCondition(name: string): boolean {
  return Object.hasOwn(conditions, name)
}

export function conditionName(name: string): Named {
  return conditions[name] ?? readable(name)
}

/** The name of a card by its id in play (`deployment:…`, `command:…`) or in the data. */
export function cardName(id: string): Named {
  const [kind = '', ...rest] = id.split(':')
  const own = rest.length === 0 ? id : rest.join(':')
  if (kind === 'condition') return conditionName(own)
  if (kind === 'mission') return missionRulesName(own)
  if (kind === 'form') return forms[own] ?? readable(own)
  const card = findFigure(own) ?? findUpgrade(own) ?? findCommand(own)
  if (card !== undefined) return titleOf(card)
  return conditions[own] ?? abilityName(own)
}

/**
 * What a player uses when a card acts: its ability, if it has only one that acts by itself, or only one at
 * this moment; else the card.
 */
export function abilityOfCard(id: string, moment = ''): Named {
  const card = id.startsWith('deployment:') ? findFigure(id.slice('deployment:'.length)) : undefined
  const all = (card?.abilities ?? []).filter(({ kind }) => kind === 'passive')
  const here = all.filter((ability) => abilitiesAt[moment]?.includes(ability.id))
  const [one, more] = all.length > 1 ? here : all
  return one === undefined || more !== undefined ? cardName(id) : named(one)
}

const missionNames: ReadonlyMap<string, Named> = new Map(
  [...mapPlans]
    .reverse()
    .flatMap((plan) =>
      missionLetters.map((letter) => [plan.missions[letter].rules, plan.missions[letter].name]),
    ),
)

function missionRulesName(id: string): Named {
  return missionNames.get(id) ?? text('Mission rules', 'Einsatzregeln')
}

export function missionName(plan: MapPlan | null, map: string, letter: string): Named {
  if (plan === null || (letter !== 'A' && letter !== 'B')) return beside(readable(map), text(letter, letter))
  const { name } = plan.missions[letter]
  return text(`“${name.en}” (${plan.name.en})`, `„${name.de}“ (${plan.name.de})`)
}

interface Counted {
  readonly one: Named
  readonly more: Named
}

const symbols: Readonly<Record<string, Named>> = {
  accuracy: text('accuracy', 'Zielsicherheit'),
  damage: text('damage', 'Schaden'),
  surge: text('surge', 'Energie'),
  block: text('block', 'Blocken'),
  evade: text('evade', 'Vermeiden'),
  dodge: text('dodge', 'Ausweichen'),
  pierce: text('Pierce', 'Durchschlagend'),
  blast: text('Blast', 'Explosion'),
  cleave: text('Cleave', 'Rundschlag'),
  recover: text('Recover', 'Regenerieren'),
}

export function isSymbol(name: string): boolean {
  return Object.hasOwn(symbols, name)
}

export function symbolName(name: string): Named {
  return symbols[name] ?? readable(name)
}

/** The keywords are followed by their number, everything else is counted. */
const keywords: readonly string[] = ['pierce', 'blast', 'cleave', 'recover']

/** “+2 damage”, “Pierce 1”. */
function gain(name: string, amount: number): Named {
  const { en, de } = symbolName(name)
  if (keywords.includes(name)) return text(`${en} ${amount}`, `${de} ${amount}`)
  const sign = amount < 0 ? '−' : '+'
  return text(`${sign}${Math.abs(amount)} ${en}`, `${sign}${Math.abs(amount)} ${de}`)
}

/** What a surge ability gives, or a bonus. */
export function gainsName(gives: object): Named | null {
  const parts = Object.entries(gives).flatMap(([name, value]): Named[] => {
    if (typeof value === 'number') return value === 0 ? [] : [gain(name, value)]
    if (name === 'token') return [tokenName(String(value))]
    return Array.isArray(value) ? value.map((one) => conditionName(String(one))) : []
  })
  return parts.length === 0 ? null : list(parts)
}

const tokens: Readonly<Record<string, Counted>> = Object.fromEntries(
  [
    ['damage', 'damage power token', 'Kraftmarker „Schaden“'],
    ['surge', 'surge power token', 'Kraftmarker „Energie“'],
    ['block', 'block power token', 'Kraftmarker „Blocken“'],
    ['evade', 'evade power token', 'Kraftmarker „Vermeiden“'],
  ].map(([key = '', en = '', de = '']) => [key, { one: text(en, de), more: text(`${en}s`, de) }]),
)

export function tokenName(kind: string, count = 1): Named {
  const found = tokens[kind]
  if (found === undefined) return readable(kind)
  return count === 1 ? found.one : found.more
}

const colours: Readonly<Record<string, Named>> = {
  red: text('red', 'rot'),
  blue: text('blue', 'blau'),
  green: text('green', 'grün'),
  yellow: text('yellow', 'gelb'),
  black: text('black', 'schwarz'),
  white: text('white', 'weiß'),
  grey: text('grey', 'grau'),
}

export function isColour(name: string): boolean {
  return Object.hasOwn(colours, name)
}

export function colourName(name: string): Named {
  return colours[name] ?? readable(name)
}

/** A face in the words of dice: `2 accuracy 1 damage`, `blank`. */
export function faceName(face: string): Named {
  if (face === 'blank') return text('blank', 'Leerseite')
  const words = face.split(' ')
  const parts: Named[] = []
  for (let i = 0; i + 1 < words.length; i += 2) {
    const { en, de } = symbolName(words[i + 1] ?? '')
    parts.push(text(`${words[i]} ${en}`, `${words[i]} ${de}`))
  }
  return list(parts)
}

/** `2 accuracy 1 damage`, `blank`. */
export function isFaceInWords(words: string): boolean {
  return words === 'blank' || /^(\d+ [a-z]+)( \d+ [a-z]+)*$/.test(words)
}

/** “red (2 damage)”. */
export function dieName(colour: string, face: string): Named {
  return beside(colourName(colour), faceName(face))
}

const sides: Readonly<Record<string, Named>> = {
  gold: text('Gold', 'Gold'),
  silver: text('Silver', 'Silber'),
}

export function isSide(seat: string): boolean {
  return Object.hasOwn(sides, seat)
}

export function sideName(seat: string): Named {
  return sides[seat] ?? readable(seat)
}

export function zoneName(colour: string): Named {
  return colour === 'red'
    ? text('Red deployment zone', 'Rote Aufstellungszone')
    : text('Blue deployment zone', 'Blaue Aufstellungszone')
}
