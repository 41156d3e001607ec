import type { Mission } from '../mission.ts'

/** Missions of our own. Any map may use them. */
export const ownMissions: readonly Mission[] = [
  {
    // Terminals are worth holding to the last: each gives a card anyway, here also points.
    id: 'switchboard',
    rule: null,
    tokens: { relay: { name: { en: 'relay', de: 'Relais' } } },
    roundEnd: [
      { type: 'score control', vp: 2, of: { type: 'terminal' }, count: 'each' },
      { type: 'score control', vp: 3, of: { type: 'token', label: 'relay' }, count: 'each' },
    ],
  },
  {
    // Heavy goods: whoever carries is slow, and leaves them when hit hard.
    id: 'home-delivery',
    rule: null,
    tokens: {
      crate: {
        name: { en: 'crate', de: 'Kiste' },
        retrieve: { by: 'interacting', most: 1 },
        carrier: { per: 'carrier', speed: -1, dropsAt: { damage: 4, from: 'attack' } },
      },
    },
    roundEnd: [
      {
        type: 'score carrying',
        vp: 6,
        label: 'crate',
        at: [{ type: 'zone', whose: 'own' }],
        count: 'token',
        afterwards: 'discard',
      },
    ],
  },
  {
    // The middle is worth most, but the other side's doorstep is worth something too.
    id: 'high-water',
    rule: null,
    tokens: { pump: { name: { en: 'pump', de: 'Pumpe' } } },
    interactions: [{ with: { type: 'token', label: 'pump' }, once: 'player', does: { type: 'flip' } }],
    roundEnd: [
      { type: 'score control', vp: 4, of: { type: 'token', label: 'pump', face: 'coloured' }, count: 'each' },
      { type: 'score control', vp: 2, of: { type: 'token', label: 'pump', face: 'grey' }, count: 'each' },
      { type: 'score presence', vp: 2, at: { type: 'zone', whose: 'enemy' } },
    ],
  },
  {
    // Each side has valves of its own colour to hold, and the other side's to break.
    id: 'pressure',
    rule: null,
    tokens: {
      valve: {
        name: { en: 'valve', de: 'Ventil' },
        attackable: {
          health: 6,
          block: 1,
          vpTo: { vp: 6, player: 'opponent of its colour' },
          burst: { damage: 1 },
        },
      },
    },
    roundEnd: [
      {
        type: 'score control',
        vp: 2,
        of: { type: 'token', label: 'valve', colour: 'own zone' },
        count: 'each',
      },
      { type: 'score control', vp: 4, of: { type: 'area', area: 'control-room' }, count: 'any' },
    ],
  },
  // Nothing but the fight itself: for maps that want no mission of their own.
  { id: 'open-floor', rule: null, tokens: {} },
]
