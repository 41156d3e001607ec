import type { Named } from '@sandtable/kernel'
import { cardName, legendName } from '../words/names.ts'
import type { Instead, ShotOdds } from './shot-odds.ts'
import { meanOf } from './suffering.ts'
import type { Hurt } from './throw-odds.ts'
import type { Slot } from './volley.ts'

const parts: Readonly<Record<string, Named>> = {
  weapon: { en: 'weapon', de: 'Waffe' },
  range: { en: 'range', de: 'Reichweite' },
  optic: { en: 'optic', de: 'Visier' },
  zone: { en: 'zone', de: 'Zone' },
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)

/** The hit difficulty as a sum of its parts, the slots, what it comes to on average, and with which card. */
export function shotDetail({ aim, all }: ShotOdds, insteads: readonly Instead[]): Named {
  if (aim === null)
    return { en: 'Out of sight: the shot is lost.', de: 'Außer Sicht: Der Schuss ist verloren.' }
  const total = aim.parts.reduce((sum, part) => sum + part.add, 0)
  const sum = (language: 'en' | 'de') =>
    aim.parts
      .map(({ what, add }, at) => {
        const name = (parts[what] ?? cardName(what))[language]
        return at === 0 ? `${name} ${add}` : `${name} ${signed(add)}`
      })
      .join(', ')
  const slots = slotsName(aim.slots)
  const mean = meanOf(all, ({ damage }) => damage)
  const others = (language: 'en' | 'de', word: string) =>
    insteads
      .map(({ card, odds }) => {
        const damage = meanOf(odds.all, (one) => one.damage)
        return `; ${word} ${cardName(card)[language]} ${decimal(damage, language)}`
      })
      .join('')
  const more = aim.unreckoned
  return {
    en: `Hit difficulty ${total} (${sum('en')}), target cards on ${slots}. On average ${decimal(mean, 'en')} damage${others('en', 'with')}${more > 0 ? `, before up to ${more} target cards are replaced` : ''}.`,
    de: `Trefferschwierigkeit ${total} (${sum('de')}), Zielkarten auf ${slots}. Im Mittel ${decimal(mean, 'de')} Schaden${others('de', 'mit')}${more > 0 ? `, ehe bis zu ${more} Zielkarten ersetzt werden` : ''}.`,
  }
}

/** The difficulty and the slots at the best range, and what a weapon comes to at each. */
export function weaponDetail(difficulty: number, slots: readonly Slot[], means: readonly number[]): Named {
  const ranges = (language: 'en' | 'de') =>
    means.map((mean, at) => `${at + 1}: ${decimal(mean, language)}`).join(language === 'de' ? '; ' : ', ')
  return {
    en: `Hit difficulty ${difficulty}, target cards on ${slotsName(slots)}; open ground, standing still. On average by range ${ranges('en')}.`,
    de: `Trefferschwierigkeit ${difficulty}, Zielkarten auf ${slotsName(slots)}; offenes Gelände, ohne Bewegung. Im Mittel je Reichweite ${ranges('de')}.`,
  }
}

function slotsName(slots: readonly Slot[]): string {
  return slots.map(({ modifier }) => (modifier === 0 ? '0' : signed(modifier))).join(' ')
}

function decimal(n: number, language: 'en' | 'de'): string {
  const text = (Math.round(n * 10) / 10).toFixed(1)
  return language === 'de' ? text.replace('.', ',') : text
}

/** Whom a grenade hurts, by how much; † marks the end. */
export function hurtLabel(hurt: readonly Hurt[]): Named {
  if (hurt.length === 0) return { en: 'nobody', de: 'niemand' }
  const text = (language: 'en' | 'de') =>
    hurt
      .map(
        ({ legend, damage, defeated }) => `${legendName(legend)[language]} ${damage}${defeated ? ' †' : ''}`,
      )
      .join(', ')
  return { en: text('en'), de: text('de') }
}
