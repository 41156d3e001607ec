import { type Accounting, type Hope, type Named, type Struck, underWay } from '@sandtable/kernel'
import { attackDice, defenceDice } from '../../data/dice.ts'
import { attackUnderWay } from '../current-attack.ts'
import { pointsOf } from '../score.ts'
import { type AState, type Assault, type FigureId, figureOf, otherSeat } from '../state.ts'
import { view } from '../view.ts'
import type { Source } from '../vocabulary/damage.ts'
import { text } from '../words/names.ts'
import { figureName } from '../words/pieces.ts'

/** What a skirmish came to: victory points, who harmed whom, and dice against what was to be expected. */
export const account: Accounting<Assault> = {
  counts: text('Victory points', 'Siegpunkte'),
  points: (s) => Object.fromEntries(s.seats.map((seat) => [seat, pointsOf(s, seat)])),
  harm: (s, entry) => {
    if (entry.type !== 'damage' && entry.type !== 'defeated') return null
    const figure = String(entry.figure)
    const isEnd = entry.type === 'defeated'
    return {
      by: isEnd ? null : whoHarms(s, figure, entry.source as Source),
      to: struck(s, figure),
      damage: isEnd ? 0 : Number(entry.amount),
      defeated: isEnd,
    }
  },
  die: (s, die) => {
    const attack = attackUnderWay(s)
    if (attack === null) return []
    if (Object.hasOwn(attackDice, die.id))
      return [
        hope(attack.by, 'damage', text('Damage on attack dice', 'Schaden auf Angriffswürfeln')),
        hope(attack.by, 'surge', text('Surges on attack dice', 'Energie auf Angriffswürfeln')),
      ]
    if (!Object.hasOwn(defenceDice, die.id)) return []
    const seat = otherSeat(attack.by)
    return [
      hope(seat, 'block', text('Blocks on defense dice', 'Blocken auf Verteidigungswürfeln')),
      hope(seat, 'evade', text('Evades on defense dice', 'Ausweichen auf Verteidigungswürfeln')),
    ]
  },
}

/** Faces say what they show: `2 damage 1 surge`. */
function hope(seat: string, symbol: string, name: Named): Hope {
  const shown = new RegExp(`(\\d+) ${symbol}`)
  return { seat, name, worth: (face) => Number(shown.exec(face)?.[1] ?? 0) }
}

function struck(s: AState, id: FigureId): Struck {
  const { seat } = figureOf(s, id)
  return { piece: id, seat, name: figureName(id, view(s, seat)) }
}

const sources: Readonly<Record<Source, Named>> = {
  attack: text('an attack', 'ein Angriff'),
  blast: text('a blast', 'eine Explosion'),
  cleave: text('a cleave', 'ein Durchschlag'),
  strain: text('strain', 'Erschöpfung'),
  effect: text('an ability', 'eine Fähigkeit'),
}

/** Whoever did it, as far as somebody did; else what it was. */
function whoHarms(s: AState, figure: FigureId, source: Source): Struck {
  const suffering = underWay(s, 'suffer damage')
  const by = suffering?.target === figure ? suffering.by : null
  return by === null || by === figure ? { piece: null, seat: null, name: sources[source] } : struck(s, by)
}
