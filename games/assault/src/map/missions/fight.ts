import type { Mission } from '../mission.ts'

/** Missions about things to shoot at, and things that shoot or bite back. */
export const fightMissions: readonly Mission[] = [
  {
    id: 'corellian-underground-A',
    rule: 'IA-SKM-corellian-underground-A',
    tokens: {
      thug: {
        name: { en: 'thug', de: 'Schläger' },
        figure: 'hostile',
        attackable: { health: 4, dice: ['black'] },
      },
    },
    roundEnd: [
      { type: 'walk to nearest', label: 'thug', spaces: 2 },
      { type: 'hurt around', label: 'thug', within: 1, amount: 2, whom: 'all' },
      { type: 'score control', vp: 6, of: { type: 'area', area: 'cantina' }, count: 'any' },
    ],
  },
  {
    id: 'devaron-garrison-B',
    rule: 'IA-SKM-devaron-garrison-B',
    tokens: {
      crate: {
        name: { en: 'crate', de: 'Kiste' },
        attackable: { health: 5, block: 1, burst: { damage: 2 } },
      },
    },
    doors: { locked: 'all' },
    standing: [{ type: 'in own zone', vp: 6, label: 'crate' }],
    roundEnd: [
      { type: 'open doors', each: 'terminal controlled', order: 'initiative' },
      { type: 'move tokens', label: 'crate', least: 0, most: 3, who: 'controller', order: 'initiative' },
    ],
  },
  {
    id: 'chopper-base-atollon-A',
    rule: 'IA-SKM-chopper-base-atollon-A',
    tokens: {
      Krykna: {
        name: { en: 'Krykna', de: 'Krykna' },
        figure: 'neutral',
        attackable: { health: 8, block: 2, vp: 2, claimed: true },
      },
    },
    roundEnd: [
      {
        type: 'move tokens',
        label: 'Krykna',
        least: 0,
        most: 3,
        who: 'in turn',
        order: 'initiative',
        aim: 'touch most figures',
      },
      { type: 'hurt around', label: 'Krykna', within: 1, amount: 2, whom: 'all' },
      { type: 'place claimed', label: 'Krykna', at: { type: 'zone', whose: 'enemy' }, most: 1 },
    ],
  },
  {
    id: 'coruscant-landfill-A',
    rule: 'IA-SKM-coruscant-landfill-A',
    tokens: {
      dianoga: {
        name: { en: 'dianoga', de: 'Dianoga' },
        attackable: { health: 20, block: 3, vp: 5, scoresDamage: true },
      },
    },
    roundEnd: [{ type: 'hurt around', label: 'dianoga', within: 4, amount: 'green', whom: 'all' }],
  },
  {
    id: 'endor-wilderness-A',
    rule: 'IA-SKM-endor-wilderness-A',
    tokens: {
      'energy cell': { name: { en: 'energy cell', de: 'Energiezelle' } },
      'emergence point 2': { name: { en: 'emergence point 2', de: 'Fundort 2' } },
      'emergence point 3': { name: { en: 'emergence point 3', de: 'Fundort 3' } },
      'emergence point 4': { name: { en: 'emergence point 4', de: 'Fundort 4' } },
      'emergence point 5': { name: { en: 'emergence point 5', de: 'Fundort 5' } },
    },
    roundStart: [{ type: 'hurt around', label: 'energy cell', within: 1, amount: 2, whom: 'all' }],
    roundEnd: [
      {
        type: 'score control',
        vp: 10,
        of: { type: 'token', label: 'energy cell' },
        count: 'each',
        afterwards: 'discard',
      },
      { type: 'roll for spot', label: 'energy cell', die: 'blue', spots: 'emergence point' },
    ],
  },
  {
    id: 'geonosis-foundry-A',
    rule: 'IA-SKM-geonosis-foundry-A',
    tokens: {
      generator: {
        name: { en: 'generator', de: 'Generator' },
        attackable: { health: 15, dice: ['black'], vpTo: { vp: 20, player: 'opponent of its zone' } },
      },
    },
    doors: { locked: 'all', attackable: { health: 10, dice: ['black'] } },
  },
  {
    id: 'hangar-bay-A',
    rule: 'IA-SKM-hangar-bay-A',
    tokens: {},
    marksGroup: true,
    defeats: [{ type: 'marked group', vp: 'figure cost' }],
  },
  {
    id: 'hangar-bay-B',
    rule: 'IA-SKM-hangar-bay-B',
    tokens: {
      'power cell': {
        name: { en: 'power cell', de: 'Energiezelle' },
        attackable: { health: 5, block: 1, vpTo: { vp: 6, player: 'its colour' } },
      },
    },
  },
  {
    id: 'isb-headquarters-B',
    rule: 'IA-SKM-isb-headquarters-B',
    tokens: {
      holocam: {
        name: { en: 'holocam', de: 'Holokamera' },
        attackable: { health: 4, block: 1 },
        supply: { count: 5, of: 'each player' },
      },
    },
    roundEnd: [
      { type: 'place beside own figure', label: 'holocam', order: 'initiative' },
      { type: 'score seen', vp: 1, label: 'holocam' },
    ],
  },
  {
    id: 'moisture-farm-B',
    rule: 'IA-SKM-moisture-farm-B',
    tokens: {
      raider: {
        name: { en: 'raider', de: 'Plünderer' },
        figure: 'hostile',
        attackable: { health: 5, dice: ['black'], vp: 4 },
      },
    },
    roundEnd: [
      { type: 'hurt nearest', label: 'raider', amount: 2 },
      { type: 'move all or deploy', label: 'raider', spaces: 3, area: 'camp' },
    ],
  },
]
