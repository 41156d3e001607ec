import type { MapPlan } from './types.ts'

export const nelvaanianWarZone: MapPlan = {
  id: 'nelvaanian-war-zone',
  name: { en: 'Nelvaanian War Zone', de: 'Kriegsgebiet auf Nelvaan' },
  tiles: [
    { sky: 'unknown', spaces: [
      'g5:s5', 'f6:t6', 'f7:m7', 'q7:t7', 'f8:h9', 'j8:l8', 'r8:t8', 'k9:l9', 'r9:u9', 'f10:u11',
      'f12:h12', 'j12:p12', 'r12:u13', 'f13:g14', 'i13:p14', 't14:u14', 'f15:h15', 'l15:q15', 't15:v15',
      'f16:v17', 'l18:q18', 's18:v18',
    ] },
  ],
  difficult: ['k7:l7', 'j8:l8', 'm10:m11', 'j12:k12', 'n12:p12', 'm14', 'h15', 'f16', 'f17:g17', 'o18:q18'],
  blocking: ['l12:m13', 'n17:o17'],
  edges: {
    wall: ['i7 e', 'i10:i11 e', 'h8 s', 'r8 s', 'l14:m14 s', 'p14 s'],
    impassable: ['t17 e', 'u16 e', 'u16 s'],
  },
  doors: [
    { id: 'd1', edges: ['k9:l9 s'] },
    { id: 'd2', edges: ['n14:o14 s'] },
    { id: 'd3', edges: ['s8:t8 s'] },
    { id: 'd4', edges: ['t13:u13 s'] },
  ],
  terminals: [{ at: 'u11' }, { at: 'i13' }],
  zones: {
    red: ['j5:s5', 'j6:t6', 'j7:m7', 'q7:t7', 'j8:l8', 'r8:t8', 'k9:l9'],
    blue: ['l15:q15', 'v15', 'l16:v17', 'l18:q18', 's18:v18'],
  },
  areas: [
    { id: 'command-room', name: { en: 'Command Room', de: 'Kommandoraum' }, spaces: ['r9:u13'] },
  ],
  missions: {
    A: {
      name: { en: 'Fallout', de: 'Nachwirkungen' },
      rules: 'nelvaanian-war-zone-A',
      tokens: [
        { label: 'Broken Droid', kind: 'token', at: 'h12', colour: 'blue' },
        { label: 'Broken Droid', kind: 'token', at: 'g14', colour: 'blue' },
        { label: 'Broken Droid', kind: 'token', at: 'f10', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Constant Motion', de: 'Ständige Bewegung' },
      rules: 'nelvaanian-war-zone-B',
      tokens: [
        { label: 'Patrol Droid', kind: 'token', at: 'h12', colour: 'blue' },
        { label: 'Patrol Droid', kind: 'token', at: 'g14', colour: 'blue' },
        { label: 'Patrol Droid', kind: 'token', at: 'f10', colour: 'blue' },
      ],
    },
  },
}
