import type { MapPlan } from './types.ts'

export const kuatSpaceStation: MapPlan = {
  id: 'kuat-space-station',
  name: { en: 'Kuat Space Station', de: 'Raumstation Kuat' },
  tiles: [
    { sky: 'unknown', spaces: [
      'r4:s6', 'w6:z6', 'n7:z7', 'm8:z9', 'm10:o10', 'q10:y10', 'k11:y11', 'k12:r12', 'u12:v12',
      'j13:r13', 'u13:x14', 'j14:s14', 'k15:s15', 'u15:y16', 'k16:r16', 'm17:o17', 'q17:r17', 'u17:x17',
      'm18:y19', 't20:y21',
    ] },
  ],
  blocking: ['y8', 'v10', 'u21', 'w21'],
  impassable: ['l14:m15'],
  edges: {
    wall: ['p9 e', 'p11:p16 e', 't9 e', 'v9 e', 'q9:t9 s', 'w9 s', 'o10 s', 'o16 s', 'u17 s', 'x17 s'],
    impassable: ['r8 e'],
  },
  doors: [
    { id: 'd1', edges: ['m10:n10 s'] },
    { id: 'd2', edges: ['p7:p8 e'] },
  ],
  terminals: [{ at: 's14' }, { at: 'x18' }],
  zones: {
    red: ['r4:s6', 'w6:z6', 'q7:z8', 'q9:t9', 'w9:z9'],
    blue: ['k11:p12', 'j13:p14', 'k15:p16'],
  },
  areas: [
    { id: 'data-core-room', name: { en: 'Data core room', de: 'Datenkernraum' }, spaces: ['n7:p7', 'm8:p9', 'm10:o10'] },
  ],
  missions: {
    A: {
      name: { en: 'Data Heist', de: 'Datenraub' },
      rules: 'kuat-space-station-A',
      tokens: [],
    },
    B: {
      name: { en: 'Incoming Transmission', de: 'Eingehende Übertragung' },
      rules: 'kuat-space-station-B',
      tokens: [
        { label: 'relay station', kind: 'token', at: 't21', colour: 'blue' },
        { label: 'relay station', kind: 'token', at: 'x13', colour: 'blue' },
        { label: 'relay station', kind: 'token', at: 'n8', colour: 'blue' },
      ],
    },
  },
}
