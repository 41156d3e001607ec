import type { Change, Named, Plain, Setting } from '@sandtable/kernel'
import { allOf, backTo, endedFor, somethingElse } from '@sandtable/kit'
import { isField, nameOfField } from '../board/ground.ts'
import { groundNamed } from '../boards.ts'
import type { ApexView, LegendSeen } from '../vocabulary/view.ts'
import { legendName, seatName, weaponName } from './names.ts'
import { text } from './text.ts'

/** What players propose or have agreed on, in words: what is changed, and to what. */
export function changeName(change: Change, seen?: ApexView): Named {
  if ('undo' in change) return backTo(change.undo)
  if ('end' in change) return endedFor(change.end.winner === null ? null : seatName(change.end.winner))
  const names = change.set.map((one) => settingName(one, seen))
  return allOf([...new Map(names.map((name) => [name.en, name])).values()])
}

function settingName({ path, value }: Setting, seen?: ApexView): Named {
  const [what, which, part, slot, inner] = path
  if (what === 'points' && path.length === 2 && (which === 'red' || which === 'blue'))
    return counted(seatName(which), value, 'victory points', 'Siegpunkte')
  if (what !== 'legends') return somethingElse
  const legend = legendAt(which, seen)
  const who = legend === null ? text('a legend', 'eine Legende') : legendName(legend.id)
  if (path.length === 3 && part === 'health') return counted(who, value, 'health points', 'Lebenspunkte')
  if (path.length === 3 && part === 'shield') return counted(who, value, 'shield points', 'Schildpunkte')
  if (path.length === 3 && part === 'field') return standing(who, value, seen)
  if (path.length !== 5 || part !== 'weapons' || inner !== 'ammo') return somethingElse
  const card = typeof slot === 'number' ? legend?.weapons?.[slot]?.card : undefined
  const weapon = card === undefined ? text('a weapon', 'eine Waffe') : weaponName(card)
  return counted(who, value, `ammo for ${weapon.en}`, `Munition für ${weapon.de}`)
}

function counted({ en, de }: Named, value: Plain, things: string, dinge: string): Named {
  return typeof value === 'number'
    ? text(`${en} has ${value} ${things}`, `${de} hat ${value} ${dinge}`)
    : somethingElse
}

function standing({ en, de }: Named, value: Plain, seen?: ApexView): Named {
  const ground = seen === undefined ? null : groundNamed(seen.board, seen.plan)
  if (ground === null || typeof value !== 'number' || !isField(ground, value))
    return text(`${en} stands elsewhere`, `${de} steht neu`)
  const name = nameOfField(ground, value)
  return text(`${en} now stands on ${name}`, `${de} steht neu auf ${name}`)
}

function legendAt(at: unknown, seen?: ApexView): LegendSeen | null {
  return typeof at === 'number' ? (seen?.legends[at] ?? null) : null
}
