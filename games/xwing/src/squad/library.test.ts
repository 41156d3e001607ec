import { describe, expect, test } from 'vitest'
import { pilotCards } from '../../data/pilots.ts'
import { checkSquad } from './check.ts'
import { readySquads } from './library.ts'
import { pointsOf } from './squad.ts'

/** Cards that the squads keep to, so that they can be offered early. */
const pilots = new Set([
  ...pilotCards.filter((card) => !card.hasAbility).map((card) => card.id),
  ...['lukeskywalker', 'biggsdarklighter', 'maulermithel', 'darkcurse', 'nightbeast'],
  ...['poedameron', 'redace', 'blueace'],
  ...['omegaace', 'omegaleader', 'zetaace', 'zetaleader', 'epsilonace', 'epsilonleader'],
])
const upgrades = new Set([
  ...['protontorpedoes', 'concussionmissiles', 'clustermissiles', 'seismiccharges', 'proximitymines'],
  ...['ioncannon', 'ioncannonturret', 'heavylasercannon', 'firecontrolsystem', 'weaponsguidance'],
  ...['r2d2', 'r2f2', 'r5d8', 'bb8', 'r5x3', 'r2astromech', 'r5astromech'],
  ...['determination', 'marksmanship', 'wired', 'veteraninstincts', 'pushthelimit', 'predator', 'deadeye'],
  ...['swarmtactics', 'experthandling', 'squadleader', 'reconspecialist', 'gunner', 'mercenarycopilot'],
  ...['shieldupgrade', 'hullupgrade', 'engineupgrade', 'stealthdevice'],
])
const simple = (id: string, kind: 'pilot' | 'upgrade') => (kind === 'pilot' ? pilots : upgrades).has(id)

describe('the library', () => {
  test.each(readySquads)('$name.en is legal, spends its points and needs simple cards only', ({ squad }) => {
    expect(checkSquad(squad, { points: 100, offered: simple })).toEqual([])
    expect(pointsOf(squad)).toBeGreaterThanOrEqual(97)
  })

  test('has at least five squads of each faction, each with a name of its own', () => {
    for (const faction of ['rebel', 'imperial', 'scum']) {
      expect(readySquads.filter(({ squad }) => squad.faction === faction).length).toBeGreaterThanOrEqual(5)
    }
    expect(new Set(readySquads.map(({ id }) => id)).size).toBe(readySquads.length)
    expect(new Set(readySquads.map(({ name }) => name.en)).size).toBe(readySquads.length)
    expect(new Set(readySquads.map(({ name }) => name.de)).size).toBe(readySquads.length)
  })
})
