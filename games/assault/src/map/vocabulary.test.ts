import { expect, test } from 'vitest'
import { findMission } from './missions.ts'
import { vocabularyOf } from './vocabulary.ts'

function words(id: string): string[] {
  const mission = findMission(id)
  return mission === null ? [] : vocabularyOf(mission)
}

test('a mission lists the words that it uses', () => {
  expect(words('mos-eisley-outskirts-B')).toEqual([
    'carrier: speed',
    'retrieve: by',
    'roundEnd: score carrying',
  ])
  expect(words('devaron-garrison-B')).toEqual([
    'attackable: block',
    'attackable: burst',
    'attackable: health',
    'doors: locked',
    'roundEnd: move tokens',
    'roundEnd: open doors',
    'standing: in own zone',
  ])
  expect(words('lothal-wastes-A')).toEqual(['deployment', 'roundEnd: score control'])
  expect(words('wasskah-hunting-ground-A')).toEqual([
    'board: no walls in difficult terrain',
    'roundEnd: score control',
  ])
  expect(words('isb-training-grounds-A')).toContain('interaction: flip')
  expect(words('hoth-battle-station-B')).toContain('action: blast')
})
