import { canChoose, choose, tell } from '@sandtable/kernel'
import { changeOnCard, gainShield } from '../../holdings.ts'
import { type ShipId, shipOf, type Upgrade, type XState } from '../../state.ts'
import { pilotCard, shieldValue, upgradeCard } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { assignCondition } from '../conditions.ts'
import { darkSide, searchDarkSide } from '../dark-side.ts'
import { alliesAt, assign, choice, enemiesAt, recall } from '../words.ts'
import { fires } from './weapon.ts'

const directorkrennicShip = choice<ShipId>('ship', {
  from: (s, effect) => prototypes(s, effect.seat),
  do: (s, _, ship) => {
    assignCondition(s, 'optimizedprototype', ship)
    gainShield(s, shipOf(s, ship), 'shield gained')
  },
})

const courierdroidOption = choice<string>('option', {
  from: () => ['0', '8'],
  do: (s, effect, skill) => {
    recall(effect, 'upgrade:courierdroid').skill = Number(skill)
    tell(s, { type: 'placement skill', ship: effect.on ?? '', skill: Number(skill) })
  },
})

const kylorenShip = choice<ShipId>('ship', {
  from: (s, effect) => enemiesAt(s, effect, 1, 3),
  do: searchDarkSide,
})

/** Up to three ships get a focus token, and then one of them the condition. */
const generalhuxShip = choice<ShipId, { chosen: readonly ShipId[] }>('ship', {
  from: (s, effect, { chosen }) => {
    const left = [effect.on ?? '', ...alliesAt(s, effect, 1, 2)].filter((one) => !chosen.includes(one))
    return chosen.length > 0 && left.length > 0 ? [...left, 'done'] : left
  },
  do: (s, effect, ship, { chosen: before }) => {
    if (ship === 'done') {
      choose(s, effect, generalhuxDevotee, { chosen: before })
      return
    }
    assign(s, ship, 'focus')
    const chosen = [...before, ship]
    if (chosen.length < 3 && canChoose(s, effect, generalhuxShip, { chosen }))
      choose(s, effect, generalhuxShip, { chosen })
    else choose(s, effect, generalhuxDevotee, { chosen })
  },
})

const generalhuxDevotee = choice<ShipId, { chosen: readonly ShipId[] }>('devotee', {
  from: (_, __, { chosen }) => chosen,
  do: (s, _, ship) => assignCondition(s, 'fanaticaldevotion', ship),
})

/** Upgrades that assign conditions. */
export const assigners: readonly XCard[] = [
  {
    id: 'upgrade:kyloren',
    rules: ['XW-UPG-kyloren'],
    asks: [kylorenShip, darkSide],
    action: {
      can: (s, _, effect) => canChoose(s, effect, kylorenShip),
      do: (s, _, effect) => choose(s, effect, kylorenShip),
    },
  },
  {
    id: 'upgrade:generalhux',
    rules: ['XW-UPG-generalhux'],
    asks: [generalhuxShip, generalhuxDevotee],
    action: {
      do: (s, ship, effect) => {
        choose(s, effect, generalhuxShip, { chosen: [] })
        assign(s, ship.id, 'stress')
      },
    },
  },
  {
    id: 'upgrade:directorkrennic',
    rules: ['XW-UPG-directorkrennic'],
    asks: [directorkrennicShip],
    trigger: {
      'before placing forces': {
        forced: true,
        when: (s, effect) => canChoose(s, effect, directorkrennicShip),
        do: (s, effect) => choose(s, effect, directorkrennicShip),
      },
    },
  },
  {
    id: 'upgrade:harpoonmissiles',
    rules: ['XW-UPG-harpoonmissiles'],
    trigger: {
      'after attack': {
        forced: true,
        when: (s, effect, v) => fires(s, effect, v) && v.everHit === true && shipOf(s, v.target).inPlay,
        do: (s, _, v) => assignCondition(s, 'harpooned', v.target),
      },
    },
  },
  {
    id: 'upgrade:jabbathehutt',
    rules: ['XW-UPG-jabbathehutt'],
    replace: {
      'discard upgrade': {
        when: (s, effect, v) =>
          shipOf(s, v.ship).seat === effect.seat && illicitToken(s, v.ship, v.at) !== undefined,
        do: (s, _, v) => {
          const upgrade = illicitToken(s, v.ship, v.at)
          changeOnCard(s, upgrade, -1, { type: 'token instead', ship: v.ship, card: upgrade?.card ?? '' })
          return null
        },
      },
    },
    trigger: {
      'before placing forces': {
        forced: true,
        do: (s, effect) => {
          for (const ship of s.table.ships) {
            if (ship.seat !== effect.seat) continue
            for (const one of ship.upgrades) {
              if (upgradeCard(one.card).slot === 'illicit')
                changeOnCard(s, one, 1, { type: 'illicit token', ship: ship.id, card: one.card })
            }
          }
        },
      },
    },
  },
  {
    id: 'upgrade:courierdroid',
    rules: ['XW-UPG-courierdroid'],
    asks: [courierdroidOption],
    query: {
      'placement skill': (skill, _, effect, ship) =>
        effect.on === ship ? (recall(effect, 'upgrade:courierdroid').skill ?? skill) : skill,
    },
    trigger: { 'before placing forces': { do: (s, effect) => choose(s, effect, courierdroidOption) } },
  },
]

/** The illicit upgrade at this place, if a token lies on it. */
function illicitToken(s: XState, ship: ShipId, at: number): Upgrade | undefined {
  const upgrade = shipOf(s, ship).upgrades[at]
  if (upgrade === undefined || upgradeCard(upgrade.card).slot !== 'illicit') return undefined
  return upgrade.tokens > 0 ? upgrade : undefined
}

/** Friendly ships of the Galactic Empire with few shields. */
function prototypes(s: XState, seat: string | null): ShipId[] {
  return s.table.ships.flatMap((ship) =>
    ship.seat === seat && pilotCard(ship.pilot).faction === 'galactic-empire' && shieldValue(s, ship) <= 3
      ? [ship.id]
      : [],
  )
}
