import type { Named, Shot, ShotTerm } from '@sandtable/kernel'
import type { AttackDie, FigureCard } from '../../data/types.ts'
import { damageChances, expectedDamage, type Odds } from '../odds/dice-odds.ts'
import { colourName, list } from '../words/names.ts'
import type { Deployment } from './army.ts'
import { findFigure } from './cards.ts'
import { attackNames } from './terms.ts'
import { titleOfId } from './titles.ts'

/** What the attacks of a group do to figures that one meets often. */

const text = (en: string, de: string): Named => ({ en, de })

/** One die of each colour, one that blocks and evades besides, and the hard ones. */
const targets = ['stormtrooper', 'rebel-trooper', 'boba-fett', 'royal-guard-champion', 'darth-vader']

export const terms: readonly ShotTerm[] = [
  {
    id: 'target',
    label: text('Target', 'Ziel'),
    options: targets.map((id) => {
      const [name, dice] = [titleOfId(id), list((findFigure(id)?.defence ?? []).map(colourName))]
      return { id, name: text(`${name.en}: ${dice.en}`, `${name.de}: ${dice.de}`) }
    }),
  },
  {
    id: 'distance',
    label: text('Distance', 'Entfernung'),
    options: ['3', '1', '2', '5', '8'].map((id) => ({
      id,
      name: id === '1' ? text('1, adjacent', '1, benachbart') : text(id, id),
    })),
  },
  {
    id: 'attacker',
    label: text('The attacker is', 'Der Angreifer ist'),
    options: [
      { id: 'plain', name: text('as printed', 'wie gedruckt') },
      { id: 'focused', name: text('focused', 'fokussiert') },
    ],
  },
]

export const note = text(
  'Dice, surges and what is printed beside them are counted exactly; surges are spent as well as they can be. What abilities and cards change in an attack is counted at the table.',
  'Würfel, Energie und was daneben gedruckt ist, sind exakt gerechnet; Energie wird so gut wie möglich ausgegeben. Was Fähigkeiten und Karten beim Angriff ändern, rechnet der Tisch.',
)

type Chosen = Readonly<Record<string, string>>

export function shotsOf({ card }: Deployment, chosen: Chosen): Omit<Shot, 'row'>[] {
  const figure = findFigure(card)
  const target = findFigure(targets.find((id) => id === chosen.target) ?? 'stormtrooper')
  if (figure?.attack == null || target === undefined) return []
  const weapon = attackNames[figure.attack.type]
  const distance = Number(chosen.distance)
  const results = canReach(figure, distance) ? bestChances(figure, target, distance, chosen) : []
  return [{ weapon, results: results.map(({ value, chance }) => ({ damage: value, chance })) }]
}

/** A melee attack reaches the next space, with Reach the one behind it (IA-MELEE-005). */
function canReach({ attack, keywords }: FigureCard, distance: number): boolean {
  if (attack?.type !== 'melee') return true
  return distance <= (keywords.includes('reach') ? 2 : 1)
}

/** A die that is chosen anew for every attack is chosen as well as it can be. */
function bestChances(figure: FigureCard, target: FigureCard, distance: number, chosen: Chosen) {
  const [first = [], ...others] = poolsOf(figure.attack?.dice ?? [])
  const focused: readonly AttackDie[] = chosen.attacker === 'focused' ? ['green'] : []
  const odds = (dice: readonly AttackDie[]): Odds => ({
    type: figure.attack?.type ?? 'ranged',
    distance,
    attack: [...dice, ...focused],
    defence: target.defence,
    bonus: { ...attacking(figure), ...defending(target) },
    surges: figure.surges,
  })
  let best = odds(first)
  for (const dice of others) if (expectedDamage(odds(dice)) > expectedDamage(best)) best = odds(dice)
  return damageChances(best)
}

const colours: readonly AttackDie[] = ['red', 'blue', 'green', 'yellow']

function poolsOf(dice: readonly (AttackDie | 'any')[]): (readonly AttackDie[])[] {
  const open = dice.indexOf('any')
  if (open < 0) return [dice.filter((one) => one !== 'any')]
  return colours.flatMap((colour) => poolsOf(dice.map((one, at) => (at === open ? colour : one))))
}

function attacking({ bonus: { damage = 0, surge = 0, accuracy = 0, pierce = 0 } }: FigureCard) {
  return { damage, surge, accuracy, pierce }
}

function defending({ bonus: { block = 0, evade = 0 } }: FigureCard) {
  return { block, evade }
}
