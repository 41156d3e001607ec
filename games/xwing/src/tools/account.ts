import { type Accounting, type Entry, type Named, type Struck, underWay } from '@sandtable/kernel'
import { currentAttack } from '../current-attack.ts'
import { attackDie, defenseDie } from '../dice.ts'
import { type ShipId, shipOf, type XState, type XWing } from '../state.ts'
import { bombName, cardName, obstacleName } from '../words/names.ts'
import { shipName } from '../words/ships.ts'

const hits: Named = { en: 'Hits on attack dice', de: 'Treffer auf Angriffswürfeln' }
const evades: Named = { en: 'Evades on defense dice', de: 'Ausweichen auf Verteidigungswürfeln' }

/** What a battle came to: squad points destroyed, who shot whom, and dice against what was to be expected. */
export const account: Accounting<XWing> = {
  counts: { en: 'Squad points destroyed', de: 'Zerstörte Staffelpunkte' },
  points: (s) => ({ ...s.table.points }),
  harm: (s, entry) => {
    const ship = String(entry.ship)
    switch (entry.type) {
      case 'shield lost':
      case 'damage card':
        return { by: whoHarms(s, ship), to: struck(s, ship), damage: 1, defeated: false }
      case 'destroyed':
        return {
          by: entry.reason === 'fled' ? named({ en: 'its flight', de: 'die eigene Flucht' }) : null,
          to: struck(s, ship),
          damage: 0,
          defeated: true,
        }
    }
    return null
  },
  die: (s, die) => {
    const attack = currentAttack(s)
    // What is rolled for an obstacle, a bomb or a card is a danger, not a hope.
    if (attack === null || underWay(s, 'roll') !== null) return []
    if (die.id === attackDie.id)
      return [
        {
          seat: shipOf(s, attack.attacker).seat,
          name: hits,
          worth: (face) => (face === 'hit' || face === 'crit' ? 1 : 0),
        },
      ]
    if (die.id !== defenseDie.id) return []
    return [
      { seat: shipOf(s, attack.target).seat, name: evades, worth: (face) => (face === 'evade' ? 1 : 0) },
    ]
  },
}

function struck(s: XState, id: ShipId): Struck {
  return { piece: id, seat: shipOf(s, id).seat, name: shipName(id, s.table.ships) }
}

function named(name: Named): Struck {
  return { piece: null, seat: null, name }
}

/** The attacker, or whatever was told last that can do harm. */
function whoHarms(s: XState, ship: ShipId): Struck {
  const attack = currentAttack(s)
  if (attack !== null && attack.attacker !== ship) return struck(s, attack.attacker)
  for (const entry of s.news.toReversed()) {
    const cause = causeIn(entry)
    if (cause !== null) return named(cause)
  }
  return named({ en: 'its own damage', de: 'eigene Schäden' })
}

function causeIn({ type, kind, obstacle, card }: Entry): Named | null {
  switch (type) {
    case 'detonated':
      return bombName(String(kind))
    case 'obstacle effect':
      return obstacleName(String(obstacle))
    case 'card rolls':
    case 'used':
      return cardName(String(card))
  }
  return null
}
