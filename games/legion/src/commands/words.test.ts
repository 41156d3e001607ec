import { expect, test } from 'vitest'
import { battleForceRules } from '../battle-forces/index.ts'
import { pickedName } from '../words/names.ts'
import { commandCardRules } from './index.ts'

/** What a player picks for a command card or a battle force, by the name of the choice: "one of aim, dodge". */
const picks = [...commandCardRules, ...battleForceRules].flatMap(({ asks = [] }) =>
  asks.flatMap(({ name }) => /^(?:one|several) of (.*)$/.exec(name)?.[1]?.split(', ') ?? []),
)

test.each([...new Set(picks)])('“%s” has words in both languages', (pick) => {
  const { en, de } = pickedName(undefined, pick)
  expect(en).not.toBe('')
  expect(de).not.toBe(pick)
})
