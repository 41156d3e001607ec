import type { UnitCard, UnitType } from '../data/types.ts'
import { unitCard } from './catalogue.ts'
import type { Unit } from './state.ts'

/** What the card of a unit says of its miniatures: asked for all the time, so it is read from each card once. */
export interface Form {
  readonly card: UnitCard
  readonly type: UnitType
  readonly isVehicle: boolean
  readonly isNotched: boolean
  /** Width and length of the base, in mm; a round one is as long as it is wide. */
  readonly size: readonly [width: number, length: number]
  readonly isOblong: boolean
  /** Half the width of a base: the radius of a round one. */
  readonly radius: number
  /** Of the silhouette, in mm. */
  readonly height: number
}

const vehicles: readonly UnitType[] = ['ground vehicle', 'repulsor vehicle']
/** Heavy droid troopers, whom the rules do not name yet, stand on notched bases as their miniatures do. */
const notched: readonly UnitType[] = [
  ...vehicles,
  'creature trooper',
  'emplacement trooper',
  'heavy droid trooper',
]

const forms = new Map<string, Form>()

export function formOf(unit: Pick<Unit, 'card'>): Form {
  return forms.get(unit.card) ?? read(unit.card)
}

function read(id: string): Form {
  const card = unitCard(id)
  const { type, base, height } = card
  const size: Form['size'] = typeof base === 'number' ? [base, base] : base
  const form: Form = {
    card,
    type,
    isVehicle: vehicles.includes(type),
    isNotched: notched.includes(type),
    size,
    isOblong: typeof base !== 'number',
    radius: size[0] / 2,
    height,
  }
  forms.set(id, form)
  return form
}
