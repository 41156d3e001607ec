import { canDestructItself, destructItself } from '../keywords/compelling.ts'
import { unitsOfSide } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { gains, hasForGood } from './deeds.ts'
import { at, command, named, resolve, round } from './phrases.ts'

/** Command cards of the IG series. */

const eleven = named('IG-11')
const eightyEight = named('IG-88')

export const igDroidCommands: readonly LCard[] = [
  command(
    'anti-capture-protocols',
    round(eleven, { id: 'self-destruct', x: 4 }),
    at('end of perform actions', eleven, { can: (_, unit) => canDestructItself(unit), do: destructItself }),
  ),
  command(
    'independent-programming',
    resolve(eightyEight, hasForGood({ id: 'independent', of: 'Dodge 1' })),
    at('order issued', eightyEight, gains('aim'), {
      when: (s, _, { command: by }, { id, seat }) =>
        by !== undefined &&
        unitsOfSide(s, seat).some((unit) => unit.commander === 'nominated' && unit.id === id),
    }),
  ),
]
