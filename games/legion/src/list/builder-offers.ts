import type { BuildOffer, Figure, Named, OfferTrait } from '@sandtable/kernel'
import type { CommandCard, UnitCard, UpgradeCard } from '../../data/types.ts'
import { cardsIn } from '../catalogue.ts'
import { printed } from '../words/german/index.ts'
import { rankNames, text } from '../words/names.ts'
import { type Army, editionOfArmy, pointsOfUpgrade } from './army.ts'
import { wrongFactions } from './factions.ts'
import { pipsInHand } from './hand.ts'
import { isOffered } from './offered.ts'
import { mayHold, mayPlay } from './random-cards.ts'
import { rosterOf } from './roster.ts'
import { affiliationName, slotNames, titleOf, typeNames } from './terms.ts'
import { mayEquip } from './upgrades.ts'

type Offer = Omit<BuildOffer, 'problem'>

export const counterpartPlace = 'counterpart'

const nothing = text('', '')

/** The units that this army may have at all. */
export function unitOffers(army: Army): Offer[] {
  return cardsIn(editionOfArmy(army))
    .units.filter(({ id, points }) => points !== null && isOffered('unit', id) && belongs(army, id))
    .map((card) => ({
      ...offer('unit', card, card.points ?? 0),
      detail: detailOf(card),
      traits: traitsOf(card),
      figures: [
        figure('wounds', text('Wounds', 'Wunden'), card.wounds ?? 0),
        figure('speed', text('Speed', 'Tempo'), card.speed),
        figure('minis', text('Miniatures', 'Miniaturen'), card.minis),
        ...(typeof card.courage === 'number'
          ? [figure('courage', text('Courage', 'Tapferkeit'), card.courage)]
          : []),
      ],
    }))
}

function belongs(army: Army, card: string): boolean {
  const roster = rosterOf({ ...army, units: [{ card, upgrades: [] }] })
  return roster !== null && wrongFactions(roster).every(({ field }) => !field.startsWith('units'))
}

/** Upgrades for a slot of a unit, or its counterpart. */
export function upgradeOffers(army: Army, row: number, slot: string): Offer[] {
  const roster = rosterOf(army)
  // Rows of cards that do not exist have no places.
  const unit = roster?.units.find(({ field }) => field === `units[${row}].card`)
  if (roster == null || unit === undefined) return []
  const cards = cardsIn(roster.edition.id)
  if (slot === counterpartPlace)
    return cards.counterparts
      .filter(({ id, hosts }) => hosts.includes(unit.card.id) && isOffered('counterpart', id))
      .map((card) => ({ ...offer('counterpart', card, card.points), detail: nothing }))
  return cards.upgrades
    .filter((card) => card.slot === slot && isOffered('upgrade', card.id) && mayEquip(unit, card, roster))
    .map((card) => ({
      ...offer('upgrade', card, pointsOfUpgrade(army, unit.card.id, card.id)),
      detail: upgradeDetail(card),
    }))
}

export function commandOffers(army: Army): Offer[] {
  const roster = rosterOf(army)
  if (roster === null) return []
  const cards = cardsIn(roster.edition.id)
  return cards.commands
    .filter((card) => isOffered('command', card.id) && mayHold(card, roster))
    .map((card) => ({
      ...offer('command', card, 0),
      detail: commandDetail(card),
      traits: [trait('pips', text('Pips', 'Kreise'), same(`${pipsInHand(card)}`))],
      figures: [figure('pips', text('Pips', 'Kreise'), pipsInHand(card))],
    }))
}

export function battleOffers(army: Army, kind: string): Offer[] {
  const roster = rosterOf(army)
  if (roster === null) return []
  const cards = cardsIn(roster.edition.id)
  return cards.battles
    .filter((card) => card.kind === kind && isOffered('battle', card.id) && mayPlay(card, roster))
    .map((card) => ({ ...offer('battle', card, 0), detail: nothing }))
}

function offer(
  kind: string,
  card: { readonly id: string; readonly name: string; readonly title?: string },
  points: number,
): Omit<Offer, 'detail'> {
  return { card: card.id, label: titleOf(card), points, about: `${kind}:${card.id}` }
}

function traitsOf({ rank, type, affiliation, limit }: UnitCard): OfferTrait[] {
  return [
    trait('rank', text('Rank', 'Rang'), rankNames[rank]),
    trait('type', text('Type', 'Typ'), typeNames[type]),
    ...(affiliation === undefined
      ? []
      : [trait('affiliation', text('Affiliation', 'Zugehörigkeit'), affiliationName(affiliation))]),
    ...(limit === 1 ? [trait('limit', text('Limit', 'Begrenzung'), text('unique', 'einzigartig'))] : []),
  ]
}

/** How many miniatures, their wounds and speed, rank and type. */
export function detailOf({ minis, wounds, speed, rank, type }: UnitCard): Named {
  const of = (language: 'en' | 'de') =>
    [
      `${minis} ×`,
      ...(wounds === null ? [] : [`♥ ${wounds}`]),
      `» ${speed}`,
      rankNames[rank][language],
      typeNames[type][language],
    ].join(' · ')
  return text(of('en'), of('de'))
}

function upgradeDetail({ slot, adds }: UpgradeCard): Named {
  const { en, de } = slotNames[slot]
  return adds === undefined ? text(en, de) : text(`${en} · + ${adds.minis}`, `${de} · + ${adds.minis}`)
}

function commandDetail(card: CommandCard): Named {
  const parts = [same('•'.repeat(pipsInHand(card))), ...(card.commander ?? []).map(printed)]
  return text(parts.map(({ en }) => en).join(' · '), parts.map(({ de }) => de).join(' · '))
}

function trait(name: string, label: Named, value: Named): OfferTrait {
  return { name, label, value }
}

function figure(name: string, label: Named, value: number): Figure {
  return { name, label, value }
}

function same(words: string): Named {
  return text(words, words)
}
