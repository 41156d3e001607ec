import { short } from '@sandtable/kit'
import { findUnit } from '../catalogue.ts'
import { rankNames } from '../words/names.ts'
import { usualFormat } from './army.ts'
import {
  type ArmyRead,
  addNamed,
  factionNamed,
  type Gathering,
  gathered,
  gathering,
  mostCharacters,
  refused,
  repeat,
  startOf,
  takeOptions,
  tell,
  tellFormat,
  tellUnknown,
  tooLarge,
} from './reading.ts'
import { formatNames } from './terms.ts'
import { labels, oneLine } from './text.ts'
import { countOf, isNamed, oneCardEach } from './text-lines.ts'
import { cardsNamed, folded, forceNamed } from './titles.ts'

/** Reads armies as people write them: one line a card, with or without counts and points, in either language. */

const mostLines = 400
const longestName = 80

type Section = 'units' | 'commands' | 'battle'

/** Headings of our texts and of those that list builders write. */
const sections: Readonly<Record<string, Section>> = {
  ...Object.fromEntries(['units', 'einheiten'].map((word) => [word, 'units'])),
  ...Object.fromEntries(['commands', 'commandcards', 'kommandokarten'].map((word) => [word, 'commands'])),
  ...Object.fromEntries(
    [
      ...['battledeck', 'battlecards', 'gefechtskarten', 'objectives', 'secondaries', 'advantages'],
      ...['secondaryobjectives', 'einsatzziele', 'sekundärziele', 'vorteile'],
    ].map((word) => [folded(word), 'battle']),
  ),
}

const ranksAsHeadings = new Set(
  [
    ...['commanders', 'operatives', 'counterparts'],
    ...Object.values(rankNames).flatMap(({ en, de }) => [en, de]),
  ].map(folded),
)

interface Head {
  name: string
  faction?: string
  format?: string
  battleForce?: string
  choices?: string
}

export function readArmyText(text: string): ArmyRead {
  if (text.length > mostCharacters) return tooLarge()
  const written = text.split(/\r\n?|\n/).map(oneLine)
  if (written.length > mostLines)
    return refused(`The text has more than ${mostLines} lines.`, `Der Text hat mehr als ${mostLines} Zeilen.`)
  const head: Head = { name: '' }
  const lines = written.filter((line) => line !== '' && !readLabel(line, head) && !readFaction(line, head))
  // List builders write a name above the sum.
  const [title = '', sum = ''] = lines
  if (head.name === '' && isSum(sum) && !isCard(title)) head.name = lines.shift() ?? ''
  const cards = lines.flatMap((line) => oneCardEach(line, (word) => Object.hasOwn(sections, word)))
  const faction = head.faction === undefined ? mostlyOf(cards) : factionNamed(head.faction)
  if (faction === undefined)
    return head.faction === undefined
      ? refused(
          'This is not an army: no line names a faction or a unit.',
          'Das ist keine Armee: Keine Zeile nennt eine Fraktion oder eine Einheit.',
        )
      : refused(
          `There is no faction “${short(head.faction)}”.`,
          `Es gibt keine Fraktion „${short(head.faction)}“.`,
        )
  const force = head.battleForce === undefined ? undefined : forceNamed(head.battleForce)
  const format = formatNamed(head.format)
  const all = gathering(startOf(head.name.slice(0, longestName), faction, format ?? usualFormat, force?.id))
  if (format === undefined) tellFormat(all, head.format ?? '')
  if (head.battleForce !== undefined && force === undefined) {
    const name = short(head.battleForce)
    tell(all, `Unknown battle force: ${name}.`, `Unbekannter Kampftrupp: ${name}.`)
  }
  takeOptions(all, (head.choices ?? '').split(','))
  takeLines(all, cards)
  return gathered(all)
}

function readLabel(line: string, head: Head): boolean {
  const colon = line.indexOf(':')
  if (colon < 0) return false
  const word = folded(line.slice(0, colon))
  const found = Object.entries(labels).find(([, { en, de }]) => [en, de].some((one) => folded(one) === word))
  if (found === undefined) return false
  const value = line.slice(colon + 1).trim()
  const [key] = found
  if (key === 'name') head.name = value
  else if (key === 'faction') head.faction = value
  else if (key === 'format') head.format = value
  else if (key === 'battleForce') head.battleForce = value
  else if (key === 'choices') head.choices = value
  return true
}

/** A faction may stand in a line of its own. */
function readFaction(line: string, head: Head): boolean {
  if (head.faction !== undefined || factionNamed(line) === undefined) return false
  head.faction = line
  return true
}

function formatNamed(said: string | undefined): string | undefined {
  const key = folded(said ?? usualFormat)
  const found = Object.entries(formatNames).find(([id, { en, de }]) =>
    [id, en, de].some((one) => folded(one) === key),
  )
  return found?.[0]
}

function takeLines(all: Gathering, lines: readonly string[]): void {
  let section: Section = 'units'
  // A number beside a unit counts for it with the upgrades that follow.
  let count = 1
  // What a unit bears that nobody knows is left out with it.
  let unknown = false
  const finish = () => {
    repeat(all, count)
    count = 1
  }
  for (const line of lines) {
    const word = folded(line)
    if (Object.hasOwn(sections, word)) {
      finish()
      section = sections[word] ?? section
    } else if (!ranksAsHeadings.has(word) && !isSum(line)) {
      const bare = line.replace(/^[+*•–-]+\s*/u, '').replace(/\s*\(-?\d+\)$/, '')
      if (section === 'commands') addNamed(all, ['command'], bare)
      else if (section === 'battle') addNamed(all, ['battle'], bare)
      else if (/^[+*–-]/u.test(line) && !isUnitAlone(bare)) {
        if (unknown) tellUnknown(all, bare)
        else addNamed(all, ['upgrade', 'counterpart'], bare)
      } else {
        finish()
        const { count: said, name } = countOf(bare)
        unknown = !addNamed(all, ['unit', 'command', 'battle', 'counterpart'], name)
        if (!unknown) count = said
      }
    }
  }
  finish()
}

/** Some write a dash before units, too: what can be nothing else is one. */
function isUnitAlone(line: string): boolean {
  return isNamed('unit', countOf(line).name) && !isNamed('upgrade', line) && !isNamed('counterpart', line)
}

function isCard(line: string): boolean {
  return (['unit', 'command', 'battle'] as const).some((kind) => isNamed(kind, countOf(line).name))
}

/** “800/1000 (10 activations)”, as list builders write. */
function isSum(line: string): boolean {
  return /^\d+\s*\/\s*\d+/.test(line)
}

/** The faction of most units, where none is named. */
function mostlyOf(lines: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const { name } = countOf(line.replace(/\s*\(-?\d+\)$/, ''))
    const [one] = [...cardsNamed('unit', name, '2024'), ...cardsNamed('unit', name, '2018')]
    const faction = one === undefined ? undefined : findUnit(one.id)?.faction
    if (faction !== undefined && faction !== 'mercenary') counts.set(faction, (counts.get(faction) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}
