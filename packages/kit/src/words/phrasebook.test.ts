import { type Going, goTo, type Step, type Told, type Vocabulary } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { type AllSentences, momentName, type Names, phrasebook, stepName } from './phrasebook.ts'

interface Fair extends Vocabulary {
  windows: { dusk: object }
  events: { rain: object }
  procedures: { game: Going<{ day: number }, 'open' | 'close'> }
  entries: { opened: { day: number } }
  view: { name: string }
}

const names: Names<Fair> = {
  procedures: { game: { en: 'Game', de: 'Spiel' } },
  steps: { open: { en: 'Open', de: 'Öffnen' }, close: { en: 'Close', de: 'Schließen' } },
  moments: { dusk: { en: 'Dusk', de: 'Abend' }, rain: { en: 'Rain', de: 'Regen' } },
}
const sentences: AllSentences<Fair, { place: string }> = {
  opened: ({ day }, { place }) => `${place} opens on day ${day}.`,
}
const en = phrasebook<Fair, { place: string }>('en', {
  names,
  sentences,
  reasons: { night: 'it is night' },
  words: (table) => ({ place: table?.name ?? 'The fair' }),
})

test('an entry is told with what the reader sees', () => {
  const opened = { type: 'opened', day: 2 }
  expect(en.entry(opened)).toBe('The fair opens on day 2.')
  expect(en.entry(opened, { name: 'Sand fair' })).toBe('Sand fair opens on day 2.')
  expect(en.entry({ type: 'unheard of' })).toBeNull()
})

test('procedures, steps and moments go by their names, those of the kernel too', () => {
  expect(en.step('game', null)).toBe('Game')
  expect(en.step('game', 'close')).toBe('Close')
  expect(en.step('game', 'dusk')).toBe('Dusk')
  expect(stepName(names, 'choice', null)?.de).toBe('Auswahl')
  expect(stepName(names, 'moment', 'use an ability')?.en).toBe('Use an ability')
  expect(momentName(names, 'rain')?.de).toBe('Regen')
  expect(en.step('game', 'toString')).toBeNull()
  expect(en.reason('night')).toBe('it is night')
})

test('what is missing does not compile', () => {
  type Fits<One, Other> = One extends Other ? true : false
  const noSentence: Fits<Omit<typeof sentences, 'opened'>, typeof sentences> = false
  const noStep: Fits<Omit<Names<Fair>['steps'], 'open'>, Names<Fair>['steps']> = false
  const noMoment: Fits<Omit<Names<Fair>['moments'], 'rain'>, Names<Fair>['moments']> = false
  const unheardOf: Fits<{ type: 'closed' }, Told<Fair>> = false
  const elsewhere = goTo('nowhere')
  type Body = Extract<Step<Fair, { day: number }, 'open' | 'close'>, { type: 'run' }>['do']
  const nowhere: Fits<() => typeof elsewhere, Body> = false
  expect([noSentence, noStep, noMoment, unheardOf, nowhere]).not.toContain(true)
})
