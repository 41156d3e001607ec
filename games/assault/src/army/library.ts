import type { Named } from '@sandtable/kernel'
import type { Affiliation, Army, Deployment } from './army.ts'

/** An army of 40 points with its command deck, to play at once. */
export interface ReadyArmy {
  readonly id: string
  readonly name: Named
  /** The army itself bears the English name. */
  readonly army: Army
}

interface Parts {
  readonly deployments: readonly Deployment[]
  readonly command: readonly string[]
}

function ready(id: string, affiliation: Affiliation, en: string, de: string, parts: Parts): ReadyArmy {
  return { id, name: { en, de }, army: { name: en, affiliation, upgrades: [], ...parts } }
}

/** A group as one line: its card, then its attachments. */
function group(card: string, ...attachments: string[]): Deployment {
  return { card, attachments }
}

function several(count: number, card: string): Deployment[] {
  return Array.from({ length: count }, () => group(card))
}

/** Cards without cost that any army can use. */
const basics = ['take-initiative', 'planning', 'urgency', 'positioning-advantage']

export const readyArmies: readonly ReadyArmy[] = [
  ready('line-and-file', 'rebel', 'Line and File', 'In Reih und Glied', {
    deployments: [
      group('rebel-trooper-elite'),
      ...several(2, 'rebel-trooper'),
      group('echo-base-trooper'),
      group('fenn-signis', 'combat-suit'),
      group('gideon-argus'),
    ],
    command: [
      ...basics,
      'officers-training',
      'ready-weapons',
      'deadeye',
      'blitz',
      'rank-and-file',
      'focus',
      'inspiring-speech',
      'reinforcements',
      'reinforcements',
      'grenadier',
      'take-it-down',
    ],
  }),
  ready('loud-and-hairy', 'rebel', 'Loud and Hairy', 'Laut und haarig', {
    deployments: [
      group('wookiee-warrior-elite'),
      group('wookiee-warrior'),
      group('gaarkhan'),
      group('mhd-19'),
      group('gideon-argus'),
      group('r2-d2-skirmish'),
      group('c-3po'),
    ],
    command: [
      ...basics,
      'parry',
      'deathblow',
      'roar',
      'blitz',
      'face-to-face',
      'brace-for-impact',
      'heart-of-freedom',
      'adrenaline',
      'wookiee-rage',
      'wookiee-rage',
      'furious-charge',
    ],
  }),
  ready('old-friends', 'rebel', 'Old Friends', 'Alte Freunde', {
    deployments: [
      group('han-solo'),
      group('luke-skywalker-hero-of-the-rebellion'),
      group('leia-organa-skirmish'),
      group('rebel-trooper'),
      group('alliance-smuggler'),
      group('c-3po'),
    ],
    command: [
      ...basics,
      'hour-of-need',
      'brace-for-impact',
      'blitz',
      'deflection',
      'stealth-tactics',
      'force-push',
      'veteran-instincts',
      'inspiring-speech',
      'heart-of-freedom',
      'i-make-my-own-luck',
      'son-of-skywalker',
    ],
  }),
  ready('first-shot', 'rebel', 'First Shot', 'Der erste Schuss', {
    deployments: [
      group('echo-base-trooper-elite'),
      group('alliance-ranger'),
      group('rebel-saboteur-elite'),
      group('rebel-saboteur'),
      group('loku-kanoloa'),
      group('mak-eshkarey'),
      ...several(2, 'alliance-smuggler'),
    ],
    command: [
      ...basics,
      'heavy-ordnance',
      'focus',
      'blitz',
      'stealth-tactics',
      'explosive-weaponry',
      'explosive-weaponry',
      'merciless',
      'glory-of-the-kill',
      'run-for-cover',
      'tools-for-the-job',
      'assassinate',
    ],
  }),
  ready('white-wall', 'imperial', 'White Wall', 'Weiße Wand', {
    deployments: [
      group('stormtrooper-elite'),
      ...several(3, 'stormtrooper'),
      group('e-web-engineer'),
      group('probe-droid'),
      ...several(2, 'imperial-officer'),
    ],
    command: [
      ...basics,
      'officers-training',
      'ready-weapons',
      'rank-and-file',
      'regroup',
      'focus',
      'blitz',
      'stealth-tactics',
      'inspiring-speech',
      'reinforcements',
      'reinforcements',
      'grenadier',
    ],
  }),
  ready('dark-escort', 'imperial', 'Dark Escort', 'Dunkles Geleit', {
    deployments: [
      group('darth-vader'),
      group('royal-guard'),
      group('stormtrooper'),
      group('probe-droid', 'targeting-computer'),
      ...several(2, 'imperial-officer'),
    ],
    command: [
      ...basics,
      'parry',
      'deadly-precision',
      'blitz',
      'telekinetic-throw',
      'force-jump',
      'brace-for-impact',
      'deathblow',
      'counter-attack',
      'force-surge',
      'inspiring-speech',
      'force-lightning',
    ],
  }),
  ready('long-legs', 'imperial', 'Long Legs', 'Lange Beine', {
    deployments: [
      group('at-st'),
      ...several(2, 'heavy-stormtrooper'),
      group('stormtrooper-elite'),
      group('imperial-officer-elite'),
    ],
    command: [
      ...basics,
      'heavy-ordnance',
      'take-position',
      'heavy-armor',
      'focus',
      'blitz',
      'explosive-weaponry',
      'explosive-weaponry',
      'overrun',
      'inspiring-speech',
      'size-advantage',
      'maximum-firepower',
    ],
  }),
  ready('cold-front', 'imperial', 'Cold Front', 'Kaltfront', {
    deployments: [
      group('snowtrooper-elite'),
      group('snowtrooper'),
      group('heavy-stormtrooper-elite'),
      group('kayn-somos'),
      group('probe-droid-elite'),
    ],
    command: [
      ...basics,
      'hard-to-hit',
      'recovery',
      'stealth-tactics',
      'rank-and-file',
      'regroup',
      'focus',
      'blitz',
      'inspiring-speech',
      'reinforcements',
      'rally-the-troops',
      'grenadier',
    ],
  }),
  ready('thick-skins', 'mercenary', 'Thick Skins', 'Dicke Haut', {
    deployments: [
      group('trandoshan-hunter-elite'),
      group('trandoshan-hunter'),
      group('weequay-pirate-elite'),
      ...several(2, 'hired-gun'),
      ...several(2, 'nexu'),
    ],
    command: [
      ...basics,
      'parry',
      'primary-target',
      'merciless',
      'merciless',
      'glory-of-the-kill',
      'blitz',
      'face-to-face',
      'counter-attack',
      'tools-for-the-job',
      'heightened-reflexes',
      'assassinate',
    ],
  }),
  ready('best-paid', 'mercenary', 'Best Paid', 'Bestbezahlt', {
    deployments: [
      group('boba-fett', 'prey-on-the-weak'),
      group('gamorrean-guard-elite'),
      ...several(2, 'hired-gun-elite'),
      group('nexu-elite'),
    ],
    command: [
      ...basics,
      'parry',
      'focus',
      'blitz',
      'brace-for-impact',
      'stealth-tactics',
      'primary-target',
      'glory-of-the-kill',
      'run-for-cover',
      'counter-attack',
      'tools-for-the-job',
      'assassinate',
    ],
  }),
  ready('at-the-door', 'mercenary', 'At the Door', 'Vor der Tür', {
    deployments: [
      ...several(2, 'gamorrean-guard'),
      group('wing-guard-elite'),
      group('trandoshan-hunter'),
      group('hk-assassin-droid'),
      group('hired-gun'),
    ],
    command: [
      ...basics,
      'parry',
      'guardian-stance',
      'bodyguard',
      'face-to-face',
      'merciless',
      'merciless',
      'brace-for-impact',
      'counter-attack',
      'grisly-contest',
      'tools-for-the-job',
      'grenadier',
    ],
  }),
  ready('feeding-time', 'mercenary', 'Feeding Time', 'Fütterungszeit', {
    deployments: [
      group('wampa-elite'),
      group('wampa'),
      group('nexu-elite'),
      group('nexu'),
      group('tusken-raider-elite'),
      group('tusken-raider'),
      group('weequay-pirate'),
    ],
    command: [
      ...basics,
      'parry',
      'survival-instincts',
      'feral-swipes',
      'ferocity',
      'face-to-face',
      'deathblow',
      'roar',
      'counter-attack',
      'wild-fury',
      'jundland-terror',
      'jundland-terror',
    ],
  }),
]
