import { call as callNow, cardNamed, end, goTo, type Plain, query, type Seat, tell } from '@sandtable/kernel'
import { newAttack } from '../attack.ts'
import { seesFigure, sharesSpace } from '../board/board.ts'
import { discardCondition } from '../figure.ts'
import { addMovement, exhaustGroup } from '../holdings.ts'
import { checkVictory } from '../score.ts'
import {
  type AState,
  areHostile,
  type FigureId,
  figureOf,
  figuresOf,
  figuresOnMap,
  type GroupId,
  groupNamed,
  isOnMap,
  otherSeat,
} from '../state.ts'
import { hasCondition, moveOf } from '../values.ts'
import type { Activating } from '../vocabulary/activations.ts'
import { type Act, acts, couldOpenlyAttack, mayGoOn } from './acts.ts'
import { playCommand } from './command.ts'
import { moveAnswers, wayOf } from './move.ts'
import { useDuring, useSpecial } from './special.ts'
import { onTheWay } from './walk.ts'
import { whyNotAct, whyNotGroup } from './why.ts'
import { ask, call, opening, procedure, repeat, run } from './words.ts'

/** IA-ROUND-003, -005, -006, -008: the sides take turns, one group a turn. */
export const activationPhase = procedure('activation phase', [
  run('begin', (s) => {
    s.table.phase = 'activation'
  }),
  ask('choose a group to activate', {
    rule: 'IA-ROUND-003',
    seats: (s, v) => turnOf(s, v.turn),
    options: (s, v) => groupsToActivate(s, turnOf(s, v.turn) ?? ''),
    why: (s, v, group) => whyNotGroup(s, group, turnOf(s, v.turn)),
    answer: (_, v, group) => {
      v.group = group
    },
  }),
  run('nobody is ready', (_, v) => (v.group === null ? end : undefined)),
  call('activate the group', 'activate a group', (_, v) => ({
    group: v.group ?? '',
    left: [],
    figure: null,
  })),
  run('the turn passes', (s, v) => {
    v.turn = otherSeat(groupNamed(s, v.group ?? '').seat)
    v.group = null
    checkVictory(s)
  }),
  repeat('choose a group to activate'),
])

/** Whoever is to activate a group; the other side, if all of one's own are exhausted. */
function turnOf(s: AState, turn: Seat | null): Seat | null {
  const first = turn ?? s.table.initiative
  const ready = [first, otherSeat(first)].filter((seat) => readyGroups(s, seat).length > 0)
  return ready.find((seat) => query(s, 'may take the turn', true, seat)) ?? ready[0] ?? null
}

/** Those that cards leave to choose from; all, if that were none. */
function groupsToActivate(s: AState, seat: Seat): readonly GroupId[] {
  const ready = readyGroups(s, seat)
  const left = query(s, 'groups to activate', ready, seat)
  return left.length > 0 ? left : ready
}

/** Groups that have not been activated and have figures on the map (IA-EXH-004, -010). */
export function readyGroups(s: AState, seat: Seat): GroupId[] {
  return s.table.groups
    .filter((group) => group.seat === seat && !group.exhausted && figuresOf(s, group).length > 0)
    .map((group) => group.id)
}

/** One figure after the other, in the order its player likes (IA-ACT-002, -003). */
export const activateGroup = procedure(
  'activate a group',
  [
    run('begin', (s, v) => {
      v.left = figuresOf(s, groupNamed(s, v.group)).map((figure) => figure.id)
      tell(s, { type: 'activates', group: v.group })
    }),
    opening('group activates'),
    run('who is left?', (s, v) => {
      v.left = v.left.filter((id) => isOnMap(figureOf(s, id)))
    }),
    ask('choose a figure to activate', {
      rule: 'IA-ACT-003',
      seats: (s, v) => (v.left.length > 1 ? groupNamed(s, v.group).seat : null),
      options: (_, v) => v.left,
      answer: (_, v, figure) => {
        v.figure = figure
      },
    }),
    run('take it', (_, v) => {
      v.figure ??= v.left[0] ?? null
      v.left = v.left.filter((id) => id !== v.figure)
    }),
    call(
      'activate the figure',
      'activate a figure',
      (s, v) => (v.figure === null ? null : newActivation(s, v.figure)),
      (_, v) => {
        v.figure = null
      },
    ),
    repeat('who is left?', (_, v) => v.left.length > 0),
    // At the end, not at the start (IA-OPEN-003).
    run('exhaust', (s, v) => {
      exhaustGroup(s, groupNamed(s, v.group))
    }),
    opening('after activation'),
  ],
  { period: 'group activation', about: (_, v) => ({ group: v.group }) },
)

function newActivation(s: AState, figure: FigureId): Activating {
  return {
    figure,
    actions: 2,
    points: 0,
    attacks: 0,
    attacked: false,
    specials: [],
    acting: false,
    last: null,
    moved: false,
    walkers: [],
    defeats: [],
    seenBy: onlookers(s, figure),
    halted: false,
    path: [],
    over: false,
  }
}

function onlookers(s: AState, id: FigureId): FigureId[] {
  const figure = figureOf(s, id)
  const hostile = figuresOnMap(s).filter((one) => areHostile(one, figure))
  return hostile.filter((one) => seesFigure(s, one, figure)).map((one) => one.id)
}

/** Two actions, movement points between them (IA-ACT-001, -008, -009). */
export const activateFigure = procedure(
  'activate a figure',
  [
    opening('start of activation'),
    run('is it still there?', (_, v) => (v.over ? goTo('end of activation') : undefined)),
    ask('act', {
      rule: 'IA-ACT-001',
      seats: (s, v) => figureOf(s, v.figure).seat,
      about: (_, v) => ({ figure: v.figure, actions: v.actions, points: v.points, attacks: v.attacks }),
      options: (s, v) => acts(s, v) as unknown as readonly Plain[],
      why: (s, v, answer) => whyNotAct(s, v, answer),
      // An attack that only a card in hand makes possible.
      secret: (s, v, answer) => isAttack(answer) && !couldOpenlyAttack(s, figureOf(s, v.figure)),
      answer: (s, v, answer) => {
        if (answer === 'end') return goTo('end of activation')
        perform(s, v, answer as unknown as Exclude<Act, 'end'>)
        return undefined
      },
    }),
    call('walk', 'walk', (_, v) =>
      v.path.length === 0 ? null : onTheWay(v.figure, v.path.splice(0), 'move', {}),
    ),
    call('settle', 'settle', (s, v) => (isStranded(s, v) ? { figure: v.figure, to: null } : null)),
    opening('action resolved', { when: (_, v) => v.acting }),
    run('after an action', (s, v) => {
      if (v.acting) bleed(s, v)
      v.acting = false
    }),
    run('has somebody won?', (s) => checkVictory(s)),
    repeat('act', (s, v) => mayGoOn(s, v)),
    opening('end of activation'),
    run('the activation is over', (s, v) => discardCondition(s, figureOf(s, v.figure), 'weakened')),
  ],
  { period: 'activation', about: (_, v) => ({ figure: v.figure }) },
)

function isAttack(answer: Plain): boolean {
  return typeof answer === 'object' && answer !== null && 'action' in answer && answer.action === 'attack'
}

function perform(s: AState, v: Activating, act: Exclude<Act, 'end'>): void {
  const figure = figureOf(s, v.figure)
  if ('move' in act || 'step' in act) {
    v.path = wayOf(s, figure, { points: v.points }, act)
    return
  }
  if ('use' in act) {
    useDuring(s, act.use)
    return
  }
  if ('command' in act) {
    playHere(s, v, act)
    return
  }
  v.acting = true
  v.last = act.action
  v.actions -= act.cost ?? 1
  switch (act.action) {
    case 'move':
      addMovement(s, v, moveOf(s, figure))
      return
    case 'attack':
      v.attacks++
      callNow(s, 'attack', newAttack(s, v.figure))
      return
    case 'interact':
      callNow(s, 'interact', { figure: v.figure, object: act.object })
      return
    case 'shed':
      discardCondition(s, figure, act.condition)
      return
    case 'special':
      v.specials.push(`${act.effect} ${act.ability}`)
      useSpecial(s, v, act.effect, act.ability)
  }
}

/** A command card that is played in one's own activation, with an action or without. */
function playHere(s: AState, v: Activating, act: { readonly command: number; readonly cost: number }): void {
  v.actions -= act.cost
  if (act.cost > 0) {
    v.acting = true
    v.last = 'command'
    if (cardNamed(s, s.effects[act.command]?.card ?? '')?.attacks === true) v.attacks++
  }
  playCommand(s, act.command, v.figure, act.cost)
}

/** A figure that bleeds suffers 1 strain after each action (IA-COND-016). */
function bleed(s: AState, v: Activating): void {
  if (hasCondition(figureOf(s, v.figure), 'bleeding'))
    callNow(s, 'suffer strain', { figure: v.figure, amount: 1, by: null })
}

/** In the space of another figure, with no way on (IA-MOVE-019). */
function isStranded(s: AState, v: Activating): boolean {
  const figure = figureOf(s, v.figure)
  return sharesSpace(s, figure) && moveAnswers(s, figure, { points: v.points }).length === 0
}
