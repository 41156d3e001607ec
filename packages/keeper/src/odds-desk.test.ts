import { assault } from '@sandtable/assault'
import { games } from '@sandtable/games'
import { answer, type Odds, questionFor, type State, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { newHost } from './host.ts'
import {
  type Counted,
  deskBeside,
  fromTimeToTime,
  type Job,
  type Preparation,
  type Weighed,
  type Weighing,
} from './odds-desk.ts'
import type { News } from './protocol.ts'

const odds: Odds = { title: { en: 'Damage', de: 'Schaden' }, results: [] }
const part: Odds = { ...odds, counted: 0.25 }

/** An office of counters that count only when they are told to. */
function office() {
  const jobs: Job[] = []
  const prepared: { by: number; game: string }[] = []
  const counters: { hear: (counted: Counted) => void; fail: (problem: string) => void }[] = []
  let dismissed = 0
  let counting = 0
  const desk = deskBeside((hear, fail) => {
    const by = counters.length
    counters.push({ hear, fail })
    return {
      post: (told: Job | Preparation) => {
        if ('prepare' in told) prepared.push({ by, game: told.prepare })
        else {
          jobs.push(told)
          counting = by
        }
      },
      end: () => void dismissed++,
    }
  })
  const say = (job: Job | undefined, what: Partial<Counted>) => {
    counters[counting]?.hear({ job: job?.job ?? 0, odds, problem: null, done: true, ...what })
  }
  return { desk, jobs, prepared, counters, say, counting: () => counting, dismissed: () => dismissed }
}

const weighing = (answer: string): Weighing => ({ game: 'any', state: {} as State, seat: 'red', answer })

test('what is counted so far is heard, and then all of it; the counter stays', () => {
  const { desk, jobs, say, counting, dismissed } = office()
  const heard: Weighed[] = []
  desk.ask(weighing('one'), (weighed) => heard.push(weighed))
  say(jobs[0], { odds: part, done: false })
  say(jobs[0], {})
  expect(heard.map((one) => one.odds)).toEqual([part, odds])
  desk.ask(weighing('two'), () => {})
  expect([counting(), dismissed()]).toEqual([0, 0])
})

test('whoever asks again no longer hears of the answer before, which is counted no further', () => {
  const { desk, jobs, say, counting, dismissed } = office()
  const heard: string[] = []
  desk.ask(weighing('one'), () => heard.push('one'))
  desk.ask(weighing('two'), () => heard.push('two'))
  say(jobs[0], {})
  expect(heard).toEqual([])
  say(jobs[1], {})
  expect(heard).toEqual(['two'])
  expect([counting(), dismissed()]).toEqual([1, 1])
})

test('whoever begins a game has a counter that knows it, and whoever counts one that takes over', () => {
  const { desk, prepared, counters, counting } = office()
  desk.prepare('any')
  expect(prepared).toEqual([{ by: 0, game: 'any' }])
  desk.ask(weighing('one'), () => {})
  expect(prepared.slice(1)).toEqual([{ by: 1, game: 'any' }])
  desk.stop()
  desk.ask(weighing('two'), () => {})
  expect([counting(), counters.length]).toEqual([1, 3])
})

test('a spare counter that fails costs nothing', () => {
  const { desk, jobs, counters, say } = office()
  const heard: Weighed[] = []
  desk.ask(weighing('one'), (weighed) => heard.push(weighed))
  counters[1]?.fail('no connection')
  expect(heard).toEqual([])
  say(jobs[0], {})
  expect(heard).toEqual([{ odds, problem: null }])
})

test('to stop ends what is being counted, and nothing else', () => {
  const { desk, jobs, say, dismissed } = office()
  const heard: Weighed[] = []
  desk.ask(weighing('one'), (weighed) => heard.push(weighed))
  desk.stop()
  say(jobs[0], {})
  expect([heard.length, dismissed()]).toEqual([0, 1])
  desk.stop()
  expect(dismissed()).toBe(1)
})

test('a counter that fails is a reason, and the next one counts', () => {
  const { desk, jobs, counters, say } = office()
  const heard: Weighed[] = []
  desk.ask(weighing('one'), (weighed) => heard.push(weighed))
  counters[0]?.fail('out of memory')
  desk.ask(weighing('two'), (weighed) => heard.push(weighed))
  say(jobs[1], {})
  expect(heard).toEqual([
    { odds: null, problem: 'out of memory' },
    { odds, problem: null },
  ])
})

const drill = games.find(({ id }) => id === 'drill')

/** A table of the smallest game, with these odds, and all that is told there. */
function tableWith(count: () => Odds | null, desk = office()) {
  if (drill === undefined) throw new Error('no drill')
  const news: News[] = []
  const broken = { ...drill, odds: count }
  const host = newHost(
    (one) => news.push(one),
    () => {},
    new Map([['drill', broken]]),
    desk.desk,
  )
  const inline = newHost(
    (one) => news.push(one),
    () => {},
    new Map([['drill', broken]]),
  )
  const record = host('lay', { game: 'drill', seed: 'odds' })
  const players = { red: 'person', blue: 'person' }
  for (const one of [host, inline]) one('resume', { table: 't', record, players, language: 'en' })
  return { host, inline, news, desk, seat: 'red' }
}

test('odds that throw cost the odds, with a reason, and nothing at the table', () => {
  const { inline, news, seat } = tableWith(() => {
    throw new Error('no answer is worth considering')
  })
  news.length = 0
  expect(inline('preview', { table: 't', seat, answer: 'pass' })).toBeNull()
  expect(news).toEqual([
    { weighed: { table: 't', answer: 'pass', odds: null, problem: 'no answer is worth considering' } },
  ])
  expect(inline('decide', { table: 't', seat })).toBeNull()
})

test('an answer does not wait for odds: it ends their counting', () => {
  const { host, desk, seat } = tableWith(() => odds)
  host('preview', { table: 't', seat, answer: 'pass' })
  expect([desk.jobs.length, desk.dismissed()]).toEqual([1, 0])
  expect(host('decide', { table: 't', seat })).toBeNull()
  expect(desk.dismissed()).toBe(1)
})

test('after half a second there is a word, even where everything hangs on a choice', () => {
  const forces = {
    gold: { shooter: { card: 'luke-skywalker-hero-of-the-rebellion', at: 'c3', power: ['damage', 'surge'] } },
    silver: { target: { card: 'imperial-officer', at: 'e3' } },
  }
  const position = assault.referee?.position(forces as never, null)
  if (position === undefined || 'problem' in position) throw new Error('no position')
  const { setup, arrange } = position
  const s = start(assault, { setup: setup as never, seed: 'odds', arrange: arrange as never, script: [] })
  for (const one of ['shooter', { action: 'attack' }]) expect(answer(s, 'gold', one)).toBeNull()
  const [target = null] = questionFor(s, 'gold')?.options ?? []
  let time = 0
  const heard: { at: number; odds: Odds }[] = []
  const clock = () => {
    time += 10
    return time
  }
  const soFar = fromTimeToTime((said) => heard.push({ at: time, odds: said }), clock)
  expect(assault.odds?.(s, 'gold', target, soFar)?.counted).toBeUndefined()
  expect(heard[0]?.at).toBeLessThan(600)
  expect(heard[0]?.odds.counted).toBe(0)
})
