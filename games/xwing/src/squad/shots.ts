import type { Named, Shot, ShotTerm } from '@sandtable/kernel'
import type { PilotCard, UpgradeCard, Weapon } from '../../data/types.ts'
import { outcomes } from '../odds/dice-odds.ts'
import { shipType } from '../values.ts'
import { shipTypeName, upgradeName } from '../words/names.ts'
import { findPilot, findUpgrades } from './cards.ts'
import type { SquadShip } from './squad.ts'

/** What the weapons of a ship do to ships that one meets often. */

const text = (en: string, de: string): Named => ({ en, de })

/** Ships with an agility of 3, 2, 1 and 0. */
const targets = ['tiefighter', 'xwing', 'ywing', 'vt49decimator']

export const terms: readonly ShotTerm[] = [
  {
    id: 'target',
    label: text('Target', 'Ziel'),
    options: targets.map((id) => {
      const { agility } = shipType(id)
      const { en, de } = shipTypeName(id)
      return { id, name: text(`${en}, agility ${agility}`, `${de}, Wendigkeit ${agility}`) }
    }),
  },
  {
    id: 'range',
    label: text('Range', 'Reichweite'),
    options: ['2', '1', '3'].map((id) => ({ id, name: text(id, id) })),
  },
  {
    id: 'attacker',
    label: text('The attacker has', 'Der Angreifer hat'),
    options: [
      { id: 'focus', name: text('focus', 'Fokus') },
      { id: 'lock', name: text('a target lock', 'eine Zielerfassung') },
      { id: 'focus lock', name: text('both', 'beides') },
      { id: 'nothing', name: text('nothing', 'nichts') },
    ],
  },
  {
    id: 'defender',
    label: text('The target has', 'Das Ziel hat'),
    options: [
      { id: 'nothing', name: text('nothing', 'nichts') },
      { id: 'focus', name: text('focus', 'Fokus') },
      { id: 'evade', name: text('evade', 'Ausweichen') },
      { id: 'focus evade', name: text('both', 'beides') },
    ],
  },
]

export const note = text(
  'Dice and tokens are counted exactly, each side spending as well as it can; what a weapon costs is paid. What cards change in an attack is counted at the table.',
  'Würfel und Marker sind exakt gerechnet, beide Seiten geben sie so gut wie möglich aus; was eine Waffe kostet, ist bezahlt. Was Karten beim Angriff ändern, rechnet der Tisch.',
)

type Chosen = Readonly<Record<string, string>>

export function shotsOf({ pilot, upgrades }: SquadShip, chosen: Chosen): Omit<Shot, 'row'>[] {
  const card = findPilot(pilot)
  if (card === undefined) return []
  const equipped = findUpgrades(upgrades)
  return [
    primaryShot(card, equipped, chosen),
    ...equipped.flatMap((one) => (one.weapon === undefined ? [] : [secondaryShot(one, one.weapon, chosen)])),
  ]
}

const rangeOf = ({ range }: Chosen) => Number(range)

function primaryShot(pilot: PilotCard, equipped: readonly UpgradeCard[], chosen: Chosen): Omit<Shot, 'row'> {
  const { attack, primaryRange } = { ...shipType(pilot.ship), ...pilot.statOverrides }
  const dice = equipped.reduce((sum, { grants }) => sum + (grants?.stats?.attack ?? 0), attack)
  const range = rangeOf(chosen)
  // Near and far change the dice of primary weapons only (XW-ATK-005).
  const [more, against] = [range === 1 ? 1 : 0, range === 3 ? 1 : 0]
  return {
    weapon: text('Primary weapon', 'Primärwaffe'),
    results: isWithin(range, primaryRange) ? resultsOf(dice + more, against, chosen, null) : [],
  }
}

function secondaryShot({ id }: UpgradeCard, weapon: Weapon, chosen: Chosen): Omit<Shot, 'row'> {
  const { en, de } = upgradeName(id) ?? text(id, id)
  const times = weapon.times ?? 1
  return {
    weapon: times === 1 ? text(en, de) : text(`${en}, each of ${times}`, `${de}, jeder von ${times}`),
    results: isWithin(rangeOf(chosen), weapon.range)
      ? resultsOf(weapon.attack, 0, chosen, weapon.spends)
      : [],
  }
}

function isWithin(range: number, [least, most]: readonly [number, number]): boolean {
  return range >= least && range <= most
}

/** There are few of them, and squads have the same ones again and again. */
const known = new Map<string, Shot['results']>()

function resultsOf(
  dice: number,
  more: number,
  { target = '', attacker = '', defender = '' }: Chosen,
  spent: Weapon['spends'],
): Shot['results'] {
  const { agility } = shipType(targets.includes(target) ? target : 'xwing')
  const attack = {
    dice,
    focus: attacker.includes('focus') && spent !== 'focus',
    lock: attacker.includes('lock') && spent !== 'target-lock',
  }
  const defense = {
    dice: agility + more,
    focus: defender.includes('focus'),
    evade: defender.includes('evade'),
  }
  const key = JSON.stringify([attack, defense])
  const results = known.get(key) ?? byDamage(outcomes({ attack, defense }))
  known.set(key, results)
  return results
}

function byDamage(all: ReturnType<typeof outcomes>): Shot['results'] {
  const chances = new Map<number, number>()
  for (const { value, chance } of all) {
    const damage = value.hits + value.crits
    chances.set(damage, (chances.get(damage) ?? 0) + chance)
  }
  return [...chances].map(([damage, chance]) => ({ damage, chance })).sort((a, b) => a.damage - b.damage)
}
