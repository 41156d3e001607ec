import type { Mission } from '../mission.ts'

/** Missions about ground: who controls this or that at the end of a round scores for it. */
export const holdMissions: readonly Mission[] = [
  {
    id: 'lothal-wastes-A',
    rule: 'IA-SKM-lothal-wastes-A',
    tokens: { 'critical position': { name: { en: 'critical position', de: 'Schlüsselstellung' } } },
    deployment: { type: 'alternate', move: 8 },
    roundEnd: [
      { type: 'score control', vp: 2, of: { type: 'token', label: 'critical position' }, count: 'each' },
    ],
  },
  {
    id: 'climate-research-camp-B',
    rule: 'IA-SKM-climate-research-camp-B',
    tokens: { 'control point': { name: { en: 'control point', de: 'Kontrollpunkt' } } },
    roundEnd: [
      { type: 'score control', vp: 2, of: { type: 'zone', whose: 'enemy' }, count: 'each' },
      { type: 'score control', vp: 2, of: { type: 'token', label: 'control point' }, count: 'each' },
    ],
  },
  {
    id: 'development-facility-A',
    rule: 'IA-SKM-development-facility-A',
    tokens: { 'Droid prototype': { name: { en: 'Droid prototype', de: 'Droiden-Prototyp' } } },
    roundEnd: [
      {
        type: 'move tokens',
        label: 'Droid prototype',
        least: 0,
        most: 4,
        who: 'one per terminal',
        order: 'initiative',
      },
      { type: 'score control', vp: 8, of: { type: 'token', label: 'Droid prototype' }, count: 'any' },
    ],
  },
  {
    id: 'the-dune-sea-A',
    rule: 'IA-SKM-the-dune-sea-A',
    tokens: { 'power generator': { name: { en: 'power generator', de: 'Energiegenerator' } } },
    roundEnd: [
      { type: 'score control', vp: 2, of: { type: 'token', label: 'power generator' }, count: 'each' },
    ],
  },
  {
    id: 'endor-defense-station-B',
    rule: 'IA-SKM-endor-defense-station-B',
    tokens: { 'shield generator': { name: { en: 'shield generator', de: 'Schildgenerator' } } },
    roundEnd: [
      { type: 'score control', vp: 6, of: { type: 'area', area: 'barracks' }, count: 'any' },
      { type: 'score control', vp: 4, of: { type: 'token', label: 'shield generator' }, count: 'any' },
    ],
  },
  {
    id: 'lothal-battlefront-B',
    rule: 'IA-SKM-lothal-battlefront-B',
    tokens: { 'critical position': { name: { en: 'critical position', de: 'Schlüsselstellung' } } },
    deployment: { type: 'alternate' },
    roundEnd: [
      {
        type: 'score control',
        vp: 5,
        of: { type: 'token', label: 'critical position', colour: 'own zone' },
        count: 'each',
      },
    ],
  },
  {
    id: 'mos-eisley-back-alleys-A',
    rule: 'IA-SKM-mos-eisley-back-alleys-A',
    tokens: { crate: { name: { en: 'crate', de: 'Kiste' } } },
    roundEnd: [
      { type: 'score control', vp: 2, of: { type: 'token', label: 'crate' }, count: 'each' },
      { type: 'open doors', each: 'player', order: 'reverse' },
    ],
  },
  {
    id: 'nelvaanian-war-zone-B',
    rule: 'IA-SKM-nelvaanian-war-zone-B',
    tokens: { 'Patrol Droid': { name: { en: 'Patrol Droid', de: 'Patrouillendroide' } } },
    roundEnd: [
      { type: 'move tokens', label: 'Patrol Droid', least: 0, most: 3, who: 'one each', order: 'initiative' },
      { type: 'score control', vp: 4, of: { type: 'token', label: 'Patrol Droid' }, count: 'each' },
    ],
  },
  {
    id: 'tython-meditation-field-A',
    rule: 'IA-SKM-tython-meditation-field-A',
    tokens: { 'Force Pillar': { name: { en: 'Force Pillar', de: 'Säule der Macht' } } },
    favours: {
      count: 2,
      gives: [
        { type: 'movement points', points: 2 },
        { type: 'pierce on next attack', pierce: 2 },
      ],
    },
    roundEnd: [{ type: 'score control', vp: 2, of: { type: 'token', label: 'Force Pillar' }, count: 'each' }],
  },
]
