import { isTurned, spaceOfStand, standOn } from '@sandtable/grid'
import { clone, type Plain, type Question, type Referee } from '@sandtable/kernel'
import { areAdjacent, boardOf, distanceBetween, seesFigure, spacesOf } from '../board/board.ts'
import { controllerOf } from '../board/control.ts'
import { activationOf } from '../flow/activation.ts'
import { attackUnderWay, type SurgeAbility, surgeAbilities } from '../flow/attack.ts'
import { commandId, deckOf, handOf } from '../hand.ts'
import { nameOfSpace, spaceNamed } from '../map/map.ts'
import { pointsOf } from '../score.ts'
import { type AState, type Assault, type Figure, figuresOnMap } from '../state.ts'
import { healthOf, speedOf } from '../values.ts'
import { readPosition } from './position.ts'

/** How scenarios speak of Imperial Assault. */
export const referee: Referee<Assault> = {
  position: readPosition,
  sentences: [
    { pattern: '{group} activates', answer: ({ group = '' }) => group },
    { pattern: '{figure} gains movement', answer: () => ({ action: 'move' }) },
    {
      pattern: '{figure} moves to {space} turned',
      answer: ({ space = '' }, s) => ({ move: standAt(s as AState, space, true) }),
    },
    {
      pattern: '{figure} moves to {space}',
      answer: ({ space = '' }, s) => ({ move: standAt(s as AState, space, false) }),
    },
    {
      pattern: '{figure} steps into {space}',
      answer: ({ space = '' }, s) => ({ step: standAt(s as AState, space, false) }),
    },
    { pattern: '{figure} attacks', answer: () => ({ action: 'attack' }) },
    {
      pattern: '{figure} interacts with {object}',
      answer: ({ object = '' }) => ({ action: 'interact', object }),
    },
    {
      pattern: '{figure} sheds {condition}',
      answer: ({ condition = '' }) => ({ action: 'shed', condition }),
    },
    {
      pattern: '{figure} does {ability}',
      answer: ({ ability = '' }, _, question) => special(ability, question),
    },
    {
      pattern: 'target {target} at {space}',
      answer: ({ target = '', space = '' }, s) => ({
        target,
        space: spaceNamed(boardOf(s as AState), space) ?? -1,
      }),
    },
    { pattern: 'target {target}', answer: ({ target = '' }, _, question) => targetNamed(target, question) },
    {
      pattern: 'play {card} for {cost}',
      answer: ({ card = '', cost = '' }, _, question) => command(card, question, Number.parseInt(cost, 10)),
    },
    { pattern: 'play {card}', answer: ({ card = '' }, _, question) => command(card, question) },
    {
      pattern: 'use {card} of {figure}',
      answer: ({ card = '', figure = '' }, s, question) => useOf(s as AState, card, figure, question),
    },
    {
      pattern: 'use {card}',
      answer: ({ card = '' }, s, question) => useOf(s as AState, card, null, question),
    },
    { pattern: 'surge {ability}', answer: ({ ability = '' }, s) => surge(s as AState, ability) },
    { pattern: 'reroll nothing', answer: () => [] },
    {
      pattern: 'reroll {dice}',
      answer: ({ dice = '' }) => dice.split(',').map((number) => Number(number) - 1),
    },
    {
      pattern: 'to {space} turned',
      answer: ({ space = '' }, s) => standAt(s as AState, space, true),
    },
    { pattern: 'to {space}', answer: ({ space = '' }, s) => standAt(s as AState, space, false) },
    {
      pattern: 'move {token} to {space}',
      answer: ({ token = '', space = '' }, s) => ({ token, to: standAt(s as AState, space, false) }),
    },
    { pattern: 'swap {one} and {other}', answer: ({ one = '', other = '' }) => [one, other] },
    {
      pattern: 'put {colour} at {space}',
      answer: ({ colour = '', space = '' }, s) => ({ space: standAt(s as AState, space, false), colour }),
    },
    {
      pattern: 'discard {card}',
      answer: ({ card = '' }, _, question) =>
        optionsOf(question).find((one) => 'discard' in one && one.card === `command:${card}`) ?? card,
    },
    { pattern: 'number {number}', answer: ({ number = '' }) => Number(number) },
    { pattern: 'choose {option}', answer: ({ option = '' }) => option },
  ],
  look: (s) => ({
    ...Object.fromEntries(s.table.groups.map((group) => [group.id, { exhausted: group.exhausted }])),
    ...Object.fromEntries(s.table.objects.map((one) => [one.id, lookAtObject(s, one.id)])),
    ...Object.fromEntries(s.table.figures.map((figure) => [figure.id, lookAt(s, figure)])),
    game: {
      round: s.table.round,
      phase: s.table.phase,
      initiative: s.table.initiative,
      activation: lookAtActivation(s),
      attack: lookAtAttack(s),
      points: Object.fromEntries(s.seats.map((seat) => [seat, pointsOf(s, seat)])),
      sheet: clone(s.table.sheet) as unknown as Plain,
      hands: Object.fromEntries(
        s.seats.map((seat) => [seat, handOf(s, seat).map((one) => commandId(one.card))]),
      ),
      decks: Object.fromEntries(s.seats.map((seat) => [seat, deckOf(s, seat).draw.length])),
      discards: Object.fromEntries(s.seats.map((seat) => [seat, [...deckOf(s, seat).discard]])),
    },
  }),
}

function standAt(s: AState, name: string, turned: boolean): number {
  const board = boardOf(s)
  const space = spaceNamed(board, name)
  return space === null ? -1 : standOn(board, space, turned)
}

function lookAt(s: AState, figure: Figure): Plain {
  const board = boardOf(s)
  const names = spacesOf(s, figure).map((space) => nameOfSpace(board, space))
  const group = s.table.groups.find((one) => one.id === figure.group)
  return {
    /** Its space; the north-west one of a large base. */
    at: figure.stand === null ? null : nameOfSpace(board, spaceOfStand(board, figure.stand)),
    spaces: names,
    turned: figure.stand !== null && isTurned(board, figure.stand),
    damage: figure.damage,
    health: healthOf(s, figure),
    speed: speedOf(s, figure),
    defeated: figure.defeated,
    conditions: figure.conditions.map((one) => one.name),
    power: [...figure.power],
    carries: [...figure.carries],
    exhausted: group?.exhausted ?? false,
    ...lookAround(s, figure),
  }
}

/** Whom it sees, whom it is adjacent to, and how far others are; null: there is no way. */
function lookAround(s: AState, figure: Figure) {
  const others = figure.stand === null ? [] : figuresOnMap(s).filter((one) => one.id !== figure.id)
  const far = (other: Figure) => distanceBetween(s, figure, other)
  return {
    sees: others.filter((one) => seesFigure(s, figure, one)).map((one) => one.id),
    adjacent: others.filter((one) => areAdjacent(s, figure, one)).map((one) => one.id),
    distance: Object.fromEntries(others.map((one) => [one.id, Number.isFinite(far(one)) ? far(one) : null])),
  }
}

/** The activation under way: whose, and what is left of it. */
function lookAtActivation(s: AState): Plain {
  const activation = activationOf(s)
  if (activation === null) return null
  const { figure, actions, points, attacks } = activation
  return { figure, actions, points, attacks }
}

/** The attack under way. */
function lookAtAttack(s: AState): Plain {
  const attack = attackUnderWay(s)
  if (attack === null) return null
  const { attacker, by, type, target, distance, pool, defence, surges } = attack
  return { attacker, by, type, target, distance, pool: [...pool], defence: [...defence], surges }
}

function lookAtObject(s: AState, id: string): Plain {
  const object = s.table.objects.find((one) => one.id === id)
  if (object === undefined) return null
  const board = boardOf(s)
  return {
    at: object.spaces.map((space) => nameOfSpace(board, space)),
    carrier: object.carrier,
    damage: object.damage,
    gone: object.gone,
    count: object.count,
    owner: object.owner,
    face: object.face,
    marks: [...object.marks],
    power: [...object.power],
    controller: object.gone ? null : controllerOf(s, object),
  }
}

type Option = Readonly<Record<string, Plain>>

function optionsOf(question: Question | null): Option[] {
  return (question?.options ?? []).filter((one): one is Option => typeof one === 'object' && one !== null)
}

function special(ability: string, question: Question | null): Plain {
  return optionsOf(question).find((one) => one.ability === ability) ?? { action: 'special', ability }
}

function targetNamed(target: string, question: Question | null): Plain {
  return optionsOf(question).find((one) => one.target === target) ?? { target, space: -1 }
}

function command(card: string, question: Question | null, cost?: number): Plain {
  const id = `command:${card}`
  const found = optionsOf(question).find(
    (one) => one.card === id && (cost === undefined || one.cost === cost),
  )
  return found ?? { command: -1, card: id, cost: cost ?? 0 }
}

/** An ability of a card in play, at a window or during an activation. */
function useOf(s: AState, card: string, figure: string | null, question: Question | null): Plain {
  const found = optionsOf(question).find((one) => {
    const effect = s.effects[Number(one.use)]
    const names = effect?.card.split(':')[1] === card
    return names && (figure === null || effect?.on === figure)
  })
  return found ?? { use: -1, card }
}

/** A surge ability by what it gives (`damage 2`, `pierce 1 accuracy 2`, `stunned`), or by its name. */
function surge(s: AState, words: string): Plain {
  const attack = attackUnderWay(s)
  const found =
    attack && surgeAbilities(s, attack).find((one) => one.ability === words || wordsOf(one) === words)
  return found?.key ?? words
}

function wordsOf({ gives }: SurgeAbility): string {
  const { conditions = [], token, ...numbers } = gives
  const parts = Object.entries(numbers).map(([symbol, amount]) => `${symbol} ${amount}`)
  return [...parts, ...conditions, ...(token === undefined ? [] : [`${token} token`])].join(' ')
}
