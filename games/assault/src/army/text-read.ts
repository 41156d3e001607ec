import { short } from '@sandtable/kit'
import type { UpgradeCard } from '../../data/types.ts'
import { type Affiliation, type Army, pointsOf } from './army.ts'
import { mayBear } from './bearer.ts'
import { findFigure } from './cards.ts'
import {
  type ArmyRead,
  cardNamed,
  mostCharacters,
  type Notice,
  readCount,
  readName,
  refused,
  type Tell,
  tellPoints,
  tooLarge,
} from './reading.ts'
import { oneLine } from './text.ts'
import { affiliationNamed, cardsNamed, folded, titleOf, titleOfId } from './titles.ts'

/** Reads armies as people write them: one line a card, with or without counts, in either language. */

const mostLines = 300

type Line =
  | { readonly at: number; readonly type: 'name' | 'affiliation' | 'points'; readonly value: string }
  | {
      readonly at: number
      readonly type: 'card'
      readonly value: string
      readonly count: number
      /** Said to be attached to the group above it. */
      readonly plus: boolean
    }

const labels: Readonly<Record<string, 'name' | 'affiliation' | 'points'>> = {
  army: 'name',
  armee: 'name',
  name: 'name',
  affiliation: 'affiliation',
  faction: 'affiliation',
  fraktion: 'affiliation',
  points: 'points',
  punkte: 'points',
}

/** Headings are for people: a card is known by its name, wherever it stands. */
const headings: ReadonlySet<string> = new Set([
  ...['deployment', 'deployments', 'deploymentcards', 'figures', 'groups'],
  ...['aufstellung', 'aufstellungskarten', 'figuren', 'gruppen'],
  ...['upgrades', 'skirmishupgrades', 'aufwertungen', 'gefechtaufwertungen'],
  ...['command', 'commands', 'commandcards', 'commanddeck', 'befehle', 'befehlskarten', 'befehlsstapel'],
])

export function readArmyText(text: string): ArmyRead {
  if (text.length > mostCharacters) return tooLarge()
  const lines = text.split(/\r\n?|\n/).flatMap((line, before) => readLine(line, before + 1) ?? [])
  if (lines.length > mostLines)
    return refused(`The text has more than ${mostLines} lines.`, `Der Text hat mehr als ${mostLines} Zeilen.`)
  const said = lines.find((line) => line.type === 'affiliation')?.value
  const affiliation = said === undefined ? mostlyOf(lines) : affiliationNamed(said)
  if (affiliation !== undefined) return gathered(lines, affiliation)
  if (said === undefined)
    return refused(
      'This is not an army: no line names an affiliation or a card with figures.',
      'Das ist keine Armee: Keine Zeile nennt eine Fraktion oder eine Karte mit Figuren.',
    )
  return refused(`There is no affiliation “${short(said)}”.`, `Es gibt keine Fraktion „${short(said)}“.`)
}

function readLine(raw: string, at: number): Line | null {
  const line = oneLine(raw)
  if (line === '' || line.startsWith('#') || line.startsWith('//')) return null
  if (headings.has(folded(withoutNote(line)))) return null
  const colon = line.indexOf(':')
  const label = colon < 0 ? undefined : labelNamed(line.slice(0, colon))
  if (label !== undefined) return { at, type: label, value: line.slice(colon + 1).trim() }
  const plus = line.startsWith('+')
  const { count, name } = countOf(withoutNote(line.replace(/^([+*•–-]\s*)/, '')))
  return { at, type: 'card', value: name, count, plus }
}

function labelNamed(word: string): 'name' | 'affiliation' | 'points' | undefined {
  const key = folded(word)
  return Object.hasOwn(labels, key) ? labels[key] : undefined
}

/** Without points or a number of cards behind it: “Stormtrooper (6)”, “Command deck [15 cards]:”. */
function withoutNote(line: string): string {
  return line.replace(/:$/, '').replace(/\s*[([]\s*-?\d+\s*\p{L}*\s*[)\]]$/u, '')
}

/** “2x Stormtrooper”, “2 Stormtrooper”, “Stormtrooper x2”. */
function countOf(line: string): { count: number; name: string } {
  const before = /^(\d{1,3})(?:\s*[x×]\s*|\s+)(?=\S)(.+)$/i.exec(line)
  if (before !== null) return { count: Number(before[1]), name: before[2] ?? '' }
  const after = /^(.+?)\s+[x×]\s*(\d{1,3})$/i.exec(line)
  if (after !== null) return { count: Number(after[2]), name: after[1] ?? '' }
  return { count: 1, name: line }
}

/** The affiliation of most groups, where none is named. */
function mostlyOf(lines: readonly Line[]): Affiliation | undefined {
  const counts = new Map<Affiliation, number>()
  for (const line of lines) {
    const [one, another] = line.type === 'card' ? cardsNamed(line.value, null) : []
    if (one?.kind !== 'figure' || another !== undefined) continue
    counts.set(one.card.affiliation, (counts.get(one.card.affiliation) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

interface Gathering {
  readonly groups: { readonly card: string; readonly attachments: string[] }[]
  readonly upgrades: string[]
  readonly command: string[]
  /** Attachments for which no group above is fit. */
  readonly waiting: { readonly card: UpgradeCard; readonly at: number }[]
}

function gathered(lines: readonly Line[], affiliation: Affiliation): ArmyRead {
  const notices: Notice[] = []
  const tell: Tell = (at, en, de) => notices.push({ at, text: { en, de } })
  const all: Gathering = { groups: [], upgrades: [], command: [], waiting: [] }
  let name: string | undefined
  for (const [place, line] of lines.entries()) {
    if (line.type === 'name') name = readName(line.value, line.at, tell)
    if (line.type !== 'card') continue
    if (place === 0 && cardsNamed(line.value, affiliation).length === 0) {
      name = readName(line.value, line.at, tell)
      tell(
        line.at,
        'The first line is no card: taken as the name.',
        'Die erste Zeile ist keine Karte: als Name gelesen.',
      )
    } else take(all, line, affiliation, tell)
  }
  for (const { card, at } of all.waiting) attach(card, all.groups, at, tell)
  const { groups, upgrades, command } = all
  const army: Army = {
    ...(name === undefined || name === '' ? {} : { name }),
    affiliation,
    deployments: groups,
    upgrades,
    command,
  }
  for (const line of lines) {
    if (line.type === 'points') tellPoints(Number.parseInt(line.value, 10), pointsOf(army), line.at, tell)
  }
  return { type: 'army', army, notices }
}

function take(all: Gathering, line: Line & { type: 'card' }, affiliation: Affiliation, tell: Tell): void {
  const found = cardNamed(line.value, affiliation, line.at, tell)
  if (found === null) return
  for (let left = readCount(line.count, line.at, tell); left > 0; left--) {
    if (found.kind === 'figure') all.groups.push({ card: found.card.id, attachments: [] })
    else if (found.kind === 'command') all.command.push(found.card.id)
    else takeUpgrade(all, found.card, line, tell)
  }
}

function takeUpgrade(
  all: Gathering,
  card: UpgradeCard,
  { plus, at }: Line & { type: 'card' },
  tell: Tell,
): void {
  const above = all.groups.at(-1)
  if (card.attachesTo === null) all.upgrades.push(card.id)
  else if (plus && above !== undefined) above.attachments.push(card.id)
  else if (!all.groups.some((group) => bears(group.card, card))) all.waiting.push({ card, at })
  else attach(card, all.groups.toReversed(), at, tell)
}

/** To the first group that may bear it, rather one that does not yet. */
function attach(card: UpgradeCard, groups: Gathering['groups'], at: number, tell: Tell): void {
  const fit = groups.filter((group) => bears(group.card, card))
  const group = fit.find(({ attachments }) => !attachments.includes(card.id)) ?? fit[0]
  const { en, de } = titleOf(card)
  if (group === undefined) {
    tell(at, `${en} left out: no group can bear it.`, `${de} weggelassen: Keine Gruppe kann das tragen.`)
    return
  }
  group.attachments.push(card.id)
  const bearer = titleOfId(group.card)
  tell(at, `${en} was attached to ${bearer.en}.`, `${de} wurde angehängt: ${bearer.de}.`)
}

function bears(figure: string, upgrade: UpgradeCard): boolean {
  const card = findFigure(figure)
  return card !== undefined && mayBear(card, upgrade)
}
