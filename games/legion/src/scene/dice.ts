import type { Die, DieSymbol, Plain } from '@sandtable/kernel'
import { diceInTray, part } from '@sandtable/kit'
import type { GuardDie, PoolDie } from '../vocabulary/attacks.ts'
import { faceName } from '../words/names.ts'
import { layer } from './layers.ts'
import type { Sight } from './view.ts'

/** The dice of the pool under way: attack, cover, defence; those that may be re-rolled can be chosen. */
export function dice(sight: Sight): Die[] {
  const { pool } = sight.table.now
  if (pool === null) return []
  return [
    ...tray(sight, 'attack', pool.attackDice, pool.attacker),
    ...tray(sight, 'cover', pool.coverDice, pool.defender),
    ...tray(sight, 'defence', pool.defenceDice, pool.defender),
  ]
}

function tray(sight: Sight, name: string, dice: readonly (PoolDie | GuardDie)[], of: string): Die[] {
  const eligible = choosable(sight, name)
  return diceInTray({
    name,
    z: layer.die,
    of,
    dice: dice.map(({ colour, face }) => ({
      kind: colour,
      face: face === '' ? 'unrolled' : face,
      symbols: symbolsOf(face),
      label: { ...faceName(face === '' ? 'unrolled' : face) },
    })),
    means: (place) => {
      if (eligible.includes(place)) return { choice: place }
      const face = dice[place]?.face ?? ''
      return isMeantBy(sight, name, face) ? { answers: [face] } : {}
    },
  })
}

export function symbolsOf(face: string): DieSymbol[] {
  return face === 'blank' || face === '' ? [] : [{ name: face, count: 1 }]
}

/** Is a face asked for: which die a card or a token turns or cancels? */
function isMeantBy({ question }: Sight, name: string, face: string): boolean {
  const options = question?.options ?? []
  return name === 'attack' && face !== '' && question?.step === 'choose' && options.includes(face)
}

function choosable({ question }: Sight, name: string): readonly Plain[] {
  if (question === null || part(question.about, 'kind') !== name) return []
  const from = part(part(question.space, 'some'), 'from')
  return Array.isArray(from) ? from : []
}
