import { call as callNow, end } from '@sandtable/kernel'
import { roundEffect } from '../cards/missions/attacks.ts'
import { lying } from '../cards/missions/harm.ts'
import { resolveStep } from '../cards/missions/steps.ts'
import type { Step } from '../map/step.ts'
import { missionInPlay } from '../mission.ts'
import { checkVictory } from '../score.ts'
import { type AState, byInitiative } from '../state.ts'
import type { Resolving } from '../vocabulary/missions.ts'
import { procedure, repeat, run } from './words.ts'

/** The mission's own rules for the start or the end of a round, one step after the other. */
export const missionRules = procedure(
  'mission rules',
  [
    run('next step', (s, v) => {
      const step = missionSteps(s, v.when)[v.at]
      v.at++
      if (step === undefined) {
        // All of it is one moment: who has enough then has won (IA-OPEN-025).
        v.through = true
        checkVictory(s)
        return end
      }
      resolveStep(s, step)
      return undefined
    }),
    repeat('next step'),
  ],
  { about: (_, v) => ({ when: v.when }) },
)

/** The steps of the mission, and what was drawn for this round. */
function missionSteps(s: AState, when: Resolving['when']): readonly Step[] {
  const mission = missionInPlay(s)
  const steps = mission[when] ?? []
  const drawn = when === 'roundEnd' ? roundEffect(s, mission) : undefined
  return drawn?.type === 'score control' ? [...steps, { ...drawn, count: 'each' }] : steps
}

/** What players choose before the first round. */
export const missionSetUp = procedure('mission set-up', [
  run('set up', (s) => {
    const { setUp = [], marksGroup } = missionInPlay(s)
    const seats = byInitiative(s)
    for (const { label, spots, ofEachColour } of setUp)
      for (const turn of lying(s, spots).keys())
        callNow(s, 'place tokens in turn', {
          by: seats[turn % seats.length] ?? '',
          label,
          spots,
          ofEachColour,
        })
    if (marksGroup === true) for (const by of seats) callNow(s, 'name a group', { by })
  }),
])
