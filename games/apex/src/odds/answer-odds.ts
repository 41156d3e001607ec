import { type Odds, type Plain, questionFor, type Seat, underWay } from '@sandtable/kernel'
import { damageOdds, part } from '@sandtable/kit'
import { basicMelee } from '../melee-values.ts'
import { type AState, legendOf } from '../state.ts'
import { legendName, tokenName } from '../words/names.ts'
import { meleeOdds } from './melee-odds.ts'
import { type Instead, isUndecided, replacingOdds, type ShotOdds, shotOdds } from './shot-odds.ts'
import { meanOf } from './suffering.ts'
import { throwOdds } from './throw-odds.ts'
import { weaponOdds } from './weapon-odds.ts'
import { hurtLabel, shotDetail } from './words.ts'

/** Questions whose answers make a weapon what it is. */
const makesWeapons: readonly string[] = [
  'equip',
  'keep or drop',
  'choose a weapon card',
  'replace, take ammo or discard',
]

/** The odds of a shot before it is declared and of whatever is done in it, of a melee attack, of a grenade, and of weapons that are put together. */
export function odds(s: AState, seat: Seat, answer: Plain): Odds | null {
  const question = questionFor(s, seat)
  const step = question?.step
  if (question !== null && makesWeapons.includes(question.step)) return weaponOdds(s, question, answer)
  if (step === 'replace target cards') {
    if (!Array.isArray(answer)) return null
    const found = replacingOdds(
      s,
      answer.filter((one) => typeof one === 'number'),
    )
    return found && shown(found, [], found.worth)
  }
  if (step === 'name the landing field') return oddsOfThrow(s, seat, answer)
  if (question !== null && part(answer, 'attach') !== undefined) return weaponOdds(s, question, answer)
  if (part(answer, 'melee') !== undefined) return oddsOfMelee(s, answer)
  const declares = part(answer, 'shoot') !== undefined || step === 'choose a target'
  if (!declares && !isUndecided(s)) return null
  const insteads: Instead[] = []
  const found = shotOdds(s, seat, answer, declares ? (one) => void insteads.push(one) : undefined)
  return found && shown(found, telling(s, seat, insteads))
}

/** Does what is asked belong to a shot that is not decided yet? */
export function weighs(s: AState, seat: Seat): boolean {
  return isUndecided(s) || questionFor(s, seat)?.step === 'replace target cards'
}

function shown(found: ShotOdds, insteads: readonly Instead[], worth?: number): Odds {
  return {
    ...damageOdds(legendName(found.target), found.all, worth),
    detail: shotDetail(found, insteads),
  }
}

/** Of the own cards the best, of what the other side has in the open the worst. */
function telling(s: AState, seat: Seat, insteads: readonly Instead[]): Instead[] {
  const mean = ({ odds: { all } }: Instead) => meanOf(all, ({ damage }) => damage)
  const own = insteads.filter(({ by }) => s.teams[by] === s.teams[seat]).sort((a, b) => mean(b) - mean(a))
  const theirs = insteads.filter(({ by }) => s.teams[by] !== s.teams[seat]).sort((a, b) => mean(a) - mean(b))
  return [...own.slice(0, 1), ...theirs.slice(0, 1)]
}

function oddsOfMelee(s: AState, answer: Plain): Odds | null {
  const target = String(part(answer, 'melee'))
  const activation = underWay(s, 'activation')
  if (activation === null || !s.table.legends.some((one) => one.id === target)) return null
  const combined = underWay(s, 'combined action')
  const values = combined?.parts.find((one) => one.part === 'melee')
  const found = meleeOdds(s, activation.legend, target, values?.part === 'melee' ? values.values : basicMelee)
  return found.length === 0 ? null : damageOdds(legendName(legendOf(s, target).id), found)
}

function oddsOfThrow(s: AState, seat: Seat, answer: Plain): Odds | null {
  const [field, turn] = [part(answer, 'field'), part(answer, 'turn')]
  const thrown = underWay(s, 'throw a grenade')
  if (thrown === null || typeof field !== 'number') return null
  const found = throwOdds(s, seat, field, turn === 'right' ? 'right' : 'up')
  if (found === null) return null
  const name = tokenName(thrown.tile)
  return {
    title: { en: `Damage by ${name.en}`, de: `Schaden durch ${name.de}` },
    worth: found.worth,
    results: found.all.map(({ hurt, chance }) => ({ label: hurtLabel(hurt), chance })),
  }
}
