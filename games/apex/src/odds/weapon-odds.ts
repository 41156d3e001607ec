import { type Odds, type Plain, type Question, underWay } from '@sandtable/kernel'
import { damageOdds, part, type Suffered } from '@sandtable/kit'
import { weaponPassives } from '../cards/weapon-passives.ts'
import { aimOf, firingOf, totalOf } from '../shot.ts'
import type { AState, Equipped } from '../state.ts'
import { equipped, weaponCard } from '../weapon.ts'
import { weaponName } from '../words/names.ts'
import { meanOf } from './suffering.ts'
import { cardSlots, chancesOf, damageBy, type Volley } from './volley.ts'
import { weaponDetail } from './words.ts'

/** Farther than this the means tell nothing new. */
const farthest = 10

/**
 * The exact odds of the weapon that an answer makes, before anybody plays with it: a card on a slot, an attachment on a
 * weapon. One shoot action on open ground, at its best range, by somebody who stands still, at somebody with shield
 * points and a common helmet.
 */
export function weaponOdds(s: AState, question: Question, answer: Plain): Odds | null {
  const weapon = weaponAfter(s, question, answer)
  if (weapon === null) return null
  const volleys = Array.from({ length: farthest }, (_, at) => volleyAtRange(s, weapon, at + 1))
  const all = volleys.map(sufferedBy)
  const means = all.map((one) => meanOf(one, ({ damage }) => damage))
  const best = means.indexOf(Math.max(...means))
  const { sights, slots } = volleys[best] as Volley
  const name = weaponName(weapon.card)
  return {
    ...damageOdds(name, all[best] ?? []),
    title: {
      en: `${name.en}: damage of a shoot action at range ${best + 1}`,
      de: `${name.de}: Schaden einer Schießen-Aktion in Reichweite ${best + 1}`,
    },
    detail: weaponDetail(sights.difficulty, slots, means),
  }
}

/** The weapon as it would be; null: the answer makes none. */
function weaponAfter(s: AState, { step, about }: Question, answer: Plain): Equipped | null {
  const card = step === 'choose a weapon card' ? answer : part(answer, 'equip')
  if (typeof card === 'string') return equipped(card)
  if (part(answer, 'replace') !== undefined) return equipped(String(part(about, 'card')))
  const token = part(answer, 'give') ?? part(answer, 'attach') ?? part(about, 'token')
  const [at, slot] = [part(answer, 'weapon'), part(answer, 'slot')]
  if (typeof token !== 'string' || typeof at !== 'number' || typeof slot !== 'number') return null
  const id = part(answer, 'legend') ?? part(about, 'legend') ?? underWay(s, 'activation')?.legend
  const held = s.table.legends.find((one) => one.id === id)?.weapons[at]
  if (!held) return null
  return { ...held, attached: held.attached.map((one, place) => (place === slot ? token : one)) }
}

/** Conditions that hang on more than the weapon: no field was entered, and the target is this far away. */
const holding: Readonly<Record<string, (far: number) => boolean>> = {
  stride: () => false,
  'point-blank': (far) => far === 1,
}

function volleyAtRange(s: AState, weapon: Equipped, far: number): Volley {
  const passives = (weaponCard(weapon.card).passives ?? []).filter((id) => holding[id]?.(far) ?? true)
  const fire = firingOf(weapon, passives)
  const easier = passives.reduce((sum, id) => sum + (weaponPassives[id]?.difficulty ?? 0), 0)
  const difficulty = totalOf(aimOf(weapon, far)) + easier
  return {
    sights: { difficulty, rise: 0, covered: false, fire, ignores: 0, upTo: 0 },
    slots: cardSlots(s, fire),
  }
}

function sufferedBy(volley: Volley): Suffered[] {
  return chancesOf(volley).map(({ value, chance }) => ({
    damage: damageBy(volley, value),
    defeated: false,
    chance,
  }))
}
