import { call, cause, leave, rollName, rollNames, some, tell, underWay } from '@sandtable/kernel'
import { upgradeCards } from '../../data/upgrades.ts'
import { placed } from '../bases.ts'
import { attackDie } from '../dice.ts'
import { overlapsToken, type TokenKind, tokenAt } from '../geometry/bombs.ts'
import { rangeToToken } from '../geometry/range.ts'
import type { Reposition } from '../geometry/reposition.ts'
import { type BombToken, byInitiative, type Ship, type ShipId, shipsInPlay, type XState } from '../state.ts'
import { sizeOf } from '../values.ts'
import type { BlastDice, Detonation, RerollBlast } from '../vocabulary/bombs.ts'
import { ask, procedure, repeat, run, window } from './words.ts'

const waiting = new Set(
  upgradeCards.flatMap(({ bomb }) => (bomb?.detonates === 'overlap' ? [bomb.token] : [])),
)

/** Mines wait for a ship that runs into them, other bombs for the end of the phase (XW-BOMB-004). */
export function isMine(kind: TokenKind): boolean {
  return waiting.has(kind)
}

export function bombOf(s: XState, id: string): BombToken | undefined {
  return s.table.bombs.find((one) => one.id === id)
}

/** The token is gone, and whoever it reaches feels it, first the ships of the player with initiative. */
export function goOff(s: XState, { bomb: id, ship }: Detonation): void {
  const bomb = bombOf(s, id)
  if (bomb === undefined) return
  s.table.bombs = s.table.bombs.filter((one) => one !== bomb)
  leave(s, bomb.effect)
  tell(s, { type: 'detonated', bomb: bomb.id, kind: bomb.kind })
  const reached = ship === null ? shipsNear(s, bomb) : [ship]
  for (const one of reached) cause(s, 'bomb hits', { kind: bomb.kind, seat: bomb.seat, ship: one })
}

/** XW-BOMB-006: every ship at range 1 of the token, friend or enemy. */
export function shipsNear(s: XState, bomb: BombToken): ShipId[] {
  const outline = tokenAt(bomb)
  if (outline === null) return []
  return byInitiative(s).flatMap((seat) =>
    shipsInPlay(s).flatMap((ship) =>
      ship.seat === seat && rangeToToken(placed(ship), outline) === 1 ? [ship.id] : [],
    ),
  )
}

/** One mine after the other, even if the first destroys the ship (XW-UPG-006). */
export const mines = procedure(
  'mines',
  [
    run('a mine detonates', (s, v) => {
      cause(s, 'detonate bomb', { bomb: v.mines.shift() ?? '', ship: v.ship })
    }),
    repeat('a mine detonates', (_, v) => v.mines.length > 0),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)

/** Every mine that a move runs into with its base or template detonates, whatever the move is (XW-BOMB-010). */
export function crossMines(s: XState, ship: Ship, moved: Reposition): void {
  const hit = s.table.bombs.filter((bomb) => isMine(bomb.kind) && overlapsToken(moved, sizeOf(ship), bomb))
  if (hit.length > 0) call(s, 'mines', { ship: ship.id, mines: hit.map((bomb) => bomb.id) })
}

/** The ship that a bomb reached rolls attack dice and suffers what they show. */
export const blastDice = procedure(
  'bomb dice',
  [
    run('roll for the bomb', (s, v) => {
      v.faces = [...rollNames(s, attackDie, v.count)]
      tellDice(s, v)
    }),
    window('bomb dice rolled', { of: (_, v) => v.ship }),
    run('suffer what they show', (s, v) => {
      const hits = v.faces.filter((face) => face === 'hit').length
      const crits = v.faces.filter((face) => face === 'crit').length
      call(s, 'suffer damage', {
        ship: v.ship,
        hits: v.critical ? hits : hits + crits,
        crits: v.critical ? crits : 0,
      })
    }),
  ],
  { about: (_, v) => ({ ship: v.ship, bomb: v.kind }) },
)

function tellDice(s: XState, { ship, kind, faces }: BlastDice): void {
  tell(s, { type: 'bomb dice', ship, kind, dice: [...faces] })
}

/** A player picks dice of the bomb just rolled for, which are rolled again. */
export const rerollBlast = procedure('reroll bomb dice', [
  ask('choose dice to reroll', {
    rule: 'XW-DICE-006',
    seats: (_, v) => v.seat,
    about: (s) => ({ dice: [...rolled(s).faces] }),
    space: some((s, v: RerollBlast) => {
      const { faces, fixed } = rolled(s)
      const from = [...faces.entries()].flatMap(([at, face]) =>
        v.showing.includes(face) && at !== fixed ? [at] : [],
      )
      return { from, least: 0, most: from.length }
    }),
    answer: (s, _, places) => {
      const dice = rolled(s)
      for (const at of places) dice.faces[at] = rollName(s, attackDie)
      tellDice(s, dice)
    },
  }),
])

function rolled(s: XState): BlastDice {
  const dice = underWay(s, 'bomb dice')
  if (dice === null) throw new Error('no dice are rolled for a bomb')
  return dice
}
