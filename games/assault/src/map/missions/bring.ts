import type { Mission } from '../mission.ts'

/** Missions about things that figures pick up and bring somewhere. */
export const bringMissions: readonly Mission[] = [
  {
    id: 'mos-eisley-outskirts-B',
    rule: 'IA-SKM-mos-eisley-outskirts-B',
    tokens: {
      contraband: {
        name: { en: 'contraband', de: 'Schmuggelware' },
        retrieve: { by: 'interacting' },
        carrier: { per: 'carrier', speed: -2 },
      },
    },
    roundEnd: [
      {
        type: 'score carrying',
        vp: 15,
        label: 'contraband',
        at: [{ type: 'zone', whose: 'own' }],
        count: 'carrier',
        afterwards: 'discard',
      },
    ],
  },
  {
    id: 'coruscant-landfill-B',
    rule: 'IA-SKM-coruscant-landfill-B',
    tokens: {
      crate: {
        name: { en: 'crate', de: 'Kiste' },
        retrieve: { by: 'interacting', most: 1 },
        carrier: { per: 'carrier', speed: -1 },
      },
    },
    doors: { locked: { area: 'trash-compactor' }, attackable: { health: 10, block: 2 } },
    roundEnd: [
      {
        type: 'score carrying',
        vp: 4,
        label: 'crate',
        at: [
          { type: 'zone', whose: 'any' },
          { type: 'terminal', colour: 'red' },
        ],
        count: 'token',
        afterwards: 'discard',
      },
    ],
  },
  {
    id: 'endor-defense-station-A',
    rule: 'IA-SKM-endor-defense-station-A',
    tokens: {
      'fuel cell': { name: { en: 'fuel cell', de: 'Brennstoffzelle' }, retrieve: { by: 'interacting' } },
      'shield generator': { name: { en: 'shield generator', de: 'Schildgenerator' } },
    },
    onTheMove: [
      { type: 'claim', label: 'fuel cell', points: 2, at: { type: 'token', label: 'shield generator' } },
    ],
    roundEnd: [
      { type: 'score claimed', vp: 3, label: 'fuel cell' },
      { type: 'score carrying', vp: 2, label: 'fuel cell', count: 'token' },
    ],
  },
  {
    id: 'endor-wilderness-B',
    rule: 'IA-SKM-endor-wilderness-B',
    tokens: {
      'sonic resonator': {
        name: { en: 'sonic resonator', de: 'Schallresonator' },
        retrieve: { by: 'interacting', most: 1 },
        attackable: { health: 6, while: 'lying', burst: { strain: 3 } },
      },
    },
    roundEnd: [
      {
        type: 'score carrying',
        vp: 10,
        label: 'sonic resonator',
        at: [{ type: 'zone', whose: 'enemy' }],
        count: 'token',
        afterwards: 'discard',
      },
    ],
  },
  {
    id: 'hoth-battle-station-B',
    rule: 'IA-SKM-hoth-battle-station-B',
    tokens: {
      explosive: {
        name: { en: 'explosive', de: 'Sprengsatz' },
        retrieve: { by: 'interacting' },
        carrier: {
          per: 'carrier',
          actions: [
            {
              name: { en: 'throw an explosive', de: 'Sprengsatz werfen' },
              actions: 1,
              discards: true,
              does: { type: 'blast', within: 3, damage: 2 },
            },
          ],
        },
      },
    },
    roundEnd: [
      {
        type: 'score carrying',
        vp: 4,
        label: 'explosive',
        at: [{ type: 'zone', whose: 'enemy' }],
        count: 'token',
        afterwards: 'discard',
      },
    ],
  },
  {
    id: 'hoth-weather-shelter-A',
    rule: 'IA-SKM-hoth-weather-shelter-A',
    tokens: {
      crate: { name: { en: 'crate', de: 'Kiste' }, retrieve: { by: 'interacting', colour: 'own zone' } },
    },
    roundEnd: [
      {
        type: 'score carrying',
        vp: 15,
        label: 'crate',
        at: [{ type: 'zone', whose: 'enemy' }],
        count: 'token',
        afterwards: 'discard',
      },
    ],
  },
  {
    id: 'isb-training-grounds-B',
    rule: 'IA-SKM-isb-training-grounds-B',
    tokens: {
      tap: {
        name: { en: 'tap', de: 'Abhörgerät' },
        retrieve: { by: 'interacting', colour: 'own zone' },
        attackable: { health: 5, block: 1, while: 'installed' },
      },
      panel: { name: { en: 'panel', de: 'Schalttafel' } },
    },
    interactions: [{ with: { type: 'token', label: 'panel' }, carrying: 'tap', does: { type: 'install' } }],
    roundEnd: [{ type: 'score own tokens', vp: 4, label: 'tap' }],
  },
  {
    id: 'kashyyyk-station-A',
    rule: 'IA-SKM-kashyyyk-station-A',
    tokens: {
      'Data Chip': { name: { en: 'Data Chip', de: 'Datenchip' }, retrieve: { by: 'step', most: 1 } },
    },
    interactions: [
      {
        with: { type: 'terminal', colour: 'own zone' },
        carrying: 'Data Chip',
        does: { type: 'discard carried', vp: 6 },
      },
    ],
    roundEnd: [
      { type: 'controller retrieves', label: 'Data Chip' },
      {
        type: 'score carrying',
        vp: 6,
        label: 'Data Chip',
        at: [{ type: 'terminal', colour: 'own zone' }],
        count: 'token',
        afterwards: 'discard',
        may: true,
      },
    ],
  },
  {
    id: 'lothal-battlefront-A',
    rule: 'IA-SKM-lothal-battlefront-A',
    tokens: {
      'power cell': {
        name: { en: 'power cell', de: 'Energiezelle' },
        retrieve: { by: 'interacting', colour: 'own zone', most: 1 },
      },
    },
    deployment: { type: 'alternate' },
    roundEnd: [
      {
        type: 'score carrying',
        vp: 5,
        label: 'power cell',
        at: [{ type: 'zone', whose: 'own' }],
        count: 'carrier',
        afterwards: 'discard',
      },
    ],
  },
  {
    id: 'massassi-ruins-A',
    rule: 'IA-SKM-massassi-ruins-A',
    tokens: {
      holocron: { name: { en: 'holocron', de: 'Holocron' }, retrieve: { by: 'interacting', most: 1 } },
      'communications beacon': { name: { en: 'communications beacon', de: 'Funkbake' } },
    },
    onTheMove: [
      {
        type: 'deliver',
        label: 'holocron',
        at: { type: 'token', label: 'communications beacon' },
        vp: 10,
      },
    ],
  },
  {
    id: 'mos-eisley-back-alleys-B',
    rule: 'IA-SKM-mos-eisley-back-alleys-B',
    tokens: {
      crate: { name: { en: 'crate', de: 'Kiste' }, retrieve: { by: 'interacting', most: 1 } },
      stash: { name: { en: 'stash', de: 'Versteck' } },
    },
    onTheMove: [{ type: 'deliver', label: 'crate', at: { type: 'token', label: 'stash' }, vp: 4 }],
    roundEnd: [{ type: 'open doors', each: 'player', order: 'reverse' }],
  },
  {
    id: 'mos-eisley-cantina-B',
    rule: 'IA-SKM-mos-eisley-cantina-B',
    tokens: {
      'vital component': {
        name: { en: 'vital component', de: 'wichtiges Bauteil' },
        retrieve: { by: 'step', most: 1 },
      },
    },
    onTheMove: [{ type: 'join carriers', label: 'vital component', vp: 10 }],
    roundEnd: [{ type: 'controller retrieves', label: 'vital component' }],
  },
  {
    id: 'nelvaanian-war-zone-A',
    rule: 'IA-SKM-nelvaanian-war-zone-A',
    tokens: {
      'Broken Droid': {
        name: { en: 'Broken Droid', de: 'defekter Droide' },
        retrieve: { by: 'interacting', most: 1 },
      },
    },
    doors: { locked: { area: 'command-room' }, attackable: { health: 10 } },
    interactions: [
      { with: { type: 'terminal' }, carrying: 'Broken Droid', does: { type: 'discard carried', vp: 9 } },
    ],
  },
]
