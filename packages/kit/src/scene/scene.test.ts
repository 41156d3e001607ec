import type { Plain, Question } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { answering, answersNaming, namedBy } from './answers.ts'
import { aboutOf } from './crumbs.ts'
import { factsLabelled, figuresLabelled, roundLabel } from './labelled.ts'
import { layersOf } from './layers.ts'
import { pieceOf, tableCardOf } from './things.ts'
import { diceInTray } from './tray.ts'

test('layers lie one on the other in the order in which they are named', () => {
  expect(layersOf('zone', 'ship', 'die')).toEqual({ zone: 0, ship: 1, die: 2 })
})

test('facts and figures have the labels of their names, each its own copy', () => {
  const fact = factsLabelled({ round: roundLabel })
  expect(fact('round', 3)).toEqual({ name: 'round', label: roundLabel, value: 3, seat: null })
  expect(fact('round', 3, 'red').seat).toBe('red')
  expect(fact('round', 3).label).not.toBe(roundLabel)
  const word = { en: 'first', de: 'erste' }
  expect(fact('round', word).value).toEqual(word)
  expect(fact('round', word).value).not.toBe(word)
  const figure = figuresLabelled({ hull: { en: 'Hull', de: 'Hülle' } })
  expect(figure('hull', 2)).toEqual({ name: 'hull', label: { en: 'Hull', de: 'Hülle' }, value: 2 })
  expect(figure('hull', 2, 3)).toMatchObject({ value: 2, of: 3 })
})

test('pieces and cards have nothing on them unless it is said', () => {
  const at = { x: 1, y: 2, facing: 0 }
  const form = { type: 'circle', x: 1, y: 2, radius: 1 } as const
  const stone = { kind: 'stone', id: 's', z: 1, look: 'stone', seat: null, form, at }
  expect(pieceOf(stone)).toEqual({
    type: 'piece',
    ...stone,
    figures: [],
    badges: [],
    cards: [],
    active: false,
    acted: false,
  })
  expect(pieceOf({ ...stone, active: true }).active).toBe(true)
  const label = { en: 'Feint', de: 'Finte' }
  const card = { kind: 'hand', id: 'h', z: 1, seat: 'red', label, about: 'feint' }
  expect(tableCardOf(card)).toEqual({ type: 'card', ...card, exhausted: false, pieces: [], cards: [] })
  expect(tableCardOf({ ...card, pieces: ['red-1'] }).pieces).toEqual(['red-1'])
})

const asked = (options: readonly Plain[]) => ({ options }) as unknown as Question
const namesOf = (answer: Plain) => namedBy(answer, ['target', 'ship'])

test('an answer names things by itself, by its items or by its parts', () => {
  expect(namesOf('red-1')).toEqual(['red-1'])
  expect(namesOf(['red-1', 2, 'red-2'])).toEqual(['red-1', 'red-2'])
  expect(namesOf({ target: 'red-1', ship: 'red-2', card: 'red-3' })).toEqual(['red-1', 'red-2'])
  expect(namesOf({ target: 1 })).toEqual([])
  expect(namesOf(null)).toEqual([])
})

test('a thing stands for the offered answers that name it, as copies, and for none without a question', () => {
  const options = [{ target: 'red-1' }, { target: 'red-2' }, 'red-1', null]
  const found = answersNaming(asked(options), ['red-1'], namesOf)
  expect(found).toEqual({ answers: [{ target: 'red-1' }, 'red-1'] })
  expect(found.answers?.[0]).not.toBe(options[0])
  expect(answersNaming(asked(options), ['red-3'], namesOf)).toEqual({})
  expect(answersNaming(null, ['red-1'], namesOf)).toEqual({})
  expect(answering([])).toEqual({})
})

test('the innermost of several procedures of the same name is what is looked at', () => {
  const crumb = (procedure: string, about: Plain) => ({ procedure, step: null, about })
  const path = [crumb('attack', 'outer'), crumb('attack', 'inner'), crumb('damage', null)]
  expect(aboutOf({ path }, 'attack')).toBe('inner')
  expect(aboutOf({ path }, 'move')).toBeNull()
})

test('dice lie in their tray in order, and mean what is said of their places', () => {
  const hit = {
    kind: 'attack',
    face: 'hit',
    symbols: [{ name: 'hit', count: 1 }],
    label: { en: 'hit', de: 'Treffer' },
  }
  const [first, second] = diceInTray({
    name: 'attack',
    z: 9,
    of: 'red-1',
    dice: [hit, { ...hit, face: 'miss', symbols: [] }],
    means: (place) => (place === 1 ? { choice: place } : {}),
  })
  expect(first).toEqual({ type: 'die', id: 'attack-die-0', z: 9, of: 'red-1', ...hit })
  expect(second).toMatchObject({ id: 'attack-die-1', face: 'miss', choice: 1 })
  expect(diceInTray({ name: 'other', z: 9, dice: [hit] })[0]).toMatchObject({ of: '' })
})
