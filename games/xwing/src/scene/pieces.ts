import type { Area, Badge, Idle, Named, Piece } from '@sandtable/kernel'
import { pieceOf } from '@sandtable/kit'
import { tokenAt } from '../geometry/bombs.ts'
import { obstacleAt } from '../geometry/obstacles.ts'
import { shipType, sizeOf } from '../values.ts'
import { namesOfBomb } from '../words/bombs.ts'
import { maneuverName } from '../words/maneuvers.ts'
import { cardName, obstacleOnTable, tokenName } from '../words/names.ts'
import { shipFigure } from '../words/ship-figures.ts'
import { namesOfShip } from '../words/ships.ts'
import { answersFor } from './answers.ts'
import { idleOf } from './idle.ts'
import { layer } from './layers.ts'
import { askedShip, baseForm, inPlay, polygon, type ShipSeen, type Sight, standAt } from './view.ts'

/** What a face-down card is counts as one, whatever it is (XW-DMG-005). */
function hullLeft({ hull, damage }: ShipSeen): number {
  const taken = damage.reduce((sum, card) => sum + (card?.endsWith('directhit') ? 2 : 1), 0)
  return Math.max(0, hull - taken)
}

/** What lies at a ship, what limits it most first: where there is little room, only the first ones are read. */
function badgesOf(sight: Sight, ship: ShipSeen): Badge[] {
  const badges: Badge[] = []
  for (const card of ship.damage) {
    if (card !== null)
      badges.push({ name: 'damage-up', label: { ...cardName(card) }, count: 1, about: `damage:${card}` })
  }
  for (const id of ship.conditions) {
    const about = `condition:${id}`
    badges.push({ name: 'condition', label: { ...cardName(about) }, count: 1, about })
  }
  for (const [name, count] of Object.entries(ship.tokens)) {
    if (count > 0) badges.push({ name, label: { ...tokenName(name, count) }, count })
  }
  if (ship.reinforce !== null)
    badges.push({ name: `reinforce-${ship.reinforce}`, label: { ...tokenName('reinforce') }, count: 1 })
  for (const to of ship.locks) {
    const { en, de } = namesOfShip(to, sight.ships).short
    badges.push({
      name: 'lock',
      label: { en: `target lock on ${en}`, de: `Zielerfassung auf ${de}` },
      count: 1,
      to,
    })
  }
  if (ship.hasDial) badges.push(dialBadge(ship))
  const faceDown = ship.damage.filter((card) => card === null).length
  if (faceDown > 0) {
    badges.push({ name: 'damage-down', label: faceDownName(faceDown), count: faceDown })
  }
  return badges
}

function faceDownName(count: number): Named {
  return count === 1
    ? { en: 'damage card, face down', de: 'verdeckte Schadenskarte' }
    : { en: 'damage cards, face down', de: 'verdeckte Schadenskarten' }
}

/** The dial beside the ship: what it says, for those who may know. */
function dialBadge(ship: ShipSeen): Badge {
  const maneuver = ship.dial === null ? undefined : shipType(ship.type).dial[ship.dial]
  if (maneuver === undefined)
    return { name: 'dial-hidden', label: { en: 'hidden dial', de: 'verdecktes Manöverrad' }, count: 1 }
  return { name: `dial-${maneuver.difficulty}`, label: maneuverName(maneuver), count: 1 }
}

export function ships(sight: Sight): Piece[] {
  return inPlay(sight).map((ship) => shipPiece(sight, ship))
}

/** Ships that are still to be placed, of both sides. */
export function shipsAside(sight: Sight): Piece[] {
  if (sight.phase !== 'set-up') return []
  return sight.ships.filter((ship) => !ship.inPlay).map((ship) => shipPiece(sight, { ...ship, pose: origin }))
}

const origin = { x: 0, y: 0, facing: 0 }

function whyGone({ destroyed }: ShipSeen): Idle {
  return destroyed
    ? { label: { en: 'destroyed', de: 'zerstört' }, rule: 'XW-DMG-006' }
    : { label: { en: 'left the play area', de: 'hat die Spielfläche verlassen' }, rule: 'XW-MOVE-012' }
}

/** Ships that were in play. */
export function shipsGone(sight: Sight): Piece[] {
  if (sight.phase === 'set-up') return []
  return sight.ships
    .filter((ship) => !ship.inPlay && ship.docked === null)
    .map((ship) => {
      const piece = shipPiece(sight, { ...ship, pose: origin })
      // Its damage cards are gone with it.
      const figures = piece.figures.map((one) =>
        one.name === 'hull' && ship.destroyed ? { ...one, value: 0 } : one,
      )
      return { ...piece, figures, acted: false, idle: whyGone(ship) }
    })
}

function shipPiece(sight: Sight, ship: ShipSeen): Piece {
  const { whole, short } = namesOfShip(ship.id, sight.ships)
  return pieceOf({
    kind: 'ship',
    id: ship.id,
    z: layer.ship,
    look: ship.type,
    mark: String(ship.skill),
    seat: ship.seat,
    label: { ...whole },
    short: { ...short },
    about: `pilot:${ship.pilot}`,
    form: baseForm(ship.pose, sizeOf(ship)),
    at: standAt(ship.pose),
    figures: [
      shipFigure('skill', ship.skill),
      shipFigure('attack', ship.attack),
      shipFigure('agility', ship.agility),
      shipFigure('hull', hullLeft(ship), ship.hull),
      // A card that gave a shield may be gone, and the shield still there.
      shipFigure('shields', ship.shields, Math.max(ship.shields, ship.shieldValue)),
    ],
    badges: badgesOf(sight, ship),
    cards: ship.upgrades.map(({ card, faceUp, tokens }) => ({
      card: `upgrade:${card}`,
      label: { ...cardName(`upgrade:${card}`) },
      faceUp,
      count: tokens,
    })),
    active: ship.id === askedShip(sight)?.id,
    acted: sight.phase === 'combat' ? ship.engaged : sight.phase === 'activation' && ship.activated,
    ...idleOf(sight, ship),
    ...answersFor(sight, ship.id),
  })
}

export function bombs(sight: Sight): Piece[] {
  return sight.bombs.flatMap((bomb): Piece[] => {
    const outline = tokenAt(bomb)
    if (outline === null) return []
    const { whole, short } = namesOfBomb(bomb, sight.bombs)
    return [
      pieceOf({
        kind: 'bomb',
        id: bomb.id,
        z: layer.bomb,
        look: bomb.kind,
        seat: bomb.seat,
        label: { ...whole },
        short: { ...short },
        form: polygon(outline),
        at: standAt(bomb.pose),
        ...answersFor(sight, bomb.id),
      }),
    ]
  })
}

export function obstacles(sight: Sight): Area[] {
  return sight.obstacles.map((obstacle) => ({
    type: 'area',
    kind: obstacle.kind,
    id: obstacle.id,
    z: layer.obstacle,
    label: { ...obstacleOnTable(obstacle.id, sight.obstacles) },
    forms: [polygon(obstacleAt(obstacle))],
    ...answersFor(sight, obstacle.id),
  }))
}
