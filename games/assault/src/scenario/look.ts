import { isTurned, spaceOfStand } from '@sandtable/grid'
import { clone, type Plain, type Referee } from '@sandtable/kernel'
import { areAdjacent, boardOf, distanceBetween, seesFigure, spacesOf } from '../board/board.ts'
import { controllerOf } from '../board/control.ts'
import { activationOf } from '../current-activation.ts'
import { attackUnderWay } from '../current-attack.ts'
import { commandId, deckOf, handOf } from '../hand.ts'
import { nameOfSpace } from '../map/map.ts'
import { pointsOf } from '../score.ts'
import { type AState, type Assault, type Figure, figuresOnMap } from '../state.ts'
import { healthOf, speedOf } from '../values.ts'

/** What a scenario may expect: groups, objects and figures by their names, and the game. */
export const look: Referee<Assault>['look'] = (s) => ({
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
})

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
