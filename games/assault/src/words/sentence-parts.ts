import type { Space, Stand } from '@sandtable/grid'
import type { Change, Language, Named, Seat } from '@sandtable/kernel'
import type { CommonEntries } from '@sandtable/kit'
import type { Colour, MissionLetter } from '../../data/maps/types.ts'
import type { Condition, Effects, PowerToken } from '../../data/types.ts'
import { findPlan } from '../map/library.ts'
import type { FigureId, GroupId, ObjectId, TargetId } from '../state.ts'
import type { Entries } from '../vocabulary/entries.ts'
import type { AssaultView } from '../vocabulary/view.ts'
import { pickedName } from './answers.ts'
import { changeName } from './changes.ts'
import { type DieTold, shownName } from './dice.ts'
import {
  abilityName,
  abilityOfCard,
  beside,
  cardName,
  colourName,
  conditionName,
  gainsName,
  list,
  missionName,
  sideName,
  text,
  tokenName,
} from './names.ts'
import { figureName, groupName, objectName, specialName, targetName } from './pieces.ts'
import { nameOfMoment } from './steps.ts'
import { standName } from './table-seen.ts'

/** What sentences are made of, in one language: names for what an entry has as keys. */
export interface Words {
  figure(id: FigureId): string
  group(id: GroupId): string
  object(id: ObjectId): string
  /** A figure or an object. */
  target(id: TargetId): string
  side(seat: Seat): string
  card(id: string): string
  /** The ability of a card that acts at a moment. */
  ability(card: string, moment: string): string
  /** The moment itself; null: it has no name. */
  moment(name: string): string | null
  special(ability: string): string
  condition(name: Condition): string
  token(kind: PowerToken): string
  colour(name: Colour): string
  dice(shown: readonly DieTold[]): string
  cards(ids: readonly string[]): string
  /** The top cards of decks, with whose they are. */
  tops(seen: Entries['top cards seen']['tops']): string
  /** What a surge ability gives, or its name. */
  gains(gives: Effects, key: string): string
  mission(map: string, letter: MissionLetter): string
  /** Where a stand or a space is; null: nobody can say. */
  place(at: Stand | Space | null | undefined): string | null
  /** What was chosen for a card; null: nobody can say. */
  picked(chosen: CommonEntries['chose']): string | null
  /** What is proposed or agreed on. */
  change(change: Change): string
}

/** The words of a language. With what a seat sees of the table, figures go by the names of their cards. */
export function wordsOf(language: Language, seen?: AssaultView): Words {
  const say = (name: Named): string => name[language]
  return {
    figure: (id) => say(figureName(id, seen)),
    group: (id) => say(groupName(id, seen)),
    object: (id) => say(objectName(id, seen)),
    target: (id) => say(targetName(id, seen)),
    side: (seat) => say(sideName(seat)),
    card: (id) => say(cardName(id)),
    ability: (card, moment) => say(abilityOfCard(card, moment)),
    moment: (name) => nameOfMoment(name)?.[language] ?? null,
    special: (ability) => say(specialName(ability, seen)),
    condition: (name) => say(conditionName(name)),
    token: (kind) => say(tokenName(kind)),
    colour: (name) => say(colourName(name)),
    dice: (shown) => diceText(shown, language),
    cards: (ids) => say(listed(ids.map(cardName))),
    tops: (tops) => say(listed(tops.map(({ seat, card }) => beside(cardName(card), sideName(seat))))),
    gains: (gives, key) => say(gainsName(gives) ?? abilityName(key)),
    mission: (map, letter) => {
      const plan = seen?.map === map ? seen.plan : null
      return say(missionName(plan ?? findPlan(map), map, letter))
    },
    place: (at) =>
      seen === undefined || typeof at !== 'number' ? null : (standName(seen, at)?.name ?? null),
    picked: (chosen) => (seen === undefined ? null : (pickedName(chosen, seen)?.[language] ?? null)),
    change: (change) => say(changeName(change, seen)),
  }
}

function listed(names: readonly Named[]): Named {
  return names.length === 0 ? text('nothing', 'nichts') : list(names)
}

/** “red (2 damage), blue (blank)”. */
function diceText(dice: readonly DieTold[], language: Language): string {
  if (dice.length === 0) return language === 'de' ? 'keine Würfel' : 'no dice'
  return dice.map((die) => shownName(die)[language]).join(', ')
}
