import type { MapPlan } from './types.ts'

export const imperialCommandHub: MapPlan = {
  id: 'imperial-command-hub',
  name: { en: 'Imperial Command Hub', de: 'Imperiale Kommandozentrale' },
  tiles: [
    { sky: 'unknown', spaces: [
      'l4:q5', 'l6:r7', 'l8:q9', 'h10:u11', 'c12:d12', 'h12:i12', 'l12:w13', 'c13:e13', 'g13:j13',
      'c14:w15', 'g16:w16', 'k17:w17', 'l18:q19', 't18:u18',
    ] },
  ],
  difficult: ['d14'],
  blocking: ['n4', 'p4', 'r13', 'h14', 'u14:v15', 'p16:p17'],
  impassable: ['m9:n10'],
  edges: {
    wall: [
      'j16 e', 'q12:q13 e', 'q16:q17 e', 'l7:m7 s', 'p7:q7 s', 'r11:s11 s', 'l13:q13 s', 'k15:m15 s',
      'p15:q15 s',
    ],
    impassable: ['m16 e', 'm18 e', 'u17 e', 't16:u16 s', 'm17 s', 'n18:p18 s'],
  },
  doors: [
    { id: 'd1', edges: ['k14:k15 e'] },
    { id: 'd2', edges: ['q14:q15 e'] },
  ],
  terminals: [{ at: 'o4' }, { at: 'o13' }],
  zones: {
    red: ['r12:w17', 't18:u18'],
    blue: ['c12:d12', 'h12:i12', 'c13:e13', 'g13:j13', 'c14:k15', 'g16:j16'],
  },
  areas: [
    { id: 'hangar', name: { en: 'Hangar', de: 'Hangar' }, spaces: ['l8:q13'] },
    { id: 'desert-path', name: { en: 'Desert Path', de: 'Wüstenpfad' }, spaces: ['l14:q15'] },
  ],
  missions: {
    A: {
      name: { en: 'Uplink', de: 'Datenverbindung' },
      rules: 'imperial-command-hub-A',
      tokens: [
        { label: 'datalink', kind: 'token', at: 'o19', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Delivery System', de: 'Liefersystem' },
      rules: 'imperial-command-hub-B',
      tokens: [
        { label: 'energy cell', kind: 'token', at: 'q16', colour: 'blue' },
        { label: 'energy cell', kind: 'token', at: 'q19', colour: 'blue' },
        { label: 'energy cell', kind: 'token', at: 'n16', colour: 'blue' },
        { label: 'energy cell', kind: 'token', at: 'm18', colour: 'blue' },
      ],
    },
  },
}
