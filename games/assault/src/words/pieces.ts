import type { Named } from '@sandtable/kernel'
import { numberAmong, type PieceName, shortOfThing, withMark } from '@sandtable/kit'
import { findFigure } from '../army/cards.ts'
import type { AssaultView, ObjectSeen } from '../vocabulary/view.ts'
import { abilityName, cardName, isSide, readable, sideName, text } from './names.ts'
import { shortFigureName } from './short-names.ts'
import { missionSeen } from './table-seen.ts'

type GroupSeen = AssaultView['groups'][number]

/** “gold-2b” is the second figure of the second group of gold; names of scenarios stand for themselves. */
interface Numbered {
  readonly seat: string
  readonly number: string
  readonly letter: string
}

function numbersOf(id: string): Numbered | null {
  const [, seat = '', number = '', letter = ''] = /^([a-z]+)-(\d+)([a-z]*)$/.exec(id) ?? []
  return isSide(seat) ? { seat, number, letter } : null
}

function numberedName(id: string): Named {
  const numbers = numbersOf(id)
  if (numbers === null) return text(id, id)
  const { en, de } = sideName(numbers.seat)
  const more = `${numbers.number}${numbers.letter}`
  return text(`${en} ${more}`, `${de} ${more}`)
}

/** The name of its card, with the number of its group and its own letter where that is not enough. */
export function figureName(id: string, seen?: AssaultView): Named {
  return namesOfFigure(id, seen).whole
}

/** What a figure is called where there is room, and where there is not. */
export function namesOfFigure(id: string, seen?: AssaultView): PieceName {
  const group = groupOf(id, seen)
  if (seen === undefined || group === undefined) return { whole: numberedName(id), short: numberedName(id) }
  return withMark(namesOfCard(group), markOfFigure(id, seen))
}

/** The number of its group and its own letter, as far as they are needed to tell it from others: “2b”, “2”. */
export function markOfFigure(id: string, seen: AssaultView): string {
  const group = groupOf(id, seen)
  if (group === undefined) return ''
  const letter = letterOf(seen, group, id)
  const number = groupNumber(seen, group)
  // The first of a group is 1a, though no other group has its name: “Stormtrooper a” is no name.
  return letter === '' ? `${number ?? ''}` : `${number ?? 1}${letter}`
}

function groupOf(id: string, seen: AssaultView | undefined): GroupSeen | undefined {
  const figure = seen?.figures.find((one) => one.id === id)
  return seen?.groups.find((one) => one.id === figure?.group)
}

export function groupName(id: string, seen?: AssaultView): Named {
  const group = seen?.groups.find((one) => one.id === id)
  if (seen === undefined || group === undefined) return numberedName(id)
  return withMark(namesOfCard(group), `${groupNumber(seen, group) ?? ''}`).whole
}

function namesOfCard({ card }: GroupSeen): PieceName {
  return { whole: cardName(card), short: shortFigureName(card) }
}

/** Regular and elite figures of a kind share a short name, and are counted together. */
function groupNumber({ groups }: AssaultView, group: GroupSeen): number | null {
  return numberAmong(groups, group, ({ card }) => shortFigureName(card))
}

/** A group of one needs no letter. Whoever is defeated keeps its own. */
function letterOf({ figures }: AssaultView, { id: group, card }: GroupSeen, id: string): string {
  const place = figures.filter((one) => one.group === group).findIndex((one) => one.id === id)
  const isAlone = place === 0 && (findFigure(card)?.group ?? 1) === 1
  return isAlone ? '' : (numbersOf(id)?.letter ?? String.fromCharCode('a'.charCodeAt(0) + place))
}

const kinds: Readonly<Record<string, Named>> = {
  door: text('door', 'Tür'),
  terminal: text('terminal', 'Terminal'),
  crate: text('crate', 'Kiste'),
  token: text('token', 'Marker'),
}

/** What the mission calls it, numbered where there are several of the kind. */
export function objectName(id: string, seen?: AssaultView): Named {
  return namesOfObject(id, seen).whole
}

/** What a thing on the map is called where there is room, and where there is not. */
export function namesOfObject(id: string, seen?: AssaultView): PieceName {
  const object = seen?.objects.find((one) => one.id === id)
  if (seen === undefined || object === undefined) {
    const [, kind = '', number = ''] = /^([a-z]+)-(\d+)$/.exec(id) ?? []
    const whole = kinds[kind]
    return whole === undefined
      ? { whole: readable(id), short: readable(id) }
      : withMark({ whole, short: whole }, number)
  }
  const mission = missionSeen(seen)
  const nameOf = ({ label, kind }: ObjectSeen): Named =>
    mission?.tokens[label]?.name ?? kinds[label] ?? kinds[kind] ?? readable(label)
  const shortOf = (one: ObjectSeen): Named => {
    const { en, de } = nameOf(one)
    return text(shortOfThing(en), shortOfThing(de))
  }
  const number = numberAmong(seen.objects, object, shortOf)
  return withMark({ whole: nameOf(object), short: shortOf(object) }, `${number ?? ''}`)
}

export function targetName(id: string, seen?: AssaultView): Named {
  const isObject = seen?.objects.some((one) => one.id === id) ?? /^[a-z]+-\d+$/.test(id)
  return isObject && numbersOf(id) === null ? objectName(id, seen) : figureName(id, seen)
}

/** A special action: of a card, or of what the mission lets a figure carry. */
export function specialName(ability: string, seen: AssaultView | undefined): Named {
  for (const { carrier } of Object.values((seen && missionSeen(seen))?.tokens ?? {}))
    for (const { name } of carrier?.actions ?? []) if (name.en.replaceAll(' ', '-') === ability) return name
  return abilityName(ability)
}
