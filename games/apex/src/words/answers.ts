import type { Named, Plain, Question } from '@sandtable/kernel'
import { isWhole, part } from '@sandtable/kit'
import type { RewardToken } from '../../data/types.ts'
import { type Field, type Ground, isField, nameOfField } from '../board/ground.ts'
import { isTile } from '../loot.ts'
import type { ApexView, LegendSeen } from '../vocabulary/view.ts'
import { cardName, legendName, objectName, sideName, tokenName, weaponName } from './names.ts'

/** A question with what its answers speak of. */
export interface Asked {
  readonly question: Question | null
  readonly table: ApexView
  readonly ground: Ground
  /** Who acts, or who is asked for. */
  readonly actor: LegendSeen | null
}

type Details = Readonly<Record<string, Plain>>

export const text = (en: string, de: string): Named => ({ en, de })

/** Something with a name in it: `with a name` in both languages. */
function said({ en, de }: Named, tell: (name: string) => string, sage: (name: string) => string): Named {
  return text(tell(en), sage(de))
}

const plain: Readonly<Record<string, Named>> = {
  pass: text('Pass', 'Passen'),
  done: text('Done', 'Fertig'),
  stay: text('Stay here', 'Hier bleiben'),
  discard: text('Discard it', 'Ablegen'),
  sensibly: text('Equip sensibly, and go on', 'Sinnvoll ausstatten und weiter'),
  respawn: text('Respawn', 'Zurückkehren'),
  gear: text('Put it on', 'Anlegen'),
  backpack: text('Into the backpack', 'In den Rucksack'),
}

const acts: Readonly<Record<string, Named>> = {
  interact: text('Interact and Move 1', 'Interagieren und Bewegen 1'),
  use: text('Use and Move 1', 'Benutzen und Bewegen 1'),
  melee: text('Melee and Move 1', 'Nahkampf und Bewegen 1'),
  destroy: text('Destroy and Move 1', 'Zerstören und Bewegen 1'),
  'interact and use': text('Interact and use (helmet)', 'Interagieren und benutzen (Helm)'),
}

/** What an answer is called on its button. */
export function answerName(asked: Asked, answer: Plain): Named {
  const { question } = asked
  if (answer === null) return text('Out of the game', 'Aus dem Spiel')
  if (typeof answer === 'number') return numberName(asked, answer)
  if (typeof answer === 'string') return wordName(question?.step ?? '', answer)
  return Array.isArray(answer)
    ? text(`${answer.length}`, `${answer.length}`)
    : detailsName(asked, answer as Details)
}

function numberName(asked: Asked, answer: number): Named {
  const { question, ground } = asked
  if (question?.step === 'choose a weapon') return weaponOf(asked, answer)
  if (!isField(ground, answer)) return text(`${answer}`, `${answer}`)
  const name = nameOfField(ground, answer)
  if (question?.step === 'where to')
    return said(
      text(name, name),
      (on) => `Drop it on ${on}`,
      (on) => `Auf ${on} fallenlassen`,
    )
  if (question?.step === 'move') return text(`Move to ${name}`, `Nach ${name}`)
  return text(name, name)
}

function wordName(step: string, answer: string): Named {
  if (step === 'act' && answer === 'pass') return text('End the activation', 'Aktivierung beenden')
  if (plain[answer] !== undefined) return plain[answer]
  if (step === 'choose a weapon card') return weaponName(answer)
  return isTile(answer) ? tokenName(answer) : knownName(answer)
}

/** A legend, a card or an ability, or something on the board. */
function knownName(id: string): Named {
  const legend = legendName(id)
  if (legend.en !== id) return legend
  const card = cardName(id)
  return card.en !== id ? card : objectName(id)
}

function detailsName(asked: Asked, details: Details): Named {
  const { move, haste, hasten, shoot, melee, act, interact, destroy, play, ability, special } = details
  if (isWhole(move)) return goName(asked, move, null)
  if (typeof haste === 'string')
    return said(
      cardName(haste),
      (card) => `Haste, Move 1: discard ${card}`,
      (card) => `Eile, Bewegen 1: ${card} ablegen`,
    )
  if (typeof hasten === 'string')
    return said(
      cardName(hasten),
      (card) => `Haste, 1 point more: discard ${card}`,
      (card) => `Eile, 1 Punkt mehr: ${card} ablegen`,
    )
  if (typeof shoot === 'string') {
    const weapon = weaponOf(asked, Number(details.weapon))
    const target = legendName(shoot)
    return text(`Shoot ${target.en} with ${weapon.en}`, `Mit ${weapon.de} auf ${target.de} schießen`)
  }
  if (typeof melee === 'string')
    return said(
      legendName(melee),
      (name) => `Melee attack on ${name}`,
      (name) => `Nahkampf gegen ${name}`,
    )
  if (typeof act === 'string') return acts[act] ?? text(act, act)
  if (typeof interact === 'string')
    return said(
      objectOf(asked, interact),
      (name) => `Interact: ${name}`,
      (name) => `Interagieren: ${name}`,
    )
  if (typeof destroy === 'string') return destroyName(asked, destroy, details.with ?? null)
  if (typeof play === 'string')
    return said(
      cardName(play),
      (card) => `Play ${card}`,
      (card) => `${card} spielen`,
    )
  if (typeof ability === 'string')
    return said(
      cardName(ability),
      (card) => `Ability: ${card}`,
      (card) => `Fähigkeit: ${card}`,
    )
  if (isWhole(special))
    return said(
      weaponOf(asked, special),
      (name) => `Special action of ${name}`,
      (name) => `Spezialaktion von ${name}`,
    )
  return tokenAnswer(asked, details) ?? placeAnswer(asked, details) ?? cardAnswer(asked, details)
}

/** What is done with a token or a weapon. */
function tokenAnswer(asked: Asked, details: Details): Named | null {
  const { use, pick, drop, attach, detach, equip, give, swap, replace, ammo, to, weapon, slot, legend } =
    details
  if (typeof use === 'string' && isTile(use)) {
    const mate = typeof details.for === 'string' ? legendName(details.for) : null
    const { en, de } = tokenName(use)
    return mate === null
      ? text(`Use ${en}`, `${de} benutzen`)
      : text(`Use ${en} for ${mate.en}`, `${de} für ${mate.de} benutzen`)
  }
  if (typeof pick === 'string')
    return said(
      tokenName(pick),
      (name) => `Pick up ${name}`,
      (name) => `${name} aufheben`,
    )
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
  if (typeof to === 'string') return plain[to] ?? text(to, to)
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

const turns: Readonly<Record<string, Named>> = {
  up: text('upright', 'aufrecht'),
  right: text('turned right', 'nach rechts gedreht'),
  down: text('turned down', 'nach unten gedreht'),
  left: text('turned left', 'nach links gedreht'),
}

/** Where something or somebody is put. */
function placeAnswer(asked: Asked, details: Details): Named | null {
  const { legend, field, side, corner, level, on, turn } = details
  if (typeof legend === 'string' && isWhole(field)) return goName(asked, field, legend)
  if (typeof legend === 'string' && typeof side === 'string') {
    const [who, at] = [legendName(legend), sideName(side)]
    return text(`${who.en} waits at ${at.en}`, `${who.de} wartet an ${at.de}`)
  }
  if (isWhole(field)) {
    const name = fieldName(asked, field)
    const way = typeof turn === 'string' ? turns[turn] : undefined
    const turned =
      way === undefined || !isTurnAsked(asked) ? text('', '') : text(`, ${way.en}`, `, ${way.de}`)
    return text(`${name.en}${turned.en}`, `${name.de}${turned.de}`)
  }
  if (isWhole(corner)) return cornerName(asked, corner, Number(level))
  return typeof on === 'string' ? legendName(on) : null
}

/** Could it be turned another way on the same field? */
function isTurnAsked({ question }: Asked): boolean {
  return (question?.options ?? []).some((option) => part(option, 'turn') === 'right')
}

/** An intersection by the field to the south-east of it, or at the rim by another one. */
function cornerName({ ground }: Asked, corner: number, level: number): Named {
  const { board } = ground
  const at: readonly (readonly [Field, Named])[] = [
    [corner, text('upper left', 'links oben')],
    [corner - 1, text('upper right', 'rechts oben')],
    [corner - board.stride, text('lower left', 'links unten')],
    [corner - board.stride - 1, text('lower right', 'rechts unten')],
  ]
  const [field, where] = at.find(([one]) => isField(ground, one)) ?? [corner, text('', '')]
  const name = nameOfField(ground, field)
  const high = level === 0 ? text('', '') : text(`, level ${level}`, `, Ebene ${level}`)
  return text(`Corner of ${name}, ${where.en}${high.en}`, `Ecke von ${name}, ${where.de}${high.de}`)
}

/** A card that is used at a window, or what a card offers. */
function cardAnswer({ table }: Asked, details: Details): Named {
  const { use, card, legend, weapon } = details
  if (use !== undefined && typeof card === 'string') {
    const bearer = table.bearers[String(use)]
    const { en, de } = cardName(card)
    return bearer === undefined
      ? text(en, de)
      : said(
          legendName(bearer),
          (name) => `${en} (${name})`,
          (name) => `${de} (${name})`,
        )
  }
  const held = table.legends.find((one) => one.id === legend)?.weapons?.[Number(weapon)]?.card
  if (held === undefined) return text('This', 'Dies')
  const [who, what] = [legendName(String(legend)), weaponName(held)]
  return text(`${what.en} of ${who.en}`, `${what.de} von ${who.de}`)
}

function goName(asked: Asked, field: number, legend: string | null): Named {
  const { en, de } = fieldName(asked, field)
  if (legend === null) return text(`Move to ${en}`, `Nach ${de}`)
  const who = legendName(legend)
  return text(`${who.en} to ${en}`, `${who.de} nach ${de}`)
}

function fieldName({ ground }: Asked, field: number): Named {
  const name = isField(ground, field) ? nameOfField(ground, field) : `${field}`
  return text(name, name)
}

/** The weapon on a slot of whoever acts. */
function weaponOf({ actor }: Asked, at: number): Named {
  const weapon = actor?.weapons?.[at]
  return weapon ? weaponName(weapon.card) : text(`weapon ${at + 1}`, `Waffe ${at + 1}`)
}

/** “Supply bin 3, closed”, “Portal”. */
function objectOf(_: Asked, id: string): Named {
  const { en, de } = objectName(id)
  const number = /-(\d+)$/.exec(id)?.[1] ?? ''
  const [first = en, ...rest] = en.split(', ')
  const [erste = de, ...mehr] = de.split(', ')
  return text([`${first} ${number}`, ...rest].join(', '), [`${erste} ${number}`, ...mehr].join(', '))
}

function destroyName(asked: Asked, id: string, means: Plain): Named {
  const { en, de } = objectName(id)
  if (means === 'melee') return text(`Destroy ${en} by hand`, `${de} von Hand zerstören`)
  const weapon = weaponOf(asked, Number(means))
  return text(`Destroy ${en} with ${weapon.en}`, `${de} mit ${weapon.de} zerstören`)
}

/** “Move 3 · common loot”. */
export function rewardName({ move, loot, ammo }: RewardToken): Named {
  const parts = [text(`Move ${move}`, `Bewegen ${move}`)]
  if (loot === 'common') parts.push(text('common loot', 'gewöhnliche Beute'))
  if (loot === 'rare') parts.push(text('rare loot', 'seltene Beute'))
  if (ammo > 0) parts.push(text(`${ammo} ammo`, `${ammo} Munition`))
  return text(parts.map((one) => one.en).join(' · '), parts.map((one) => one.de).join(' · '))
}
