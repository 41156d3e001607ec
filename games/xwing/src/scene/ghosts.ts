import { type Area, clone, type Form, type Ghost, type Named, type Plain, type Rail } from '@sandtable/kernel'
import { aboutOf, part } from '@sandtable/kit'
import type { Pose } from '@sandtable/plane'
import type { Bearing } from '../../data/types.ts'
import { type BankRoll, bankAt, bankRoll, bankSpots, type Spot } from '../geometry/bank-roll.ts'
import { fly } from '../geometry/flight.ts'
import { barrelRoll, boost, legalSlides, type Side } from '../geometry/reposition.ts'
import { nearestIn } from '../geometry/stretch.ts'
import { laidAt, partsOf, type TemplateBearing, templateOf } from '../geometry/templates.ts'
import { courseFlown, type Flown } from '../geometry/ways.ts'
import { describedIn } from '../questions.ts'
import { sizeOf } from '../values.ts'
import type { Entries, XTold } from '../vocabulary/entries.ts'
import { bombGhosts, bombsAtBase } from './bombs.ts'
import { layer } from './layers.ts'
import { courseForms, dials, picks, slam } from './maneuvers.ts'
import {
  baseForm,
  localBase,
  newsIn,
  othersOf,
  polygon,
  type ShipSeen,
  type Sight,
  shipIn,
  standAt,
  templateForm,
} from './view.ts'

/** Where the options of the open question would put a ship. */

interface Move {
  readonly end: Pose
  readonly path: Form[]
}

function boosted(ship: ShipSeen, template: TemplateBearing, length = 1): Move {
  const { end } = boost(ship.pose, sizeOf(ship), template, length)
  return { end, path: [templateForm(templateOf(template, length), laidAt(ship.pose, sizeOf(ship), false))] }
}

function rolled(sight: Sight, ship: ShipSeen, side: Side, slide: number, length: 1 | 2): Move {
  const { end, template } = barrelRoll(ship.pose, sizeOf(ship), side, slide, length, sight.obstacles)
  return { end, path: partsOf(template).map(polygon) }
}

/** A roll with the least slide that is free; a tractor beam minds no obstacles. */
function anyRoll(sight: Sight, ship: ShipSeen, side: Side, length: 1 | 2, onto: boolean): Move {
  const obstacles = onto ? [] : sight.obstacles
  const free = legalSlides(ship.pose, sizeOf(ship), side, length, othersOf(sight, ship), obstacles)
  return rolled(sight, ship, side, nearestIn(free, 0) ?? 0, length)
}

function bankRolled(ship: ShipSeen, roll: BankRoll, spot: Spot): Move {
  const { laid, at } = bankAt(ship.pose, sizeOf(ship), roll, spot.template)
  return { end: bankRoll(ship.pose, sizeOf(ship), roll, spot).end, path: [templateForm(laid, at)] }
}

/** A roll along a bank to the free place nearest to the middle. */
function anyBankRoll(sight: Sight, ship: ShipSeen, roll: BankRoll, onto: boolean): Move {
  const obstacles = onto ? [] : sight.obstacles
  const [spot] = bankSpots(ship.pose, sizeOf(ship), roll, othersOf(sight, ship), obstacles)
  return bankRolled(ship, roll, spot ?? { template: 0, ship: 0 })
}

/** The roll that an option or a question speaks of; null: none along a bank. */
function bankRollIn(what: Plain): BankRoll | null {
  const [side, bend] = [part(what, 'side'), part(what, 'bend')]
  if (!isSide(side) || (bend !== 'forward' && bend !== 'backward')) return null
  return { side, bend, length: part(what, 'length') === 2 ? 2 : 1 }
}

const wayNames: Readonly<Record<string, Named>> = {
  left: { en: 'roll left', de: 'Fassrolle links' },
  right: { en: 'roll right', de: 'Fassrolle rechts' },
  straight: { en: 'boost', de: 'Schub' },
  boost: { en: 'boost', de: 'Schub' },
  'left forward': { en: 'roll left, forward', de: 'Fassrolle links, nach vorn' },
  'left backward': { en: 'roll left, backward', de: 'Fassrolle links, nach hinten' },
  'right forward': { en: 'roll right, forward', de: 'Fassrolle rechts, nach vorn' },
  'right backward': { en: 'roll right, backward', de: 'Fassrolle rechts, nach hinten' },
  'bank-left': { en: 'boost left', de: 'Schub links' },
  'bank-right': { en: 'boost right', de: 'Schub rechts' },
  'turn-left': { en: 'boost, turn left', de: 'Schub, Wendemanöver links' },
  'turn-right': { en: 'boost, turn right', de: 'Schub, Wendemanöver rechts' },
}

function moved(ship: ShipSeen, way: string, { end, path }: Move, option: Plain): Ghost {
  return {
    type: 'ghost',
    kind: 'move',
    id: `${ship.id} move ${typeof option === 'string' ? option : JSON.stringify(option)}`,
    z: layer.ghost,
    label: { ...(wayNames[way] ?? { en: way, de: way }) },
    of: ship.id,
    form: baseForm(end, sizeOf(ship)),
    at: standAt(end),
    path,
    meets: [],
    leaves: false,
    answers: [clone(option)],
  }
}

function isSide(value: Plain | undefined): value is Side {
  return value === 'left' || value === 'right'
}

/** Boosts, rolls and SLAMs among the actions on offer. */
function actions(sight: Sight, ship: ShipSeen): Ghost[] {
  return (sight.question?.options ?? []).flatMap((option): Ghost[] => {
    switch (part(option, 'action')) {
      case 'boost': {
        const template = String(part(option, 'template'))
        return [moved(ship, template, boosted(ship, template as TemplateBearing), option)]
      }
      case 'barrel-roll': {
        const side = part(option, 'side')
        if (!isSide(side)) return []
        const length = part(option, 'length') === 2 ? 2 : 1
        const over = part(option, 'over') === true
        const bank = bankRollIn(option)
        if (bank === null) return [moved(ship, side, anyRoll(sight, ship, side, length, over), option)]
        return [moved(ship, `${side} ${bank.bend}`, anyBankRoll(sight, ship, bank, over), option)]
      }
      case 'slam':
        return slam(sight, ship, option)
      default:
        return []
    }
  })
}

/** Decloaking along a bank: ahead, or a roll with its side and direction. */
function bankShift(sight: Sight, ship: ShipSeen, option: Plain): Ghost[] {
  if (option === 'bank-left' || option === 'bank-right')
    return [moved(ship, option, boosted(ship, option, 2), option)]
  const [side = '', bend = ''] = typeof option === 'string' ? option.split(' ') : []
  const roll = bankRollIn({ side, bend, length: 2 })
  return roll === null ? [] : [moved(ship, `${side} ${bend}`, anyBankRoll(sight, ship, roll, false), option)]
}

/** The places worth naming for a ship that rolls along a bank. */
function bankGhosts(sight: Sight, ship: ShipSeen): Ghost[] {
  const roll = bankRollIn(sight.question?.about ?? null)
  const { spots = [] } = describedIn(sight.question)
  if (roll === null) return []
  return spots.map((spot) => {
    const move = bankRolled(ship, roll, spot)
    return moved(ship, `${roll.side} ${roll.bend}`, move, spot)
  })
}

/** Decloaking, and shifting a ship with a tractor beam: a roll to a side, or straight ahead. */
function shifts(sight: Sight, ship: ShipSeen, length: 1 | 2, onto: boolean): Ghost[] {
  return (sight.question?.options ?? []).flatMap((option): Ghost[] => {
    if (option === 'boost') return [moved(ship, 'boost', boosted(ship, 'straight', length), option)]
    if (isSide(option)) return [moved(ship, option, anyRoll(sight, ship, option, length, onto), option)]
    return bankShift(sight, ship, option)
  })
}

export function ghosts(sight: Sight): Ghost[] {
  const { question } = sight
  if (question === null) return []
  const ship = shipIn(sight, part(question.about, 'ship') ?? part(question.about, 'on'))
  switch (question.step) {
    case 'assign dials':
      return dials(sight)
    case 'choose an action':
      return ship === null ? [] : actions(sight, ship)
    case 'choose':
      return ship === null ? [] : picks(sight, ship)
    case 'decloak':
      return ship === null ? [] : shifts(sight, ship, 2, false)
    case 'place the ship at the bank':
      return ship === null ? [] : bankGhosts(sight, ship)
    case 'place the bomb at the base':
      return ship === null ? [] : bombsAtBase(sight, ship)
    case 'shift the ship':
      return ship === null ? [] : shifts(sight, ship, 1, true)
    case 'choose the template':
      return ship === null ? [] : bombGhosts(sight, ship)
    default:
      return []
  }
}

/** The stretches along which a rolled ship may be set down. */
export function rails(sight: Sight): Rail[] {
  const { slide: stretches = [] } = describedIn(sight.question)
  const placing = sight.question?.about ?? aboutOf(sight.seen, 'execute maneuver')
  const ship = shipIn(sight, part(placing, 'ship'))
  if (ship === null) return []
  const end = endOf(sight, ship, placing)
  return stretches.map(([least, most], at) => ({
    type: 'rail',
    id: `${ship.id} rail ${at}`,
    z: layer.ghost,
    of: ship.id,
    from: standAt(end(least)),
    to: standAt(end(most)),
    least,
    most,
    outline: localBase(sizeOf(ship)),
  }))
}

/** Where the ship stands for each slide: at the end of a roll, or of a Tallon roll. */
function endOf(sight: Sight, ship: ShipSeen, about: Plain): (slide: number) => Pose {
  const side = part(about, 'side')
  if (isSide(side)) {
    const length = part(about, 'length') === 2 ? 2 : 1
    return (slide) => barrelRoll(ship.pose, sizeOf(ship), side, slide, length).end
  }
  const course = { speed: Number(part(about, 'speed')), bearing: String(part(about, 'bearing')) as Bearing }
  const others = othersOf(sight, ship)
  return (slide) => fly(ship.pose, sizeOf(ship), course, others, slide).end
}

/** The templates of what moved since the last answer. */
export function templates(sight: Sight): Area[] {
  return newsIn(sight.seen).flatMap((entry, at): Area[] => {
    if (entry.type !== 'moved' && entry.type !== 'action' && entry.type !== 'rolled over') return []
    const ship = sight.ships.find(({ id }) => id === entry.ship)
    if (ship === undefined || entry.from === undefined) return []
    const forms = movedForms(sight, { ...ship, pose: standAt(entry.from) }, entry)
    if (forms.length === 0) return []
    return [{ type: 'area', kind: 'template', id: `template ${at}`, z: layer.template, forms, of: ship.id }]
  })
}

/** What an entry says was flown. */
export function flownIn(entry: Entries['moved']): Flown {
  const { speed, bearing, overlapped } = entry
  return { speed, bearing, end: standAt(entry), overlapped: overlapped.length > 0 }
}

type Moved = Extract<XTold, { readonly type: 'moved' | 'action' | 'rolled over' }>

function movedForms(sight: Sight, ship: ShipSeen, entry: Moved): Form[] {
  switch (entry.type) {
    case 'moved':
      return courseForms(ship.pose, ship, courseFlown(ship.pose, sizeOf(ship), flownIn(entry)))
    case 'action':
      return entry.action === 'boost' ? boosted(ship, entry.template).path : []
    case 'rolled over': {
      const { side, bend, length, slide, template = 0 } = entry
      return bend === undefined
        ? rolled(sight, ship, side, slide, length).path
        : bankRolled(ship, { side, bend, length }, { template, ship: 0 }).path
    }
  }
}
