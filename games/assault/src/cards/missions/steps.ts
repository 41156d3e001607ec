import { below, call, tell } from '@sandtable/kernel'
import { spacesOf } from '../../board/board.ts'
import { controllerOf, controllerOfArea, terminalsControlled } from '../../board/control.ts'
import { mayEnd } from '../../board/movement.ts'
import { isAt, type Place, placesOf } from '../../board/places.ts'
import { rollDie, symbolsOf } from '../../dice.ts'
import { handOf } from '../../hand.ts'
import { addStrain, addToPile, closeDoor, layPower } from '../../holdings.ts'
import type { Order, Step } from '../../map/step.ts'
import { type AState, byInitiative, figuresOnMap, type Standing } from '../../state.ts'
import { figureCost } from '../../values.ts'
import { gainPower } from '../words.ts'
import { hurtAround, hurtNearest, lying } from './harm.ts'
import { scoreStep } from './scoring.ts'

/** Carries out one step of a mission's round. What it calls happens right after it, in this order. */
export function resolveStep(s: AState, step: Step): void {
  switch (step.type) {
    case 'open doors':
      openDoors(s, step)
      return
    case 'close doors':
      closeDoors(s)
      return
    case 'hurt around':
      hurtAround(s, step)
      return
    case 'hurt nearest':
      hurtNearest(s, step)
      return
    case 'hurt picked':
      for (const seat of byInitiative(s))
        for (const token of lying(s, step.label))
          if (controllerOf(s, token) === seat)
            call(s, 'shoot from a token', { by: seat, object: token.id, damage: step.amount })
      return
    case 'move tokens':
      call(s, 'move tokens', moveTokensOf(s, step))
      return
    case 'walk to nearest':
      call(s, 'walk to the nearest figure', {
        left: lying(s, step.label).map((one) => one.id),
        spaces: step.spaces,
      })
      return
    case 'swap tokens':
      call(s, 'swap tokens', { label: step.label, seats: ordered(s, step.order), moved: [] })
      return
    case 'sweep north':
      sweepNorth(s, step)
      return
    default:
      giveStep(s, step)
  }
}

export function ordered(s: AState, order: Order): string[] {
  const seats = byInitiative(s)
  return order === 'initiative' ? seats : seats.reverse()
}

function openDoors(s: AState, step: Extract<Step, { type: 'open doors' }>): void {
  for (const seat of ordered(s, step.order)) {
    const times = step.each === 'player' ? 1 : terminalsControlled(s, seat)
    for (let i = 0; i < times; i++) call(s, 'open a door', { by: seat, may: step.may === true })
  }
}

/** Large figures that stood in a doorway are pushed out of it (IA-DOOR-003, -004). */
function closeDoors(s: AState): void {
  for (const object of s.table.objects) {
    if (object.kind !== 'door' || !object.gone) continue
    closeDoor(s, object)
  }
  const left = figuresOnMap(s)
    .filter((figure) => !mayEnd(s, figure, figure.stand, { pushed: true }))
    .map((figure) => figure.id)
  if (left.length > 0) call(s, 'push aside', { figure: left[0] ?? '', left, to: null })
}

function moveTokensOf(s: AState, step: Extract<Step, { type: 'move tokens' }>) {
  const seats = ordered(s, step.order)
  const tokens = lying(s, step.label)
  const all = tokens.map((one) => one.id)
  const turns = () => {
    switch (step.who) {
      case 'one per terminal':
        return seats.flatMap((by) =>
          Array.from({ length: terminalsControlled(s, by) }, () => ({ by, tokens: [...all] })),
        )
      case 'controller':
        return seats.flatMap((by) =>
          tokens.filter((one) => controllerOf(s, one) === by).map((one) => ({ by, tokens: [one.id] })),
        )
      case 'in turn':
        return tokens.map((_, at) => ({ by: seats[at % seats.length] ?? '', tokens: [...all] }))
      default:
        return seats.map((by) => ({ by, tokens: [...all] }))
    }
  }
  return {
    least: step.least,
    most: step.most,
    turns: turns(),
    moved: [],
    again: step.who === 'one per terminal',
    aim: step.aim === 'touch most figures',
    must: step.who === 'in turn',
  }
}

/** From the second round on: all in its row and south of it are defeated. */
function sweepNorth(s: AState, step: Extract<Step, { type: 'sweep north' }>): void {
  if (s.table.round < 2) return
  for (const token of lying(s, step.label)) call(s, 'sweep north', { object: token.id, spaces: step.spaces })
}

type Giving = Exclude<
  Step,
  {
    type:
      | `hurt ${string}`
      | `${string} doors`
      | 'move tokens'
      | 'walk to nearest'
      | 'swap tokens'
      | 'sweep north'
  }
>

/** Tokens that come, what is put on them, and what they give. */
function giveStep(s: AState, step: Giving): void {
  const first = s.table.initiative
  switch (step.type) {
    case 'roll for spot': {
      const { accuracy = 0 } = symbolsOf(rollDie(s, step.die))
      tell(s, { type: 'rolled for spot', number: accuracy })
      call(s, 'place a token on a spot', { by: first, label: step.label, spots: `${step.spots} ${accuracy}` })
      return
    }
    case 'place claimed':
      for (const by of byInitiative(s))
        for (let i = 0; i < step.most; i++)
          call(s, 'place a claimed token', { by, label: step.label, at: { ...step.at } })
      return
    case 'place beside own figure':
      for (const by of ordered(s, step.order))
        call(s, 'place a token beside a figure', { by, label: step.label })
      return
    case 'move all or deploy':
      call(s, 'move tokens or bring one', {
        by: first,
        label: step.label,
        spaces: step.spaces,
        area: step.area,
      })
      return
    case 'strain tokens':
      for (const token of lying(s, step.label)) addStrain(s, token, step.amount)
      return
    case 'draw colours':
      drawColours(s, step)
      return
    case 'power tokens':
      for (const token of lying(s, step.label)) {
        const kind = step.by[token.colour as keyof typeof step.by]
        if (kind !== undefined) layPower(s, token, kind)
      }
      return
    case 'hand out power tokens':
      for (const by of byInitiative(s))
        for (const token of lying(s, step.label))
          if (controllerOf(s, token) === by)
            for (const kind of token.power) call(s, 'hand out a power token', { by, object: token.id, kind })
      return
    case 'figures on gain':
      for (const token of lying(s, step.label)) {
        const kind = step.by[token.colour as keyof typeof step.by]
        for (const figure of figuresOnMap(s))
          if (kind !== undefined && spacesOf(s, figure).some((space) => token.spaces.includes(space)))
            gainPower(s, figure.id, kind)
      }
      return
    case 'figures at may recover':
      for (const by of byInitiative(s))
        for (const figure of figuresOnMap(s))
          if (figure.seat === by && placesOf(s, step.at, by).some((place) => isAt(s, figure, place)))
            call(s, 'recover at a token', { by, figure: figure.id, amount: step.amount })
      return
    case 'controller retrieves':
      for (const by of byInitiative(s))
        for (const token of lying(s, step.label))
          if (controllerOf(s, token) === by) call(s, 'have a token picked up', { by, object: token.id })
      return
    case 'flip terminal':
      call(s, 'turn a terminal over', { by: moreFigures(s, step.area) ?? '' })
      return
    case 'pile from hand':
      addToPile(s, step.each * handOf(s, first).length)
      return
    case 'hold':
      s.table.sheet.holder = holderOf(s, step)
      tell(s, { type: 'holds', seat: s.table.sheet.holder })
      return
    case 'draw for the round': {
      const { sheet } = s.table
      const [colour = null] = sheet.bag.length === 0 ? [] : sheet.bag.splice(below(s, sheet.bag.length), 1)
      sheet.drawn = colour
      tell(s, { type: 'drawn', colour: sheet.drawn })
      return
    }
    default:
      scoreStep(s, step)
  }
}

/** Each player draws one of the colours, a different one; its tokens get a strain token each. */
function drawColours(s: AState, step: Extract<Step, { type: 'draw colours' }>): void {
  const left = [...step.colours]
  for (const seat of byInitiative(s)) {
    const [colour] = left.splice(below(s, left.length), 1)
    if (colour === undefined) return
    tell(s, { type: 'drew colour', seat, colour })
    for (const token of lying(s, step.label)) if (token.colour === colour) addStrain(s, token, 1)
  }
}

function moreFigures(s: AState, area: string): string | null {
  const [place] = placesOf(s, { type: 'area', area }, s.table.initiative)
  return place === undefined ? null : whoHasMore(s, (seat) => figuresAt(s, seat, place).length)
}

function figuresAt(s: AState, seat: string, place: Place): Standing[] {
  return figuresOnMap(s).filter((figure) => figure.seat === seat && isAt(s, figure, place))
}

/** Nobody, if both have as much. */
function whoHasMore(s: AState, amount: (seat: string) => number): string | null {
  const [one = '', other = ''] = s.seats
  const more = amount(one) - amount(other)
  return more === 0 ? null : more > 0 ? one : other
}

function holderOf(s: AState, step: Extract<Step, { type: 'hold' }>): string | null {
  const [place] = placesOf(s, step.site, s.table.initiative)
  if (place === undefined) return null
  if (step.by === 'control') return controllerOfArea(s, place.spaces)
  return whoHasMore(s, (seat) =>
    figuresAt(s, seat, place).reduce((sum, figure) => sum + figureCost(s, figure), 0),
  )
}
