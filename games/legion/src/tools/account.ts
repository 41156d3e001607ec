import { type Accounting, type Entry, type Hope, type Named, type Struck, underWay } from '@sandtable/kernel'
import { attackDice, defenceDice } from '../dice.ts'
import type { Legion, LState, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { view } from '../view.ts'
import { cardName, text, unitName } from '../words/names.ts'

const hits = text('Hits on attack dice', 'Treffer auf Angriffswürfeln')
const blocks = text('Blocks on defence dice', 'Abwehr auf Verteidigungswürfeln')

/** What a battle came to: victory points, who wounded whom, and dice against what was to be expected. */
export const account: Accounting<Legion> = {
  counts: text('Victory points', 'Siegpunkte'),
  points: (s) => ({ ...s.table.points }),
  harm: (s, entry) => {
    if (entry.type !== 'wounds' && entry.type !== 'unit defeated') return null
    const unit = String(entry.unit)
    const isEnd = entry.type === 'unit defeated'
    return {
      by: isEnd ? null : whoHarms(s, unit),
      to: struck(s, unit),
      damage: isEnd ? 0 : Number(entry.count),
      defeated: isEnd,
    }
  },
  die: (s, die) => {
    const pool = underWay(s, 'attack pool')
    if (pool === null) return []
    const isIn = (dice: Readonly<Record<string, { readonly id: string }>>) =>
      Object.values(dice).some(({ id }) => id === die.id)
    const seatOf = (unit: UnitId) => unitOf(s, unit).seat
    if (isIn(attackDice)) return [hope(seatOf(pool.attacker), hits, ['hit', 'crit'])]
    // A charge may hit those of its own side.
    return isIn(defenceDice) ? [hope(seatOf(pool.defender), blocks, ['block'])] : []
  },
}

function hope(seat: string, name: Named, good: readonly string[]): Hope {
  return { seat, name, worth: (face) => (good.includes(face) ? 1 : 0) }
}

function struck(s: LState, id: UnitId): Struck {
  const { seat } = unitOf(s, id)
  return { piece: id, seat, name: unitName(view(s, null), id) }
}

/** Whoever did it, as far as somebody did; else the card that was told of last. */
function whoHarms(s: LState, unit: UnitId): Struck {
  const suffering = underWay(s, 'suffer wounds')
  const by = suffering?.unit === unit ? suffering.by : undefined
  if (by !== undefined && by !== unit) return struck(s, by)
  const card = s.news.map(causeIn).findLast((one) => one !== null)
  return { piece: null, seat: null, name: card ?? text('its own fate', 'das eigene Schicksal') }
}

function causeIn({ type, card }: Entry): Named | null {
  return type === 'used' || type === 'strike dice' ? cardName(String(card)) : null
}
