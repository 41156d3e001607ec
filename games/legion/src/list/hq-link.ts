import { short } from '@sandtable/kit'
import { formats } from '../../data/2024/index.ts'
import { findUnit, findUpgrade } from '../catalogue.ts'
import { type Army, formatOf, type UnitInList, usualFormat } from './army.ts'
import {
  type ArmyRead,
  add,
  factionNamed,
  firstOf,
  type Gathering,
  gathered,
  gathering,
  guessOptions,
  mostCharacters,
  refused,
  repeat,
  startOf,
  tell,
  tellUnknown,
  tooLarge,
} from './reading.ts'
import { cardWithHq, forceWithHq, hqOf } from './titles.ts'

/**
 * Links of Legion HQ: the faction, the points of the format, a battle force, then what is brought by ids of two letters:
 * units with their number before and their upgrades behind them, a 0 for each empty slot; then commands and battle cards.
 */

const place = 'https://legionhq2.com/list'

export function hqLink(army: Army): string {
  const { faction, battleForce, units, commands, battle } = army
  const brought = [
    ...counted(units.map(segmentOf)),
    ...commands.map((id) => hqOf('command', id)),
    ...battle.map((id) => hqOf('battle', id)),
  ]
  const force = battleForce === undefined ? [] : [hqOf('battle force', battleForce)]
  const start = [`${formatOf(army)?.points ?? ''}`, ...force]
  return `${place}/${faction}/${[...start, brought.join(',')].join(':')}`
}

function counted(segments: readonly string[]): string[] {
  const lines: string[] = []
  for (let at = 0; at < segments.length; ) {
    let count = 1
    while (segments[at + count] === segments[at] && count < 9) count++
    lines.push(`${count}${segments[at]}`)
    at += count
  }
  return lines
}

/** Each upgrade where its slot stands in the bar; those of added slots behind. */
function segmentOf({ card, upgrades, counterpart }: UnitInList): string {
  const left = [...upgrades]
  const inBar = (findUnit(card)?.slots ?? []).map((slot) => {
    const at = left.findIndex((id) => findUpgrade(id)?.slot === slot)
    return at < 0 ? '0' : hqOf('upgrade', left.splice(at, 1)[0] ?? '')
  })
  const partner = counterpart === undefined ? '' : `+1${hqOf('counterpart', counterpart)}`
  return [hqOf('unit', card), ...inBar, ...left.map((id) => hqOf('upgrade', id)), partner].join('')
}

export function readHqLink(text: string): ArmyRead {
  if (text.length > mostCharacters) return tooLarge()
  const found = /^\s*(?:(?:https?:\/\/)?(?:www\.)?([\w.-]+))?\/list\/([\w-]+)\/([^\s?#]*)/i.exec(text)
  if (found === null) return refused('This is not a link of Legion HQ.', 'Das ist kein Link von Legion HQ.')
  const [, host = 'legionhq2.com', side = '', rest = ''] = found
  if (host.toLowerCase() !== 'legionhq2.com')
    return refused(
      `A link of ${short(host)} is of another edition: its cards are not those of 2024.`,
      `Ein Link von ${short(host)} gehört zu einer anderen Ausgabe: Das sind nicht die Karten von 2024.`,
    )
  const faction = factionNamed(side)
  if (faction === undefined)
    return refused(`There is no faction “${short(side)}”.`, `Es gibt keine Fraktion „${short(side)}“.`)
  const parts = decoded(rest).replace(/\/+$/, '').split(':')
  const list = parts.pop() ?? ''
  const points = parts.find((part) => /^\d+$/.test(part))
  const code = parts.find((part) => !/^\d+$/.test(part))
  const format = formats.find((one) => `${one.points}` === points)?.id ?? usualFormat
  const force = code === undefined ? undefined : forceWithHq(code)
  const all = gathering(startOf('', faction, format, force?.id))
  if (points !== undefined && formats.every((one) => `${one.points}` !== points))
    tell(all, `No format has ${points} points.`, `Kein Format hat ${points} Punkte.`)
  if (code !== undefined && force === undefined)
    tell(all, `Unknown battle force: ${short(code)}.`, `Unbekannter Kampftrupp: ${short(code)}.`)
  for (const segment of firstOf(all, list.split(','), 'list')) readSegment(segment, all)
  // Its links say nothing of the options that were chosen.
  guessOptions(all)
  return gathered(all)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readSegment(segment: string, all: Gathering): void {
  if (segment === '') return
  if (segment.length <= 2) {
    addWithHq(segment, all, ['command', 'battle'])
    return
  }
  const [host = '', partner] = segment.split('+')
  const count = Number(host[0])
  if (!readUnit(host.slice(1), all)) {
    for (const id of pairs(partner?.slice(1) ?? '')) tellUnknown(all, id)
    return
  }
  if (partner !== undefined) readPartner(partner.slice(1), all)
  repeat(all, Number.isInteger(count) ? count : 1)
}

/** False: there is no such unit, so that what it bears is left out with it, and told as well. */
function readUnit(ids: string, all: Gathering): boolean {
  const [unit, ...upgrades] = pairs(ids)
  if (unit === undefined || cardWithHq(unit)?.kind !== 'unit') {
    for (const id of [unit ?? ids, ...upgrades]) tellUnknown(all, id)
    return false
  }
  add(all, 'unit', cardWithHq(unit)?.card.id ?? '')
  for (const id of upgrades) addWithHq(id, all, ['upgrade'])
  return true
}

function readPartner(ids: string, all: Gathering): void {
  const [partner = '', ...upgrades] = pairs(ids)
  addWithHq(partner, all, ['counterpart'])
  for (const id of upgrades) addWithHq(id, all, ['upgrade'])
}

function addWithHq(hq: string, all: Gathering, kinds: readonly string[]): void {
  const found = cardWithHq(hq)
  if (found === undefined || !kinds.includes(found.kind)) tellUnknown(all, hq)
  else add(all, found.kind, found.card.id)
}

/** Two letters each; a 0 is an empty slot. */
function pairs(ids: string): string[] {
  const found: string[] = []
  for (let at = 0; at < ids.length; ) {
    if (ids[at] === '0') at++
    else {
      found.push(ids.slice(at, at + 2))
      at += 2
    }
  }
  return found
}
