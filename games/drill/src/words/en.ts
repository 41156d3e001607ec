import type { Phrasebook } from '@sandtable/kernel'
import { phrasebook } from '@sandtable/kit'
import type { Drill } from '../state.ts'
import { names } from './steps.ts'

export const en: Phrasebook<Drill> = phrasebook<Drill, null>('en', {
  names,
  words: () => null,
  sentences: {
    round: (e) => `Round ${e.number}: ${e.initiative} has the initiative.`,
    order: (e) => `${e.seat} orders ${e.cadet} to ${e.stance}.`,
    attack: (e) => `${e.attacker} attacks ${e.target}.`,
    rolled: (e) => `${e.attacker} rolls ${e.dice.join(', ')}.`,
    rerolled: (e) => `${e.attacker} rerolls: ${e.dice.join(', ')}.`,
    turned: (e) => `A die of ${e.cadet}: ${e.from} becomes ${e.to}.`,
    damage: (e) => `${e.cadet} loses ${e.amount} grit.`,
    recovered: (e) => `${e.cadet} recovers 1 grit.`,
    drew: (e) => `${e.seat} draws ${e.card ?? 'a trick'}.`,
  },
  reasons: {
    grit: 'more grit',
    'all down': 'all cadets of the other side are down',
  },
})
