import type { Space, Stand } from '@sandtable/grid'
import type { Seat } from '@sandtable/kernel'
import type { CommonEntries } from '@sandtable/kit'
import type { Colour, MissionLetter } from '../../data/maps/types.ts'
import type { AttackSymbol, Condition, DefenceSymbol, Effects, PowerToken, Side } from '../../data/types.ts'
import type { FigureId, GroupId, MapObject, ObjectId, TargetId } from '../state.ts'
import type { Source } from './damage.ts'
import type { DieSeen } from './view.ts'

/** What the journal tells. Cards go by their plain ids, without what kind of card they are, unless it is said. */
export interface Entries {
  used: CommonEntries['used']
  mission: { readonly map: string; readonly letter: MissionLetter }
  round: { readonly round: number }
  initiative: { readonly seat: Seat }
  deployed: OfFigure & { readonly stand: Stand }

  activates: OfGroup
  exhausted: OfGroup
  readied: OfGroup
  /** Deployment cards and upgrades, in the status phase. */
  'all readied': object
  /** What a group is worth to the opponent from now on. */
  worth: OfGroup & { readonly points: number }
  'movement points': OfFigure & { readonly points: number }
  'movement points lost': OfFigure & { readonly points: number }
  move: OnTheWay
  push: OnTheWay
  place: OnTheWay
  /** `card` with its kind. */
  'special action': OfFigure & { readonly card: string; readonly ability: string }
  interacts: OfFigure & OfObject
  form: OfFigure & { readonly form: string }

  attack: OfAttack
  rolled: OfAttack & DiceOfBoth
  rerolled: DiceOfBoth
  /** Dice that are rolled for something else than an attack. */
  dice: { readonly dice: readonly ({ readonly colour: string } & Side<AttackSymbol | DefenceSymbol>)[] }
  surge: { readonly attacker: FigureId; readonly key: string; readonly gives: Effects }
  missed: OfAttack
  'attack over': OfAttack & { readonly damage: number }

  damage: OfFigure & { readonly amount: number; readonly source: Source }
  'object damage': OfObject & { readonly amount: number }
  defeated: OfFigure
  destroyed: OfObject
  recovered: OfFigure & { readonly amount: number }
  condition: OfFigure & { readonly condition: Condition }
  'condition lost': OfFigure & { readonly condition: Condition }
  'power token': OfFigure & OfPower
  'power token spent': OfFigure & OfPower
  'power token lost': OfFigure & OfPower

  'door opened': OfObject
  'door closed': OfObject
  'picked up': OfFigure & OfObject
  dropped: OfFigure & OfObject
  installed: OfFigure & OfObject
  flipped: OfObject & { readonly face: MapObject['face'] }
  /** By a side, or by nobody. */
  marked: OfObject & { readonly by: Seat | 'neutral' }
  'strain token': OfObject
  'strain tokens taken': OfObject
  'power token laid': OfObject & OfPower
  'power token taken': OfObject & OfPower
  'token placed': OfObject & { readonly space: Space }
  'token moved': OfObject & { readonly space: Space | null }
  'token discarded': OfObject
  'token claimed': OfObject & OfSide
  swapped: { readonly one: ObjectId; readonly other: ObjectId }

  points: OfSide & { readonly points: number; readonly why: string }
  named: OfSide & OfGroup
  holds: { readonly seat: Seat | null }
  pile: { readonly tokens: number }
  favour: OfSide
  drawn: { readonly colour: Colour | null }
  'drew colour': OfSide & { readonly colour: Colour }
  'rolled for spot': { readonly number: number }

  'command card': OfSide & OfCard & { readonly figure: FigureId | null }
  'command card cancelled': OfCard
  drew: OfSide & { readonly count: number }
  'drew cards': OfSide & OfCards
  discarded: OfSide & OfCard
  'discarded from deck': OfSide & OfCard
  fetched: OfSide & OfCard
  'taken back': OfSide & OfCard
  'shuffled back': OfSide & OfCard
  'stays in play': OfSide & OfCard
  'leaves play': OfSide & OfCard
  'put under deck': OfSide
  'put on deck': OfSide
  'card put on deck': OfSide & OfCard
  'hand shuffled': OfSide
  'cards removed': OfSide & OfCards
  'looked at hand': OfSide & OfCards
  'looked at deck': OfSide & OfCards
  'top cards seen': { readonly tops: readonly (OfSide & OfCard)[] }
  'upgrade exhausted': OfSide & OfCard
  'upgrade depleted': OfSide & OfCard
}

interface OfSide {
  readonly seat: Seat
}

interface OfGroup {
  readonly group: GroupId
}

interface OfFigure {
  readonly figure: FigureId
}

interface OfObject {
  readonly object: ObjectId
}

interface OfCard {
  readonly card: string
}

interface OfCards {
  readonly cards: readonly string[]
}

interface OfPower {
  readonly token: PowerToken
}

interface OnTheWay extends OfFigure {
  readonly path: readonly Stand[]
}

interface OfAttack {
  readonly attacker: FigureId
  readonly target: TargetId
}

interface DiceOfBoth {
  readonly attack: readonly DieSeen[]
  readonly defence: readonly DieSeen[]
}
