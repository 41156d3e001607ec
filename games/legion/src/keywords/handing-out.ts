import { type CardChoice, cardWords, choose, type Effect } from '@sandtable/kernel'
import { putOnCard } from '../cards-held.ts'
import { editionOf } from '../editions/index.ts'
import type { Legion, LState, TokenName, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { affiliationOf, isTrooper, unitOf } from '../units.ts'
import { keywordX } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { giftOf } from './gifts.ts'
import { costOfKeyword, friendsInSight, friendsWithin, own } from './words.ts'

/** Card actions that hand out tokens to units near; on some cards they are free (LG2-ACT-009). */

const { choice } = cardWords<Legion>()

interface Left {
  readonly left: number
  readonly chosen: readonly UnitId[]
}

interface Handing {
  /** Who may be chosen. */
  from(s: LState, effect: Effect): Unit[]
  /** How many. */
  most(s: LState, unit: Unit): number
  readonly tokens: readonly (readonly [TokenName, number])[]
  /** It costs the unit itself a suppression token. */
  readonly suppresses?: true
  /** Something may be done in place of giving the tokens. */
  readonly instead?: Instead
}

interface Instead {
  when(effect: Effect, unit: Unit): boolean
  readonly choice: CardChoice<Legion, string>
}

function giveTo(s: LState, unit: Unit, tokens: Handing['tokens']): void {
  for (const [token, count] of tokens) gain(s, unit, token, count)
}

/** "Choose up to so many units; each gains …": one by one, none of them twice. */
function handsOut(id: string, rule: string, { from, most, tokens, suppresses, instead }: Handing): LCard {
  const chosenUnit = choice<UnitId, Left>('choose a unit', {
    from: (s, effect, { chosen }) =>
      from(s, effect).flatMap((unit) => (chosen.includes(unit.id) ? [] : [unit.id])),
    may: (_, __, { chosen }) => chosen.length > 0,
    do: (s, effect, unit, { left, chosen }) => {
      if (instead?.when(effect, unitOf(s, unit)) === true) choose(s, effect, instead.choice)
      else giveTo(s, unitOf(s, unit), tokens)
      if (left > 1) choose(s, effect, chosenUnit, { left: left - 1, chosen: [...chosen, unit] })
    },
  })
  return {
    id: `keyword:${id}`,
    rules: [rule],
    asks: [chosenUnit, ...(instead === undefined ? [] : [instead.choice])],
    action: {
      cost: costOfKeyword(id),
      do: (s, unit, effect) => {
        if (suppresses === true) gain(s, unit, 'suppression')
        choose(s, effect, chosenUnit, { left: most(s, unit), chosen: [] })
      },
    },
  }
}

const friends = (s: LState, effect: Effect) => friendsWithin(s, effect, editionOf(s).handsOutWithin)

/** "Up to X friendly units within range 2 gain 1 token each." */
function givesEach(id: string, rule: string, token: TokenName): LCard {
  return handsOut(id, rule, {
    from: friends,
    most: (s, unit) => keywordX(s, unit, id),
    tokens: [[token, 1]],
  })
}

/** LG2-KW-050. */
/** What it costs to hear one's odds. */
const dismay: Handing['tokens'] = [['suppression', 1]]

const odds: Handing['tokens'] = [['aim', 1], ['dodge', 1], ...dismay]

const prowess = 'logistical-prowess'

/** Who calculates its own odds may lay tokens onto the card in place of gaining an aim and a dodge token (LG2-UPG-Fr). */
const forLater = choice<string>('lay tokens onto the card', {
  from: () => ['Surge 1 and Aim 1', 'Surge 1 and Dodge 1', 'as usual'],
  do: (s, effect, picked) => {
    const unit = own(s, effect)
    if (picked === 'as usual') giveTo(s, unit, odds)
    else {
      for (const { token } of giftOf(picked).tokens) putOnCard(s, unit, prowess, token)
      giveTo(s, unit, dismay)
    }
  },
})

export const handingOut: readonly LCard[] = [
  givesEach('spotter', 'LG2-KW-221', 'aim'),
  givesEach('take-cover', 'LG2-KW-013', 'dodge'),
  givesEach('bolster', 'LG2-KW-067', 'surge'),
  handsOut('strategize', 'LG2-KW-234', {
    from: friends,
    most: (s, unit) => keywordX(s, unit, 'strategize'),
    suppresses: true,
    tokens: [
      ['aim', 1],
      ['dodge', 1],
    ],
  }),
  handsOut('calculate-odds', 'LG2-KW-050', {
    from: (s, effect) => friendsInSight(s, effect, 2).filter(isTrooper),
    most: () => 1,
    tokens: odds,
    instead: {
      when: ({ on }, unit) => on === unit.id && unit.upgrades.some(({ card }) => card === prowess),
      choice: forLater,
    },
  }),
  handsOut('master-storyteller', 'LG2-KW-142', {
    from: (s, effect) => friends(s, effect).filter((unit) => affiliationOf(unit) === 'ewok'),
    most: (s) => s.table.round,
    tokens: [['surge', 2]],
  }),
]
