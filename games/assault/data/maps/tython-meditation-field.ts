import type { MapPlan } from './types.ts'

export const tythonMeditationField: MapPlan = {
  id: 'tython-meditation-field',
  name: { en: 'Tython Meditation Field', de: 'Meditationsfeld auf Tython' },
  tiles: [
    { sky: 'unknown', spaces: [
      'n5:q5', 's5:t5', 'f6:u7', 'f8:h8', 'n8:u8', 'f9:g9', 's9:u9', 'f10:i11', 'k10:p11', 's10:t11',
      'f12:p13', 'r12:t13', 'f14:i14', 'm14:n14', 's14:t14', 'g15:h15', 'k15:p15', 'r15:t15', 'f16:i16',
      'k16:t16', 'f17:t17', 'f18:s18', 'f19:i19', 'k19:p20',
    ] },
  ],
  difficult: ['p6', 'o7:p7', 'f16', 'f17:g17', 's17:t17', 'f18:h18', 's18', 'g19:h19'],
  blocking: ['o6', 's8', 'm11', 'o13', 'm18', 'l19', 'n19:o19'],
  edges: {
    wall: ['p16 e', 'q8 e'],
    impassable: ['k10:k11 e', 'o10:o11 e'],
  },
  terminals: [{ at: 'n10' }, { at: 'g18' }],
  zones: {
    red: ['k15:p20'],
    blue: ['f6:h8', 'f9:g9', 'f10:i14'],
  },
  missions: {
    A: {
      name: { en: 'Balance of the Force', de: 'Gleichgewicht der Macht' },
      rules: 'tython-meditation-field-A',
      tokens: [
        { label: 'Force Pillar', kind: 'token', at: 's5', colour: 'red' },
        { label: 'Force Pillar', kind: 'token', at: 'u6', colour: 'red' },
        { label: 'Force Pillar', kind: 'token', at: 'm11', colour: 'red' },
      ],
    },
    B: {
      name: { en: 'Chosen of the Force', de: 'Auserwählte der Macht' },
      rules: 'tython-meditation-field-B',
      tokens: [
        { label: 'Force Pillar', kind: 'token', at: 's5', colour: 'red' },
        { label: 'Force Pillar', kind: 'token', at: 'u6', colour: 'red' },
        { label: 'Force Pillar', kind: 'token', at: 'm11', colour: 'red' },
      ],
    },
  },
}
