import type { Die, DieSymbol, Named } from '@sandtable/kernel'
import { diceInTray, type LyingDie } from '@sandtable/kit'
import { targetTracks } from '../../data/targets.ts'
import { targetCard } from '../deck.ts'
import type { Revealed } from '../vocabulary/shot.ts'
import { text } from '../words/text.ts'
import { layer } from './layers.ts'
import type { Sight } from './view.ts'

/** The target cards of the shot under way, in the order of their slots; those of melee and grenades since the last answer. */
export function targets(sight: Sight): Die[] {
  const { table, question } = sight
  const { shot } = table
  const modifiers = targetTracks[table.targetTrack].modifiers
  if (shot !== null && shot.revealed.length > 0)
    return diceInTray({
      name: 'target',
      z: layer.die,
      of: shot.shooter,
      dice: shot.revealed.map((one) => revealed(one, modifiers[one.slot] ?? 0)),
      means: (place) => (question?.step === 'replace target cards' ? { choice: place } : {}),
    })
  const told = sight.seen.news.findLast(({ type }) => type === 'melee' || type === 'scatters')
  const cards = told?.type === 'melee' ? [String(told.card)] : ((told?.cards as string[] | undefined) ?? [])
  return diceInTray({
    name: 'card',
    z: layer.die,
    of: typeof told?.legend === 'string' ? told.legend : '',
    dice: cards.map((card) => shownCard(card, 0, null)),
  })
}

function revealed({ card, result, headshot }: Revealed, modifier: number): LyingDie {
  const shown = shownCard(card, modifier, result)
  return headshot ? { ...shown, kind: 'target headshot' } : shown
}

const symbolNames: Readonly<Record<string, Named>> = {
  lower: text('hits lower targets', 'trifft tiefere Ziele'),
  higher: text('misses higher targets', 'verfehlt höhere Ziele'),
  cover: text('misses behind cover', 'verfehlt hinter Deckung'),
  half: text('half a hit', 'halber Treffer'),
  headshot: text('headshot', 'Kopfschuss'),
}

const results: Readonly<Record<string, Named>> = {
  hit: text('hit', 'Treffer'),
  miss: text('miss', 'Fehlschuss'),
}

/** “55 −5: hit, headshot”. */
export function shownCard(card: string, modifier: number, result: 'hit' | 'miss' | null): LyingDie {
  const { value, symbols } = targetCard(card)
  const sign = modifier === 0 ? '' : modifier > 0 ? ` +${modifier}` : ` −${-modifier}`
  const words = [...(result === null ? [] : [results[result]]), ...symbols.map((one) => symbolNames[one])]
  const tell = (language: 'en' | 'de') => {
    const all = words.flatMap((word) => (word === undefined ? [] : [word[language]]))
    return `${value}${sign}${all.length === 0 ? '' : `: ${all.join(', ')}`}`
  }
  const drawn: DieSymbol[] = [
    { name: 'accuracy', count: value },
    ...symbols.map((name) => ({ name: `target-${name}`, count: 1 })),
  ]
  return {
    kind: result === null ? 'target' : `target ${result}`,
    face: `${card} ${modifier} ${result ?? ''}`,
    symbols: drawn,
    label: text(tell('en'), tell('de')),
  }
}
