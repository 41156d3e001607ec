import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { army, deck, empire, rebels, times, unit } from '../../test/armies.ts'
import type { Army } from './army.ts'
import { checkArmy } from './check.ts'
import { allOffered } from './offered.ts'
import { say } from './problem.ts'

/** An army for each reason to refuse one: the compiler demands it of every new reason. */

const force = (battleForce: string, it: Army): Army => ({ ...it, battleForce })
const snow = (...more: Army['units']) =>
  force(
    'blizzard-force',
    army('empire', unit('general-veers'), ...times(3, 'snowtroopers'), unit('74-z-speeder-bikes'), ...more),
  )
const remnant = (...more: Army['units']) =>
  force('imperial-remnant', army('empire', unit('moff-gideon'), ...more))
const hand = (...commands: string[]) => ({ ...empire(), commands })

const refused: Readonly<Record<keyof typeof say, unknown>> = {
  notAnArmy: 3,
  notAPart: { ...empire(), colour: 'red' },
  notAWord: { ...empire(), units: [{ card: 1, upgrades: [] }] },
  notAList: { ...empire(), commands: 'push' },
  notAUnit: { ...empire(), units: ['at-st'] },
  tooMany: hand(...Array.from({ length: 200 }, () => 'push')),
  noFaction: { ...empire(), faction: 'hutts' },
  noFormat: { ...empire(), format: 'huge' },
  unknown: empire(unit('jar-jar')),
  notOffered: empire(),
  noPoints: rebels(unit('guerilla-troopers')),
  needsForce: army('mercenary'),
  otherForce: force('blizzard-force', rebels()),
  forceInFormat: { ...snow(), format: 'grand-army' },
  otherFaction: empire(unit('rebel-commandos')),
  notForHire: rebels(unit('bossk')),
  notInForce: snow(unit('scout-troopers')),
  specialIssue: empire(unit('major-marquand')),
  tooDear: empire(...times(9, 'at-st')),
  tooFewOfRank: army('empire', unit('general-veers')),
  tooManyOfRank: empire(...times(4, 'stormtroopers')),
  tooManyLeaders: remnant(
    unit('imperial-officer', 'academy-trained'),
    unit('imperial-agent', 'platoon-commander'),
  ),
  tooManyMercenaries: empire(...times(3, 'weequay-pirates')),
  aloneDetached: empire(unit('scout-troopers-strike-team', 'dlt-19x-sniper')),
  noDetachments: remnant(unit('scout-troopers-strike-team', 'dlt-19x-sniper')),
  tooManyCopies: empire(unit('general-veers')),
  noSlot: empire(unit('stormtroopers', 'recon-intel', 'targeting-scopes')),
  twiceOnUnit: empire(unit('imperial-agent', 'platoon-commander', 'targeting-scopes', 'targeting-scopes')),
  notFor: empire(unit('snowtroopers', 'dlt-19-stormtrooper')),
  notInArmyOf: empire(unit('ig-11', 'nanny-programming')),
  choiceNeeded: force(
    'custom-clan',
    army('mandalorians', unit('mandalorian-warriors', 'flame-projector-0-points')),
  ),
  noOption: { ...empire(), choices: ['veterans'] },
  options: force('custom-clan', army('mandalorians', unit('mandalorian-leader'))),
  secondLeader: rebels(unit('rebel-troopers', 'jyn-erso', 'rebel-officer')),
  mustEquip: empire(unit('imperial-officer')),
  notItsCounterpart: rebels({ ...unit('jyn-erso'), counterpart: 'c-3po-human-cyborg-relations' }),
  unitLimit: snow(...times(3, 'stormtroopers')),
  oneForEach: force(
    'the-ohnaka-gang',
    army('mercenary', unit('hondo-ohnaka'), ...times(2, 'wlo-5-speeder-tank')),
  ),
  atLeast: force('wookiee-defenders', army('republic', unit('clone-captain-rex'))),
  oneOfEach: remnant(...times(2, 'stormtroopers')),
  otherAffiliation: force('clan-wren', army('mandalorians', unit('mandalorian-warriors', 'clan-kryze'))),
  noLeaderOfAffiliation: force(
    'mandalorian-clans',
    army('mandalorians', unit('ursa-wren'), unit('mandalorian-warriors', 'clan-kryze')),
  ),
  handPips: hand(),
  cardTwice: hand('push', 'push'),
  alwaysThere: hand('standing-orders'),
  commandNeeds: hand('roger-roger'),
  commandDue: rebels(unit('ig-11', 'bounty-programming')),
  battleKind: { ...empire(), battle: deck.slice(1) },
  noBattleDeck: { ...empire(), battle: ['2018-breakthrough'], format: '2018' },
  otherEdition: empire(unit('2018-stormtroopers')),
  battleFormat: { ...empire(), battle: ['recon-advanced-intel'] },
}

const ledger = ['2024-core', '2024-keywords', '2024-cards', '2018-a', '2018-b', '2018-cards'].map((name) =>
  readFileSync(new URL(`../../rules/${name}.md`, import.meta.url), 'utf8'),
)
const rules = new Set(
  ledger.flatMap((text) => [...text.matchAll(/^- \[(LG[12]-\w+-[\w-]+)\]/gm)].map(([, id]) => id)),
)

describe('a list is refused with a rule of the ledger', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each(Object.keys(refused) as (keyof typeof say)[])('%s', (reason) => {
    const told = vi.spyOn(say, reason)
    const offered = reason === 'notOffered' ? (_: string, id: string) => id !== 'stormtroopers' : allOffered
    const problems = checkArmy(refused[reason], offered)
    const texts = told.mock.results.map(({ value }) => value)
    const meant = problems.filter(({ text }) => texts.includes(text))
    expect(meant.length).toBeGreaterThan(0)
    for (const problem of problems) {
      expect(problem.rules.length).toBeGreaterThan(0)
      expect(problem.rules.filter((rule) => !rules.has(rule))).toEqual([])
    }
  })
})
