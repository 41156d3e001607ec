import { pageAtHost } from '@sandtable/keeper/page-at-host'
import type { Shown } from '@sandtable/keeper/protocol'
import { expect, test } from 'vitest'
import { type Sound, soundsOf } from './sounds.ts'

/** Everything that is shown of a game of Drill, one thing after the other, while bots play the seats that nobody does. */
function course(players: Readonly<Record<string, string>>): Shown[] {
  const at = pageAtHost()
  const record = at.send('lay', { game: 'drill', seed: 'sounds' })
  at.sitDown({ table: 't', record, players, language: 'en', seat: 'red' })
  const course = [at.shown()]
  for (let moves = 0; moves < 400 && at.shown().over === null; moves++) {
    if (!at.goOn()) at.ask('decide', { table: 't', seat: 'red' })
    course.push(at.shown())
  }
  return course
}

const heardIn = (course: readonly Shown[]): Sound[][] =>
  course.map((shown, at) => soundsOf(course[at - 1] ?? null, shown))

test('dice are heard before the harm that they do, and the end once, at the end', () => {
  const heard = heardIn(course({ red: 'person', blue: 'steady' }))
  const all = heard.flat()
  expect(all).toContain('roll')
  expect(all.indexOf('roll')).toBeLessThan(all.findIndex((one) => one === 'hit' || one === 'gone'))
  expect(all.filter((one) => one === 'over')).toHaveLength(1)
  expect(heard.at(-1)).toContain('over')
})

test('whoever is asked hears it once others have acted, and nobody hears of a question to somebody else', () => {
  const played = course({ red: 'person', blue: 'steady' })
  const heard = heardIn(played)
  expect(heard.flat()).toContain('asked')
  for (const [at, sounds] of heard.entries())
    if (sounds.includes('asked')) {
      expect(played[at]?.question?.seat).toBe('red')
      expect(played[at - 1]?.question ?? null).toBeNull()
    }
})

test('the same moment again, in another language, is silent', () => {
  const [, second] = course({ red: 'person', blue: 'steady' })
  expect(second && soundsOf(second, second)).toEqual([])
  expect(second && soundsOf(null, second)).toEqual([])
})
