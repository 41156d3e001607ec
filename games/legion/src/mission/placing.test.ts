import { INCH } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { radiusOfToken } from './placing.ts'

test('[LG2-TOKEN-020] [LG2-TOKEN-021] [LG2-TOKEN-022] points of interest are 2 inches wide, assets and advantages 1', () => {
  const width = (kind: 'poi' | 'asset' | 'advantage') => (2 * radiusOfToken({ kind })) / INCH
  expect([width('poi'), width('asset'), width('advantage')]).toEqual([2, 1, 1])
})
