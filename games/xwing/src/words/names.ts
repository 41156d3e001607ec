import type { Named } from '@sandtable/kernel'
import { namedOnce } from '@sandtable/kit'
import { conditionCards } from '../../data/conditions.ts'
import { damageCards } from '../../data/damage.ts'
import { findPilot, findShipType, findUpgrade } from '../squad/cards.ts'
import { actionNames } from '../squad/terms.ts'
import { germanConditions, germanDamage, germanShipTypes } from './german-names.ts'
import { germanPilots } from './german-pilots.ts'
import { germanUpgrades } from './german-upgrades.ts'

/** Names of cards, tokens, dice and sides, in both languages. */

const damage = new Map(damageCards.map((card) => [card.id, card.name]))
const conditions = new Map(conditionCards.map((card) => [card.id, card.name]))

const both = (name: string): Named => ({ en: name, de: name })

/** What has no name anywhere: its key, as words. */
export function readable(key: string): Named {
  const words = key.slice(key.lastIndexOf(':') + 1).replace(/[-_]+/g, ' ')
  return both(words.charAt(0).toUpperCase() + words.slice(1))
}

/** Names that people gave each other stand in the quotation marks of the language. */
function quoted(name: string): Named {
  return { en: name.replace(/"([^"]*)"/g, '“$1”'), de: name.replace(/"([^"]*)"/g, '„$1“') }
}

/** As the card has it, unless it has a German name of its own. */
function inBoth(name: string, german: string | undefined): Named {
  const { en, de } = quoted(name)
  return { en, de: german ?? de }
}

export const pilotName = namedOnce((id) => {
  const name = findPilot(id)?.name
  return name === undefined ? null : inBoth(name, germanPilots[id])
})

export const upgradeName = namedOnce((id) => {
  const name = findUpgrade(id)?.name
  return name === undefined ? null : inBoth(name, germanUpgrades[id])
})

export function shipTypeName(id: string): Named {
  const name = findShipType(id)?.name
  return name === undefined ? readable(id) : { en: name, de: germanShipTypes[id] ?? name }
}

export function damageName(id: string): Named | null {
  const name = damage.get(id)
  return name === undefined ? null : { en: name, de: germanDamage[id.slice(id.indexOf('-') + 1)] ?? name }
}

function conditionName(id: string): Named | null {
  const name = conditions.get(id)
  return name === undefined ? null : { en: name, de: germanConditions[id] ?? name }
}

/** Rules that every ship brings along, used like cards, and what some cards leave behind. */
const rules: Readonly<Record<string, Named>> = {
  'focus-token': { en: 'focus token', de: 'Fokusmarker' },
  'evade-token': { en: 'evade token', de: 'Ausweichmarker' },
  'target-lock': { en: 'target lock', de: 'Zielerfassung' },
  'reinforce-token': { en: 'reinforce token', de: 'Verstärkungsmarker' },
  'effect:gonk-unload': { en: '“Gonk”: unload', de: '„Gonk“: Entladen' },
  'effect:no-attacks': { en: 'no attacks', de: 'keine Angriffe' },
  'effect:no-more-attacks': { en: 'no more attacks', de: 'keine weiteren Angriffe' },
  'effect:s-foils': { en: 'S-foils', de: 'S-Flügel' },
  'effect:pilot-skill': { en: 'pilot skill', de: 'Pilotenwert' },
  'effect:agility-up': { en: 'more agility', de: 'höhere Wendigkeit' },
  'effect:locks-kept': { en: 'target locks are kept', de: 'Zielerfassungen bleiben' },
  'effect:conner-net': { en: 'Conner net', de: 'Connernetz' },
}

/** The name of a card by its id in play (`pilot:…`) or in the data (`gunner`, `core-directhit`). */
export function cardName(id: string): Named {
  const rule = rules[id]
  if (rule !== undefined) return rule
  const [kind = '', ...rest] = id.split(':')
  const own = rest.join(':')
  switch (rest.length === 0 ? '' : kind) {
    case 'pilot':
      return pilotName(own) ?? readable(id)
    case 'upgrade':
      return upgradeName(own) ?? readable(id)
    case 'damage':
      return damageName(own) ?? readable(id)
    case 'condition':
      return conditionName(own) ?? readable(id)
    case 'bomb':
      return bombName(own)
    case '':
      return upgradeName(id) ?? damageName(id) ?? conditionName(id) ?? pilotName(id) ?? readable(id)
    default:
      // What a card leaves behind carries the card's name somewhere in its id.
      return rest.map(named).find((name) => name !== null) ?? readable(id)
  }
}

function named(id: string): Named | null {
  return pilotName(id) ?? upgradeName(id) ?? damageName(id) ?? conditionName(id)
}

/** Names of actions, of the bar and of cards. */
export function actionName(action: string): Named {
  return Object.hasOwn(actionNames, action)
    ? actionNames[action as keyof typeof actionNames]
    : cardName(action)
}

interface Counted {
  readonly one: Named
  readonly more: Named
}

const counted = (en: string, ens: string, de: string, des = de): Counted => ({
  one: { en, de },
  more: { en: ens, de: des },
})

const token = (en: string, de: string): Counted => counted(`${en} token`, `${en} tokens`, de)

const tokens: Readonly<Record<string, Counted>> = {
  focus: token('focus', 'Fokusmarker'),
  evade: token('evade', 'Ausweichmarker'),
  stress: token('stress', 'Stressmarker'),
  ion: token('ion', 'Ionenmarker'),
  tractor: token('tractor beam', 'Traktorstrahlmarker'),
  cloak: token('cloak', 'Tarnungsmarker'),
  disabled: token('weapons disabled', 'Waffen-deaktiviert-Marker'),
  jam: token('jam', 'Störmarker'),
  reinforce: token('reinforce', 'Verstärkungsmarker'),
  shield: token('shield', 'Schildmarker'),
  ordnance: token('ordnance', 'Munitionsmarker'),
  bomb: token('bomb', 'Bombenmarker'),
}

export function isToken(name: unknown): boolean {
  return typeof name === 'string' && Object.hasOwn(tokens, name)
}

export function tokenName(name: string, count = 1): Named {
  const found = tokens[name]
  if (found === undefined) return readable(name)
  return count === 1 ? found.one : found.more
}

const faces: Readonly<Record<string, Counted>> = {
  hit: counted('hit', 'hits', 'Treffer'),
  crit: counted('crit', 'crits', 'kritischer Treffer', 'kritische Treffer'),
  focus: counted('focus', 'focus', 'Fokus'),
  evade: counted('evade', 'evades', 'Ausweichen'),
  blank: counted('blank', 'blanks', 'Leerseite', 'Leerseiten'),
}

export function isFace(word: string): boolean {
  return Object.hasOwn(faces, word)
}

export function faceName(face: string, count = 1): Named {
  const found = faces[face]
  if (found === undefined) return readable(face)
  return count === 1 ? found.one : found.more
}

const sides: Readonly<Record<string, Named>> = {
  red: { en: 'Red', de: 'Rot' },
  blue: { en: 'Blue', de: 'Blau' },
}

export function sideName(seat: string): Named {
  return sides[seat] ?? readable(seat)
}

/** “asteroid-3” and “obstacle-3” are numbered; a name without a number stands for itself. */
export function obstacleName(id: string): Named {
  const [kind = '', number = ''] = id.split('-')
  const kinds: Readonly<Record<string, Named>> = {
    asteroid: { en: 'asteroid', de: 'Asteroid' },
    debris: { en: 'debris cloud', de: 'Trümmerwolke' },
    obstacle: { en: 'obstacle', de: 'Hindernis' },
    cargo: { en: 'cargo', de: 'Fracht' },
  }
  const name = kinds[kind]
  if (name === undefined) return readable(id)
  return number === '' ? name : { en: `${name.en} ${number}`, de: `${name.de} ${number}` }
}

/** “obstacle-3” by what it is, for a reader who sees it. */
export function obstacleOnTable(
  id: string,
  obstacles: readonly { readonly id: string; readonly kind: string }[] = [],
): Named {
  const kind = obstacles.find((one) => one.id === id)?.kind
  return obstacleName(kind === undefined ? id : id.replace('obstacle', kind))
}

const bombs: Readonly<Record<string, Named>> = {
  'seismic-charge': { en: 'seismic charge', de: 'Seismische Bombe' },
  'proton-bomb': { en: 'proton bomb', de: 'Protonenbombe' },
  'ion-bomb': { en: 'ion bomb', de: 'Ionenbombe' },
  'thermal-detonator': { en: 'thermal detonator', de: 'Thermaldetonator' },
  bomblet: { en: 'bomblet', de: 'Streubombe' },
  'proximity-mine': { en: 'proximity mine', de: 'Annäherungsmine' },
  'cluster-mine': { en: 'cluster mine', de: 'Clustermine' },
  'conner-net': { en: 'Conner net', de: 'Connernetz' },
}

export function bombName(kind: string): Named {
  return bombs[kind] ?? readable(kind)
}
