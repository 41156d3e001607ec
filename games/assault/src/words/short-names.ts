import type { Named } from '@sandtable/kernel'
import { shortOfPerson } from '@sandtable/kit'
import { cardName } from './names.ts'

/**
 * What figures are called where there is little room, by their card; elite figures share it with the others, and the
 * number of their group tells them apart. Nothing here tells figures apart by itself.
 */
const short: Readonly<Record<string, readonly [en: string, de: string]>> = {
  'alliance-ranger': ['Ranger', 'Ranger'],
  'alliance-smuggler': ['Smuggler', 'Schmuggler'],
  'at-dp': ['AT-DP', 'AT-DP'],
  'at-st': ['AT-ST', 'AT-ST'],
  'bantha-rider': ['Bantha', 'Bantha'],
  'clawdite-shapeshifter': ['Clawdite', 'Clawdit'],
  'death-trooper': ['Death Tr.', 'Todestr.'],
  'dewback-rider': ['Dewback', 'Taurücken'],
  'e-web-engineer': ['E-Web', 'E-Web'],
  'echo-base-trooper': ['Echo', 'Echo'],
  'gamorrean-guard': ['Gamorrean', 'Wache'],
  'heavy-stormtrooper': ['Heavy', 'Schwere'],
  'hired-gun': ['Hired Gun', 'Söldner'],
  'hk-assassin-droid': ['HK', 'HK'],
  'imperial-officer': ['Officer', 'Offizier'],
  'isb-infiltrator': ['ISB', 'ISB'],
  'jabba-the-hutt': ['Jabba', 'Jabba'],
  'jawa-scavenger': ['Jawa', 'Jawa'],
  'jet-trooper': ['Jet Tr.', 'Jet-Tr.'],
  'loth-cat': ['Loth-cat', 'Katze'],
  nexu: ['Nexu', 'Nexu'],
  'probe-droid': ['Probe', 'Suchdroide'],
  rancor: ['Rancor', 'Rancor'],
  'rebel-saboteur': ['Saboteur', 'Saboteur'],
  'rebel-trooper': ['Rebel', 'Rebell'],
  'riot-trooper': ['Riot Tr.', 'Ordnung'],
  'royal-guard': ['Guard', 'Garde'],
  'royal-guard-champion': ['Champion', 'Hauptmann'],
  'sc2-m-repulsor-tank': ['SC2-M', 'SC2-M'],
  'sentry-droid': ['Sentry', 'Wächter'],
  snowtrooper: ['Snow Tr.', 'Schnee-Tr.'],
  stormtrooper: ['Trooper', 'Sturmtr.'],
  'the-grand-inquisitor': ['Inquisitor', 'Inquisitor'],
  'trandoshan-hunter': ['Hunter', 'Jäger'],
  'tusken-raider': ['Tusken', 'Tusken'],
  'ugnaught-tinkerer': ['Ugnaught', 'Ugnaught'],
  wampa: ['Wampa', 'Wampa'],
  'weequay-pirate': ['Weequay', 'Weequay'],
  'wing-guard': ['Wing Guard', 'Bespin'],
  'wookiee-warrior': ['Wookiee', 'Wookiee'],
}

/** The short name of the figures of a card. */
export function shortFigureName(card: string): Named {
  const [en, de] = short[card.replace(/-skirmish$/, '').replace(/-elite$/, '')] ?? []
  if (en !== undefined && de !== undefined) return { en, de }
  const name = cardName(card)
  return { en: shortOfPerson(name.en), de: shortOfPerson(name.de) }
}
