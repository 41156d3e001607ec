import {
  accountOf,
  applyAnswer,
  awaited,
  openMatch,
  overheard,
  placeAt,
  randomFrom,
  submit,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { steady } from '../bot/index.ts'
import { xwing } from '../index.ts'
import type { XState } from '../state.ts'
import { account } from './account.ts'

const table = {
  red: { rookie: { pilot: 'rookiepilot', at: [400, 300] } },
  blue: { academy: { pilot: 'academypilot', at: [400, 400], facing: 180 } },
}

test('a shot: each die for whoever rolled it, each hit for whoever shot', () => {
  const s = begin(xwing, {
    table,
    at: 'combat',
    script: ['hit', 'crit', 'crit', 'blank', 'evade', 'blank', 'blank'],
  })
  const heard: string[] = []
  overheard(
    {
      rolled: (now, die, face) => {
        for (const { seat, worth } of account.die(now as unknown as XState, die))
          heard.push(`${seat} ${worth(die.faces[face]?.name ?? '')}`)
      },
      told: (now, entry) => {
        const harm = account.harm(now as unknown as XState, entry)
        if (harm !== null) heard.push(`${harm.by?.piece} ${harm.to.piece} ${harm.damage} ${harm.defeated}`)
      },
    },
    () => {
      applyAnswer(s, 'red', { weapon: 'primary', target: 'academy' })
      while (s.over === null && s.chance.script?.length) applyAnswer(s, awaited(s)[0] ?? '', 'pass')
    },
  )
  const dice = heard.filter((one) => /^(red|blue)/.test(one))
  expect(dice).toEqual(['red 1', 'red 1', 'red 1', 'red 0', 'blue 1', 'blue 0', 'blue 0'])
  expect(heard.filter((one) => one.startsWith('rookie'))).toContain('rookie academy 1 false')
})

test('the account of a battle: points as they were scored, and the end of every ship that is gone', () => {
  const random = randomFrom('account')
  const match = openMatch(xwing, xwing.randomSetup(random), 'account')
  while (match.state.over === null) {
    const [seat = ''] = awaited(match.state)
    submit(match, { seat, answer: steady.choose(placeAt(match.state, seat), random) })
  }
  const found = accountOf(match)
  expect(found?.points.at(-1)?.of).toEqual(match.state.over.score)
  const ended = found?.harms.filter((harm) => harm.defeated).map(({ to }) => to.piece)
  const gone = match.state.table.ships.filter((ship) => ship.destroyed).map((ship) => ship.id)
  expect(ended?.sort()).toEqual(gone.sort())
  expect(gone.length).toBeGreaterThan(0)
  for (const { dice, got, name } of found?.luck ?? []) {
    expect(got).toBeLessThanOrEqual(dice)
    expect(name.de).not.toBe(name.en)
  }
})
