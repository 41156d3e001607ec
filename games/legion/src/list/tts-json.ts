import { isRecord, parsedJson, short } from '@sandtable/kit'
import { formats2018 } from '../../data/2018/index.ts'
import { battleForces, formats } from '../../data/2024/index.ts'
import {
  findBattle,
  findBattleForce,
  findCommand,
  findCounterpart,
  findUnit,
  findUpgrade,
} from '../catalogue.ts'
import { editionNamed } from '../editions/index.ts'
import { type Army, editionOfArmy, formatOf, pointsOf, usualFormat } from './army.ts'
import { hqLink, readHqLink } from './hq-link.ts'
import {
  type ArmyRead,
  addNamed,
  factionNamed,
  firstOf,
  type Gathering,
  gathered,
  gathering,
  guessOptions,
  mostCharacters,
  refused,
  startOf,
  takeOptions,
  tell,
  tellFormat,
  tellNoCard,
  tellUnknown,
  tooLarge,
} from './reading.ts'
import { optionName } from './terms.ts'
import { folded } from './titles.ts'
import { ttsNames } from './tts-names.ts'

/**
 * The JSON that Tabletop Simulator reads. Its battle deck keeps the names of the first edition: objectives are
 * “deployment”, secondary objectives “objective”, advantages “conditions”.
 */

const oldFactions: Readonly<Record<string, string>> = {
  rebels: 'rebel',
  empire: 'empire',
  republic: 'republic',
  separatists: 'separatist',
}

export function ttsJson(army: Army): string {
  const { name, faction, battleForce, choices = [], units, commands, battle } = army
  const force = findBattleForce(battleForce ?? '')
  const { cards: edition } = editionNamed(editionOfArmy(army))
  const battleOf = (kind: string) =>
    battle.flatMap((id) => {
      const card = findBattle(id)
      return card?.kind === kind ? [nameOf(card)] : []
    })
  return JSON.stringify(
    {
      listname: name,
      points: pointsOf(army),
      numActivations: units.length,
      armyFaction: oldFactions[faction] ?? '',
      ...(force !== undefined && { battleForce: force.name }),
      ...(choices.length > 0 && { battleForceChoices: choices.map((id) => optionName(id).en) }),
      commandCards: [...commands.map((id) => nameOf(findCommand(id))), 'Standing Orders'],
      contingencies: [],
      units: units.map(({ card, upgrades, counterpart }) => {
        const partner = findCounterpart(counterpart ?? '')
        return {
          name: nameOf(findUnit(card), ' '),
          upgrades: [
            ...upgrades.map((id) => nameOf(findUpgrade(id), ', ')),
            ...(partner === undefined ? [] : [nameOf(partner, ' ')]),
          ],
        }
      }),
      battlefieldDeck: {
        scenario: formatOf(army)?.recon === true ? 'recon' : 'standard',
        conditions: battleOf('advantage'),
        deployment: battleOf('primary'),
        objective: battleOf('secondary'),
      },
      // What list builders link to is of 2024; the first edition says so itself.
      ...(edition === '2024' ? { listlink: hqLink(army) } : { edition, format: army.format }),
    },
    null,
    2,
  )
}

interface Card {
  readonly hq: string
  readonly name: string
  readonly title?: string
}

function nameOf(card: Card | undefined, between = ' '): string {
  if (card === undefined) return ''
  const { hq, name, title } = card
  return ttsNames[hq] ?? (title === undefined ? name : `${name}${between}${title}`)
}

export function readTtsJson(text: string): ArmyRead {
  if (text.length > mostCharacters) return tooLarge()
  // Some editors put a mark at the start of a file.
  const file = parsedJson(text.trim())
  if (!isRecord(file) || !Array.isArray(file.units))
    return refused(
      'This is not a list for Tabletop Simulator: it has no units.',
      'Das ist keine Liste für Tabletop Simulator: Sie hat keine Einheiten.',
    )
  const force = battleForces.find(({ name }) => folded(name) === folded(wordIn(file.battleForce)))
  const said = wordIn(file.armyFaction)
  const faction = said === '' ? force?.faction : factionNamed(said)
  if (faction === undefined && said === '')
    return refused(
      'The list names no faction (“armyFaction”).',
      'Die Liste nennt keine Fraktion („armyFaction“).',
    )
  if (faction === undefined)
    return refused(`There is no faction “${short(said)}”.`, `Es gibt keine Fraktion „${short(said)}“.`)
  const deck = [file.battlefieldDeck, file.battleFieldDeck].find(isRecord) ?? {}
  const name = wordIn(file.listname) || wordIn(file.title)
  const all = gathering(startOf(name.slice(0, longestName), faction, formatIn(file, deck), force?.id))
  if (wordIn(file.battleForce) !== '' && force === undefined) {
    const name = short(wordIn(file.battleForce))
    tell(all, `Unknown battle force: ${name}.`, `Unbekannter Kampftrupp: ${name}.`)
  }
  if (file.edition === '2018' && file.format !== undefined && all.start.format !== file.format)
    tellFormat(all, String(file.format))
  takeOptions(all, wordsIn(all, file.battleForceChoices, 'battleForceChoices'))
  for (const [at, unit] of firstOf(all, file.units, 'units').entries()) readUnit(all, unit, `units[${at}]`)
  for (const command of wordsIn(all, file.commandCards, 'commandCards')) addNamed(all, ['command'], command)
  // Hands of today have none: nothing of an older list is lost without a word.
  for (const command of wordsIn(all, file.contingencies, 'contingencies')) tellUnknown(all, command)
  // Each card says by its name what it is: in the old spelling, “objective” are the secondary ones.
  for (const key of deckKeys)
    for (const card of wordsIn(all, deck[key], `battlefieldDeck.${key}`)) addNamed(all, ['battle'], card)
  const isDeck = (key: string) => isRecord(file[key])
  tellUnread(all, file, [...fileKeys, ...['battlefieldDeck', 'battleFieldDeck'].filter(isDeck)], '')
  tellUnread(all, deck, [...deckKeys, 'scenario'], 'battlefieldDeck.')
  guessOptions(all)
  return gathered(all)
}

/** Cards in places that nobody knows are not lost without a word. */
function tellUnread(
  all: Gathering,
  part: Readonly<Record<string, unknown>>,
  known: readonly string[],
  path: string,
): void {
  for (const [key, value] of Object.entries(part))
    if (typeof value === 'object' && value !== null && !known.includes(key)) tellNoCard(all, `${path}${key}`)
}

/** What is read, wherever it may hold cards; the deck has to be a record. */
const fileKeys = ['units', 'commandCards', 'contingencies', 'battleForceChoices']

const longestName = 80

/** Objectives, secondary objectives and advantages, in either spelling. */
const deckKeys = ['deployment', 'primary', 'objective', 'secondary', 'advantage', 'conditions', 'condition']

/** The file says only whether it is a recon list; more is in its link. */
function formatIn(file: Readonly<Record<string, unknown>>, deck: Readonly<Record<string, unknown>>): string {
  if (file.edition === '2018')
    return formats2018.find(({ id }) => id === file.format)?.id ?? editionNamed('2018').format
  const link = readHqLink(wordIn(file.listlink))
  if ('army' in link) return link.army.format ?? usualFormat
  return deck.scenario === 'recon' ? (formats.find(({ recon }) => recon)?.id ?? usualFormat) : usualFormat
}

/** What an unknown unit bears is left out with it, and told as well. */
function readUnit(all: Gathering, unit: unknown, field: string): void {
  if (!isRecord(unit) || wordIn(unit.name) === '') {
    tellNoCard(all, field)
    return
  }
  const isKnown = addNamed(all, ['unit'], wordIn(unit.name))
  for (const upgrade of wordsIn(all, unit.upgrades, `${field}.upgrades`)) {
    if (isKnown) addNamed(all, ['upgrade', 'counterpart'], upgrade)
    else tellUnknown(all, upgrade)
  }
}

function wordIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The names in a list; whatever else stands there is told. */
function wordsIn(all: Gathering, value: unknown, field: string): string[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) {
    tellNoCard(all, field)
    return []
  }
  return firstOf(all, value, field).flatMap((one, at) => {
    if (wordIn(one) !== '') return [wordIn(one)]
    tellNoCard(all, `${field}[${at}]`)
    return []
  })
}
