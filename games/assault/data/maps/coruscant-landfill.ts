import type { MapPlan } from './types.ts'

export const coruscantLandfill: MapPlan = {
  id: 'coruscant-landfill',
  name: { en: 'Coruscant Landfill', de: 'Müllhalde auf Coruscant' },
  tiles: [
    { sky: 'unknown', spaces: [
      'e4:h5', 'r4:u5', 'e6:u7', 'e8:h9', 'k8:l8', 'r8:u9', 'j9:o10', 'f10:h10', 'r10:s10', 'f11:u12',
      'f13:h13', 'j13:o13', 'r13:s13', 'g14:o14', 'q14:s14', 'g15:j15', 'l15:m15', 'p15:s15', 'g16:s16',
      'h17:r17',
    ] },
  ],
  difficult: ['l9:o9', 'l10:m10', 'k11:m11', 'k12:n12', 'j13:o13', 'j14:k14', 'n14:o14'],
  blocking: ['e5', 'r5:s5', 'f6', 's12'],
  edges: {
    wall: ['i14 e', 'k8:l8 s', 'f9 s', 'j14 s'],
    impassable: ['s8 e', 't5:t7 e', 'r7 s', 't7 s'],
  },
  doors: [
    { id: 'd1', edges: ['i11:i12 e'] },
    { id: 'd2', edges: ['j6:j7 e'] },
    { id: 'd3', edges: ['n6:n7 e'] },
    { id: 'd4', edges: ['o11:o12 e'] },
  ],
  terminals: [{ at: 'm6' }, { at: 'm17', colour: 'red' }],
  zones: {
    red: ['e4:h9'],
    blue: ['r4:u9'],
  },
  areas: [
    { id: 'trash-compactor', name: { en: 'Trash compactor', de: 'Müllpresse' }, spaces: ['j9:o14'] },
  ],
  missions: {
    A: {
      name: { en: 'Lair of the Dianoga', de: 'Höhle der Dianoga' },
      rules: 'coruscant-landfill-A',
      tokens: [
        { label: 'dianoga', kind: 'token', at: 'm11', colour: 'blue' },
      ],
    },
    B: {
      name: { en: 'One Man’s Trash', de: 'Des einen Müll' },
      rules: 'coruscant-landfill-B',
      tokens: [
        { label: 'crate', kind: 'crate', at: 'k9', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'm9', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'o10', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'l11', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'm12', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'o14', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'j14', colour: 'blue' },
        { label: 'crate', kind: 'crate', at: 'm14', colour: 'blue' },
      ],
    },
  },
}
