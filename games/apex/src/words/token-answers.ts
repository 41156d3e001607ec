import type { Named } from '@sandtable/kernel'
import { isWhole } from '@sandtable/kit'
import { isTile } from '../loot.ts'
import { type Asked, type Details, fieldName, said, weaponOf } from './asked.ts'
import { legendName, tokenName, weaponName } from './names.ts'
import { text } from './text.ts'

const places: Readonly<Record<string, Named>> = {
  gear: text('Put it on', 'Anlegen'),
  backpack: text('Into the backpack', 'In den Rucksack'),
}

/** What is done with a token or a weapon. */
export function tokenAnswer(asked: Asked, details: Details): Named | null {
  const { use, pick, drop, attach, detach, equip, give, swap, replace, ammo, to, weapon, slot, legend } =
    details
  if (typeof use === 'string' && isTile(use)) {
    const mate = typeof details.for === 'string' ? legendName(details.for) : null
    const { en, de } = tokenName(use)
    return mate === null
      ? text(`Use ${en}`, `${de} benutzen`)
      : text(`Use ${en} for ${mate.en}`, `${de} für ${mate.de} benutzen`)
  }
  if (typeof pick === 'string') {
    const [{ en, de }, from] = [tokenName(pick), fieldName(asked, Number(details.from))]
    return text(`Pick up ${en} from ${from.en}`, `${de} von ${from.de} aufheben`)
  }
  if (typeof drop === 'string')
    return said(
      tokenName(drop),
      (name) => `Drop ${name}`,
      (name) => `${name} fallenlassen`,
    )
  if (drop === null) return text('Out of the game', 'Aus dem Spiel')
  if (isWhole(drop))
    return said(
      fieldName(asked, drop),
      (on) => `Drop it on ${on}`,
      (on) => `Auf ${on} fallenlassen`,
    )
  if (typeof attach === 'string') {
    const [{ en, de }, on] = [tokenName(attach), weaponOf(asked, Number(weapon))]
    return text(`Attach ${en} to ${on.en}`, `${de} an ${on.de} anbringen`)
  }
  if (isWhole(detach)) {
    const on = asked.actor?.weapons?.[detach]
    const token = on?.attached[Number(slot)] ?? null
    const [{ en, de }, from] = [token === null ? text('it', 'es') : tokenName(token), weaponOf(asked, detach)]
    return text(`Detach ${en} from ${from.en}`, `${de} von ${from.de} abnehmen`)
  }
  if (typeof equip === 'string') {
    const [{ en, de }, who] = [weaponName(equip), legendName(String(legend))]
    return text(`${who.en}: ${en}, slot ${Number(slot) + 1}`, `${who.de}: ${de}, Platz ${Number(slot) + 1}`)
  }
  if (typeof give === 'string') return giveName(asked, give, details)
  if (typeof swap === 'string')
    return said(
      tokenName(swap),
      (name) => `In place of ${name}`,
      (name) => `An Stelle von ${name}`,
    )
  if (isWhole(replace))
    return said(
      weaponOf(asked, replace),
      (name) => `Replace ${name}`,
      (name) => `${name} ersetzen`,
    )
  if (Array.isArray(ammo)) return ammoName(asked, ammo.map(Number))
  if (typeof to === 'string') return places[to] ?? text(to, to)
  if (isWhole(weapon) && isWhole(slot))
    return said(
      weaponOf(asked, weapon),
      (name) => `Attach it to ${name}`,
      (name) => `An ${name} anbringen`,
    )
  return null
}

function giveName({ table }: Asked, token: string, { legend, to, weapon }: Details): Named {
  const [{ en, de }, who] = [tokenName(token), legendName(String(legend))]
  if (to === 'gear') return text(`${who.en} puts on ${en}`, `${who.de} legt ${de} an`)
  if (to === 'backpack') return text(`${who.en} packs ${en}`, `${who.de} packt ${de} ein`)
  const card = table.legends.find((one) => one.id === legend)?.weapons?.[Number(weapon)]?.card
  const on = card === undefined ? text('a weapon', 'eine Waffe') : weaponName(card)
  return text(`${who.en}: ${en} on ${on.en}`, `${who.de}: ${de} an ${on.de}`)
}

function ammoName(asked: Asked, ammo: readonly number[]): Named {
  const given = ammo.flatMap((count, at) => (count === 0 ? [] : [{ count, name: weaponOf(asked, at) }]))
  if (given.length === 0) return text('Take no ammo', 'Keine Munition nehmen')
  return text(
    `Take ammo: ${given.map(({ count, name }) => `${count} for ${name.en}`).join(', ')}`,
    `Munition nehmen: ${given.map(({ count, name }) => `${count} für ${name.de}`).join(', ')}`,
  )
}
