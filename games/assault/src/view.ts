import type { Stand } from '@sandtable/grid'
import { clone, mix, type Plain, query, type Random, recast, type Seat } from '@sandtable/kernel'
import { controllerOf } from './board/control.ts'
import { destinations, type Gait, passages, pathOf } from './board/movement.ts'
import { legalTargets } from './board/targets.ts'
import { cardNamed } from './cards/index.ts'
import { showing } from './dice.ts'
import { type Activating, activationOf } from './flow/activation.ts'
import { type Attack, attack, attackUnderWay, damageOf, resultsOf, surgeAbilities } from './flow/attack.ts'
import type { Going } from './flow/move.ts'
import type { Pushing } from './flow/push.ts'
import { commandId, deckOf, handOf } from './hand.ts'
import { pointsOf } from './score.ts'
import { type AState, type Figure, figureOf, isFigure, isOnMap, type MapObject } from './state.ts'
import { healthOf, isMassive, speedOf } from './values.ts'

type Map = { [key: string]: Plain }

/** What a seat may see: all but the other hand and the order of the decks (IA-HID-007, -008, -012). */
export function view(s: AState, seat: Seat | null): Plain {
  const { decks, figures, missions, objects, points, ...open } = s.table
  return {
    ...(clone(open) as unknown as Map),
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
    activation: activationInPlay(s),
    ways: waysOnOffer(s),
    bearers: bearers(s),
  }
}

/** Written out, part by part: bots look at every figure before every decision. */
function viewFigure(s: AState, figure: Figure): Plain {
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
  } satisfies { [Part in keyof Figure]: Plain } & Map
  const { also, form } = figure
  if (also === undefined && form === undefined) return seen
  return {
    ...seen,
    ...(also === undefined ? {} : { also: also.slice() }),
    ...(form === undefined ? {} : { form }),
  }
}

/** Who controls a token or terminal is for all to see (IA-CTRL-003). */
function viewObject(s: AState, object: MapObject): Plain {
  const lies = !object.gone && object.carrier === null && object.kind !== 'door'
  return { ...(clone(object) as unknown as Map), controller: lies ? controllerOf(s, object) : null }
}

/** Whose activation it is; actions and movement points left are open to all (IA-MOVE-007). */
function activationInPlay(s: AState): Plain {
  const activation = activationOf(s)
  if (activation === null) return null
  const { figure, actions, points } = activation
  return { figure, actions, points }
}

/** The dice of the attack under way: everybody sees them. */
function diceInPlay(s: AState): Plain {
  const attack = attackUnderWay(s)
  if (attack === null || attack.attackDice.length === 0) return null
  return { attack: showing(attack.attackDice), defence: showing(attack.defenceDice) }
}

const modified = attack.steps.findIndex((step) => step.name === 'apply modifiers')

/** The attack under way: who, whom, how far, and what it comes to as things stand. */
function attackInPlay(s: AState): Plain {
  const frame = s.stack.findLast((one) => one.procedure === attack.name)
  if (frame === undefined) return null
  const v = frame.vars as Attack
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
    tally: tally === null ? null : (clone(tally) as unknown as Plain),
    damage: tally === null ? null : damageOf(tally),
    surges: v.surges,
    targets: asked === 'declare target' ? targetsOnOffer(s, v) : [],
    abilities: asked === 'spend surges' ? surgesOnOffer(s, v) : [],
  }
}

/** Everything that may be attacked; what no way leads to is at no distance that could be counted. */
function targetsOnOffer(s: AState, v: Attack): Plain[] {
  return legalTargets(s, v).map(({ target, space, distance }) => ({
    target,
    space,
    distance: Number.isFinite(distance) ? distance : null,
  }))
}

function surgesOnOffer(s: AState, v: Attack): Plain[] {
  return surgeAbilities(s, v).map(({ key, cost, gives, ability }) => ({
    key,
    cost,
    gives: clone(gives) as unknown as Plain,
    ability: ability ?? null,
  }))
}

/** How the figure that is asked to move would get to each place, and at what price: anybody can count that. */
function waysOnOffer(s: AState): Plain[] {
  const frame = s.asking === null ? undefined : s.stack.at(-1)
  const gait = frame === undefined ? null : gaitOf(frame.procedure, frame.vars)
  if (frame === undefined || gait === null || gait.points <= 0) return []
  const { figure: id } = frame.vars as { figure: string }
  if (!isFigure(s, id)) return []
  const figure = figureOf(s, id)
  if (!isOnMap(figure)) return []
  const all = [...destinations(s, figure, gait), ...passages(s, figure, gait)]
  return all.map(({ stand, cost }): Plain => ({ stand, cost, path: pathTo(stand) }))

  function pathTo(stand: Stand): Stand[] {
    return isOnMap(figure) && gait !== null ? (pathOf(s, figure, gait, stand) ?? []) : []
  }
}

function gaitOf(procedure: string, vars: object): Gait | null {
  switch (procedure) {
    case 'activate a figure':
      return { points: (vars as Activating).points }
    case 'move now': {
      const { points, spaces, mobile } = vars as Going
      return { points, spaces, mobile }
    }
    case 'push':
      return { points: (vars as Pushing).spaces, spaces: true, pushed: true }
    default:
      return null
  }
}

/** On which figure a card in play acts, by the number that stands for it in answers. */
function bearers(s: AState): Map {
  const found: Map = {}
  for (const effect of Object.values(s.effects))
    if (effect.on !== null && cardNamed(effect.card)?.secret !== true) found[effect.id] = effect.on
  return found
}

/** Another hand for the other side, other orders of the decks. */
export function scramble(s: AState, seat: Seat | null, random: Random): void {
  for (const side of s.seats) {
    const hidden = side === seat || s.table.openHands ? [] : handOf(s, side)
    const deck = deckOf(s, side)
    const unseen = [...deck.draw, ...hidden.map((effect) => commandId(effect.card))]
    mix(random, unseen)
    for (const effect of hidden) recast(s, effect.id, `command:${unseen.pop() ?? ''}`)
    deck.draw = unseen
  }
}
