import type { Plain, Referee } from '@sandtable/kernel'
import { chooseSentence, rerollSentences } from '@sandtable/kit'
import type { XState, XWing } from '../state.ts'
import { placeOnDial } from './dial.ts'

/** What is done, as a scenario writes it. */
export const sentences: Referee<XWing>['sentences'] = [
  {
    pattern: '{ship} attacks {target} with {weapon}',
    subject: 'ship',
    answer: (words, s) => shot(words, s as XState),
  },
  {
    pattern: '{ship} attacks {target}',
    subject: 'ship',
    answer: ({ target = '' }) => ({ weapon: 'primary', target }),
  },
  {
    pattern: '{ship} locks {target}',
    subject: 'ship',
    answer: ({ target = '' }) => ({ action: 'target-lock', target }),
  },
  {
    pattern: '{ship} coordinates {target}',
    subject: 'ship',
    answer: ({ target = '' }) => ({ action: 'coordinate', target }),
  },
  {
    pattern: '{ship} jams {target}',
    subject: 'ship',
    answer: ({ target = '' }) => ({ action: 'jam', target }),
  },
  {
    pattern: '{ship} boosts {template} over obstacles',
    subject: 'ship',
    answer: ({ template = '' }) => ({ action: 'boost', template, over: true }),
  },
  {
    pattern: '{ship} boosts {template}',
    subject: 'ship',
    answer: ({ template = '' }) => ({ action: 'boost', template }),
  },
  {
    pattern: '{ship} rolls {side} along the bank {bend}',
    subject: 'ship',
    answer: ({ side = '', bend = '' }) => ({ action: 'barrel-roll', side, bend }),
  },
  {
    pattern: '{ship} rolls {side} over obstacles',
    subject: 'ship',
    answer: ({ side = '' }) => ({ action: 'barrel-roll', side, over: true }),
  },
  {
    pattern: '{ship} rolls {side}',
    subject: 'ship',
    answer: ({ side = '' }) => ({ action: 'barrel-roll', side }),
  },
  {
    pattern: '{ship} reinforces {side}',
    subject: 'ship',
    answer: ({ side = '' }) => ({ action: 'reinforce', side }),
  },
  {
    pattern: '{ship} turns its arc {quadrant}',
    subject: 'ship',
    answer: ({ quadrant = '' }) => ({ action: 'rotate-arc', quadrant }),
  },
  {
    pattern: '{ship} slams {maneuver}',
    subject: 'ship',
    answer: ({ ship = '', maneuver = '' }, s) => slam(s as XState, ship, maneuver),
  },
  {
    pattern: '{ship} deploys {maneuver}',
    subject: 'ship',
    answer: ({ ship = '', maneuver = '' }, s) => placeFor(s as XState, ship, maneuver),
  },
  {
    pattern: '{ship} does {card}',
    subject: 'ship',
    answer: ({ ship = '', card = '' }, s) => cardAction(s as XState, ship, card),
  },
  { pattern: '{ship}: {action}', subject: 'ship', answer: ({ action = '' }) => ({ action }) },
  chooseSentence,
  { pattern: 'decloak {way}', answer: ({ way = '' }) => way },
  {
    pattern: 'template {template}, ship {ship}',
    answer: ({ template = '', ship = '' }) => ({ template: Number(template), ship: Number(ship) }),
  },
  { pattern: 'slide {number}', answer: ({ number = '' }) => Number(number) },
  {
    pattern: 'spend focus',
    answer: (_, s, question) => token(s as XState, question?.options, 'focus-token'),
  },
  {
    pattern: 'spend evade',
    answer: (_, s, question) => token(s as XState, question?.options, 'evade-token'),
  },
  {
    pattern: 'spend lock',
    answer: (_, s, question) => token(s as XState, question?.options, 'target-lock'),
  },
  ...rerollSentences,
  { pattern: 'dials {dials}', answer: ({ dials = '' }, s) => dialsFrom(s as XState, dials) },
]

function dialsFrom(s: XState, words: string): Plain {
  return Object.fromEntries(
    words.split(',').map((part) => {
      const [name = '', maneuver = ''] = part.split('=').map((word) => word.trim())
      const ship = s.table.ships.find((one) => one.id === name)
      return [name, ship === undefined ? -1 : placeOnDial(ship, maneuver)]
    }),
  )
}

function shot({ ship = '', target = '', weapon = '' }: Readonly<Record<string, string>>, s: XState): Plain {
  const at =
    s.table.ships.find((one) => one.id === ship)?.upgrades.findIndex((one) => one.card === weapon) ?? -1
  return { weapon: at, target }
}

function slam(s: XState, name: string, words: string): Plain {
  return { action: 'slam', maneuver: placeFor(s, name, words) }
}

function placeFor(s: XState, name: string, words: string): number {
  const ship = s.table.ships.find((one) => one.id === name)
  return ship === undefined ? -1 : placeOnDial(ship, words)
}

function cardAction(s: XState, name: string, card: string): Plain {
  const damage = s.table.ships
    .find((one) => one.id === name)
    ?.damage.find((one) => one.faceUp && one.card === card)
  if (damage !== undefined) return { action: 'card', effect: damage.effect, card }
  const named = Object.values(s.effects).filter((one) => one.card.endsWith(`:${card}`))
  // Its own, or one that it borrows from another ship.
  const effect = named.find((one) => one.on === name) ?? named[0]
  return { action: 'card', effect: effect?.id ?? 0, card: effect?.card ?? card }
}

function token(s: XState, options: readonly Plain[] | null | undefined, card: string): Plain {
  const found = options?.find((option) => (option as { card?: Plain } | null)?.card === card)
  return found ?? { use: 0, card, decision: s.decision }
}
