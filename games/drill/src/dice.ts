import { die } from '@sandtable/dice'

/** Three hits and three misses. */
export const attackDie = die('attack', { hit: 3, miss: 3 })
