import type { DicePart, Named, RuleId, WordsPart } from '@sandtable/kernel'
import { dicePart, wordsPart } from '@sandtable/kit'
import { keywordRules2018 } from '../../data/2018/keyword-rules.ts'
import { keywordRules } from '../../data/2024/keyword-rules.ts'
import type { AttackDie, Keyword, Weapon } from '../../data/types.ts'
import { attackColours } from '../dice.ts'
import { weaponName } from '../words/german/index.ts'
import { keywordName } from '../words/keywords.ts'
import { termOfKeyword } from '../words/terms-of-keywords.ts'
import { text } from '../words/text.ts'

/** Weapons and keywords as they are printed. */

const colours: Readonly<Record<AttackDie, Named>> = {
  red: text('red', 'rot'),
  black: text('black', 'schwarz'),
  white: text('white', 'weiß'),
}

export function weaponParts(weapons: readonly Weapon[]): (DicePart | WordsPart)[] {
  return weapons.flatMap((weapon) => {
    const dice = attackColours.flatMap((colour) => Array<AttackDie>(weapon.dice?.[colour] ?? 0).fill(colour))
    const { en, de } = reach(weapon)
    const name = weaponName(weapon.name)
    return dicePart(text(`${name.en} · ${en}`, `${name.de} · ${de}`), dice, (colour) => colours[colour])
  })
}

/** Range, melee, and the keywords of the weapon. */
function reach({ melee, range, overrun, keywords = [] }: Weapon): Named {
  const most = range?.[1] ?? null
  const far = range === undefined ? '' : most === null ? `${range[0]}+` : `${range[0]}–${most}`
  const words: Named[] = [
    ...(melee === true ? [text('melee', 'Nahkampf')] : []),
    ...(far === '' ? [] : [text(`range ${far}`, `Reichweite ${far}`)]),
    ...(overrun === true ? [text('overrun', 'Überrollen')] : []),
    ...keywords.map(inWords),
  ]
  return text(words.map(({ en }) => en).join(', '), words.map(({ de }) => de).join(', '))
}

export function keywordParts(keywords: readonly Keyword[]): WordsPart[] {
  return wordsPart(text('Keywords', 'Schlüsselwörter'), keywords.map(inWords))
}

/** With its number, and what stands behind the colon. */
function inWords({ id, x, of }: Keyword): Named {
  const { en, de } = keywordName(id)
  const number = x === undefined ? '' : ` ${x}`
  if (of === undefined) return text(`${en}${number}`, `${de}${number}`)
  const term = termOfKeyword(of)
  return text(`${en}${number}: ${term.en}`, `${de}${number}: ${term.de}`)
}

const rulesIn = { 2024: keywordRules, 2018: keywordRules2018 }

export function rulesOfKeywords(
  keywords: readonly Keyword[] = [],
  weapons: readonly Weapon[] = [],
  edition: '2024' | '2018' = '2024',
): readonly RuleId[] {
  const all = [...keywords, ...weapons.flatMap((weapon) => weapon.keywords ?? [])]
  return [...new Set(all.flatMap(({ id }) => rulesIn[edition][id] ?? []))]
}
