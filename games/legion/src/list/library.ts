import type { Named } from '@sandtable/kernel'
import type { Army, UnitInList } from './army.ts'
import { howPlayed } from './library-words.ts'

/** An army with hand and deck, to play at once. */
export interface ReadyArmy {
  readonly id: string
  readonly name: Named
  /** How it is played, in a line. */
  readonly what: Named
  /** The army itself bears the English name. */
  readonly army: Army
  /** For a first game: few units, few words on their cards. */
  readonly first?: true
}

type Parts = Omit<Army, 'name' | 'faction'>
type Units = Pick<Army, 'units' | 'commands'>

function ready(id: string, faction: string, en: string, de: string, parts: Parts): ReadyArmy {
  const what = howPlayed[id] ?? { en: '', de: '' }
  return { id, name: { en, de }, what, army: { name: en, faction, ...parts } }
}

/** Small armies for small battlefields. */
function first(id: string, faction: string, en: string, de: string, units: Units): ReadyArmy {
  return {
    ...ready(id, faction, en, de, { ...units, format: 'recon', battle: smallMissions }),
    first: true,
  }
}

/** A unit as one line: its card, then its upgrades. */
function unit(card: string, ...upgrades: string[]): UnitInList {
  return { card, upgrades }
}

function several(count: number, card: string, ...upgrades: string[]): UnitInList[] {
  return Array.from({ length: count }, () => unit(card, ...upgrades))
}

/** Missions that any army can play. */

const smallMissions: readonly string[] = [
  ...['recon-intercept-signals', 'recon-close-the-pocket', 'recon-bunker-assault'],
  ...['recon-surface-scan', 'recon-bring-them-to-heel', 'recon-recon-mission'],
  ...['recon-advanced-intel', 'recon-fortified-position', 'recon-cunning-deployment'],
]
const holdGround: readonly string[] = [
  ...['close-the-pocket', 'intercept-signals', 'shifting-priorities'],
  ...['bring-them-to-heel', 'surface-scan', 'sweep-and-clear'],
  ...['advanced-intel', 'fortified-position', 'garrison'],
]
const strikeFast: readonly string[] = [
  ...['breakthrough', 'bunker-assault', 'recover-the-research'],
  ...['recon-mission', 'marked-targets', 'destroy-enemy-base'],
  ...['advanced-intel', 'cunning-deployment', 'strafing-run'],
]

export const readyArmies: readonly ReadyArmy[] = [
  ready('hope-of-the-galaxy', 'rebels', 'Hope of the Galaxy', 'Hoffnung der Galaxis', {
    units: [
      unit('leia-organa', 'strict-orders', 'recon-intel'),
      unit('luke-skywalker-hero-of-the-rebellion', 'force-reflexes', 'tenacity'),
      ...several(3, 'rebel-troopers', 'z-6-trooper', 'rebel-trooper', 'concussion-grenades'),
      ...several(2, 'fleet-troopers', 'scatter-gun-trooper', 'fleet-trooper'),
      ...several(2, 'rebel-commandos', 'proton-charge-saboteur'),
      unit('rebel-sleeper-cell', 'recon-intel'),
      ...several(2, 'rebel-commandos-strike-team', 'dh-447-sniper'),
      unit('at-rt-rebels', 'at-rt-rotary-blaster', 'hq-uplink'),
      unit('14-fd-laser-cannon-team'),
    ],
    commands: [
      ...['son-of-skywalker', 'coordinated-bombardment', 'no-time-for-sorrows', 'my-ally-is-the-force'],
      ...['return-of-the-jedi', 'somebody-has-to-save-our-skins'],
    ],
    battle: holdGround,
  }),
  ready('scoundrels-and-fur', 'rebels', 'Scoundrels and Fur', 'Schurken und Fell', {
    units: [
      unit('han-solo-unorthodox-general', 'duck-and-cover'),
      unit('chewbacca-walking-carpet'),
      ...several(2, 'rebel-veterans', 'cm-0-93-trooper', 'rebel-veteran'),
      unit('rebel-veterans', 'cm-0-93-trooper'),
      unit('rebel-troopers', 'dlt-20a-trooper'),
      ...several(2, 'wookiee-warriors-freedom-fighters', 'bowcaster-wookiee'),
      ...several(2, 'tauntaun-riders'),
      unit('t-47-airspeeder', 'ax-108-ground-buzzer'),
    ],
    commands: [
      ...['sorry-about-the-mess', 'common-cause', 'reckless-diversion', 'brains-and-brawn'],
      ...['change-of-plans', 'notorious-scoundrels'],
    ],
    battle: strikeFast,
  }),
  ready('fist-of-the-emperor', 'empire', 'Fist of the Emperor', 'Faust des Imperators', {
    units: [
      unit('darth-vader-dark-lord-of-the-sith', 'force-choke', 'force-reflexes', 'saber-throw'),
      ...several(3, 'stormtroopers', 'dlt-19-stormtrooper', 'stormtrooper'),
      unit('stormtroopers', 'hh-12-stormtrooper', 'stormtrooper'),
      unit('snowtroopers', 'flametrooper', 'snowtrooper'),
      unit('imperial-death-troopers', 'dlt-19d-trooper', 'tenacity'),
      ...several(2, 'scout-troopers', 'sonic-charge-saboteur'),
      ...several(2, 'scout-troopers-strike-team', 'dlt-19x-sniper'),
      unit('74-z-speeder-bikes'),
      unit('e-web-heavy-blaster-team'),
    ],
    commands: [
      ...['implacable', 'ambush', 'new-ways-to-motivate-them', 'fear-and-dead-men'],
      ...['master-of-evil', 'darkness-descends'],
    ],
    battle: holdGround,
  }),
  ready('walkers-of-veers', 'empire', 'Walkers of Veers', 'Veers’ Läufer', {
    units: [
      unit('general-veers', 'strict-orders', 'recon-intel'),
      unit('director-orson-krennic', 'improvised-orders'),
      ...several(2, 'stormtroopers', 'dlt-19-stormtrooper', 'stormtrooper'),
      ...several(2, 'snowtroopers', 'flametrooper', 'snowtrooper'),
      unit('imperial-death-troopers', 'dlt-19d-trooper'),
      unit('scout-troopers', 'sonic-charge-saboteur'),
      unit('at-st', '88i-twin-light-blaster', 'general-weiss'),
      unit('at-st', 'dw-3-grenade-launcher', 'imperial-hammers-elite-armor-pilot'),
      unit('e-web-heavy-blaster-team', 'hq-uplink'),
    ],
    commands: [
      ...['maximum-firepower', 'ambush', 'evasive-maneuvers', 'deploy-the-garrison'],
      ...['imperial-discipline', 'annihilation-looms'],
    ],
    battle: strikeFast,
  }),
  ready(
    'the-captain-and-the-general',
    'republic',
    'The Captain and the General',
    'Der Captain und der General',
    {
      units: [
        unit('clone-captain-rex', 'duck-and-cover', 'recon-intel'),
        unit('obi-wan-kenobi', 'force-reflexes', 'hope'),
        unit('padme-amidala'),
        ...several(2, 'clone-trooper-infantry', 'z-6-clone-trooper', 'clone-trooper-infantry'),
        ...several(2, 'clone-trooper-infantry', 'rps-6-clone-trooper', 'clone-trooper-infantry'),
        ...several(2, 'arc-troopers', 'tenacity'),
        ...several(2, 'arc-troopers-strike-team', 'dc-15x-arc-trooper-sniper'),
        unit('at-rt-republic'),
      ],
      commands: [
        ...['call-me-captain', 'hello-there', 'take-that-clankers', 'knowledge-and-defense'],
        ...['were-not-programmed', 'general-kenobi'],
      ],
      battle: holdGround,
    },
  ),
  ready('armoured-column', 'republic', 'Armoured Column', 'Gepanzerte Kolonne', {
    units: [
      unit('clone-commander-cody', 'recon-intel', 'duck-and-cover'),
      ...several(2, 'clone-trooper-infantry', 'rps-6-clone-trooper', 'clone-trooper-infantry'),
      ...several(2, 'clone-trooper-marksmen', 'mortar-clone-trooper', 'clone-trooper-marksman'),
      unit('arf-troopers', 'rps-6-arf-trooper'),
      ...several(2, 'at-rt-republic', 'at-rt-laser-cannon'),
      unit('barc-speeder', 'hq-uplink'),
      unit('saber-class-tank', 'beam-turret'),
      unit('infantry-support-platform'),
    ],
    commands: [
      ...['bring-it-down', 'ambush', 'have-i-ever-let-you-down', 'push'],
      ...['combined-arms', 'assault'],
    ],
    battle: strikeFast,
  }),
  ready('roger-roger', 'separatists', 'Roger, Roger', 'Roger, roger', {
    units: [
      unit('general-grievous-sinister-cyborg', 'strict-orders', 'tenacity'),
      unit('t-series-tactical-droid', 'recon-intel'),
      ...several(3, 'b1-battle-droids', 'e-5c-b1-battle-droid', 'b1-battle-droid-squad'),
      ...several(2, 'b1-battle-droids', 'e-60r-b1-battle-droid'),
      unit('b2-super-battle-droids', 'b2-super-battle-droid'),
      unit('ig-100-magnaguard', 'electro-whip-magnaguard'),
      ...several(2, 'droidekas'),
      unit('stap-riders', 'hq-uplink'),
    ],
    commands: [
      ...['trained-in-your-jedi-arts', 'mechanized-incursion', 'supreme-commander', 'orbital-strike'],
      ...['crush-them', 'roger-roger'],
    ],
    battle: holdGround,
  }),
  ready('steel-and-sorcery', 'separatists', 'Steel and Sorcery', 'Stahl und Zauberei', {
    units: [
      unit('count-dooku', 'force-choke', 'force-reflexes', 'force-push'),
      unit('kraken', 'strict-orders'),
      ...several(3, 'b2-super-battle-droids', 'b2-acm-battle-droid'),
      ...several(2, 'b1-battle-droids', 'e-5s-b1-battle-droid', 'b1-battle-droid'),
      unit('aat-battle-tank', 'oom-series-droid-pilot'),
      unit('bx-series-droid-commandos', 'tenacity'),
      unit('droidekas', 'hq-uplink'),
    ],
    commands: [
      ...['fear-surprise-intimidation', 'ambush', 'double-the-fall', 'preservation-protocols'],
      ...['you-disappoint-me', 'do-not-underestimate-our-means'],
    ],
    battle: strikeFast,
  }),
  first('a-farm-boy', 'rebels', 'A Farm Boy and His Friends', 'Ein Farmerjunge und seine Freunde', {
    units: [
      unit('luke-skywalker-hero-of-the-rebellion'),
      ...several(2, 'rebel-troopers', 'z-6-trooper', 'rebel-trooper'),
      unit('fleet-troopers', 'scatter-gun-trooper'),
      unit('rebel-commandos'),
      unit('at-rt-rebels', 'at-rt-laser-cannon'),
    ],
    commands: [
      ...['ambush', 'son-of-skywalker', 'push', 'my-ally-is-the-force', 'assault', 'return-of-the-jedi'],
    ],
  }),
  first('the-dark-lord', 'empire', 'The Dark Lord’s Patrol', 'Die Patrouille des Dunklen Lords', {
    units: [
      unit('darth-vader-dark-lord-of-the-sith'),
      ...several(2, 'stormtroopers', 'dlt-19-stormtrooper'),
      unit('snowtroopers', 'flametrooper'),
      unit('74-z-speeder-bikes'),
    ],
    commands: [...['ambush', 'implacable', 'push', 'new-ways-to-motivate-them', 'assault', 'master-of-evil']],
  }),
  first('first-into-battle', 'republic', 'First into Battle', 'Zuerst im Gefecht', {
    units: [
      unit('obi-wan-kenobi'),
      ...several(2, 'clone-trooper-infantry', 'z-6-clone-trooper'),
      unit('clone-trooper-infantry'),
      unit('barc-speeder'),
    ],
    commands: [...['ambush', 'hello-there', 'push', 'knowledge-and-defense', 'assault', 'general-kenobi']],
  }),
  first('droid-vanguard', 'separatists', 'Droid Vanguard', 'Vorhut der Droiden', {
    units: [
      unit('general-grievous-sinister-cyborg'),
      ...several(3, 'b1-battle-droids', 'e-5c-b1-battle-droid'),
      unit('b2-super-battle-droids', 'b2-ha-battle-droid'),
      unit('droidekas'),
    ],
    commands: [
      ...['ambush', 'trained-in-your-jedi-arts', 'push', 'supreme-commander', 'assault', 'crush-them'],
    ],
  }),
]
