import type { Area, Form, Named, Remark, Thing } from '@sandtable/kernel'
import type { Polygon } from '@sandtable/plane'
import { isMine } from '../flow/detonate.ts'
import { layBomb, overlapsToken, type TokenKind, tokenAt } from '../geometry/bombs.ts'
import { obstaclesHit } from '../geometry/obstacle-hits.ts'
import { type Obstacle, obstacleAt } from '../geometry/obstacles.ts'
import { rangeToToken } from '../geometry/range.ts'
import { describedIn } from '../questions.ts'
import { layer } from '../scene/layers.ts'
import { fliesOther } from '../scene/maneuvers.ts'
import { baseForm, placedOf, polygon, type ShipSeen, type Sight, shipIn } from '../scene/view.ts'
import { sizeOf, upgradeCard } from '../values.ts'
import { bombName } from '../words/names.ts'
import {
  bumps,
  flees,
  fliesInstead,
  hitsObstacle,
  isReachedBy,
  isReachedIfDropped,
  mayDrop,
  setsOff,
  strain,
  type Whereabouts,
} from '../words/remarks.ts'
import { namesOfShip } from '../words/ships.ts'
import type { FlownByPlan } from './by-plan.ts'

/** What a maneuver would run into and what it would cost: in words, and marked on the table. */
export function remarksOn(one: FlownByPlan, all: readonly FlownByPlan[]): Thing[] {
  if (one.flight.fled) return [remark('flees', { ...flees }, 'bad'), danger('flees', endForm(one))]
  const obstacles = obstaclesIn(one)
  return [
    ...bumpsOf(one, all),
    ...obstacles.flatMap((obstacle) => [
      remark(obstacle.id, hitsObstacle(obstacle.kind), 'bad'),
      danger(obstacle.id, polygon(obstacleAt(obstacle))),
    ]),
    ...stressOf(one, obstacles.filter(({ kind }) => kind === 'debris').length),
    ...bombsOf(one),
    ...dropsOf(one, all),
  ]
}

export function remark(id: string, label: Named, tone: Remark['tone']): Remark {
  return { type: 'remark', id: `remark ${id}`, z: layer.choice, label, tone }
}

/** Something that one had better not run into. */
function danger(id: string, form: Form): Area {
  return { type: 'area', kind: 'danger', id: `danger ${id}`, z: layer.line, forms: [form] }
}

function endForm({ flight, ship }: FlownByPlan): Form {
  return baseForm(flight.end, sizeOf(ship))
}

function bumpsOf({ flight, ship, after }: FlownByPlan, all: readonly FlownByPlan[]): Thing[] {
  return flight.overlapped.flatMap((id) => {
    const other = shipIn(after, id)
    if (other === null) return []
    const where = whereabouts(after, ship, other, all)
    return [
      remark(`bump ${id}`, bumps(namesOfShip(id, after.ships).short, where), 'bad'),
      danger(`bump ${id}`, baseForm(other.pose, sizeOf(other))),
    ]
  })
}

/** Those that move later stand where they are until then (XW-ROUND-002, -003). */
function whereabouts(
  sight: Sight,
  ship: ShipSeen,
  other: ShipSeen,
  all: readonly FlownByPlan[],
): Whereabouts {
  const isLater =
    other.skill > ship.skill ||
    (other.skill === ship.skill && other.seat !== ship.seat && sight.initiative === ship.seat)
  if (isLater) return 'sure'
  return all.some(({ ship: { id } }) => id === other.id) ? 'planned' : 'now'
}

function obstaclesIn({ ship, flight, after }: FlownByPlan): readonly Obstacle[] {
  if (describedIn(after.question).unhindered?.includes(ship.id)) return []
  const hit = obstaclesHit(ship.pose, flight, sizeOf(ship), after.obstacles)
  return after.obstacles.filter(({ id }) => hit.includes(id))
}

/** What the Check Pilot Stress substep would come to, and what that forbids. */
function stressOf({ ghost, ship, maneuver }: FlownByPlan, debris: number): Thing[] {
  const had = ship.tokens.stress
  const gained = (maneuver.difficulty === 'red' ? 1 : 0) + debris
  const shed = maneuver.difficulty === 'green' && had > 0 ? 1 : 0
  const said =
    ghost !== null && fliesOther(ship, ghost, maneuver) ? [remark('instead', { ...fliesInstead }, 'bad')] : []
  if (gained > 0) return [...said, remark('stress', strain('gained'), 'bad')]
  if (had - shed > 0) return [...said, remark('stress', strain('kept'), 'bad')]
  return shed > 0 ? [remark('stress', strain('shed'), 'good')] : said
}

/** Mines that it would run over (XW-BOMB-004), and bombs that would reach it at the end of the phase (XW-BOMB-006). */
function bombsOf({ ship, flight, after }: FlownByPlan): Thing[] {
  const there = { pose: flight.end, size: sizeOf(ship) }
  return after.bombs.flatMap((bomb) => {
    const outline = tokenAt(bomb)
    if (outline === null) return []
    const name = bombName(bomb.kind)
    const isHit = isMine(bomb.kind)
      ? overlapsToken(flight, sizeOf(ship), bomb)
      : rangeToToken(there, outline) === 1
    if (!isHit) return []
    const said = isMine(bomb.kind) ? setsOff(name) : isReachedBy(name)
    return [remark(bomb.id, said, 'bad'), danger(bomb.id, polygon(outline))]
  })
}

interface Drop {
  readonly by: ShipSeen
  readonly kind: TokenKind
  readonly outline: Polygon
}

/** Where bombs would lie that these ships may drop: before they move, or as an action after it (XW-BOMB-004). */
function dropsOf(one: FlownByPlan, all: readonly FlownByPlan[]): Thing[] {
  const drops = all.flatMap(dropsBy)
  const there = { pose: one.flight.end, size: sizeOf(one.ship) }
  return drops.flatMap(({ by, kind, outline }, at): Thing[] => {
    const name = bombName(kind)
    const isOwn = by.id === one.ship.id
    const lies: Area = {
      type: 'area',
      kind: 'laid',
      id: `laid ${at}`,
      z: layer.bomb,
      label: { ...name },
      forms: [polygon(outline)],
    }
    const said = [
      ...(isOwn ? [remark(`drop ${at}`, mayDrop(name), 'plain')] : []),
      ...(!isMine(kind) && rangeToToken(there, outline) === 1
        ? [
            remark(
              `reached ${at}`,
              isReachedIfDropped(name, namesOfShip(by.id, one.after.ships).short),
              'bad',
            ),
          ]
        : []),
    ]
    return [lies, ...said]
  })
}

function dropsBy({ ship, flight }: FlownByPlan): Drop[] {
  const before = placedOf(ship)
  const afterwards = { ...before, pose: flight.end }
  return ship.upgrades.flatMap(({ card, faceUp }) => {
    const { bomb } = upgradeCard(card)
    if (bomb === undefined || !faceUp) return []
    const kind = bomb.token as TokenKind
    return layBomb(bomb.drop === 'reveal' ? before : afterwards, kind).flatMap((pose) => {
      const outline = tokenAt({ kind, pose })
      return outline === null ? [] : [{ by: ship, kind, outline }]
    })
  })
}
