import { expect, test } from 'vitest'
import { apex } from '../index.ts'

test('what somebody does of its own accord is never done for it, even where there is one way only [APX-ACT-004, APX-ACT-016, APX-MOVE-002, APX-SHOOT-002, APX-ABIL-004, APX-RESP-005, APX-INIT-014]', () => {
  const declared = apex.procedures.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.type === 'ask' && step.declares === true ? [step.name] : [])),
  )
  expect(declared.sort()).toEqual([
    'act',
    'choose a field to respawn on',
    'choose a legend',
    'choose a part',
    'choose a target',
    'choose where to land',
    'move',
    'place a miniature',
  ])
})
