import { expect, test } from 'vitest'
import { findPlan, mapPlans, missionOf, offeredMissions } from './library.ts'
import { tellMission } from './tell.ts'

function told(map: string, letter: 'A' | 'B', language: 'en' | 'de'): string[] {
  const plan = findPlan(map)
  const mission = plan && missionOf(plan, letter)
  return plan && mission ? tellMission(mission, plan).map((text) => text[language]) : []
}

test('a mission tells its rules', () => {
  expect(told('mos-eisley-outskirts', 'A', 'en')).toEqual([
    'Interacting with “launch panel” (once per player per round): turn it over.',
    'End of each round: 5 VP for control of each “launch panel” (coloured side up).',
    'End of each round: 2 VP for control of each “launch panel” (grey side up).',
  ])
  expect(told('mos-eisley-outskirts', 'B', 'de')).toEqual([
    '„Schmuggelware“ kann aufgehoben werden.',
    'Träger von „Schmuggelware“: Geschwindigkeit −2.',
    'Ende jeder Runde: 15 SP für jede eigene Figur mit „Schmuggelware“, an: eigene Aufstellungszone; der Marker wird abgelegt.',
  ])
  expect(told('corellian-underground', 'A', 'en')).toEqual([
    '“thug” stands like a figure and is hostile to all players.',
    '“thug” can be attacked: 4 health, 1 black die.',
    'End of each round: each “thug” moves 2 spaces towards the nearest figure.',
    'End of each round: figures within 1 of a “thug” take 2 damage.',
    'End of each round: 6 VP for control of Cantina.',
  ])
})

/** Every number in some rules, without its sign. */
function figures(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(figures)
}

test('every mission tells all its figures, in both languages, and in whole sentences', () => {
  for (const plan of mapPlans) {
    for (const { letter } of offeredMissions(plan)) {
      const mission = missionOf(plan, letter)
      if (mission === null) continue
      const lines = tellMission(mission, plan)
      expect(lines.length, mission.id).toBeGreaterThan(0)
      for (const language of ['en', 'de'] as const) {
        const text = lines.map((line) => line[language]).join('\n')
        expect(text, mission.id).not.toMatch(/undefined|\[object|^\s|\.\.|\s$/m)
        for (const line of lines) expect(line[language], mission.id).toMatch(/\.$/)
        for (const figure of figures(mission)) {
          // No way to say it is to say nothing at all.
          if (figure > 0) expect(text, mission.id).toMatch(new RegExp(`(^|\\D)${figure}(\\D|$)`))
        }
      }
    }
  }
})
