import { expect, test } from 'vitest'
import { checkSquad } from '../../squad/check.ts'
import { pointsOf, type Squad } from '../../squad/squad.ts'

function squad(pilot: string, ...upgrades: string[]): Squad {
  return { name: 'Test', faction: 'rebel', ships: [{ pilot, upgrades }] }
}

function broken(one: Squad): string[] {
  return checkSquad(one, { points: 100, offered: () => true }).map(({ rule }) => rule)
}

test('[XW-UPG-chardaanrefit] an A-wing without its missile costs two points less', () => {
  const refitted = squad('prototypepilot', 'chardaanrefit')
  expect(broken(refitted)).toEqual([])
  expect(pointsOf(refitted)).toBe(pointsOf(squad('prototypepilot')) - 2)
  expect(broken(squad('prototypepilot', 'chardaanrefit', 'concussionmissiles'))).toEqual(['XW-BUILD-006'])
  expect(broken(squad('banditsquadronpilot', 'chardaanrefit'))).not.toEqual([])
})
