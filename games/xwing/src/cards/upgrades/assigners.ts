import { tell } from '@sandtable/kernel'
import { changeOnCard, gainShield } from '../../holdings.ts'
import { type ShipId, shipOf, type Upgrade, type XState } from '../../state.ts'
import { pilotCard, shieldValue, upgradeCard } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { assignCondition } from '../conditions.ts'
import { layDarkSide, searchDarkSide } from '../dark-side.ts'
import { alliesAt, assign, chooseShip, enemiesAt, pick } from '../words.ts'
import { fires } from './weapon.ts'

/** Upgrades that assign conditions. */
export const assigners: readonly XCard[] = [
  {
    id: 'upgrade:kyloren',
    rules: ['XW-UPG-kyloren'],
    action: {
      can: (s, _, effect) => enemiesAt(s, effect, 1, 3).length > 0,
      do: (s, _, effect) => chooseShip(s, effect, enemiesAt(s, effect, 1, 3)),
    },
    chosen: searchDarkSide,
    picked: layDarkSide,
  },
  {
    id: 'upgrade:generalhux',
    rules: ['XW-UPG-generalhux'],
    action: {
      do: (s, ship, effect) => {
        pick(s, { ...effect, vars: { chosen: [] } }, [ship.id, ...alliesAt(s, effect, 1, 2)])
        assign(s, ship.id, 'stress')
      },
    },
    picked: (s, effect, ship) => {
      const before = (effect.vars.chosen ?? []) as ShipId[]
      if (ship === 'done') return chooseShip(s, effect, before)
      assign(s, ship, 'focus')
      const chosen = [...before, ship]
      const left = [effect.on ?? '', ...alliesAt(s, effect, 1, 2)].filter((one) => !chosen.includes(one))
      const next = { ...effect, vars: { chosen } }
      if (chosen.length < 3 && left.length > 0) pick(s, next, [...left, 'done'])
      else chooseShip(s, next, chosen)
    },
    chosen: (s, _, ship) => assignCondition(s, 'fanaticaldevotion', ship),
  },
  {
    id: 'upgrade:directorkrennic',
    rules: ['XW-UPG-directorkrennic'],
    trigger: {
      'before placing forces': {
        forced: true,
        when: (s, effect) => prototypes(s, effect.seat).length > 0,
        do: (s, effect) => chooseShip(s, effect, prototypes(s, effect.seat)),
      },
    },
    chosen: (s, _, ship) => {
      assignCondition(s, 'optimizedprototype', ship)
      gainShield(s, shipOf(s, ship), 'shield gained')
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
    query: {
      'placement skill': (skill, _, effect, ship) =>
        effect.on === ship && typeof effect.vars.skill === 'number' ? effect.vars.skill : skill,
    },
    trigger: { 'before placing forces': { do: (s, effect) => pick(s, effect, ['0', '8']) } },
    picked: (s, effect, skill) => {
      const own = s.effects[effect.id]
      if (own !== undefined) own.vars.skill = Number(skill)
      tell(s, { type: 'placement skill', ship: effect.on ?? '', skill: Number(skill) })
    },
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
