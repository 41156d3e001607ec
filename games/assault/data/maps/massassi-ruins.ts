import type { MapPlan } from './types.ts'

export const massassiRuins: MapPlan = {
  id: 'massassi-ruins',
  name: { en: 'Massassi Ruins', de: 'Ruinen der Massassi' },
  tiles: [
    { sky: 'unknown', spaces: [
      'o5:t6', 'g6:l6', 'f7:t8', 'h9:i12', 'q9:t9', 'o10:t10', 'o11:p11', 's11:t11', 'n12:p12',
      'r12:u12', 'h13:u14', 'h15:i17', 'm15:p15', 'r15:u15', 's16:t16', 'm17:t18', 'h18:j18', 'h19:t20',
      'm21:t22', 'o23:p23',
    ] },
  ],
  blocking: ['q6', 's8', 'n13', 'n18:o18', 'q18', 'p19'],
  edges: {
    wall: ['j6 e', 'p10 e', 'r17:r18 e', 'r21:r22 e', 's8:t8 s'],
    impassable: ['o5:o6 e', 's5:s6 e'],
  },
  terminals: [{ at: 'j6' }, { at: 't22' }],
  zones: {
    red: ['m17:r22'],
    blue: ['o5:t8'],
  },
  missions: {
    A: {
      name: { en: 'Lost Knowledge', de: 'Verlorenes Wissen' },
      rules: 'massassi-ruins-A',
      tokens: [
        { label: 'holocron', kind: 'token', at: 'o10', colour: 'blue' },
        { label: 'holocron', kind: 'token', at: 'm15', colour: 'blue' },
        { label: 'holocron', kind: 'token', at: 'u14', colour: 'blue' },
        { label: 'communications beacon', kind: 'token', at: 'i12', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'Leave No Evidence', de: 'Keine Spuren' },
      rules: 'massassi-ruins-B',
      tokens: [
        { label: 'communications beacon', kind: 'token', at: 'i12', colour: 'blue' },
        { label: 'excavation site', kind: 'token', at: 'p15', colour: 'blue' },
        { label: 'excavation site', kind: 'token', at: 'p10', colour: 'blue' },
        { label: 'excavation site', kind: 'token', at: 'r12', colour: 'blue' },
        { label: 'excavation site', kind: 'token', at: 'u12', colour: 'blue' },
        { label: 'excavation site', kind: 'token', at: 'u15', colour: 'blue' },
        { label: 'excavation site', kind: 'token', at: 'r15', colour: 'blue' },
      ],
    },
  },
}
