import {
  cardNamed,
  clone,
  heardBy,
  mix,
  query,
  type Random,
  recast,
  type Seat,
  same,
  underWay,
} from '@sandtable/kernel'
import { damageOf, resultsOf, surgeAbilities } from './attack.ts'
import { controllerOf } from './board/control.ts'
import { destinations, type Gait, passages, pathOf } from './board/movement.ts'
import { legalTargets } from './board/targets.ts'
import { activationOf } from './current-activation.ts'
import { attackUnderWay } from './current-attack.ts'
import { showing } from './dice.ts'
import { attack } from './flow/attack.ts'
import { commandId, deckOf, handOf } from './hand.ts'
import { pointsOf } from './score.ts'
import {
  type AState,
  type Figure,
  type FigureId,
  figureOf,
  isFigure,
  isOnMap,
  type MapObject,
} from './state.ts'
import { healthOf, isMassive, speedOf } from './values.ts'
import type { Attack } from './vocabulary/attacks.ts'
import type { Entries } from './vocabulary/entries.ts'
import type {
  AssaultView,
  AttackSeen,
  FigureSeen,
  ObjectSeen,
  SurgeSeen,
  TargetSeen,
  WaySeen,
} from './vocabulary/view.ts'

/** What a seat may see: all but the other hand and the order of the decks (IA-HID-007, -008, -012). */
export function view(s: AState, seat: Seat | null): AssaultView {
  const { decks, figures, missions, objects, points, ...open } = s.table
  return {
    points: Object.fromEntries(s.seats.map((side) => [side, pointsOf(s, side)])),
    scored: { ...points },
    figures: figures.map((figure) => viewFigure(s, figure)),
    objects: objects.map((object) => viewObject(s, object)),
    cards: Object.fromEntries(
      s.seats.map((side) => [
        side,
        {
          deck: deckOf(s, side).draw.length,
          discard: [...deckOf(s, side).discard],
          hand: handOf(s, side).length,
          held:
            side === seat || s.table.openHands
              ? handOf(s, side).map((effect) => commandId(effect.card))
              : null,
        },
      ]),
    ),
    dice: diceInPlay(s),
    attack: attackInPlay(s),
    activating: groupInPlay(s),
    activation: activationInPlay(s),
    ways: waysOnOffer(s),
    bearers: bearers(s),
    ...clone(open),
  }
}

/** Written out, part by part: bots look at every figure before every decision. */
function viewFigure(s: AState, figure: Figure): FigureSeen {
  const seen = {
    id: figure.id,
    seat: figure.seat,
    group: figure.group,
    card: figure.card,
    stand: figure.stand,
    defeated: figure.defeated,
    damage: figure.damage,
    conditions: figure.conditions.map((one) => one.name),
    power: figure.power.slice(),
    carries: figure.carries.slice(),
    health: healthOf(s, figure),
    speed: speedOf(s, figure),
    massive: isMassive(s, figure),
  }
  const { also, form } = figure
  if (also === undefined && form === undefined) return seen
  return {
    ...seen,
    ...(also === undefined ? {} : { also: also.slice() }),
    ...(form === undefined ? {} : { form }),
  }
}

function viewObject(s: AState, object: MapObject): ObjectSeen {
  const lies = !object.gone && object.carrier === null && object.kind !== 'door'
  return { controller: lies ? controllerOf(s, object) : null, ...clone(object) }
}

function activationInPlay(s: AState): AssaultView['activation'] {
  const activation = activationOf(s)
  if (activation === null) return null
  const { figure, actions, points } = activation
  return { figure, actions, points }
}

function groupInPlay(s: AState): AssaultView['activating'] {
  const activating = underWay(s, 'activate a group')
  return activating && { group: activating.group, left: activating.left.slice() }
}

function diceInPlay(s: AState): AssaultView['dice'] {
  const attack = attackUnderWay(s)
  if (attack === null || attack.attackDice.length === 0) return null
  return { attack: showing(attack.attackDice), defence: showing(attack.defenceDice) }
}

const modified = attack.steps.findIndex((step) => step.name === 'apply modifiers')

function attackInPlay(s: AState): AttackSeen | null {
  const frame = s.stack.findLast((one) => one.procedure === attack.name)
  const v = attackUnderWay(s)
  if (frame === undefined || v === null) return null
  const rolled = v.attackDice.length > 0
  const tally = !rolled ? null : frame.step > modified ? v.tally : resultsOf(s, v)
  const asked = frame === s.stack.at(-1) ? attack.steps[frame.step - 1]?.name : null
  return {
    attacker: v.attacker,
    by: v.by,
    type: v.type,
    target: v.made ? v.target : null,
    space: v.made ? v.space : null,
    distance: v.made ? v.distance : null,
    pastFigures: query(s, 'sees past figures', v.pastFigures, v.attacker),
    pool: [...v.pool],
    tally: clone(tally),
    damage: tally === null ? null : damageOf(tally),
    surges: v.surges,
    targets: asked === 'declare target' ? targetsOnOffer(s, v) : [],
    abilities: asked === 'spend surges' ? surgesOnOffer(s, v) : [],
  }
}

function targetsOnOffer(s: AState, v: Attack): TargetSeen[] {
  return legalTargets(s, v).map(({ target, space, distance }) => ({
    target,
    space,
    distance: Number.isFinite(distance) ? distance : null,
  }))
}

function surgesOnOffer(s: AState, v: Attack): SurgeSeen[] {
  return surgeAbilities(s, v).map(({ key, cost, gives, ability }) => ({
    key,
    cost,
    gives: clone(gives),
    ability: ability ?? null,
  }))
}

function waysOnOffer(s: AState): WaySeen[] {
  const mover = s.asking === null ? null : whoMoves(s)
  if (mover === null || mover.gait.points <= 0 || !isFigure(s, mover.figure)) return []
  const figure = figureOf(s, mover.figure)
  if (!isOnMap(figure)) return []
  const { gait } = mover
  const all = [...destinations(s, figure, gait), ...passages(s, figure, gait)]
  return all.map(({ stand, cost }) => ({ stand, cost, path: pathOf(s, figure, gait, stand) ?? [] }))
}

/** The figure that is on its way, and how it goes. */
function whoMoves(s: AState): { readonly figure: FigureId; readonly gait: Gait } | null {
  const top = s.stack.at(-1)?.procedure
  const activation = top === 'activate a figure' ? underWay(s, top) : null
  if (activation !== null) return { figure: activation.figure, gait: { points: activation.points } }
  const movement = top === 'move now' ? underWay(s, top) : null
  if (movement !== null) {
    const { figure, points, spaces, mobile } = movement
    return { figure, gait: { points, spaces, mobile } }
  }
  const push = top === 'push' ? underWay(s, top) : null
  return push && { figure: push.figure, gait: { points: push.spaces, spaces: true, pushed: true } }
}

function bearers(s: AState): AssaultView['bearers'] {
  const found: Record<string, FigureId> = {}
  for (const effect of Object.values(s.effects))
    if (effect.on !== null && cardNamed(s, effect.card)?.secret !== true) found[effect.id] = effect.on
  return found
}

/** Nobody knows the order of the decks (IA-HID-007). */
export function mixUnseen(s: AState, random: Random): void {
  for (const [seat, deck] of Object.entries(s.table.decks)) {
    const draw = [...deck.draw]
    mix(random, draw)
    s.table.decks[seat] = { ...deck, draw }
  }
}

/** Another hand for the other side, other orders of the decks; a top card or a hand that this seat was just shown stays. */
export function scramble(s: AState, seat: Seat | null, random: Random): void {
  for (const side of s.seats) {
    const isSeen = side === seat || s.table.openHands || isHandShown(s, seat)
    const hidden = isSeen ? [] : handOf(s, side)
    const deck = deckOf(s, side)
    const shown = isTopShown(s, side, seat) ? deck.draw.slice(-1) : []
    const covered = deck.draw.slice(0, deck.draw.length - shown.length)
    const unseen = [...covered, ...hidden.map((effect) => commandId(effect.card))]
    mix(random, unseen)
    for (const effect of hidden) recast(s, effect.id, `command:${unseen.pop() ?? ''}`)
    s.table.decks[side] = { ...deck, draw: [...unseen, ...shown] }
  }
}

/** Did this seat just look through the other hand? What is asked then may hang on it. */
function isHandShown(s: AState, seat: Seat | null): boolean {
  return heardBy(s.news, seat).some((entry) => entry.type === 'looked at hand' && entry.seat === seat)
}

/** Was this seat just told which card lies on top of the side's deck? What is asked then may hang on it. */
function isTopShown(s: AState, side: Seat, seat: Seat | null): boolean {
  const top = deckOf(s, side).draw.at(-1)
  if (top === undefined) return false
  const shown: Entries['top cards seen']['tops'][number] = { seat: side, card: top }
  return heardBy(s.news, seat).some(
    ({ type, tops }) =>
      type === 'top cards seen' && Array.isArray(tops) && tops.some((one) => same(one, shown)),
  )
}
