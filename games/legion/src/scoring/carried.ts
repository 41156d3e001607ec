import { call, type Effect, type Seat } from '@sandtable/kernel'
import { baseOf } from '../geometry/bases.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { isWithinRangeOfLeader } from '../geometry/ranges.ts'
import { leaderSees } from '../geometry/sight.ts'
import { claim, controlToken, countOnToken, removeToken, scorePoints } from '../holdings.ts'
import { grantKeyword } from '../keywords/granted.ts'
import { contests, isUnitWithin, securedBy } from '../mission/contesting.ts'
import { addToken, centreOf } from '../mission/lay-out.ts'
import { isInRectsOf } from '../mission/territory.ts'
import { blueFirst, type LState, seats, type Unit } from '../state.ts'
import { gain } from '../tokens.ts'
import { enemiesOf, isTrooper, unitOf, unitsOfSide } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import type { ZoneName } from '../vocabulary/missions.ts'
import {
  battle,
  chooseUnits,
  hasMarked,
  heldToken,
  holdersOf,
  ids,
  isOpen,
  markFor,
  scoring,
  sequel,
  territoryOfToken,
  tokensOf,
  unitsNamed,
  withTwin,
} from './phrases.ts'
import { claiming, isLineTrooper, isOwn, onlyOne, withToken } from './token-actions.ts'

/** Secondary objectives about tokens that units carry. */

/** Each player, blue first, gives tokens of this name to own units; they are theirs from then on. */
function handOut(name: string, count: number, fits: (unit: Unit) => boolean = () => true) {
  const given = sequel<readonly string[]>(`gets a ${name}`, (s, _, units) => {
    for (const unit of unitsNamed(s, units)) {
      const token = addToken(s, { name, kind: 'asset', seat: unit.seat, at: null })
      claim(s, unit, token)
    }
  })
  const toUnits = (s: LState, effect: Effect) => {
    for (const seat of blueFirst(s))
      chooseUnits(s, effect, given, { seat, from: ids(unitsOfSide(s, seat).filter(fits)), most: count })
  }
  return { given, toUnits }
}

const scanner = handOut('Scanner', 1)
const scanners = handOut('Scanner', 2)
const bomb = handOut('Bomb', 1)
const prisoner = handOut('Prisoner', 1, isLineTrooper)

/** Enemies that the leader has within range 2 and in sight. */
function scanned(s: LState, unit: Unit): Unit[] {
  return enemiesOf(s, unit).filter(
    (enemy) => isWithinRangeOfLeader(unit, enemy, 2) && leaderSees(s, unit, enemy),
  )
}

const claimScanner = claiming(0, 'Scanner', isOwn)

const reconMission = withTwin('recon-mission', 'LG2-BAT-Ad', 'LG2-BAT-Ar', (id) => ({
  asks: [scanner.given, ...claimScanner.asks],
  action: claimScanner.action,
  trigger: {
    'mission set-up': { forced: true, do: scanner.toUnits },
    'end of an activation': {
      seat: (s, _, v) => unitOf(s, v.unit).seat,
      forced: true,
      when: (s, _, v) => heldToken(s, unitOf(s, v.unit), 'Scanner') !== undefined,
      do: (s, _, v) => {
        const unit = unitOf(s, v.unit)
        const enemies = scanned(s, unit)
        // LG2-SAMP-005: from round 2, one point a round.
        if (s.table.round >= 2 && enemies.length >= 2 && !hasMarked(s, unit.seat, id))
          markFor(s, unit.seat, id, `round ${s.table.round}`, 1)
        for (const enemy of enemies) gain(s, enemy, 'observation')
      },
    },
  },
}))

const claimOneScanner = claiming(
  0,
  'Scanner',
  (s, unit, token) => isOwn(s, unit, token) && onlyOne('Scanner')(s, unit, token),
)

const surfaceScan = withTwin('surface-scan', 'LG2-BAT-Ae', 'LG2-BAT-As', (id) => ({
  asks: [scanners.given, ...claimOneScanner.asks],
  action: claimOneScanner.action,
  trigger: {
    'mission set-up': { forced: true, do: scanners.toUnits },
    'score victory points': {
      forced: true,
      do: (s) => {
        for (const seat of seats) {
          const holders = holdersOf(s, seat, 'Scanner')
          const found = tokensOf(s, 'Scanner').some(
            (token) => token.seat !== seat && holders.some((unit) => contests(s, unit, token)),
          )
          if (found && isOpen(s, seat, `${id}/found`)) markFor(s, seat, id, 'found', 2)
          const out = holders.filter((unit) => isOutThere(s, unit)).length
          if (s.table.round >= 2 && out >= 2) scorePoints(s, seat, 1, id)
        }
      },
    },
  },
}))

/** Outside its own territory, and at no point of interest in it. */
function isOutThere(s: LState, unit: Unit): boolean {
  if (!unit.deployed || unit.minis.some((mini) => isInRectsOf(s, unit.seat, baseOf(unit, mini)))) return false
  return s.table.objectives.every(
    (poi) =>
      poi.kind !== 'poi' || territoryOfToken(s, unit.seat, poi) !== 'friendly' || !contests(s, unit, poi),
  )
}

const claimBomb = claiming(0, 'Bomb', onlyOne('Bomb'))

const destroyBase = battle('destroy-enemy-base', 'LG2-BAT-Ab', {
  asks: [bomb.given, ...claimBomb.asks],
  action: claimBomb.action,
  trigger: {
    'mission set-up': {
      forced: true,
      do: (s, effect) => {
        for (const seat of blueFirst(s)) {
          const base = addToken(s, { name: 'Base', kind: 'poi', seat, at: null })
          call(s, 'place a token', { seat, token: base.id, zone: 'base' })
        }
        bomb.toUnits(s, effect)
      },
    },
    'start of the end phase': {
      forced: true,
      do: (s) => {
        for (const seat of blueFirst(s)) blowUp(s, seat)
      },
    },
    'score victory points': {
      forced: true,
      do: (s) => {
        for (const seat of seats) {
          const fallen = s.table.objectives.some(
            ({ name, seat: owner, lies }) => name === 'Base' && owner !== seat && !lies,
          )
          if (fallen && isOpen(s, seat, 'destroy-enemy-base/base'))
            markFor(s, seat, 'destroy-enemy-base', 'base', 4)
        }
      },
    },
  },
})

/** All Bombs at an enemy base that is secured go off together. */
function blowUp(s: LState, seat: Seat): void {
  for (const base of tokensOf(s, 'Base')) {
    if (base.seat === seat || securedBy(s, base) !== seat) continue
    const there = holdersOf(s, seat, 'Bomb').filter((unit) => contests(s, unit, base))
    if (there.length === 0) continue
    for (const unit of there) {
      for (let held = heldToken(s, unit, 'Bomb'); held !== undefined; held = heldToken(s, unit, 'Bomb'))
        removeToken(s, held)
    }
    removeToken(s, base)
  }
}

const claimPrisoner = claiming(1, 'Prisoner', (_, unit) => isLineTrooper(unit))

const negotiations = battle('failed-negotiations', 'LG2-BAT-Gh', {
  asks: [prisoner.given, ...claimPrisoner.asks],
  action: claimPrisoner.action,
  trigger: {
    'mission set-up': {
      forced: true,
      do: (s, effect) => {
        addToken(s, { name: 'Exchange', kind: 'poi', seat: null, at: centreOf(s) })
        prisoner.toUnits(s, effect)
      },
    },
    'start of the activation phase': {
      forced: true,
      when: (s) => s.table.round === 1,
      do: (s) => {
        for (const seat of blueFirst(s))
          for (const unit of holdersOf(s, seat, 'Prisoner')) grantKeyword(s, unit, 'incognito', 'round')
      },
    },
    ...scoring('failed-negotiations', (s, seat) => {
      const exchanges = tokensOf(s, 'Exchange')
      const isThere = (unit: Unit) => exchanges.some((token) => isUnitWithin(unit, token, SEGMENT))
      return holdersOf(s, seat, 'Prisoner').filter(isThere).length
    }),
  },
  query: {
    courage: (value, s, _, unit) =>
      value !== null && heldToken(s, unitOf(s, unit), 'Prisoner') !== undefined ? value + 1 : value,
  },
})

const supplyRun = battle('supply-run', 'LG2-BAT-Ew', {
  ...claiming(
    1,
    'Supply Cache',
    (s, unit, token) => isTrooper(unit) && onlyOne('Supply Cache')(s, unit, token),
  ),
  trigger: {
    'mission set-up': { forced: true, do: (s) => scatter(s, 'Supply Cache', 'cache') },
    'start of an activation': {
      seat: (s, _, v) => unitOf(s, v.unit).seat,
      when: (s, _, v) => {
        const unit = unitOf(s, v.unit)
        const cache = heldToken(s, unit, 'Supply Cache')
        return (
          s.table.round >= 2 &&
          cache !== undefined &&
          s.table.objectives.some((token) => token.kind === 'poi' && contests(s, unit, token))
        )
      },
      do: (s, _, v) => {
        const unit = unitOf(s, v.unit)
        const cache = heldToken(s, unit, 'Supply Cache')
        if (cache === undefined) return
        removeToken(s, cache)
        markFor(s, unit.seat, 'supply-run', cache.id, s.table.round >= 4 ? 2 : 1)
      },
    },
  },
})

/** Each player places two, in turn, blue first. */
function scatter(s: LState, name: string, zone: ZoneName): void {
  for (let turn = 0; turn < 2; turn++) {
    for (const seat of blueFirst(s)) {
      const token = addToken(s, { name, kind: 'asset', seat: null, at: null })
      call(s, 'place a token', { seat, token: token.id, zone })
    }
  }
}

/** One token in the middle, even upon another. */
function inTheMiddle(s: LState, name: string): void {
  addToken(s, { name, kind: 'asset', seat: null, at: centreOf(s) })
}

const data = battle('retrieve-the-data', 'LG2-BAT-Gg', {
  ...withToken(1, 'Data Core', contests, (s, _, core) => countOnToken(s, core, 1)),
  trigger: {
    'mission set-up': {
      forced: true,
      do: (s) => {
        inTheMiddle(s, 'Data Core')
        scatter(s, 'Data Core', 'core')
      },
    },
    ...scoring('retrieve-the-data', (s, seat) => {
      const ready = tokensOf(s, 'Data Core').filter((core) => core.count >= 2 && securedBy(s, core) === seat)
      for (const core of ready) removeToken(s, core)
      return ready.length
    }),
  },
})

const relays = battle('align-the-relay', 'LG2-BAT-Gi', {
  ...withToken(
    1,
    'Comms Relay',
    (s, unit, relay) => contests(s, unit, relay) && relay.seat !== unit.seat,
    controlToken,
  ),
  trigger: {
    'mission set-up': {
      forced: true,
      do: (s) => {
        inTheMiddle(s, 'Comms Relay')
        scatter(s, 'Comms Relay', 'relay')
      },
    },
    ...scoring('align-the-relay', (s, seat) => {
      const own = tokensOf(s, 'Comms Relay').filter((relay) => relay.seat === seat).length
      return own >= 4 ? 2 : own >= 2 ? 1 : 0
    }),
  },
})

export const carriedCards: readonly LCard[] = [
  ...reconMission,
  ...surfaceScan,
  destroyBase,
  negotiations,
  supplyRun,
  data,
  relays,
]
