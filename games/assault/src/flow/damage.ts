import { goTo, inPlay, leave, query, type Seat, tell } from '@sandtable/kernel'
import { spacesOf } from '../board/board.ts'
import { activationOf } from '../current-activation.ts'
import { deckOf, discardTop } from '../hand.ts'
import { addDamage, damageObject, dropAt, leaveEverything } from '../holdings.ts'
import { checkVictory, score } from '../score.ts'
import {
  type AState,
  type FigureId,
  figureOf,
  figuresOf,
  groupOf,
  isFigure,
  isOnMap,
  objectOf,
  otherSeat,
  type TargetId,
} from '../state.ts'
import { figureCost, healthOf } from '../values.ts'
import type { Source, Straining, Suffering } from '../vocabulary/damage.ts'
import { ask, call, opening, procedure, run } from './words.ts'

/** Damage on a figure or an object, and its defeat once it equals its health (IA-DMG-001, -006). */
export const sufferDamage = procedure(
  'suffer damage',
  [
    run('a figure, or a thing?', (s, v) => (isFigure(s, v.target) ? undefined : wear(s, v))),
    opening('about to suffer'),
    run('suffer', (s, v) => hurt(s, v)),
    opening('damage suffered', { when: (_, v) => v.suffered > 0 }),
    opening('health reached', { when: (s, v) => isDone(s, v) }),
    run('defeat', (s, v) => (isDone(s, v) ? defeat(s, v) : goTo('has somebody won?'))),
    opening('figure defeated'),
    run('clear away', (s, v) => {
      clearAway(s, v)
      return goTo('has somebody won?')
    }),
    opening('object destroyed'),
    run('has somebody won?', (s) => checkVictory(s)),
  ],
  { period: 'suffering', about: (_, v) => ({ target: v.target }) },
)

/** A figure is defeated by what an ability says, without suffering damage. */
export const beDefeated = procedure(
  'be defeated',
  [
    run('defeat', (s, v) => {
      if (!isOnMap(figureOf(s, v.target)) || !mayBeDefeated(s, v.target)) return goTo('has somebody won?')
      return defeat(s, v)
    }),
    opening('figure defeated'),
    run('clear away', (s, v) => clearAway(s, v)),
    run('has somebody won?', (s) => checkVictory(s)),
  ],
  { period: 'suffering', about: (_, v) => ({ target: v.target }) },
)

function hurt(s: AState, v: Suffering) {
  const figure = figureOf(s, v.target)
  if (!isOnMap(figure) || v.amount <= 0) return goTo('has somebody won?')
  v.suffered = Math.min(v.amount, Math.max(0, healthOf(s, figure) - figure.damage))
  addDamage(s, figure, v.suffered, v.source)
  return undefined
}

/** A thing has no cards and no conditions; a door that is destroyed is open (IA-OBJ-006). */
function wear(s: AState, v: Suffering) {
  const object = objectOf(s, v.target)
  if (object.health === null || v.amount <= 0) return goTo('has somebody won?')
  v.suffered = Math.min(v.amount, object.health - object.damage)
  if (v.by !== null) {
    const { seat } = figureOf(s, v.by)
    object.dealt[seat] = (object.dealt[seat] ?? 0) + v.suffered
  }
  damageObject(s, object, v.suffered)
  if (object.damage < object.health) return goTo('has somebody won?')
  v.defeated = true
  object.gone = true
  tell(s, { type: 'destroyed', object: object.id })
  return goTo('object destroyed')
}

/** Has it as much damage as health? Who has been defeated meanwhile has none. */
function isDone(s: AState, { target }: Suffering): boolean {
  const figure = figureOf(s, target)
  return figure.damage >= healthOf(s, figure) && mayBeDefeated(s, target)
}

function mayBeDefeated(s: AState, id: FigureId): boolean {
  return query(s, 'can be defeated', true, id)
}

/** IA-DMG-007, -009, IA-WIN-004. */
function defeat(s: AState, v: Suffering): undefined {
  v.defeated = true
  v.where = [...spacesOf(s, figureOf(s, v.target))]
  v.carried = [...figureOf(s, v.target).carries]
  takeOff(s, v.target)
  tell(s, { type: 'defeated', figure: v.target })
  activationOf(s)?.defeats.push(v.target)
  const figure = figureOf(s, v.target)
  const group = groupOf(s, figure)
  const foe = otherSeat(figure.seat)
  s.table.defeatedCost[foe] = (s.table.defeatedCost[foe] ?? 0) + figureCost(s, figure)
  if (figuresOf(s, group).length === 0) score(s, foe, group.points, 'defeated group')
  checkVictory(s)
}

/** Nothing of its cards lasts longer than what its defeat brings about. */
function clearAway(s: AState, v: Suffering): void {
  for (const { id } of inPlay(s, { on: v.target })) leave(s, id)
}

/** Off the map, with everything on it; what it carried stays where it stood. */
function takeOff(s: AState, id: FigureId): void {
  const figure = figureOf(s, id)
  dropAt(s, figure, spacesOf(s, figure).slice(0, 1))
  figure.stand = null
  figure.defeated = true
  leaveEverything(figure)
  const activation = activationOf(s)
  if (activation?.figure === id) activation.over = true
}

export const sufferStrain = procedure('suffer strain', [
  opening('about to strain', { when: (s, v) => v.amount > 0 && isOnMap(figureOf(s, v.figure)) }),
  ask('discard command cards instead', {
    rule: 'IA-STRN-011',
    seats: (s, v) => (isOnMap(figureOf(s, v.figure)) && preventable(s, v) > 0 ? seatOf(s, v) : null),
    about: (_, v) => ({ figure: v.figure, strain: v.amount }),
    options: (s, v) => Array.from({ length: preventable(s, v) + 1 }, (_, cards) => cards),
    answer: (s, v, cards) => {
      for (let i = 0; i < cards * priceOf(s, v); i++) discardTop(s, seatOf(s, v))
      v.amount -= cards
    },
  }),
  call('take the rest as damage', 'suffer damage', (_, v) => damageTo(v.figure, v.amount, 'strain', v.by)),
  run('has somebody won?', (s) => checkVictory(s)),
])

function seatOf(s: AState, v: Straining): Seat {
  return figureOf(s, v.figure).seat
}

function preventable(s: AState, v: Straining): number {
  return Math.min(v.amount, Math.floor(deckOf(s, seatOf(s, v)).draw.length / priceOf(s, v)))
}

/** Cards to discard for each damage prevented. */
function priceOf(s: AState, v: Straining): number {
  return query(s, 'cards against strain', 1, v.figure)
}

export function damageTo(target: TargetId, amount: number, source: Source, by: FigureId | null): Suffering {
  return { target, amount, source, by, suffered: 0, defeated: false, where: [], carried: [] }
}
