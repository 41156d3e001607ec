import { goOnWith } from '@sandtable/kernel'
import { call, procedure, run } from './words.ts'

export const strike = procedure('strike', [
  call(
    'attack',
    'attack',
    (_, v) => {
      const one = v.attack
      v.attack = null
      return one
    },
    (_, v, { made, target, suffered, defeated }) => {
      if (made) v.outcome = { target, suffered, defeated }
    },
  ),
  run('go on', (s, v) => {
    if (v.outcome !== null) goOnWith(s, v.next, v.outcome)
  }),
])
