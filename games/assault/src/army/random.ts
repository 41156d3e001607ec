import { mix, nextBelow, pickOne, type Random } from '@sandtable/kernel'
import { commandCards } from '../../data/commands.ts'
import type { CommandCard, FigureCard, UpgradeCard } from '../../data/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { type Affiliation, type Army, type Deployment, pointsOf } from './army.ts'
import { mayBear } from './bearer.ts'
import { affiliations, findCommand, findFigure, findUpgrade, skirmishFigures } from './cards.ts'
import { type Terms, wrongForces } from './check.ts'
import { company } from './company.ts'
import { deckSize, mostDeckPoints } from './deck.ts'
import { mayPlay } from './users.ts'

/** A card as it is named in play: `deployment:…`, `command:…`. */
type Wanted = string

/**
 * A random legal army, wise or not: one giant, a crowd of beginners, and what lies between. With as many of the wanted
 * cards as it can hold and play, the first ones first.
 */
export function randomArmy(random: Random, terms: Terms, wanted: readonly Wanted[] = []): Army {
  const figures = skirmishFigures.filter((card) => card.cost <= terms.points && terms.offered(card.id))
  const choices = affiliations.filter((one) => figures.some((card) => card.affiliation === one))
  if (choices.length === 0) throw new RangeError(`no figure on offer for ${terms.points} points`)
  mix(random, choices)
  const [first] = wanted
  const around = (affiliation: Affiliation) => withWanted(random, noArmy(affiliation), figures, wanted, terms)
  const tried = first === undefined ? undefined : choices.map(around).find((army) => serves(army, first))
  const start = tried ?? around(choices[0] as Affiliation)
  const forces = randomForces(random, start, figures, terms)
  return { ...forces, command: randomDeck(random, forces, terms, wanted) }
}

function noArmy(affiliation: Affiliation): Army {
  return { name: 'Random army', affiliation, deployments: [], upgrades: [], command: [] }
}

/** The cards of an army, as they are named in play. */
export function cardsOf({ deployments, upgrades, command }: Army): Wanted[] {
  const fielded = [...deployments.flatMap(({ card, attachments }) => [card, ...attachments]), ...upgrades]
  return [...fielded.map((id) => `deployment:${id}`), ...command.map((id) => `command:${id}`)]
}

/** Does the army have the card, or somebody who could play it? */
function serves(army: Army, wanted: Wanted): boolean {
  const command = wanted.startsWith('command:') ? findCommand(idOf(wanted)) : undefined
  return command === undefined ? cardsOf(army).includes(wanted) : canPlay(army, command)
}

function idOf(wanted: Wanted): string {
  return wanted.slice(wanted.indexOf(':') + 1)
}

function canPlay(army: Army, card: CommandCard): boolean {
  if (card.army !== undefined && card.army !== army.affiliation) return false
  return figuresOf(army).some((figure) => mayPlay(card, figure))
}

function figuresOf({ deployments }: Army): FigureCard[] {
  return deployments.flatMap(({ card }) => findFigure(card) ?? [])
}

/** Only for so many of the wanted cards a group is fielded that can bear or play them: the others find one or wait. */
const mostErrands = 20

function withWanted(
  random: Random,
  start: Army,
  figures: readonly FigureCard[],
  wanted: readonly Wanted[],
  terms: Terms,
): Army {
  let army = start
  for (const [at, name] of wanted.entries()) {
    if (serves(army, name)) continue
    const others = at < mostErrands ? figures.filter(({ cost }) => cost <= terms.points - pointsOf(army)) : []
    mix(random, others)
    army = firstLegal(random, [army, ...others.map((figure) => withGroup(army, figure))], name, terms) ?? army
  }
  return army
}

/** The first of the armies that may have the card, with it. */
function firstLegal(random: Random, armies: readonly Army[], wanted: Wanted, terms: Terms): Army | null {
  for (const army of armies) {
    const served = withCard(random, army, wanted)
    if (serves(served, wanted) && wrongForces(served, terms).length === 0) return served
  }
  return null
}

/** The army with a deployment card; a command card changes nothing: it is enough that somebody can play it. */
function withCard(random: Random, army: Army, wanted: Wanted): Army {
  if (!wanted.startsWith('deployment:')) return army
  const figure = findFigure(idOf(wanted))
  if (figure !== undefined) return withGroup(army, figure)
  const upgrade = findUpgrade(idOf(wanted))
  return upgrade === undefined ? army : withUpgrade(random, army, upgrade)
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

function randomForces(random: Random, start: Army, figures: readonly FigureCard[], terms: Terms): Army {
  const { affiliation } = start
  const own = figures.filter((card) => card.affiliation === affiliation)
  const taste = pickOne(random, tastes)
  const tasteful = own.filter(taste)
  const wanted = tasteful.length > 0 ? tasteful : own
  const upgrades = upgradeCards.filter((card) => isOf(card, affiliation) && terms.offered(card.id))
  let army = start.deployments.length > 0 ? start : withGroup(start, pickOne(random, wanted))
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
function randomDeck(random: Random, army: Army, { offered }: Terms, wanted: readonly Wanted[]): string[] {
  const cards = commandCards.filter(({ id, army: only }) => {
    return offered(id) && (only === undefined || only === army.affiliation)
  })
  const playable = new Set(cards.filter((card) => canPlay(army, card)))
  const dueFirst = wanted.filter((name) => name.startsWith('command:')).map(idOf)
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
    const due = dueFirst.find((id) => useful.some((card) => card.id === id) && !deck.includes(id))
    const card = useful.find(({ id }) => id === due) ?? pickOne(random, any ? affordable : useful)
    stock.splice(stock.indexOf(card), 1)
    deck.push(card.id)
    left -= card.cost
  }
  return deck
}

function costOf(cards: readonly CommandCard[]): number {
  return cards.reduce((sum, card) => sum + card.cost, 0)
}
