import type { Card } from '../card.ts'
import type { Game } from '../game.ts'
import { heardBy } from '../journal.ts'
import { randomFrom } from '../random.ts'
import type { Vocabulary } from '../state.ts'
import type { Check } from './checks.ts'
import { flawsInSentence, flawsInText, saidIn, sentenceOf } from './reading.ts'
import { walk } from './walk.ts'

/** Every procedure, every step and every moment at which a card may act has a name in every language. */
export const stepsHaveNames: Check = (game) => {
  const named = (procedure: string, step: string | null) => {
    const name = saidIn((language) => game.phrases[language].step(procedure, step))
    return flawsInText([], name).map((flaw) => `${procedure} › ${step ?? 'as a whole'}: ${flaw}`)
  }
  return [
    ...game.procedures.flatMap(({ name, steps }) => [
      ...named(name, null),
      ...steps.flatMap((step) => (step.type === 'repeat' ? [] : named(name, step.name))),
    ]),
    ...[...momentsOf(game)].flatMap((moment) => named('moment', moment)),
  ]
}

/** The moments at which a card of the game acts. */
export function momentsOf<V extends Vocabulary>({ cards }: Game<V>): Set<string> {
  return new Set(
    cards.flatMap(({ trigger, replace }: Card<V>) => [
      ...Object.keys(trigger ?? {}),
      ...Object.keys(replace ?? {}),
    ]),
  )
}

/** Whoever uses a card is told of with a name for it. */
export const cardsHaveNames: Check = (game) => {
  const seats = game.seats(game.randomSetup(randomFrom('names')))
  const [seat = null] = seats
  return game.cards.flatMap(({ id }) => {
    const used = { type: 'used', card: id, seat, on: null, moment: 'none' }
    return flawsInSentence(seats, sentenceOf(game, used)).map((flaw) => `${id}: ${flaw}`)
  })
}

/** Whatever is told is a sentence in every language, for who sees the table and for who does not. */
export const newsAreSentences: Check = (game, effort) =>
  walk(game, effort, ({ s }) => {
    for (const seat of [null, ...s.seats]) {
      const table = game.view(s, seat)
      for (const entry of heardBy(s.news, seat))
        for (const text of [sentenceOf(game, entry, table), sentenceOf(game, entry)]) {
          const [flaw] = flawsInSentence(s.seats, text)
          if (flaw !== undefined) return `${entry.type}: ${flaw}`
        }
    }
    return null
  })

/** Why a game ended is told. */
export const endsAreTold: Check = (game, effort) =>
  walk(
    game,
    effort,
    () => null,
    ({ s }) => {
      const reason = s.over?.reason ?? ''
      const [unsaid] = flawsInText(
        s.seats,
        saidIn((language) => game.phrases[language].reason(reason)),
      )
      if (unsaid !== undefined) return `reason “${reason}”: ${unsaid}`
      const over = s.news.find(({ type }) => type === 'over')
      const [flaw] = over === undefined ? [] : flawsInSentence(s.seats, sentenceOf(game, over))
      return flaw ?? null
    },
  )
