import type { Named, Plain } from '@sandtable/kernel'
import { isWhole, part } from '@sandtable/kit'
import type { RewardToken } from '../../data/types.ts'
import { type Field, isField, nameOfField } from '../board/ground.ts'
import { isTile } from '../loot.ts'
import { weaponCard } from '../weapon.ts'
import { type Asked, type Details, fieldName, said, weaponOf } from './asked.ts'
import { cardName, legendName, objectName, sideName, tokenName, weaponName } from './names.ts'
import { rangeName } from './terms.ts'
import { text } from './text.ts'
import { tokenAnswer } from './token-answers.ts'

const plain: Readonly<Record<string, Named>> = {
  pass: text('Pass', 'Passen'),
  done: text('Done', 'Fertig'),
  stay: text('Stay here', 'Hier bleiben'),
  discard: text('Discard it', 'Ablegen'),
  later: text('After the weapon', 'Nach der Waffe'),
  sensibly: text('Equip sensibly, and go on', 'Sinnvoll ausstatten und weiter'),
  respawn: text('Respawn', 'Zurückkehren'),
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
  return Array.isArray(answer) ? tokensName(asked, answer as number[]) : detailsName(asked, answer as Details)
}

/** Those that lie at these places of what was found. */
function tokensName({ question }: Asked, places: readonly number[]): Named {
  const found = (part(question?.about ?? null, 'tokens') ?? []) as unknown as readonly string[]
  const names = places.map((at) => tokenName(found[at] ?? ''))
  return text(names.map(({ en }) => en).join(' and '), names.map(({ de }) => de).join(' und '))
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
  if (step === 'choose a weapon card') return weaponInShort(answer)
  return isTile(answer) ? tokenName(answer) : knownName(answer)
}

/** “Kestrel: 45 to hit, 3 × 2 cards, 6 damage a hit, range 2–4”: what weapons are chosen by. */
function weaponInShort(card: string): Named {
  const { en, de } = weaponName(card)
  const { difficulty, rate, damage, range } = weaponCard(card)
  const far = rangeName(range)
  const fire = rate.join(' × ')
  return text(
    `${en}: ${difficulty} to hit, ${fire} cards, ${damage} damage a hit, range ${far.en}`,
    `${de}: Treffen ${difficulty}, ${fire} Karten, ${damage} Schaden je Treffer, Reichweite ${far.de}`,
  )
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

/** “Supply bin 3, closed”, “Portal”. */
function objectOf(_: Asked, id: string): Named {
  const { en, de } = objectName(id)
  const number = /-(\d+)$/.exec(id)?.[1] ?? ''
  const [first = en, ...rest] = en.split(', ')
  const [erste = de, ...mehr] = de.split(', ')
  return text([`${first} ${number}`, ...rest].join(', '), [`${erste} ${number}`, ...mehr].join(', '))
}

function destroyName(asked: Asked, id: string, means: Plain): Named {
  const { en, de } = pieceName(asked, id)
  if (means === 'melee') return text(`Destroy ${en} by hand`, `${de} von Hand zerstören`)
  const weapon = weaponOf(asked, Number(means))
  return text(`Destroy ${en} with ${weapon.en}`, `${de} mit ${weapon.de} zerstören`)
}

/** A miniature by where it is: of ravens, portals and the like there are several. */
function pieceName(asked: Asked, id: string): Named {
  const { en, de } = objectName(id)
  const piece = asked.table.pieces.find((one) => one.id === id)
  if (piece === undefined) return text(en, de)
  const { on, field, corner, level } = piece
  if (on !== null) {
    const bearer = legendName(on)
    return text(`${en} on ${bearer.en}`, `${de} an ${bearer.de}`)
  }
  if (corner !== null) {
    const at = cornerName(asked, corner, level)
    return text(`${en} (${at.en})`, `${de} (${at.de})`)
  }
  const at = field === null ? '' : nameOfField(asked.ground, field)
  return text(`${en} on ${at}`, `${de} auf ${at}`)
}

/** “Move 3 · common loot”. */
export function rewardName({ move, loot, ammo }: RewardToken): Named {
  const parts = [text(`Move ${move}`, `Bewegen ${move}`)]
  if (loot === 'common') parts.push(text('common loot', 'gewöhnliche Beute'))
  if (loot === 'rare') parts.push(text('rare loot', 'seltene Beute'))
  if (ammo > 0) parts.push(text(`${ammo} ammo`, `${ammo} Munition`))
  return text(parts.map((one) => one.en).join(' · '), parts.map((one) => one.de).join(' · '))
}
