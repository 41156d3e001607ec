import type { Bot, Named, Place, Plain, Random, Vocabulary } from '@sandtable/kernel'

/** An answer, and what speaks for it; the reasons are put into words only for whoever asks. */
export interface Thought {
  readonly answer: Plain
  readonly reasons?: () => readonly Named[]
}

/** A bot that can say why: it advises as it plays. */
export function thinking<V extends Vocabulary>(
  bot: Pick<Bot<V>, 'id' | 'leads'>,
  think: (place: Place<V>, random: Random) => Thought,
): Bot<V> {
  return {
    ...bot,
    choose: (place, random) => think(place, random).answer,
    advise: (place, random) => {
      const { answer, reasons } = think(place, random)
      return { answer, reasons: reasons?.() ?? [] }
    },
  }
}
