import type { Badge, Figure, Form, Held, Idle, Named, Piece, Plain, Stand } from '@sandtable/kernel'
import { figuresLabelled, part, pieceOf } from '@sandtable/kit'
import { deathBoxes, startHealth } from '../../data/modes.ts'
import { tileOf } from '../loot.ts'
import type { Token } from '../state.ts'
import type { LegendSeen } from '../vocabulary/view.ts'
import { cardName, legendName, objectName, tokenName, weaponName } from '../words/names.ts'
import { text } from '../words/text.ts'
import { answersFor } from './answers.ts'
import { layer } from './layers.ts'
import { isStanding, middleOf, type Sight } from './view.ts'

const figure = figuresLabelled({
  shields: text('shield points', 'Schildpunkte'),
  health: text('health points', 'Lebenspunkte'),
})

export const baseRadius = 0.38

/** Legends on the board. */
export function legends(sight: Sight): Piece[] {
  return sight.table.legends.filter(isStanding).map((legend) => {
    const spot = middleOf(sight, legend.field)
    const level = sight.ground.levels[legend.field] ?? 0
    return legendPiece(
      sight,
      legend,
      { type: 'circle', ...spot, radius: baseRadius },
      { ...spot, facing: 0 },
      level,
    )
  })
}

/** Before the fight: legends that are still to come. */
export function legendsAside(sight: Sight): Piece[] {
  if (sight.table.phase === 'fight') return []
  return awayPieces(sight)
}

/** Eliminated ones, until they respawn. */
export function legendsGone(sight: Sight): Piece[] {
  if (sight.table.phase !== 'fight') return []
  return awayPieces(sight).map((piece) => ({
    ...piece,
    ...(!piece.active && {
      idle: {
        label: text('eliminated: must respawn first', 'eliminiert: muss zuerst zurückkehren'),
        rule: 'APX-ACT-025',
      },
    }),
  }))
}

function awayPieces(sight: Sight): Piece[] {
  return sight.table.legends
    .filter((legend) => legend.field === null)
    .map((legend) =>
      legendPiece(
        sight,
        legend,
        { type: 'circle', x: 0, y: 0, radius: baseRadius },
        { x: 0, y: 0, facing: 0 },
        0,
      ),
    )
}

function legendPiece(sight: Sight, legend: LegendSeen, form: Form, at: Stand, level: number): Piece {
  const { id, seat } = legend
  const isActing = sight.actor?.id === id && sight.seen.over === null
  return pieceOf({
    kind: 'figure',
    id,
    z: layer.figure,
    look: id,
    seat,
    label: { ...legendName(id) },
    short: { ...legendName(id) },
    about: `legend:${id}`,
    form,
    at,
    ...(level > 0 && { level: level / 2 }),
    figures: numbersOf(legend),
    badges: badgesOf(sight, legend),
    cards: heldBy(sight, legend),
    active: isActing,
    acted: sight.table.phase === 'fight' && legend.activated && sight.table.activation?.legend !== id,
    ...idleOf(sight, legend),
    ...answersFor(sight, [id, ...ridersOf(sight, legend).map((one) => one.id)]),
  })
}

function numbersOf({ shield, shieldLimit, health }: LegendSeen): Figure[] {
  return [figure('shields', shield, Math.max(shieldLimit, shield)), figure('health', health, startHealth)]
}

/** Miniatures that abilities have attached to it. */
function ridersOf({ table }: Sight, { id }: LegendSeen) {
  return table.pieces.filter((piece) => piece.on === id)
}

function badgesOf(sight: Sight, legend: LegendSeen): Badge[] {
  const badges: Badge[] = []
  const lost = deathBoxes - legend.boxes
  if (lost > 0)
    badges.push({ name: 'death-box', label: text('death boxes lost', 'Todeskisten verloren'), count: lost })
  for (const { kind, legend: owner } of ridersOf(sight, legend)) {
    const seat = sight.table.legends.find((one) => one.id === owner)?.squad
    badges.push({ name: kind, label: { ...objectName(kind) }, count: 1, ...(seat && { seat }) })
  }
  if (sight.table.debts.some((one) => one.legend === legend.id))
    badges.push({ name: 'blood-debt', label: { ...cardName('bloodhound-blood-debt') }, count: 1 })
  if (legend.hand === null && legend.cards > 0)
    badges.push({
      name: 'hand',
      label: text('hand', 'Hand'),
      count: legend.cards,
    })
  if (legend.backpack === null && legend.carried > 0)
    badges.push({
      name: 'backpack',
      label: text('backpack', 'Rucksack'),
      count: legend.carried,
    })
  return badges
}

/**
 * What lies with it: weapons with their ammo, attachments, abilities, gear that does something; of a squadmate of
 * somebody else also backpack and hand, since the own ones lie beside the board.
 */
function heldBy({ seen }: Sight, legend: LegendSeen): Held[] {
  const weapons = (legend.weapons ?? []).flatMap((weapon): Held[] =>
    weapon === null
      ? []
      : [
          { card: `weapon:${weapon.card}`, label: withAmmo(weapon), faceUp: weapon.ammo > 0, count: 0 },
          ...weapon.attached.flatMap((token) => (token === null ? [] : [tokenHeld(token)])),
        ],
  )
  const gear = Object.values(legend.gear ?? {})
    .filter((token) => tileOf(token).rarity !== 'start')
    .map((token) => tokenHeld(token))
  const isOwn = legend.seat === seen.seat
  const abilities = legend.tokens.map(
    ({ ability, at, position }): Held => ({
      card: ability,
      label: abilityLabel(ability, at, position),
      faceUp: at === 'supply',
      count: 0,
    }),
  )
  const packed = (isOwn ? [] : (legend.backpack ?? [])).map((token) => tokenHeld(token))
  const cards = (isOwn ? [] : (legend.hand ?? [])).map(
    (card): Held => ({
      card,
      label: { ...cardName(card) },
      faceUp: true,
      count: 0,
    }),
  )
  return [...weapons, ...abilities, ...gear, ...packed, ...cards]
}

/** “Kestrel (4 ammo)”. */
export function withAmmo({ card, ammo }: { readonly card: string; readonly ammo: number }): Named {
  const { en, de } = weaponName(card)
  return text(`${en} (${ammo} ammo)`, `${de} (${ammo} Munition)`)
}

function tokenHeld(token: Token): Held {
  return { card: `tile:${token}`, label: { ...tokenName(token) }, faceUp: true, count: 0 }
}

function abilityLabel(ability: string, at: string, position: number): Named {
  const { en, de } = cardName(ability)
  if (at === 'track') return text(`${en} (in use)`, `${de} (im Einsatz)`)
  return at === 'cooldown'
    ? text(`${en} (cooldown ${position})`, `${de} (Abklingzeit ${position})`)
    : text(en, de)
}

const reasons = {
  'APX-TURN-004': text('has been activated', 'war schon an der Reihe'),
  'APX-ACT-003': text('no action points left', 'keine Aktionspunkte mehr'),
  'APX-ACT-010': text('has shot already', 'hat schon geschossen'),
  'APX-SHOOT-007': text('no ammo', 'keine Munition'),
  'APX-SHOOT-003': text('no enemy in line of sight', 'kein Gegner in Sichtlinie'),
} satisfies Readonly<Record<string, Named>>

/** Why a legend cannot act, or cannot shoot in its activation. */
function idleOf(sight: Sight, legend: LegendSeen): { readonly idle?: Idle } {
  const rule = ruleAgainst(sight, legend)
  return rule === null ? {} : { idle: { label: { ...reasons[rule] }, rule } }
}

function ruleAgainst({ table, question }: Sight, legend: LegendSeen): keyof typeof reasons | null {
  const { activation } = table
  if (activation?.legend !== legend.id)
    return table.phase === 'fight' && legend.activated ? 'APX-TURN-004' : null
  if (question?.step !== 'act') return null
  const shoots = (option: Plain) => part(option, 'shoot') !== undefined
  if ((question.options ?? []).some(shoots)) return null
  if (activation.ap < 1) return 'APX-ACT-003'
  if (activation.shot) return 'APX-ACT-010'
  return legend.weapons?.some((weapon) => weapon !== null && weapon.ammo > 0) === true
    ? 'APX-SHOOT-003'
    : 'APX-SHOOT-007'
}
