import type { Mission } from '../mission.ts'

/** Missions about things that are worth having: who carries them scores, or fights better. */
export const bearMissions: readonly Mission[] = [
  {
    id: 'bespin-tibanna-facility-B',
    rule: 'IA-SKM-bespin-tibanna-facility-B',
    tokens: {
      'Tibanna Gas Reserve': {
        name: { en: 'Tibanna Gas Reserve', de: 'Tibanna-Gas-Vorrat' },
        retrieve: { by: 'interacting' },
      },
      'Carbon-freezing Chamber': { name: { en: 'Carbon-freezing Chamber', de: 'Karbonit-Gefrierkammer' } },
    },
    roundEnd: [
      { type: 'hold', site: { type: 'token', label: 'Carbon-freezing Chamber' }, by: 'figure cost' },
    ],
    standing: [{ type: 'holder carries', vp: 4, label: 'Tibanna Gas Reserve' }],
  },
  {
    id: 'climate-research-camp-A',
    rule: 'IA-SKM-climate-research-camp-A',
    tokens: {
      'weapon suit': {
        name: { en: 'weapon suit', de: 'Kampfanzug' },
        retrieve: { by: 'interacting', most: 1 },
        carrier: { per: 'carrier', attackDamage: 1, defenceBlock: -1 },
      },
    },
    roundEnd: [{ type: 'score most carried', vp: 6, label: 'weapon suit' }],
  },
  {
    id: 'development-facility-B',
    rule: 'IA-SKM-development-facility-B',
    tokens: {
      'weapon prototype': {
        name: { en: 'weapon prototype', de: 'Waffen-Prototyp' },
        retrieve: { by: 'interacting', most: 1 },
        carrier: {
          per: 'carrier',
          defenceBlock: -1,
          actions: [
            {
              name: { en: 'focused shot', de: 'gezielter Schuss' },
              actions: 1,
              does: { type: 'focus and attack' },
            },
            {
              name: { en: 'field test', de: 'Feldversuch' },
              actions: 2,
              does: { type: 'score', vp: 3 },
            },
            {
              name: { en: 'field drill', de: 'Feldübung' },
              actions: 2,
              does: { type: 'move and recover', spaces: 4, recover: 3 },
            },
          ],
        },
      },
    },
  },
  {
    id: 'the-dune-sea-B',
    rule: 'IA-SKM-the-dune-sea-B',
    tokens: {
      'valuable good': {
        name: { en: 'valuable good', de: 'Wertgegenstand' },
        retrieve: { by: 'interacting' },
        carrier: { per: 'carrier', dropsAt: { damage: 3, from: 'anything' } },
      },
    },
    standing: [{ type: 'carried', vp: 3, label: 'valuable good' }],
  },
  {
    id: 'echo-base-A',
    rule: 'IA-SKM-echo-base-A',
    tokens: {
      'Bacta Infuser': {
        name: { en: 'Bacta Infuser', de: 'Bacta-Infusor' },
        retrieve: { by: 'interacting' },
        carrier: {
          per: 'carrier',
          dropsAt: { damage: 3, from: 'anything' },
          opponentCannotWin: true,
        },
      },
    },
    doors: { locked: 'all', attackable: { health: 7, block: 1 } },
    roundEnd: [
      { type: 'score control', vp: 3, of: { type: 'terminal' }, count: 'each' },
      { type: 'score control', vp: 3, of: { type: 'zone', whose: 'any' }, count: 'each' },
    ],
  },
  {
    id: 'echo-base-B',
    rule: 'IA-SKM-echo-base-B',
    tokens: {
      tauntaun: {
        name: { en: 'tauntaun', de: 'Tauntaun' },
        retrieve: { by: 'interacting', most: 1, small: true },
        carrier: { per: 'carrier', speed: 2, dropsAt: { damage: 3, from: 'attack' } },
      },
    },
    roundEnd: [
      { type: 'score carrying', vp: 2, label: 'tauntaun', count: 'carrier' },
      { type: 'score control', vp: 5, of: { type: 'area', area: 'medical-bay' }, count: 'any' },
    ],
  },
  {
    id: 'geonosis-foundry-B',
    rule: 'IA-SKM-geonosis-foundry-B',
    tokens: {
      'experimental weapon': {
        name: { en: 'experimental weapon', de: 'Versuchswaffe' },
        retrieve: { by: 'interacting', most: 1 },
        carrier: { per: 'carrier', attackDamage: 2 },
      },
    },
    roundEnd: [{ type: 'score carrying', vp: 2, label: 'experimental weapon', count: 'carrier' }],
    defeats: [{ type: 'carrier', label: 'experimental weapon', vp: 4 }],
  },
  {
    id: 'hoth-weather-shelter-B',
    rule: 'IA-SKM-hoth-weather-shelter-B',
    tokens: {
      crate: { name: { en: 'crate', de: 'Kiste' } },
      supply: {
        name: { en: 'supply', de: 'Vorrat' },
        retrieve: { by: 'interacting' },
        carrier: { per: 'token', defenceBlock: -1 },
        supply: { count: 12, of: 'all' },
      },
    },
    interactions: [
      { with: { type: 'token', label: 'crate' }, does: { type: 'take from supply', label: 'supply' } },
    ],
    standing: [{ type: 'carried', vp: 3, label: 'supply' }],
  },
  {
    id: 'imperial-labor-camp-B',
    rule: 'IA-SKM-imperial-labor-camp-B',
    tokens: {
      shield: {
        name: { en: 'shield', de: 'Schild' },
        retrieve: { by: 'interacting', most: 1 },
        carrier: { per: 'carrier', health: 6 },
      },
    },
    roundEnd: [{ type: 'score presence', vp: 6, at: { type: 'zone', whose: 'enemy' } }],
  },
  {
    id: 'isb-training-grounds-A',
    rule: 'IA-SKM-isb-training-grounds-A',
    tokens: {
      tap: { name: { en: 'tap', de: 'Abhörgerät' }, retrieve: { by: 'interacting' } },
      databank: { name: { en: 'databank', de: 'Datenbank' } },
    },
    interactions: [
      {
        with: { type: 'token', label: 'databank' },
        carrying: 'tap',
        once: 'player',
        does: { type: 'flip' },
      },
    ],
    roundEnd: [
      {
        type: 'score control',
        vp: 5,
        of: { type: 'token', label: 'databank', face: 'coloured' },
        count: 'each',
      },
      { type: 'score control', vp: 2, of: { type: 'token', label: 'databank', face: 'grey' }, count: 'each' },
    ],
  },
  {
    id: 'jabbas-palace-A',
    rule: 'IA-SKM-jabbas-palace-A',
    tokens: {
      crate: {
        name: { en: 'crate', de: 'Kiste' },
        retrieve: { by: 'interacting', losing: 2 },
        carrier: { per: 'token', speed: -2 },
      },
      'trap door': { name: { en: 'trap door', de: 'Falltür' } },
      'trap exit': { name: { en: 'trap exit', de: 'Grubenboden' } },
    },
    onTheMove: [{ type: 'trap', label: 'trap door', strain: 1, exit: 'trap exit' }],
    roundEnd: [{ type: 'score carrying', vp: 2, label: 'crate', count: 'token' }],
  },
  {
    id: 'tarkin-initiative-labs-B',
    rule: 'IA-SKM-tarkin-initiative-labs-B',
    tokens: {
      weapon: {
        name: { en: 'weapon', de: 'Waffe' },
        absent: true,
        retrieve: { by: 'interacting', most: 1 },
        carrier: { per: 'carrier', addsDie: true },
      },
      'weapon space B': { name: { en: 'weapon space', de: 'Waffenfeld' } },
      console: { name: { en: 'console', de: 'Konsole' } },
    },
    setUp: [{ type: 'place in turn', label: 'weapon', spots: 'weapon space B', ofEachColour: 2 }],
    roundEnd: [{ type: 'score control', vp: 2, of: { type: 'token', label: 'console' }, count: 'each' }],
  },
]
