import { call, enter, inPlay, leave, use, usedUp } from '@sandtable/kernel'
import { figuresAt, seesSpace, spacesOf } from '../../board/board.ts'
import { legalTargets } from '../../board/targets.ts'
import { faceNames } from '../../dice.ts'
import { damageTo } from '../../flow/damage.ts'
import { takeBack } from '../../hand.ts'
import type { Die } from '../../state.ts'
import { type AState, type Figure, type FigureId, figureOf, type TargetId } from '../../state.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import type { ACard } from '../../vocabulary/card.ts'
import type { Stepping } from '../../vocabulary/moves.ts'
import {
  attackNow,
  attackOf,
  bonus,
  canAttack,
  choice,
  choose,
  drawCards,
  figuresWithin,
  gainCondition,
  isMe,
  isSmall,
  me,
  moveSpaces,
  pushFigure,
  recall,
  spacesWithin,
} from '../words.ts'
import { anyOwn, command } from './command.ts'
import { isDoing, rerollUnderWay } from './in-answer-to.ts'
import { lasting } from './lasting.ts'

const interrogated = 'effect:interrogated'

const dieOfCheatToWin = choice<number, { readonly from: readonly number[] }>('die', {
  from: (_, __, { from }) => from,
  do: (s, effect, die) => choose(s, effect, faceOfCheatToWin, { die, from: facesAt(attackOf(s), die) }),
})

const faceOfCheatToWin = choice<string, { readonly die: number; readonly from: readonly string[] }>('face', {
  from: (_, __, { from }) => from,
  do: (s, _, face, memory) => {
    const die = dieAt(attackOf(s), memory.die)
    if (die !== undefined) die.face = faceNames(die.colour).indexOf(face)
  },
})

const onceInActivation = { times: 1, per: 'activation' } as const
const fury = 'effect:dual-bladed-fury'

const pushed = choice<string, { readonly from: readonly string[] }>('pushed', {
  from: (_, __, { from }) => from,
  do: (s, effect, id) => pushFigure(s, id, effect.seat ?? '', 1),
})

const firstCleave = choice<string>('first cleave', {
  from: (s) => [...kickable(s, attackOf(s)), 'none'],
  do: (s, effect, target) => {
    if (target !== 'none') cleave(s, effect.on ?? '', target, 2)
    choose(s, effect, secondCleave)
  },
})

const secondCleave = choice<string>('second cleave', {
  from: (s) => kickable(s, attackOf(s)),
  may: () => true,
  do: (s, effect, target) => cleave(s, effect.on ?? '', target, 1),
})

const servant = choice<string>('servant', {
  from: (s, effect) => servants(s, me(s, effect)),
  do: (s, effect, id) => attackNow(s, id, { by: effect.seat ?? '' }),
})

/** Command cards for one figure, most of them with one of its named abilities. */
export const namedAbilityCommands: readonly ACard[] = [
  command(
    'cheat-to-win',
    {
      at: {
        'dice rerolled': {
          figures: anyOwn,
          when: (_, v, seat) => v.by === seat && (v.exchanged ?? []).length > 0,
        },
      },
      play: (s, { effect }) => {
        const [first, ...others] = rerollUnderWay(s).exchanged ?? []
        if (first === undefined) return
        if (others.length === 0)
          choose(s, effect, faceOfCheatToWin, { die: first, from: facesAt(attackOf(s), first) })
        else choose(s, effect, dieOfCheatToWin, { from: [first, ...others] })
      },
    },
    {
      asks: [dieOfCheatToWin, faceOfCheatToWin],
    },
  ),
  command('espionage-mastery', {
    at: {
      'before damage': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => inPlay(s, { card: interrogated, on: v.attacker }).length > 0,
      },
    },
    play: (s, { seat, figure }) => {
      const [own] = inPlay(s, { card: interrogated, on: figure ?? '' })
      if (own !== undefined) takeBack(s, seat, recall(own, interrogated).paid)
      drawCards(s, seat, 1)
    },
  }),
  // Remembers, as long as the attack lasts, which card was discarded for Interrogate.
  { id: interrogated, rules: ['IA-CMD-espionage-mastery'] },
  command('mandalorian-tactics', {
    action: { attack: true, when: (s, figure) => canAttack(s, figure.id) },
    play: (s, { effect }) => {
      lasting(s, effect, 'playing')
      for (let i = 0; i < 2; i++) attackNow(s, effect.on ?? '', { bonus: bonus({ surge: 1, accuracy: 2 }) })
    },
  }),
  {
    id: 'effect:mandalorian-tactics',
    rules: ['IA-CMD-mandalorian-tactics'],
    query: {
      'surge abilities': (value, _, effect, v) =>
        isMe(effect, v.attacker)
          ? [
              ...value,
              { key: 'mandalorian damage', cost: 1, gives: { damage: 2 } },
              { key: 'mandalorian recover', cost: 1, gives: { recover: 2 } },
            ]
          : value,
    },
  },
  command('on-a-mission', {
    action: {},
    play: (s, { effect }) => {
      lasting(s, effect, 'playing')
      moveSpaces(s, effect.on ?? '', 5)
    },
  }),
  {
    id: 'effect:on-a-mission',
    rules: ['IA-CMD-on-a-mission'],
    trigger: {
      // Also in the middle of the move, in the other one's space.
      'space left': {
        when: (s, effect, v) => isMe(effect, v.figure) && inTheWay(s, v).length > 0,
        do: (s, effect, v) => choose(s, effect, pushed, { from: inTheWay(s, v) }),
      },
    },
    asks: [pushed],
  },
  command('spinning-kick', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s, { effect }) => lasting(s, effect, 'attack'),
  }),
  {
    id: 'effect:spinning-kick',
    rules: ['IA-CMD-spinning-kick'],
    trigger: {
      'attack resolved': {
        forced: true,
        when: (s, effect, v) => isMe(effect, v.attacker) && v.suffered > 0 && kickable(s, v).length > 0,
        do: (s, effect) => choose(s, effect, firstCleave),
      },
    },
    asks: [firstCleave, secondCleave],
  },
  command('stay-down', {
    at: {
      'action resolved': {
        figures: (_, v) => [v.figure],
        when: (s, v) =>
          isDoing(s, v.figure, 'close-and-personal') &&
          canAttack(s, v.figure, { among: [struckClose(s, v.figure)] }),
      },
    },
    play: (s, { figure }) => {
      attackNow(s, figure ?? '', { among: [struckClose(s, figure ?? '')] })
      gainCondition(s, figure ?? '', 'stunned')
    },
  }),
  command('trandoshan-terror', {
    during: {
      when: (s, figure, v) => v.actions > 0 && mayFire(s, figure, v.specials),
    },
    play: (s, { effect }) => lasting(s, effect, 'activation'),
  }),
  {
    id: 'effect:trandoshan-terror',
    rules: ['IA-CMD-trandoshan-terror'],
    query: {
      'indiscriminate fire': (value, _, effect, figure) =>
        isMe(effect, figure) ? [...value, 'yellow'] : value,
    },
    trigger: {
      'action resolved': {
        forced: true,
        when: (s, effect) => isDoing(s, effect.on ?? '', 'indiscriminate-fire'),
        do: (s, effect) => leave(s, effect.id),
      },
    },
  },
  command(
    'unlimited-power',
    {
      during: { when: (s, figure) => emperorsUse(s, figure.id) !== null && servants(s, figure).length > 0 },
      play: (s, { effect }) => {
        const key = emperorsUse(s, effect.on ?? '')
        if (key === null) return
        use(s, key, onceInActivation)
        choose(s, effect, servant)
      },
    },
    { asks: [servant] },
  ),
  command('wreak-vengeance', {
    at: { 'before declaring': { figures: (_, v) => [v.attacker] } },
    play: (s, { seat, effect }) => {
      const on = effect.on ?? ''
      gainCondition(s, on, 'focused')
      if (inPlay(s, { card: fury, on }).length === 0) enter(s, { card: fury, seat, on, until: 'attack' })
    },
  }),
]

/** Attack dice from 0 on, defence dice after them. */
function dieAt({ attackDice, defenceDice }: Attack, place: number): Die | undefined {
  return attackDice[place] ?? defenceDice[place - attackDice.length]
}

function facesAt(attack: Attack, place: number): string[] {
  const die = dieAt(attack, place)
  return die === undefined ? [] : faceNames(die.colour)
}

/** Small figures whose space was entered with the last step. */
function inTheWay(s: AState, v: Stepping): FigureId[] {
  const entered = spacesOf(s, figureOf(s, v.figure)).filter((space) => !v.from.includes(space))
  return entered
    .flatMap((space) => figuresAt(s, space))
    .filter((one) => one.id !== v.figure && isSmall(one))
    .map((one) => one.id)
}

/** Whom else the attack could have been declared on. */
function kickable(s: AState, v: Attack): TargetId[] {
  const ids = legalTargets(s, v).map((one) => one.target)
  return [...new Set(ids)].filter((id) => id !== v.target)
}

function cleave(s: AState, by: FigureId, target: TargetId, amount: number): void {
  call(s, 'suffer damage', damageTo(target, amount, 'cleave', by))
}

/** The target of Biv's Close and Personal. */
function struckClose(s: AState, figure: FigureId): TargetId {
  const card = 'deployment:biv-bodhrik'
  const [own] = inPlay(s, { card, on: figure })
  return (own && recall(own, card).target) ?? ''
}

/** Could Bossk still perform his Indiscriminate Fire in this activation? */
function mayFire(s: AState, figure: Figure, specials: readonly string[]): boolean {
  if (specials.some((one) => one.endsWith(' indiscriminate-fire'))) return false
  return spacesWithin(s, figure, 3).some((space) => seesSpace(s, figure, space))
}

/** Under which name the use of the Emperor's ability is counted; null: it has been used, or is not there. */
function emperorsUse(s: AState, figure: FigureId): string | null {
  const own = inPlay(s, { card: 'deployment:emperor-palpatine', on: figure })[0]
  if (own === undefined) return null
  const key = `during ${own.id}`
  return usedUp(s, key, onceInActivation) ? null : key
}

/** Whoever is within 4, and every friend wherever it is. */
function servants(s: AState, figure: Figure): FigureId[] {
  const friends = figuresWithin(s, figure, Number.POSITIVE_INFINITY, 'friendly')
  return [...new Set([...figuresWithin(s, figure, 4, 'any'), ...friends])]
}
