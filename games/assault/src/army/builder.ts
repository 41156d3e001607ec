import type { Banner, Builder, BuildOffer, BuildPlace, BuiltRow, Named, OfferTrait } from '@sandtable/kernel'
import { forceBuilder } from '@sandtable/kit'
import { commandCards } from '../../data/commands.ts'
import type { FigureCard, Trait, UpgradeCard } from '../../data/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { isOffered } from '../cards/index.ts'
import { lookOfCard } from '../scene/looks/index.ts'
import { number } from '../words/numbers.ts'
import { type Army, type Deployment, pointsOf, pointsOfDeck, pointsOfGroup } from './army.ts'
import { mayBear } from './bearer.ts'
import { affiliations, findCommand, findFigure, findUpgrade, skirmishFigures } from './cards.ts'
import { checkArmy, type Problem } from './check.ts'
import { deckSize, mostDeckPoints } from './deck.ts'
import { readArmy, writeArmy } from './json.ts'
import type { ArmyRead } from './reading.ts'
import { note, shotsOf, terms } from './shots.ts'
import { affiliationNames, attackNames, eliteWord, traitNames, uniqueWord } from './terms.ts'
import { armyText } from './text.ts'
import { readArmyText } from './text-read.ts'
import { titleOf, titleOfId } from './titles.ts'
import { mayPlay } from './users.ts'

const groups = 'groups'
const upgrades = 'upgrades'
const command = 'command'

/** Armies: groups with their attachments, skirmish upgrades beside them, the command deck. */
export const builder: Builder = forceBuilder<Army, Deployment, Problem>({
  sides: affiliations.map((id) => ({ id, name: affiliationNames[id] })),
  limit: 40,
  empty: (side) => ({
    affiliation: affiliations.find((one) => one === side) ?? 'rebel',
    deployments: [],
    upgrades: [],
    command: [],
  }),
  sideOf: ({ affiliation }) => affiliationNames[affiliation],
  bannerOf,
  pointsOf,
  check: (army) => checkArmy(army),
  keyOf: ({ field, rules }) => field + rules.join(),
  isUnfinished,
  rows: {
    at: groups,
    of: ({ deployments }) => deployments,
    with: (army, deployments) => ({ ...army, deployments }),
    begin: (card) => ({ card, attachments: [] }),
    cards: {
      of: ({ attachments }) => attachments,
      with: (group, attachments) => ({ ...group, attachments }),
    },
  },
  lists: {
    [upgrades]: { of: (army) => army.upgrades, with: (army, cards) => ({ ...army, upgrades: cards }) },
    [command]: { of: (army) => army.command, with: (army, cards) => ({ ...army, command: cards }) },
  },
  show: rowOf,
  places: placesOf,
  offers: offersAt,
  // Figures of others that nobody brings in are no news.
  isHidden: ({ affiliation }, card) => (findFigure(card)?.affiliation ?? affiliation) !== affiliation,
  formats: [
    {
      id: 'json',
      name: { en: 'JSON', de: 'JSON' },
      write: writeArmy,
      read: (text) => reading(readArmy(text)),
    },
    {
      id: 'text',
      name: { en: 'plain text', de: 'Klartext' },
      write: (army) => armyText(army, 'en'),
      read: (text) => reading(readArmyText(text)),
    },
  ],
  shots: { terms, note, of: shotsOf },
})

/** The figures as they look on the map, one for each group. */
export function bannerOf({ affiliation, deployments }: Army): Banner {
  return { emblem: affiliation, looks: deployments.map(({ card }) => lookOfCard(card)) }
}

type Offer = Omit<BuildOffer, 'problem'>

function reading(read: ArmyRead) {
  if (read.type === 'refused') return { refused: read.text }
  return { force: read.army, notices: read.notices.map((one) => one.text) }
}

function placesOf(army: Army): BuildPlace[] {
  const cost = `${pointsOfDeck(army)} / ${mostDeckPoints(army)}`
  const cards = `${army.command.length} / ${deckSize}`
  return [
    { id: groups, label: { en: 'Groups', de: 'Gruppen' }, held: [], open: true },
    {
      id: upgrades,
      label: { en: 'Skirmish upgrades', de: 'Gefecht-Aufwertungen' },
      held: army.upgrades.map(held),
      open: true,
    },
    {
      id: command,
      label: {
        en: `Command deck: ${cards} cards, ${cost} points`,
        de: `Befehlsstapel: ${cards} Karten, ${cost} Punkte`,
      },
      held: army.command.map(held),
      open: army.command.length < deckSize,
    },
  ]
}

function held(card: string): BuildPlace['held'][number] {
  const points = (findUpgrade(card) ?? findCommand(card))?.cost ?? 0
  return { card, label: titleOfId(card), points, about: aboutOf(card) }
}

function rowOf(deployment: Deployment, at: number): Omit<BuiltRow, 'id' | 'at'> {
  const card = findFigure(deployment.card)
  return {
    label: titleOfId(deployment.card),
    detail: card === undefined ? { en: '', de: '' } : detailOf(card),
    points: pointsOfGroup(deployment),
    about: aboutOf(deployment.card),
    places: [
      ...deployment.attachments.map((id, place): BuildPlace => {
        const label = { en: 'Attachment', de: 'Anhang' }
        return { id: `${at} ${place}`, label, held: [held(id)], open: false }
      }),
      { id: `${at} new`, label: { en: 'Attachment', de: 'Anhang' }, held: [], open: true },
    ],
  }
}

const rankLabel: Named = { en: 'Rank', de: 'Rang' }
const attackLabel: Named = { en: 'Attack', de: 'Angriff' }

/** Traits, elite or not, near or far. */
function traitsOf({ traits, elite, unique, attack }: FigureCard): OfferTrait[] {
  const rank = unique ? uniqueWord : elite ? eliteWord : { en: 'regular', de: 'normal' }
  return [
    ...traits.map(traitOf),
    { name: 'rank', label: rankLabel, value: rank },
    ...(attack === null ? [] : [{ name: 'attack', label: attackLabel, value: attackNames[attack.type] }]),
  ]
}

function traitOf(trait: Trait): OfferTrait {
  return { name: 'trait', label: { en: 'Trait', de: 'Eigenschaft' }, value: traitNames[trait] }
}

/** How many, health, speed, traits. */
function detailOf({ group, health, speed, traits }: FigureCard): Named {
  const of = (language: 'en' | 'de') =>
    [`${group} ×`, `♥ ${health}`, `» ${speed}`, ...traits.map((trait) => traitNames[trait][language])].join(
      ' · ',
    )
  return { en: of('en'), de: of('de') }
}

function offersAt(army: Army, place: string): Offer[] {
  if (place === groups) {
    return skirmishFigures
      .filter((card) => isOffered(card.id))
      .map((card) => ({
        ...offer(card.id, titleOf(card), detailOf(card), card.cost),
        traits: traitsOf(card),
        figures: [number('health', card.health), number('speed', card.speed), number('members', card.group)],
      }))
  }
  if (place === command) {
    const figures = army.deployments.flatMap(({ card }) => findFigure(card) ?? [])
    return commandCards
      .filter((card) => isOffered(card.id) && (card.by === null || figures.some((one) => mayPlay(card, one))))
      .map((card) => ({
        ...offer(card.id, titleOf(card), { en: '', de: '' }, card.cost),
        traits: (card.by?.traits ?? []).map(traitOf),
      }))
  }
  const figure = findFigure(army.deployments[Number(place.split(' ')[0])]?.card ?? '')
  return upgradeCards
    .filter((card) => isOffered(card.id) && fits(card, place === upgrades ? null : (figure ?? null)))
    .map((card) => offer(card.id, titleOf(card), { en: '', de: '' }, card.cost))
}

function fits(card: UpgradeCard, figure: FigureCard | null): boolean {
  if (figure === null) return card.attachesTo === null
  return card.attachesTo !== null && mayBear(figure, card)
}

function offer(card: string, label: Named, detail: Named, points: number): Offer {
  return { card, label, detail, points, about: aboutOf(card) }
}

/** As the scene and the cards in play name it. */
function aboutOf(card: string): string {
  return `${findCommand(card) === undefined ? 'deployment' : 'command'}:${card}`
}

/** A deck that is not full yet is no reason against a card. */
function isUnfinished(army: Army, problem: Problem): boolean {
  return (
    problem.field === 'command' && army.command.length < deckSize && problem.rules.includes('IA-BUILD-001')
  )
}
