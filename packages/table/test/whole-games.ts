import { loaders } from '@sandtable/games/lazy'
import type { Around } from '@sandtable/keeper/hosted'
import type { Game, GameRecord, Plain, Seat } from '@sandtable/kernel'
import { expect } from 'vitest'
import type { Guest, House } from './house.ts'
import { foundOut } from './must-not-know.ts'
import { answerSomehow, dice } from './play.ts'
import { decideTogether, type Making, meet, playOut, whoIsAsked } from './together.ts'

/** So often at most it is decided for each of them before the game must be over. */
const most = 900

/**
 * A whole game between two pages: a stretch of it by clicking at random, then one page is reloaded, the other one loses
 * its line for a while, somebody comes late and watches, and bots are asked what to press until it is over. Then
 * everything that the host had said to any of them is searched for what they could not know.
 */
export async function wholeGame(house: House, making: Making): Promise<Heard> {
  const { ann, ben, watch } = await meet(house, making)
  const both = [ann, ben]
  const chance = dice(11)
  for (let turns = 0; turns < 6; turns++) {
    const asked = await whoIsAsked(both)
    if (asked === null) break
    // What is asked may be passed or answered meanwhile: then somebody else is asked.
    await answerSomehow(asked.page, chance, 1_500).catch(() => null)
  }
  await ann.page.reload()
  await ann.page.waitForSelector('.table-page')
  await decideTogether(both, 3)

  await ben.page.context().setOffline(true)
  await ben.page.waitForSelector('.table-notices .alarm:has-text("abgerissen")')
  // A lost line is noticed by silence, which on a busy machine is told from a long pause late.
  await ann.page.waitForSelector('.people li:has-text("is away")', { timeout: 90_000 })
  await ben.page.context().setOffline(false)
  await ann.page.waitForSelector('.people li:has-text("is away")', { state: 'detached' })

  const eve = await house.guest('Eve')
  await eve.page.goto(watch)
  await eve.page.waitForSelector('.table-page')
  expect(await eve.page.locator('.answers, .chat').count()).toBe(0)

  await playOut(both, most)
  for (const { page } of both) {
    await page.waitForSelector('.ending h2')
    await page.waitForSelector('.ending .fair')
  }
  await eve.page.waitForSelector('.over')
  const titles = await Promise.all(both.map(({ page }) => page.textContent('.ending h2')))
  expect([
    ['You won', 'Du hast verloren'],
    ['You lost', 'Du hast gewonnen'],
    ['A draw', 'Unentschieden'],
  ]).toContainEqual(titles)

  const record = recordFor(ann)
  const game = (await loaders[record.game]?.()) as Game
  const pages = [
    { name: 'Ann', heard: ann.heard, seat: seatOf(ann) },
    { name: 'Ben', heard: ben.heard, seat: seatOf(ben) },
    { name: 'Eve', heard: eve.heard, seat: null },
  ]
  const begun = [{ name: 'Ann', heard: ann.heard.slice(0, 150), seat: null }]
  return {
    leaks: foundOut(game, record, pages),
    isSearched: foundOut(game, record, begun).length > 0,
    complaints: [...house.complaints],
  }
}

/** What came of searching through all that was said. */
interface Heard {
  readonly leaks: readonly string[]
  /** Who only watches must not know what Ann does: the search finds it in what she heard. */
  readonly isSearched: boolean
  /** What pages or the host complained of. */
  readonly complaints: readonly string[]
}

/** As it must be. */
export const nothingLeaked: Heard = { leaks: [], isSearched: true, complaints: [] }

/** The record, as the host gave it out when the game was over. */
function recordFor({ heard }: Guest): GameRecord {
  const told = heard.findLast((text) => text.includes('"sandtable":"replay"'))
  return (JSON.parse(told ?? '{}') as { reply: GameRecord }).reply
}

function seatOf({ heard }: Guest): Seat {
  const told = heard.findLast((text) => text.startsWith('{"around"'))
  const { around } = JSON.parse(told ?? '{}') as { around?: Around }
  const mine = around?.seats.find((one) => one.isMine)
  if (mine === undefined) throw new Error('it has no seat')
  return mine.seat
}

/** Forces of few pieces, as somebody would put them together. */
export const small = {
  wedge: squad('Wedge alone', 'rebel', 'wedgeantilles'),
  academy: squad('Two from the academy', 'imperial', 'academypilot', 'academypilot'),
  somos: army('Somos alone', 'imperial', 'kayn-somos', [
    ...[
      'take-initiative',
      'planning',
      'urgency',
      'positioning-advantage',
      'hard-to-hit',
      'recovery',
      'regroup',
    ],
    ...['stealth-tactics', 'rank-and-file', 'focus', 'blitz', 'inspiring-speech', 'reinforcements'],
    ...['rally-the-troops', 'grenadier'],
  ]),
  fett: army('Fett alone', 'mercenary', 'boba-fett', [
    ...[
      'parry',
      'brace-for-impact',
      'primary-target',
      'glory-of-the-kill',
      'run-for-cover',
      'counter-attack',
    ],
    ...[
      'tools-for-the-job',
      'assassinate',
      'take-initiative',
      'planning',
      'urgency',
      'positioning-advantage',
    ],
    ...['focus', 'blitz', 'stealth-tactics'],
  ]),
  vader: patrol(
    'Vader and few',
    'empire',
    ['darth-vader-dark-lord-of-the-sith', 'stormtroopers', 'stormtroopers'],
    ['implacable', 'new-ways-to-motivate-them', 'master-of-evil'],
  ),
  kenobi: patrol(
    'Kenobi and few',
    'republic',
    ['obi-wan-kenobi', 'clone-trooper-infantry', 'clone-trooper-infantry'],
    ['hello-there', 'knowledge-and-defense', 'general-kenobi'],
  ),
}

function squad(name: string, faction: string, ...pilots: string[]): Plain {
  return { name, faction, ships: pilots.map((pilot) => ({ pilot, upgrades: [] })) }
}

function army(name: string, affiliation: string, figure: string, command: string[]): Plain {
  return { name, affiliation, upgrades: [], deployments: [{ card: figure, attachments: [] }], command }
}

/** The smallest battle of Legion that there is. */
function patrol(name: string, faction: string, units: string[], own: string[]): Plain {
  const battle = [
    ...['intercept-signals', 'close-the-pocket', 'bunker-assault', 'surface-scan', 'bring-them-to-heel'],
    ...['recon-mission', 'advanced-intel', 'fortified-position', 'cunning-deployment'],
  ]
  return {
    name,
    faction,
    format: 'recon',
    units: units.map((card) => ({ card, upgrades: [] })),
    commands: ['ambush', 'push', 'assault', ...own],
    battle: battle.map((card) => `recon-${card}`),
  }
}
