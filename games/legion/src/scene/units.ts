import type { Badge, Figure, Held, Idle, Named, Piece } from '@sandtable/kernel'
import { part, pieceOf } from '@sandtable/kit'
import { cached } from '../cards-held.ts'
import { upgradeCard } from '../catalogue.ts'
import { cites } from '../editions/cited.ts'
import { editionOf } from '../editions/index.ts'
import { heightOfMini } from '../geometry/bases.ts'
import { isEngaged } from '../geometry/melee.ts'
import type { Mini, TokenName, Unit } from '../state.ts'
import { greenTokens } from '../tokens.ts'
import { cardOfUnit, isDefeated, isNotched, isOnBattlefield, woundThreshold } from '../units.ts'
import { courageOf, isInPanic, isSuppressed, speedOf } from '../values.ts'
import { cardName, conditionNames, text, tokenNames, unitName } from '../words/names.ts'
import { number } from '../words/numbers.ts'
import { objectiveName } from '../words/objectives.ts'
import { shortUnitName } from '../words/short-names.ts'
import { answersFor } from './answers.ts'
import { layer } from './layers.ts'
import { lookOfMini } from './looks/index.ts'
import { actingUnit, baseForm, pieceIdOf, type Sight } from './view.ts'

/** Units: the leader stands for all of them, the others follow it. */

export function units(sight: Sight): Piece[] {
  return sight.table.units
    .filter(isOnBattlefield)
    .flatMap((unit) =>
      unit.minis.flatMap((mini, at) =>
        at === 0 ? leader(sight, unit, mini) : isSetAside(mini) ? [] : follower(sight, unit, mini),
      ),
    )
}

/** Beside the battlefield, until it is put back (LG1-DISP-005): it stands nowhere. */
function isSetAside({ x }: Mini): boolean {
  return x < 0
}

/** Those that are still to come: one piece for each. */
export function unitsAside(sight: Sight): Piece[] {
  return sight.table.units
    .filter((unit) => !unit.deployed && !isDefeated(unit))
    .map((unit) => aside(leader(sight, unit, unit.minis[0] as Mini), unit))
}

export function unitsGone(sight: Sight): Piece[] {
  return sight.table.units.filter(isDefeated).map((unit) => {
    const { answers: _, ...piece } = aside(leader(sight, unit, fallen), unit)
    const idle: Idle = { label: text('defeated', 'besiegt'), rule: 'LG2-WOUND-012' }
    return { ...piece, active: false, acted: false, idle }
  })
}

const fallen: Mini = { id: '', by: null, x: 0, y: 0, facing: 0, on: null, wounds: 0 }

function aside(piece: Piece, unit: Unit): Piece {
  const at = { x: 0, y: 0, facing: 0 }
  return { ...piece, at, form: baseForm(unit, at) }
}

function leader(sight: Sight, unit: Unit, mini: Mini): Piece {
  const { table, s } = sight
  return pieceOf({
    ...standing(sight, unit, mini),
    id: unit.id,
    label: unitName(table, unit.id),
    short: shortUnitName(table, unit.id),
    about: `unit:${unit.card}`,
    figures: figuresOf(sight, unit),
    badges: badgesOf(sight, unit),
    cards: upgradesOf(unit),
    active: unit === actingUnit(sight),
    acted: unit.order === 'down',
    ...idleOf(s, unit),
    ...choiceOf(sight, unit),
    ...answersFor(sight, [unit.id, mini.id, ...unit.holds]),
  })
}

function follower(sight: Sight, unit: Unit, mini: Mini): Piece {
  return pieceOf({
    ...standing(sight, unit, mini),
    id: pieceIdOf(unit, mini),
    follows: unit.id,
    badges: woundsOn(mini),
    active: unit === actingUnit(sight),
    acted: unit.order === 'down',
    ...answersFor(sight, [mini.id]),
  })
}

function standing({ s }: Sight, unit: Unit, mini: Mini) {
  const at = { x: mini.x, y: mini.y, facing: mini.facing }
  const level = heightOfMini(s, mini)
  return {
    kind: 'miniature',
    z: layer.unit,
    look: lookOfMini(unit, mini),
    seat: unit.seat,
    form: baseForm(unit, at),
    at,
    ...(isNotched(unit) && { nose: true as const }),
    ...(level > 0 && { level }),
  }
}

function figuresOf({ s }: Sight, unit: Unit): Figure[] {
  const { wounds, courage: printed, resilience } = cardOfUnit(unit)
  const brought = unit.upgrades.map(({ card }) => upgradeCard(card).adds)
  const all =
    cardOfUnit(unit).minis * (wounds ?? 1) +
    brought.reduce((sum, adds) => sum + (adds?.minis ?? 0) * (adds?.wounds ?? wounds ?? 1), 0)
  const left = unit.minis.reduce((sum, mini) => sum + woundThreshold(unit, mini) - mini.wounds, 0)
  const courage = printed === undefined ? null : courageOf(s, unit)
  return [
    number('health', Math.max(0, left), Math.max(all, left)),
    ...(courage === null ? [] : [number('courage', courage)]),
    ...(typeof resilience === 'number' ? [number('resilience', resilience)] : []),
    number('speed', isDefeated(unit) ? cardOfUnit(unit).speed : speedOf(s, unit)),
  ]
}

/** Keys of the table's icons. */
const tokenIcons: Readonly<Record<TokenName, string>> = {
  aim: 'aim',
  dodge: 'dodge-token',
  surge: 'surge',
  standby: 'standby',
  suppression: 'suppression',
  observation: 'observation',
  ion: 'ion',
  poison: 'poison',
  immobilize: 'immobilize',
  shield: 'shield',
  'spent shield': 'spent-shield',
  incognito: 'hidden',
  valor: 'control',
}

function badgesOf(sight: Sight, unit: Unit): Badge[] {
  const { s, table } = sight
  const badges: Badge[] = []
  const add = (name: string, label: { en: string; de: string }, count = 1) =>
    badges.push({ name, label: { ...label }, count })
  if (unit.order === 'up') add('order', text('has an order', 'hat einen Befehl'))
  if (unit.commander !== 'none') add('commander', text('commander', 'Commander'))
  for (const [token, count] of Object.entries(unit.tokens) as [TokenName, number][])
    if (count > 0 && token !== 'suppression')
      add(tokenIcons[token], tokenNames[token][count === 1 ? 0 : 1], count)
  for (const token of greenTokens) {
    const count = cached(unit, token)
    const { en, de } = tokenNames[token][count === 1 ? 0 : 1]
    if (count > 0) add(tokenIcons[token], text(`${en} (Cache)`, `${de} (Versteckte Ausrüstung)`), count)
  }
  const { suppression } = unit.tokens
  if (suppression > 0) {
    const [name, label] = suppressionOf(s, unit)
    add(name, label, suppression)
  }
  if (isDefeated(unit)) return badges
  if (unit.damaged) add('damage', text('damaged', 'beschädigt'))
  if (isOnBattlefield(unit) && isEngaged(s, unit)) add('engaged', text('engaged', 'im Nahkampf gebunden'))
  for (const id of unit.holds) add('carries', objectiveName(table, id))
  for (const condition of unit.conditions) add('condition', conditionNames[condition])
  return badges
}

/** Suppression tokens, and what they make of the unit: one mark says both. */
function suppressionOf(s: Sight['s'], unit: Unit): readonly [name: string, label: Named] {
  if (isDefeated(unit)) return ['suppression', tokenNames.suppression[1]]
  if (isInPanic(s, unit)) return ['panicked', text('suppression: panicked', 'Niederhalten: in Panik')]
  if (isSuppressed(s, unit))
    return ['suppressed', text('suppression: suppressed', 'Niederhalten: niedergehalten')]
  return ['suppression', tokenNames.suppression[unit.tokens.suppression === 1 ? 0 : 1]]
}

function woundsOn({ wounds }: Mini): Badge[] {
  return wounds === 0 ? [] : [{ name: 'damage', label: text('wounds', 'Wunden'), count: wounds }]
}

function upgradesOf({ upgrades }: Unit): Held[] {
  return upgrades.map(({ card, state }) => ({
    card: `upgrade:${card}`,
    label: { ...cardName(card) },
    faceUp: state === 'ready',
    count: 0,
  }))
}

/** Units that get orders, or that a card asks for, are chosen by pressing them. */
function choiceOf({ question }: Sight, { id }: Unit): { readonly choice?: string } {
  const from = part(part(question?.space, 'some'), 'from')
  return Array.isArray(from) && from.includes(id) ? { choice: id } : {}
}

function idleOf(s: Sight['s'], unit: Unit): { readonly idle?: Idle } {
  if (!isDefeated(unit) && isInPanic(s, unit))
    return {
      idle: {
        label:
          editionOf(s).panic === 'runs'
            ? text('panicked: runs for the edge', 'in Panik: flieht zur Kante')
            : text('panicked: no actions', 'in Panik: keine Aktionen'),
        rule: cites(s, 'LG2-SUPP-006'),
      },
    }
  return {}
}
