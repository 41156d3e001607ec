import type { Named } from '@sandtable/kernel'
import { findFigure } from '../army/cards.ts'
import type { AssaultView } from '../vocabulary/view.ts'
import { abilityName, beside, cardName, isSide, readable, sideName, text } from './names.ts'
import { missionSeen } from './table-seen.ts'

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

/**
 * The name of its card; with the number of its group where that group has several figures, or several groups
 * have the card, and with its side where both sides have it.
 */
export function figureName(id: string, seen?: AssaultView): Named {
  const figure = seen?.figures.find((one) => one.id === id)
  if (seen === undefined || figure === undefined) return numberedName(id)
  const isAlone = (findFigure(figure.card)?.group ?? 1) === 1
  return toldApart(seen, id, figure.card, isAlone)
}

export function groupName(id: string, seen?: AssaultView): Named {
  const group = seen?.groups.find((one) => one.id === id)
  return seen === undefined || group === undefined ? numberedName(id) : toldApart(seen, id, group.card, true)
}

function toldApart(seen: AssaultView, id: string, card: string, isAlone: boolean): Named {
  const name = cardName(card)
  const groups = seen.groups.filter((one) => one.card === card)
  if (isAlone && groups.length === 1) return name
  const numbers = numbersOf(id)
  if (numbers === null) return beside(name, text(id, id))
  // A group of one needs no letter.
  const { seat, number } = numbers
  const more = (findFigure(card)?.group ?? 1) === 1 ? number : `${number}${numbers.letter}`
  if (groups.every((one) => one.seat === seat)) return text(`${name.en} ${more}`, `${name.de} ${more}`)
  const { en, de } = sideName(seat)
  return beside(name, text(`${en} ${more}`, `${de} ${more}`))
}

const kinds: Readonly<Record<string, Named>> = {
  door: text('door', 'Tür'),
  terminal: text('terminal', 'Terminal'),
  crate: text('crate', 'Kiste'),
  token: text('token', 'Marker'),
}

/** What the mission calls it, numbered where there are several of the kind. */
export function objectName(id: string, seen?: AssaultView): Named {
  const object = seen?.objects.find((one) => one.id === id)
  if (seen === undefined || object === undefined) {
    const [, kind = '', number = ''] = /^([a-z]+)-(\d+)$/.exec(id) ?? []
    const name = kinds[kind]
    return name === undefined ? readable(id) : text(`${name.en} ${number}`, `${name.de} ${number}`)
  }
  const name =
    missionSeen(seen)?.tokens[object.label]?.name ??
    kinds[object.label] ??
    kinds[object.kind] ??
    readable(object.label)
  const alike = seen.objects.filter((one) => one.label === object.label)
  if (alike.length < 2) return name
  const number = alike.indexOf(object) + 1
  return text(`${name.en} ${number}`, `${name.de} ${number}`)
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
