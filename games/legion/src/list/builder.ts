import type { Banner, Builder, BuildOffer, BuildPlace, ForTerms, HeldCard, Named } from '@sandtable/kernel'
import { forceBuilder } from '@sandtable/kit'
import { formats2018 } from '../../data/2018/index.ts'
import { battleForces, formats } from '../../data/2024/index.ts'
import type { Format } from '../../data/types.ts'
import { cardsIn, findBattle, findBattleForce, findCounterpart } from '../catalogue.ts'
import { edition2024 } from '../editions/2024.ts'
import { editionIds, editionNamed } from '../editions/index.ts'
import { printed } from '../words/german/index.ts'
import { cardName, text } from '../words/names.ts'
import { type Army, editionOfArmy, formatOf, pointsOf, type UnitInList, usualFormat } from './army.ts'
import { ofEachKind } from './battle-deck.ts'
import { battleOffers, commandOffers, unitOffers, upgradeOffers } from './builder-offers.ts'
import { rowOf } from './builder-rows.ts'
import { checkArmy, type Problem } from './check.ts'
import { ofEachPips } from './hand.ts'
import { hqLink, readHqLink } from './hq-link.ts'
import { isOffered } from './offered.ts'
import type { ArmyRead } from './reading.ts'
import { battleKinds, factionName, factionNames, formatNames, optionName } from './terms.ts'
import { armyText } from './text.ts'
import { readArmyText } from './text-read.ts'
import { readTtsJson, ttsJson } from './tts-json.ts'

const units = 'units'
const commands = 'commands'
const format = 'format'
const force = 'battle force'
const options = 'options'

/** Armies: units with their upgrades, the command hand, the battle deck; before all that, format and battle force. */
export const builder: Builder = forceBuilder<Army, UnitInList, Problem>({
  sides: Object.entries(factionNames)
    .filter(([id]) => isPlain(id) || forcesOf(id).length > 0)
    .map(([id, name]) => ({ id, name })),
  limit: (army) => formatOf(army)?.points ?? 0,
  empty: (side) => ({
    name: '',
    faction: Object.hasOwn(factionNames, side) ? side : 'rebels',
    ...(isPlain(side) ? {} : { battleForce: forcesOf(side)[0]?.id ?? '' }),
    units: [],
    commands: [],
    battle: [],
  }),
  sideOf: ({ faction }) => factionName(faction),
  bannerOf,
  termsOf,
  pointsOf,
  check: (army) => checkArmy(army),
  keyOf: ({ field, rules, card = '' }) => [field, ...rules, card].join(' '),
  isUnfinished: (_, { missing }) => missing === true,
  rows: {
    at: units,
    of: (army) => army.units,
    with: (army, rows) => ({ ...army, units: rows }),
    begin: (card) => ({ card, upgrades: [] }),
    cards: {
      of: ({ upgrades, counterpart }) => [...upgrades, ...(counterpart === undefined ? [] : [counterpart])],
      with: ({ card }, cards) => {
        const counterpart = cards.find((id) => findCounterpart(id) !== undefined)
        const upgrades = cards.filter((id) => id !== counterpart)
        return { card, upgrades, ...(counterpart !== undefined && { counterpart }) }
      },
    },
  },
  lists: {
    [format]: {
      of: (army) => (army.format === undefined ? [] : [army.format]),
      with: ({ format: _, ...army }, cards) => withChosen(army, format, cards.at(-1)),
    },
    [force]: {
      of: ({ battleForce }) => (battleForce === undefined ? [] : [battleForce]),
      // Its options go with it.
      with: ({ battleForce: _, choices: __, ...army }, cards) =>
        withChosen(army, 'battleForce', cards.at(-1)),
    },
    [options]: {
      of: ({ choices = [] }) => choices,
      with: ({ choices: _, ...army }, cards) => (cards.length === 0 ? army : { ...army, choices: cards }),
    },
    [commands]: { of: (army) => army.commands, with: (army, cards) => ({ ...army, commands: cards }) },
    ...Object.fromEntries(
      edition2024.battleDeck.map((kind) => [
        kind,
        {
          of: ({ battle }: Army) => battle.filter((id) => isKind(id, kind)),
          with: (army: Army, cards: readonly string[]) => ({
            ...army,
            battle: [...army.battle.filter((id) => !isKind(id, kind)), ...cards],
          }),
        },
      ]),
    ),
  },
  show: rowOf,
  places: placesOf,
  offers: offersAt,
  formats: [
    {
      id: 'text',
      name: text('plain text', 'Klartext'),
      write: (army) => armyText(army, 'en'),
      read: (said) => reading(readArmyText(said)),
    },
    {
      id: 'legion-hq',
      name: text('Legion HQ link', 'Link von Legion HQ'),
      isFor: (army) => editionNamed(editionOfArmy(army)).cards === '2024',
      write: hqLink,
      read: (said) => reading(readHqLink(said)),
    },
    {
      id: 'tts',
      name: text('Tabletop Simulator', 'Tabletop Simulator'),
      write: ttsJson,
      read: (said) => reading(readTtsJson(said)),
    },
  ],
})

/** The editions for which an army is: those of 2018 serve the quick reference, too, if they are of the usual size. */
export function termsOf(army: Army): ForTerms {
  const { cards, id } = editionNamed(editionOfArmy(army))
  const profiles = editionIds.filter((one) => editionNamed(one).cards === cards)
  const usual = editionNamed('2018').format
  return { edition: army.format === usual || id === 'qr3' ? profiles : [id] }
}

/** One of each unit. */
export function bannerOf({ faction, units: fielded }: Army): Banner {
  return { emblem: faction, looks: fielded.map(({ card }) => card) }
}

function reading(read: ArmyRead) {
  return 'refused' in read ? read : { force: read.army, notices: read.notices }
}

/** May armies of this faction be without a battle force? */
function isPlain(faction: string): boolean {
  return faction !== 'mercenary' && faction !== 'mandalorians'
}

function forcesOf(faction: string) {
  return battleForces.filter((one) => one.faction === faction && isOffered('battle force', one.id))
}

function isKind(id: string, kind: string): boolean {
  return findBattle(id)?.kind === kind
}

/** Without the choice there is no field for it. */
function withChosen(army: Army, field: 'format' | 'battleForce', chosen: string | undefined): Army {
  return chosen === undefined || (field === format && chosen === usualFormat)
    ? army
    : { ...army, [field]: chosen }
}

function held(kind: string, card: string): HeldCard {
  return { card, label: cardName(card), points: 0, about: `${kind}:${card}` }
}

function placesOf(army: Army): BuildPlace[] {
  const { battleForce, battle } = army
  const hand = 3 * ofEachPips
  const edition = editionNamed(editionOfArmy(army))
  const written = battleForce === undefined ? undefined : findBattleForce(battleForce)
  return [
    {
      id: format,
      label: text('Format', 'Format'),
      held:
        army.format === undefined
          ? []
          : [choice(army.format, formatNames[army.format], formatOf(army)?.points)],
      open: army.format === undefined,
    },
    {
      id: force,
      label: text('Battle force', 'Kampftrupp'),
      held: battleForce === undefined ? [] : [choice(battleForce, written && printed(written.name))],
      open: battleForce === undefined && edition.cards === '2024' && forcesOf(army.faction).length > 0,
    },
    ...optionPlaces(army),
    { id: units, label: text('Units', 'Einheiten'), held: [], open: true, first: true },
    {
      id: commands,
      label: text(
        `Command hand: ${army.commands.length} / ${hand}`,
        `Kommandokartenhand: ${army.commands.length} / ${hand}`,
      ),
      held: army.commands.map((id) => held('command', id)),
      open: army.commands.length < hand,
    },
    ...edition.battleDeck.map((kind): BuildPlace => {
      const own = battle.filter((id) => isKind(id, kind))
      const { en, de } = battleKinds[kind]
      const count = `${own.length} / ${ofEachKind}`
      return {
        id: kind,
        label: text(`${en}: ${count}`, `${de}: ${count}`),
        held: own.map((id) => held('battle', id)),
        open: own.length < ofEachKind,
      }
    }),
  ]
}

/** A place for the options of a battle force that has some. */
function optionPlaces({ battleForce, choices = [] }: Army): BuildPlace[] {
  const { choose } = findBattleForce(battleForce ?? '') ?? {}
  if (choose === undefined && choices.length === 0) return []
  const count = `${choices.length} / ${choose ?? 0}`
  return [
    {
      id: options,
      label: text(`Options: ${count}`, `Möglichkeiten: ${count}`),
      held: choices.map((id) => choice(id, optionName(id))),
      open: choices.length < (choose ?? 0),
    },
  ]
}

function choice(card: string, label: Named = text(card, card), points = 0): HeldCard {
  return { card, label, points, about: `choice:${card}` }
}

/** Beside the usual one; the first edition has two factions. */
function formatsFor({ faction }: Army): readonly Format[] {
  const others = formats.filter(({ id }) => id !== usualFormat)
  const isThere = cardsIn('2018').units.some((card) => card.faction === faction)
  return isThere ? [...others, ...formats2018.filter(({ edition }) => edition === '2018')] : others
}

type Offer = Omit<BuildOffer, 'problem'>

function offersAt(army: Army, place: string): readonly Offer[] {
  if (place === units) return unitOffers(army)
  if (place === commands) return commandOffers(army)
  if (place === format)
    return formatsFor(army).map(({ id, points }) => ({
      ...choice(id, formatNames[id], points),
      detail: text('', ''),
    }))
  if (place === force)
    return forcesOf(army.faction).map(({ id, name }) => ({
      ...choice(id, printed(name)),
      detail: text('', ''),
    }))
  if (place === options)
    return (findBattleForce(army.battleForce ?? '')?.options ?? [])
      .filter(({ id }) => army.choices?.includes(id) !== true)
      .map(({ id }) => ({ ...choice(id, optionName(id)), detail: text('', '') }))
  if (editionNamed(editionOfArmy(army)).battleDeck.some((kind) => kind === place))
    return battleOffers(army, place)
  const [row = '', ...slot] = place.split(' ')
  return upgradeOffers(army, Number(row), slot.join(' '))
}
