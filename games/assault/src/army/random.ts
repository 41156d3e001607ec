import { nextBelow, pickOne, type Random } from '@sandtable/kernel'
import { commandCards } from '../../data/commands.ts'
import type { CommandCard, FigureCard, UpgradeCard } from '../../data/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import type { Affiliation, Army, Deployment } from './army.ts'
import { mayBear } from './bearer.ts'
import { affiliations, findFigure, skirmishFigures } from './cards.ts'
import { type Terms, wrongForces } from './check.ts'
import { company } from './company.ts'
import { deckSize, mostDeckPoints } from './deck.ts'
import { mayPlay } from './users.ts'

/** A random legal army, wise or not: one giant, a crowd of beginners, and what lies between. */
export function randomArmy(random: Random, terms: Terms): Army {
  const figures = skirmishFigures.filter((card) => card.cost <= terms.points && terms.offered(card.id))
  const choices = affiliations.filter((one) => figures.some((card) => card.affiliation === one))
  if (choices.length === 0) throw new RangeError(`no figure on offer for ${terms.points} points`)
  const affiliation = pickOne(random, choices)
  const forces = randomForces(random, affiliation, figures, terms)
  return { ...forces, command: randomDeck(random, forces, terms) }
}

/** Not every army is a mixture: some cards ask for a company of one kind. */
const tastes: readonly ((card: FigureCard) => boolean)[] = [
  () => true,
  () => true,
  () => true,
  () => true,
  company.unique,
  company.spectre,
]

function randomForces(
  random: Random,
  affiliation: Affiliation,
  figures: readonly FigureCard[],
  terms: Terms,
): Army {
  const own = figures.filter((card) => card.affiliation === affiliation)
  const taste = pickOne(random, tastes)
  const tasteful = own.filter(taste)
  const wanted = tasteful.length > 0 ? tasteful : own
  const upgrades = upgradeCards.filter((card) => isOf(card, affiliation) && terms.offered(card.id))
  let army: Army = {
    name: 'Random army',
    affiliation,
    deployments: [{ card: pickOne(random, wanted).id, attachments: [] }],
    upgrades: [],
    command: [],
  }
  for (let tries = 4 + nextBelow(random, 36); tries > 0; tries--) {
    const kind = nextBelow(random, 10)
    // Allies are tried, too; without leave to bring them the check turns them away.
    if (kind < 5) army = ifLegal(withGroup(army, pickOne(random, wanted)), army, terms)
    else if (kind < 7) army = ifLegal(withGroup(army, pickOne(random, figures)), army, terms)
    else if (upgrades.length > 0)
      army = ifLegal(withUpgrade(random, army, pickOne(random, upgrades)), army, terms)
  }
  return army
}

function isOf(card: UpgradeCard, army: Affiliation): boolean {
  return card.affiliation === army || card.affiliation === 'neutral'
}

function withGroup(army: Army, { id }: FigureCard): Army {
  return { ...army, deployments: [...army.deployments, { card: id, attachments: [] }] }
}

/** The army with the upgrade, on a group that may bear it if it needs one. */
function withUpgrade(random: Random, army: Army, upgrade: UpgradeCard): Army {
  if (upgrade.attachesTo === null) return { ...army, upgrades: [...army.upgrades, upgrade.id] }
  const fit = army.deployments.filter(({ card }) => {
    const figure = findFigure(card)
    return figure !== undefined && mayBear(figure, upgrade)
  })
  if (fit.length === 0) return army
  const bearer = pickOne(random, fit)
  const bearing: Deployment = { ...bearer, attachments: [...bearer.attachments, upgrade.id] }
  return { ...army, deployments: army.deployments.map((group) => (group === bearer ? bearing : group)) }
}

function ifLegal(wanted: Army, otherwise: Army, terms: Terms): Army {
  return wrongForces(wanted, terms).length === 0 ? wanted : otherwise
}

/** A deck mostly of cards that the army can play; each card leaves enough points for the ones to come. */
function randomDeck(random: Random, army: Army, { offered }: Terms): string[] {
  const figures = army.deployments.flatMap(({ card }) => findFigure(card) ?? [])
  const cards = commandCards.filter(({ id, army: only }) => {
    return offered(id) && (only === undefined || only === army.affiliation)
  })
  const playable = new Set(cards.filter((card) => figures.some((figure) => mayPlay(card, figure))))
  /** What is not taken yet, cheapest first. */
  const stock = cards
    .flatMap((card) => Array.from({ length: card.limit }, () => card))
    .toSorted((a, b) => a.cost - b.cost)
  const deck: string[] = []
  let left = mostDeckPoints(army)
  if (stock.length < deckSize || costOf(stock.slice(0, deckSize)) > left)
    throw new RangeError('too few command cards on offer for a deck')
  while (deck.length < deckSize) {
    const others = costOf(stock.slice(0, deckSize - deck.length - 1))
    const affordable = stock.filter((card) => card.cost + others <= left)
    const useful = affordable.filter((card) => playable.has(card))
    const any = useful.length === 0 || nextBelow(random, 8) === 0
    const card = pickOne(random, any ? affordable : useful)
    stock.splice(stock.indexOf(card), 1)
    deck.push(card.id)
    left -= card.cost
  }
  return deck
}

function costOf(cards: readonly CommandCard[]): number {
  return cards.reduce((sum, card) => sum + card.cost, 0)
}
