import type { Mission } from '../mission.ts'

/** Missions about ground, with a twist: it changes sides, strikes back, or counts only for a while. */
export const contestMissions: readonly Mission[] = [
  {
    id: 'mos-eisley-outskirts-A',
    rule: 'IA-SKM-mos-eisley-outskirts-A',
    tokens: { 'launch panel': { name: { en: 'launch panel', de: 'Startkonsole' } } },
    interactions: [
      { with: { type: 'token', label: 'launch panel' }, once: 'player', does: { type: 'flip' } },
    ],
    roundEnd: [
      {
        type: 'score control',
        vp: 5,
        of: { type: 'token', label: 'launch panel', face: 'coloured' },
        count: 'each',
      },
      {
        type: 'score control',
        vp: 2,
        of: { type: 'token', label: 'launch panel', face: 'grey' },
        count: 'each',
      },
    ],
  },
  {
    id: 'corellian-underground-B',
    rule: 'IA-SKM-corellian-underground-B',
    tokens: { 'Sabacc table': { name: { en: 'Sabacc table', de: 'Sabacc-Tisch' } } },
    // The map sheet says two tokens a card; a remade card says one.
    roundStart: [{ type: 'pile from hand', each: 2 }],
    roundEnd: [{ type: 'hold', site: { type: 'token', label: 'Sabacc table' }, by: 'control' }],
    standing: [{ type: 'holder has pile', vp: 1 }],
  },
  {
    id: 'chopper-base-atollon-B',
    rule: 'IA-SKM-chopper-base-atollon-B',
    tokens: { 'signal marker': { name: { en: 'signal marker', de: 'Signalmarker' } } },
    roundStart: [{ type: 'draw colours', colours: ['blue', 'green', 'red'], label: 'signal marker' }],
    roundEnd: [{ type: 'score strain tokens', vp: 2, label: 'signal marker', afterwards: 'take off' }],
  },
  {
    id: 'devaron-garrison-A',
    rule: 'IA-SKM-devaron-garrison-A',
    tokens: { crate: { name: { en: 'crate', de: 'Kiste' } } },
    roundStart: [
      { type: 'power tokens', label: 'crate', by: { red: 'damage', yellow: 'surge', blue: 'block' } },
    ],
    roundEnd: [
      { type: 'hand out power tokens', label: 'crate' },
      { type: 'score control', vp: 2, of: { type: 'token', label: 'crate' }, count: 'each' },
    ],
  },
  {
    id: 'lothal-wastes-B',
    rule: 'IA-SKM-lothal-wastes-B',
    tokens: { fluctuation: { name: { en: 'fluctuation', de: 'Schwankung' } } },
    roundEnd: [
      { type: 'score control', vp: 1, of: { type: 'token', label: 'fluctuation' }, count: 'each' },
      {
        type: 'figures on gain',
        label: 'fluctuation',
        by: { blue: 'evade', green: 'block', red: 'damage', yellow: 'surge' },
      },
      { type: 'swap tokens', label: 'fluctuation', order: 'initiative' },
    ],
  },
  {
    id: 'anchorhead-bar-A',
    rule: 'IA-SKM-anchorhead-bar-A',
    tokens: { patron: { name: { en: 'patron', de: 'Gast' } } },
    interactions: [
      {
        with: { type: 'token', label: 'patron', marked: 'not own' },
        controlled: true,
        does: { type: 'mark own' },
      },
    ],
    standing: [{ type: 'marked', vp: [0, 2, 5, 10, 20], label: 'patron' }],
  },
  {
    id: 'hoth-battle-station-A',
    rule: 'IA-SKM-hoth-battle-station-A',
    tokens: {},
    attacks: [
      { type: 'defending in zone', whose: 'own', block: -1 },
      { type: 'defending in zone', whose: 'enemy', evade: 1 },
    ],
    roundEnd: [
      { type: 'score control', vp: 3, of: { type: 'zone', whose: 'any' }, count: 'each' },
      { type: 'score control', vp: 3, of: { type: 'area', area: 'command-center' }, count: 'any' },
    ],
  },
  {
    id: 'isb-headquarters-A',
    rule: 'IA-SKM-isb-headquarters-A',
    tokens: { 'security station': { name: { en: 'security station', de: 'Wachstation' } } },
    roundEnd: [
      { type: 'score control', vp: 3, of: { type: 'token', label: 'security station' }, count: 'each' },
      { type: 'hurt picked', label: 'security station', amount: 2 },
    ],
  },
  {
    id: 'imperial-research-lab-A',
    rule: 'IA-SKM-imperial-research-lab-A',
    tokens: {},
    interactions: [
      {
        with: { type: 'terminal' },
        once: 'token',
        does: { type: 'hurt area', area: 'control-room', amount: 2 },
      },
    ],
    roundEnd: [{ type: 'score presence', vp: 6, at: { type: 'area', area: 'control-room' } }],
  },
  {
    id: 'imperial-research-lab-B',
    rule: 'IA-SKM-imperial-research-lab-B',
    tokens: {},
    board: ['coloured terminals give no cards'],
    roundStart: [{ type: 'flip terminal', area: 'control-room' }],
    roundEnd: [{ type: 'score control', vp: 4, of: { type: 'terminal', face: 'grey' }, count: 'each' }],
  },
  {
    id: 'kashyyyk-station-B',
    rule: 'IA-SKM-kashyyyk-station-B',
    tokens: { 'weapon emplacement': { name: { en: 'weapon emplacement', de: 'Geschützstellung' } } },
    roundEnd: [
      {
        type: 'hurt around',
        label: 'weapon emplacement',
        within: 3,
        amount: 2,
        whom: 'enemies of its terminal',
      },
      { type: 'score control', vp: 4, of: { type: 'token', label: 'weapon emplacement' }, count: 'each' },
    ],
  },
  {
    id: 'kuat-space-station-A',
    rule: 'IA-SKM-kuat-space-station-A',
    tokens: {},
    doors: { locked: 'all' },
    roundStart: [{ type: 'open doors', each: 'terminal controlled', order: 'initiative', may: true }],
    roundEnd: [
      { type: 'close doors' },
      { type: 'score control', vp: 10, of: { type: 'area', area: 'data-core-room' }, count: 'any' },
    ],
  },
  {
    id: 'kuat-space-station-B',
    rule: 'IA-SKM-kuat-space-station-B',
    tokens: { 'relay station': { name: { en: 'relay station', de: 'Relaisstation' } } },
    doors: { fromZonesOnly: true },
    roundEnd: [
      { type: 'strain tokens', label: 'relay station', amount: 1 },
      { type: 'score strain tokens', vp: 3, label: 'relay station', afterwards: 'discard', may: true },
    ],
  },
  {
    id: 'lothal-safehouse-A',
    rule: 'IA-SKM-lothal-safehouse-A',
    tokens: { artifact: { name: { en: 'artifact', de: 'Artefakt' } } },
    standing: [{ type: 'controlled', vp: 6, of: { type: 'token', label: 'artifact' } }],
  },
  {
    id: 'lothal-safehouse-B',
    rule: 'IA-SKM-lothal-safehouse-B',
    tokens: { 'hidden shipment': { name: { en: 'hidden shipment', de: 'versteckte Lieferung' } } },
    roundEnd: [
      {
        type: 'score control',
        vp: 3,
        of: { type: 'token', label: 'hidden shipment', marked: 'no' },
        count: 'each',
        afterwards: 'mark',
      },
      {
        type: 'score control',
        vp: 2,
        of: { type: 'token', label: 'hidden shipment', marked: 'yes' },
        count: 'each',
      },
    ],
  },
  {
    id: 'lothal-spaceport-A',
    rule: 'IA-SKM-lothal-spaceport-A',
    tokens: {
      crate: { name: { en: 'crate', de: 'Kiste' } },
      generator: { name: { en: 'generator', de: 'Generator' } },
    },
    doors: { locked: 'all' },
    interactions: [
      {
        with: { type: 'token', label: 'generator', colour: 'own zone' },
        does: { type: 'strain token', last: 3, vp: 12 },
      },
    ],
    roundEnd: [
      { type: 'score control', vp: 1, of: { type: 'token', label: 'crate' }, count: 'each' },
      { type: 'figures at may recover', at: { type: 'token', label: 'crate' }, amount: 1 },
      { type: 'open doors', each: 'player', order: 'reverse' },
    ],
  },
  {
    id: 'moisture-farm-A',
    rule: 'IA-SKM-moisture-farm-A',
    tokens: { crate: { name: { en: 'crate', de: 'Kiste' } } },
    roundEnd: [
      {
        type: 'score control',
        vp: 7,
        of: { type: 'token', label: 'crate', marked: 'not own' },
        count: 'each',
        afterwards: 'mark own',
      },
    ],
  },
  {
    id: 'mos-eisley-cantina-A',
    rule: 'IA-SKM-mos-eisley-cantina-A',
    tokens: { contact: { name: { en: 'contact', de: 'Kontaktperson' } } },
    interactions: [
      { with: { type: 'token', label: 'contact' }, once: 'group', does: { type: 'score', vp: 2 } },
    ],
  },
  {
    id: 'nal-hutta-swamps-A',
    rule: 'IA-SKM-nal-hutta-swamps-A',
    tokens: { 'shield generator': { name: { en: 'shield generator', de: 'Schildgenerator' } } },
    attacks: [{ type: 'shielded', label: 'shield generator', within: 2, surge: -1 }],
    roundEnd: [
      { type: 'score control', vp: 4, of: { type: 'token', label: 'shield generator' }, count: 'each' },
    ],
  },
  {
    id: 'wasskah-hunting-ground-A',
    rule: 'IA-SKM-wasskah-hunting-ground-A',
    tokens: { "hunter's cache": { name: { en: 'hunter’s cache', de: 'Jägerversteck' } } },
    board: ['no walls in difficult terrain'],
    roundEnd: [
      { type: 'score control', vp: 4, of: { type: 'token', label: "hunter's cache" }, count: 'each' },
    ],
  },
  {
    id: 'wasskah-hunting-ground-B',
    rule: 'IA-SKM-wasskah-hunting-ground-B',
    tokens: { "hunter's cache": { name: { en: 'hunter’s cache', de: 'Jägerversteck' } } },
    board: ['no walls in difficult terrain', 'difficult terrain strains'],
    roundEnd: [
      { type: 'score control', vp: 4, of: { type: 'token', label: "hunter's cache" }, count: 'each' },
    ],
  },
  {
    id: 'ord-mantell-junkyard-A',
    rule: 'IA-SKM-ord-mantell-junkyard-A',
    tokens: { laser: { name: { en: 'laser', de: 'Laser' } } },
    roundStart: [{ type: 'sweep north', label: 'laser', spaces: 2 }],
    roundEnd: [{ type: 'score control', vp: 5, of: { type: 'terminal' }, count: 'each' }],
  },
  {
    id: 'sewers-of-nar-shaddaa-B',
    rule: 'IA-SKM-sewers-of-nar-shaddaa-B',
    tokens: {},
    roundStart: [
      {
        type: 'draw for the round',
        ofEachColour: 2,
        by: {
          red: { type: 'surge', amount: 1 },
          blue: { type: 'speed', amount: 1 },
          green: { type: 'evade', amount: 1 },
          yellow: { type: 'score control', vp: 4, of: { type: 'terminal' } },
        },
      },
    ],
  },
]
