import type { MapPlan } from './types.ts'

export const isbTrainingGrounds: MapPlan = {
  id: 'isb-training-grounds',
  name: { en: 'ISB Training Grounds', de: 'ISB-Übungsgelände' },
  tiles: [
    { sky: 'unknown', spaces: [
      'l3:q3', 'k4:r5', 'k6:l7', 'n6:o7', 'q6:r7', 'f8:s9', 'f10:g13', 'k10:l11', 'o10:t11', 'i12:t13',
      'f14:h14', 'k14:l15', 'o14:t15', 'f15:i15', 'f16:s16', 'g17:s17', 'k18:l18', 'o18:p18', 'k19:q21',
      'n22:q22',
    ] },
  ],
  difficult: ['l3', 'q3', 'k4', 'r4', 'p11', 's11', 'k12:l13', 'p14', 's14'],
  blocking: ['l16', 'p20'],
  edges: {
    wall: ['m19 e', 'q7:r7 s', 'o9:q9 s', 'o15:q15 s'],
    impassable: ['j12:m12 s'],
  },
  doors: [
    { id: 'd1', edges: ['k6:l6 s'] },
    { id: 'd2', edges: ['k18:l18 s'] },
    { id: 'd3', edges: ['r9:s9 s'] },
    { id: 'd4', edges: ['r15:s15 s'] },
  ],
  terminals: [{ at: 's8', colour: 'red' }, { at: 's17' }],
  zones: {
    red: ['l3:q3', 'k4:r5', 'k6:l6', 'n6:o6', 'q6:r7'],
    blue: ['k19:q21', 'n22:q22'],
  },
  missions: {
    A: {
      name: { en: 'Counter-Slice', de: 'Gegenangriff im Netz' },
      rules: 'isb-training-grounds-A',
      tokens: [
        { label: 'tap', kind: 'token', at: 'q22', colour: 'blue' },
        { label: 'tap', kind: 'token', at: 'n22', colour: 'blue' },
        { label: 'tap', kind: 'token', at: 'p3', colour: 'red' },
        { label: 'tap', kind: 'token', at: 'm3', colour: 'red' },
        { label: 'databank', kind: 'token', at: 'g9', colour: 'green' },
        { label: 'databank', kind: 'token', at: 'g16', colour: 'green' },
        { label: 'databank', kind: 'token', at: 'q12', colour: 'green' },
        { label: 'databank', kind: 'token', at: 'r13', colour: 'green' },
      ],
    },
    B: {
      name: { en: 'Infiltration Games', de: 'Einschleusungsspiele' },
      rules: 'isb-training-grounds-B',
      tokens: [
        { label: 'tap', kind: 'token', at: 'q22', colour: 'blue' },
        { label: 'tap', kind: 'token', at: 'n22', colour: 'blue' },
        { label: 'tap', kind: 'token', at: 'p3', colour: 'red' },
        { label: 'tap', kind: 'token', at: 'm3', colour: 'red' },
        { label: 'panel', kind: 'token', at: 'i12', colour: 'green' },
        { label: 'panel', kind: 'token', at: 'i13', colour: 'green' },
        { label: 'panel', kind: 'token', at: 'f12', colour: 'green' },
        { label: 'panel', kind: 'token', at: 'f13', colour: 'green' },
        { label: 'panel', kind: 'token', at: 't12', colour: 'green' },
        { label: 'panel', kind: 'token', at: 't13', colour: 'green' },
      ],
    },
  },
}
