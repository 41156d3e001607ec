import { type Bot, pickOne } from '@sandtable/kernel'

/** Any legal answer, each as likely as the others. Every game has this bot. */
export const random: Bot = {
  id: 'random',
  choose: (place, chance) =>
    place.question.options === null ? place.sample(chance) : pickOne(chance, place.question.options),
}
