import type {
  BuildChange,
  Builder,
  BuildOffer,
  BuildPlace,
  BuildProblem,
  BuiltRow,
  Plain,
} from '@sandtable/kernel'
import { commandCards } from '../../data/commands.ts'
import type { FigureCard, UpgradeCard } from '../../data/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { isOffered } from '../cards/registry.ts'
import { type Army, type Deployment, pointsOf, pointsOfDeck, pointsOfGroup } from './army.ts'
import { mayBear } from './bearer.ts'
import { affiliations, findCommand, findFigure, findUpgrade, skirmishFigures } from './cards.ts'
import { checkArmy, type Problem } from './check.ts'
import { deckSize, mostDeckPoints } from './deck.ts'
import { readArmy, writeArmy } from './json.ts'
import type { ArmyRead } from './reading.ts'
import { affiliationNames, type Text, traitNames } from './terms.ts'
import { armyText } from './text.ts'
import { readArmyText } from './text-read.ts'
import { titleOf, titleOfId } from './titles.ts'
import { mayPlay } from './users.ts'

const limit = 40
const groups = 'groups'
const upgrades = 'upgrades'
const command = 'command'
const plain = (army: Army) => army as unknown as Plain
const armyOf = (force: Plain) => force as unknown as Army

/** Armies: groups with their attachments, skirmish upgrades beside them, the command deck. */
export const builder: Builder = {
  sides: affiliations.map((id) => ({ id, name: affiliationNames[id] })),
  empty: (side) =>
    plain({
      affiliation: affiliations.find((one) => one === side) ?? 'rebel',
      deployments: [],
      upgrades: [],
      command: [],
    }),
  show: (force) => {
    const army = armyOf(force)
    return {
      name: army.name ?? '',
      side: affiliationNames[army.affiliation],
      points: pointsOf(army),
      limit,
      problems: checkArmy(army).map(problemOf),
      rows: army.deployments.map(rowOf),
      places: placesOf(army),
    }
  },
  offers: (force, place) => offersAt(armyOf(force), place),
  change: (force, change) => plain(changed(armyOf(force), change)),
  formats: [
    {
      id: 'json',
      name: { en: 'JSON', de: 'JSON' },
      write: (force) => writeArmy(armyOf(force)),
      read: (text) => reading(readArmy(text)),
    },
    {
      id: 'text',
      name: { en: 'plain text', de: 'Klartext' },
      write: (force) => armyText(armyOf(force), 'en'),
      read: (text) => reading(readArmyText(text)),
    },
  ],
}

function reading(read: ArmyRead) {
  if (read.type === 'refused') return { refused: read.text }
  return { force: plain(read.army), notices: read.notices.map((one) => one.text) }
}

function problemOf({ rules, text }: Problem): BuildProblem {
  return { rules, text }
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

function rowOf(deployment: Deployment, at: number): BuiltRow {
  const card = findFigure(deployment.card)
  return {
    id: `${at}`,
    at: groups,
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

/** How many, health, speed, traits. */
function detailOf({ group, health, speed, traits }: FigureCard): Text {
  const of = (language: 'en' | 'de') =>
    [`${group} ×`, `♥ ${health}`, `» ${speed}`, ...traits.map((trait) => traitNames[trait][language])].join(
      ' · ',
    )
  return { en: of('en'), de: of('de') }
}

function offersAt(army: Army, place: string): BuildOffer[] {
  if (place === groups) {
    return skirmishFigures
      .filter((card) => isOffered(card.id))
      .map((card) => offer(army, place, card.id, titleOf(card), detailOf(card), card.cost))
      .filter((one) => one.problem === null || findFigure(one.card)?.affiliation === army.affiliation)
  }
  if (place === command) {
    const figures = army.deployments.flatMap(({ card }) => findFigure(card) ?? [])
    return commandCards
      .filter((card) => isOffered(card.id) && (card.by === null || figures.some((one) => mayPlay(card, one))))
      .map((card) => offer(army, place, card.id, titleOf(card), { en: '', de: '' }, card.cost))
  }
  const figure = findFigure(army.deployments[Number(place.split(' ')[0])]?.card ?? '')
  return upgradeCards
    .filter((card) => isOffered(card.id) && fits(card, place === upgrades ? null : (figure ?? null)))
    .map((card) => offer(army, place, card.id, titleOf(card), { en: '', de: '' }, card.cost))
}

function fits(card: UpgradeCard, figure: FigureCard | null): boolean {
  if (figure === null) return card.attachesTo === null
  return card.attachesTo !== null && mayBear(figure, card)
}

function offer(army: Army, at: string, card: string, label: Text, detail: Text, points: number): BuildOffer {
  return { card, label, detail, points, about: aboutOf(card), problem: newProblem(army, { add: card, at }) }
}

/** As the scene and the cards in play name it. */
function aboutOf(card: string): string {
  return `${findCommand(card) === undefined ? 'deployment' : 'command'}:${card}`
}

/** What the change would break that is whole now; that something is still missing does not count. */
function newProblem(army: Army, change: BuildChange): BuildProblem | null {
  const before = new Set(checkArmy(army).map((one) => one.field + one.rules.join()))
  const found = checkArmy(changed(army, change)).find(
    (one) => !before.has(one.field + one.rules.join()) && !isUnfinished(army, one),
  )
  return found === undefined ? null : problemOf(found)
}

/** A deck that is not full yet is no reason against a card. */
function isUnfinished(army: Army, problem: Problem): boolean {
  return (
    problem.field === 'command' && army.command.length < deckSize && problem.rules.includes('IA-BUILD-001')
  )
}

function changed(army: Army, change: BuildChange): Army {
  if ('name' in change) return { ...army, name: change.name.slice(0, 80) }
  if ('removeRow' in change)
    return { ...army, deployments: army.deployments.filter((_, at) => `${at}` !== change.removeRow) }
  if ('copyRow' in change) {
    const group = army.deployments[Number(change.copyRow)]
    return group === undefined ? army : { ...army, deployments: [...army.deployments, group] }
  }
  const list = (cards: readonly string[]) =>
    'add' in change ? [...cards, change.add] : without(cards, change.remove)
  if (change.at === upgrades) return { ...army, upgrades: list(army.upgrades) }
  if (change.at === command) return { ...army, command: list(army.command) }
  if (change.at === groups && 'add' in change)
    return { ...army, deployments: [...army.deployments, { card: change.add, attachments: [] }] }
  const [row = ''] = change.at.split(' ')
  return {
    ...army,
    deployments: army.deployments.map((group, at) =>
      `${at}` === row ? { ...group, attachments: list(group.attachments) } : group,
    ),
  }
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card)
  return cards.filter((_, place) => place !== at)
}
