import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Citation } from './citations.ts'
import { measure } from './coverage.ts'
import { readExemptions } from './exempt.ts'
import { readLedgers } from './ledger.ts'

const { rules } = readLedgers([
  {
    game: 'chess',
    file: 'chess.md',
    text: [
      '## Moves',
      '- [CH-A-003] (G) {move} Three.',
      '- [CH-A-001] (G) {move} One.',
      '- [CH-A-002] (G) {move} Two.',
      '## League',
      '- [CH-L-001] (G) {campaign} A win is one point.',
      '- [CH-L-002] (G) {move} A move is no point.',
      '## Examples',
      '- [CH-EX-001] (G) Given a When b Then c.',
    ].join('\n'),
  },
  { game: 'go', file: 'go.md', text: '## Moves\n- [GO-C-a] {card} A.\n- [GO-C-A] (G) {move} B.' },
])
const none = { exempt: [], pending: [] }
const shownBy = (...ids: string[]): Citation[] =>
  ids.map((id) => ({ id, by: 'test', file: 't', passed: true }))
const chess = (text: string) => readExemptions({ game: 'chess', file: 'exempt.yaml', text }, rules)

test('with no tests everything is missing, in the order of the ledger', () => {
  expect(measure({ rules, exemptions: none, citations: [] })).toEqual({
    games: {
      chess: {
        rules: 6,
        shown: 0,
        exempt: 0,
        pending: 0,
        missing: ['CH-A-003', 'CH-A-001', 'CH-A-002', 'CH-L-001', 'CH-L-002', 'CH-EX-001'],
      },
      go: { rules: 2, shown: 0, exempt: 0, pending: 0, missing: ['GO-C-a', 'GO-C-A'] },
    },
    problems: [],
  })
})

test('a rule is shown by one test that passed, however many cite it', () => {
  const failed: Citation = { id: 'CH-A-002', by: 'test', file: 't', passed: false }
  const citations = [...shownBy('CH-A-001', 'CH-A-001', 'GO-C-A'), failed]
  const { games } = measure({ rules, exemptions: none, citations })
  expect(games.chess).toMatchObject({
    shown: 1,
    missing: ['CH-A-003', 'CH-A-002', 'CH-L-001', 'CH-L-002', 'CH-EX-001'],
  })
  expect(games.go).toMatchObject({ shown: 1, missing: ['GO-C-a'] })
})

test('exempt rules and a pending kind are neither shown nor missing', () => {
  const exemptions = chess('CH-A-001: Why.\npending:\n  - { kind: campaign, reason: Later. }')
  const { games, problems } = measure({ rules, exemptions, citations: shownBy('CH-L-001', 'CH-A-002') })
  expect(problems).toEqual([])
  expect(games.chess).toEqual({
    rules: 6,
    shown: 1,
    exempt: 1,
    pending: 1,
    missing: ['CH-A-003', 'CH-L-002', 'CH-EX-001'],
  })
})

test('a pending ledger waits as a whole, and no other', () => {
  const exemptions = chess('pending:\n  - { ledger: chess, reason: Later. }')
  const { games } = measure({ rules, exemptions, citations: [] })
  expect([games.chess?.pending, games.go?.pending]).toEqual([6, 0])
})

test('a pending section waits with all its kinds', () => {
  const exemptions = chess('pending:\n  - { section: League, reason: Later. }')
  expect(measure({ rules, exemptions, citations: [] }).games.chess?.pending).toBe(2)
})

test('where a game has several editions, each is counted, too', () => {
  const exemptions = chess('CH-A-001: Why.\npending:\n  - { kind: campaign, reason: Later. }')
  const { games } = measure({
    rules,
    exemptions,
    citations: shownBy('CH-A-002', 'CH-L-002', 'GO-C-a'),
    editionOf: ({ id, game }) => (game === 'go' ? null : id.startsWith('CH-L') ? 'league' : 'friends'),
  })
  expect(games.chess).toEqual({
    rules: 6,
    shown: 2,
    exempt: 1,
    pending: 1,
    missing: ['CH-A-003', 'CH-EX-001'],
    editions: {
      friends: { rules: 4, shown: 1, exempt: 1, pending: 0, missing: ['CH-A-003', 'CH-EX-001'] },
      league: { rules: 2, shown: 1, exempt: 0, pending: 1, missing: [] },
    },
  })
  expect(games.go).not.toHaveProperty('editions')
})

test('a mistyped citation and an exempt rule that is shown are reported', () => {
  const exemptions = chess('CH-A-001: Why.')
  const { problems } = measure({ rules, exemptions, citations: shownBy('CH-A-001', 'CH-A-004') })
  expect(problems.map(({ file, problem }) => [file, problem])).toEqual([
    ['t', 'a test cites CH-A-004, which is in no ledger'],
    ['exempt.yaml', 'CH-A-001 is exempt, but a test shows it'],
  ])
})

test('every rule is counted exactly once, as somebody with a pencil would', () => {
  const ids = rules.map(({ id }) => id)
  const chessIds = ids.filter((id) => id.startsWith('CH'))
  const evidence = fc.record({
    passed: fc.subarray(ids),
    failed: fc.subarray(ids),
    exempt: fc.subarray(chessIds),
    waitFor: fc.subarray(['kind: campaign', 'kind: move', 'section: Moves', 'section: League']),
  })
  holds(
    fc.property(evidence, ({ passed, failed, exempt, waitFor }) => {
      const lines = exempt.map((id) => `${id}: Why.`)
      if (waitFor.length > 0)
        lines.push('pending:', ...waitFor.map((what) => `  - { ${what}, reason: Later. }`))
      const citations = [
        ...shownBy(...passed),
        ...failed.map((id) => ({ ...shownBy(id)[0]!, passed: false })),
      ]
      const { games } = measure({ rules, exemptions: chess(lines.join('\n')), citations })

      const pile = (id: string) => {
        const rule = rules.find((one) => one.id === id)!
        if (exempt.includes(id)) return 'exempt'
        if (rule.game === 'chess' && waitFor.some((what) => what === `kind: ${rule.kind}`)) return 'pending'
        if (rule.game === 'chess' && waitFor.includes(`section: ${rule.section}`)) return 'pending'
        return passed.includes(id) ? 'shown' : 'missing'
      }
      for (const game of ['chess', 'go']) {
        const own = rules.filter((rule) => rule.game === game).map(({ id }) => id)
        const on = (name: string) => own.filter((id) => pile(id) === name)
        expect(games[game]).toEqual({
          rules: own.length,
          shown: on('shown').length,
          exempt: on('exempt').length,
          pending: on('pending').length,
          missing: on('missing'),
        })
      }
    }),
  )
})
