import { type Choice, languages } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { sights } from '../../test/sights.ts'
import { drill } from '../index.ts'
import { scene } from '../scene/index.ts'

/** Names as the state has them, which nobody should have to read. */
const raw = /red-|blue-|undefined|null|\[object/

test.each(languages)('everything that happens is told in words (%s)', (language) => {
  const types = new Set<string>()
  for (const { news, path, question } of sights()) {
    for (const entry of news) {
      types.add(entry.type)
      const said = drill.phrases[language].entry(entry)
      expect(said, JSON.stringify(entry)).toMatch(/^[A-ZÄÖÜ].*[.]$/)
      expect(said).not.toMatch(raw)
    }
    const asked = question === null ? [] : [question]
    for (const { procedure, step } of [...path, ...asked])
      expect(drill.phrases[language].step(procedure, step), `${procedure}: ${step}`).not.toBeNull()
  }
  expect([...types].sort()).toEqual([
    'attack',
    'damage',
    'drew',
    'order',
    'over',
    'recovered',
    'rerolled',
    'rolled',
    'round',
    'turned',
    'used',
  ])
})

test.each(languages)('buttons, pieces, cards and facts have names (%s)', (language) => {
  const buttons = new Set<string>()
  for (const seen of sights()) {
    const { things, facts } = scene(seen)
    for (const { label } of [...things, ...facts]) expect(label?.[language] ?? 'line').not.toMatch(raw)
    for (const thing of things.filter((one): one is Choice => one.type === 'choice'))
      buttons.add(thing.label[language])
  }
  const some =
    language === 'en'
      ? ['Red A aims', 'Blue C rushes', 'Blue B', 'Red C stands guard', 'Feint', 'Pass']
      : ['Rot A zielt', 'Blau C stürmt', 'Blau B', 'Rot C gibt Deckung', 'Finte', 'Passen']
  expect([...buttons]).toEqual(expect.arrayContaining(some))
})
