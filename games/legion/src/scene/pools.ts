import type { Named, Plain } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { possibleDefenders } from '../actions/defenders.ts'
import { eachItsOwn } from '../attack/each-its-own.ts'
import { formed, type Loadout, takenBy } from '../attack/loadouts.ts'
import { findUnitOf, unitOf } from '../units.ts'
import { answerName } from '../words/answers.ts'
import { weaponName, weaponNames } from '../words/german/index.ts'
import { text } from '../words/names.ts'
import type { Sight } from './view.ts'

/** What could be formed of an attack, in words: all weapons, or some and what becomes of the others. */

export function poolName(sight: Sight, answer: Plain): Named {
  if (answer === eachItsOwn) return text('Each miniature its own weapon', 'Jede Miniatur ihre eigene Waffe')
  const options = (sight.question?.options ?? []).filter(isLoadout)
  if (!isLoadout(answer)) return text('', '')
  const list = weaponNames(answer.weapons, ' + ')
  if (options.length < 2) return list
  const kind = kindName(options, answer)
  const own = options.filter((one) => one.kind === answer.kind)
  const most = Math.max(...own.map(({ weapons }) => weapons.length))
  if (answer.weapons.length === most && most > 1)
    return text(`${kind.en}All weapons: ${list.en}`, `${kind.de}Alle Waffen: ${list.de}`)
  if (most === 1) return text(`${kind.en}${list.en}`, `${kind.de}${list.de}`)
  return leavesOthersFree(sight, answer)
    ? text(
        `${kind.en}Only ${list.en}; the rest at another unit`,
        `${kind.de}Nur ${list.de}; der Rest auf eine andere Einheit`,
      )
    : text(`${kind.en}Only ${list.en}`, `${kind.de}Nur ${list.de}`)
}

/** A miniature and its weapon, or a weapon for all that have none yet. */
export function handOutName({ question, table }: Sight, answer: Plain): Named {
  if (question === null || !isMap(answer) || typeof answer.weapon !== 'string') return text('', '')
  const { mini = null } = answer
  const weapon = weaponName(answer.weapon)
  if (mini === null) return text(`All others: ${weapon.en}`, `Alle anderen: ${weapon.de}`)
  const { en, de } = answerName(question, mini, table)
  return text(`${en}: ${weapon.en}`, `${de}: ${weapon.de}`)
}

/** The pool of all weapons: who presses the defender once more means it. */
export function fullestPool({ question }: Sight): Plain | undefined {
  return question?.step === 'form the attack pool' ? question.options?.[0] : undefined
}

function isLoadout(answer: Plain): answer is Plain & Loadout {
  return isMap(answer) && Array.isArray(answer.weapons)
}

/** Named only where both could be formed. */
function kindName(options: readonly Loadout[], { kind }: Loadout): Named {
  if (options.every((one) => one.kind === kind)) return text('', '')
  return kind === 'melee' ? text('Melee: ', 'Nahkampf: ') : text('Ranged: ', 'Fernkampf: ')
}

/** Could the weapons that stay out of this pool attack somebody else? */
function leavesOthersFree({ s, table }: Sight, loadout: Loadout): boolean {
  const { attack } = table.now
  const defender = findUnitOf(s, attack?.defender ?? '')
  if (attack === null || attack.single || defender === undefined) return false
  const unit = unitOf(s, attack.unit)
  const pool = formed(s, unit, defender, loadout, takenBy(s, attack))
  if (pool === null) return false
  const pools = [...attack.pools, pool]
  return possibleDefenders(s, unit, takenBy(s, { ...attack, pools }), attack.kinds).some(
    ({ id }) => !pools.some((one) => one.defender === id),
  )
}
