import { applyAnswer, refuse } from '../answer.ts'
import { hashOf } from '../hash.ts'
import { clone, type Plain } from '../plain.ts'
import { questionFor } from '../question.ts'
import type { Check } from './checks.ts'
import { anything, withOnePartOther } from './parts.ts'
import { walk } from './walk.ts'

/** Whatever is sent as an answer is refused or can be played, and a refusal changes nothing. */
export const anythingSentIsAnswered: Check = (game, effort) =>
  walk(game, { every: 10, ...effort }, ({ s, seat, answer }) => {
    const before = hashOf(s)
    const offered = questionFor(s, seat)?.options?.slice(0, 2) ?? []
    for (const one of [answer, ...offered])
      for (const sent of withOnePartOther(one, anything))
        if (refuse(s, seat, sent) === null) applyAnswer(clone(s), seat, sent as Plain)
    return hashOf(s) === before ? null : 'a refusal changed the state'
  })
