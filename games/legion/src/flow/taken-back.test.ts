import { answer, type Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'

/** Nobody takes back what showed something to others: the last of these answers does, the one in its place does not. */
interface Shown {
  readonly table: object
  readonly at?: string
  readonly before?: readonly (readonly [string, Plain])[]
  readonly shows: readonly [string, Plain]
  readonly hides?: readonly [string, Plain]
}

const vader = { card: 'darth-vader-dark-lord-of-the-sith', undeployed: true, order: 'none' }
const krennic = { card: 'director-orson-krennic', at: [300, 200], order: 'none' }
const bane = { card: 'cad-bane', undeployed: true, order: 'none' }
const foe = { card: 'rebel-troopers', at: [1500, 200], left: 1, order: 'none' }
const leia = { card: 'leia-organa', at: [1500, 400], order: 'none' }

const cases: readonly (readonly [string, Shown])[] = [
  [
    '[LG2-CKW-033] a card that is divulged',
    {
      table: { gold: { vader }, silver: { foe }, hands: { gold: ['darkness-descends', 'standing-orders'] } },
      at: 'mission',
      shows: ['gold', 'darkness-descends'],
      hides: ['gold', 'done'],
    },
  ],
  [
    '[LG2-CMD-002] a command card that one side alone chooses',
    {
      table: {
        gold: { krennic },
        silver: { foe },
        hands: { gold: ['ambush', 'standing-orders'], silver: [] },
      },
      at: 'command',
      shows: ['gold', 'ambush'],
    },
  ],
  [
    '[LG2-CMD-nn] a card that is played in place of another',
    {
      table: {
        gold: { lando: { card: 'lando-calrissian', at: [300, 200], order: 'none' } },
        silver: { foe: { card: 'stormtroopers', at: [1500, 200], left: 1, order: 'none' } },
        hands: { gold: ['ace-up-his-sleeve', 'idiots-array'] },
      },
      at: 'command',
      before: [['gold', 'idiots-array']],
      shows: ['gold', 'ace-up-his-sleeve'],
      hides: ['gold', 'done'],
    },
  ],
  [
    '[LG2-CKW-011] a Bane token that is turned up',
    {
      table: {
        gold: { bane, veers: { card: 'general-veers', at: [300, 100] } },
        silver: { leia: { card: 'leia-organa', at: [1500, 800] } },
        objectives: {
          token: { kind: 'bane', name: 'Bane Token', at: [900, 400], seat: 'gold', front: 'here i am' },
        },
        hands: { gold: ['ambush', 'assault'], silver: ['ambush', 'assault'] },
      },
      at: 'end',
      shows: ['gold', 'appear'],
      hides: ['gold', 'wait'],
    },
  ],
  [
    '[LG2-CMD-ud] a card that is used out of the hand',
    {
      table: {
        gold: {
          din: {
            card: 'din-djarin',
            counterpart: 'grogu',
            minis: [
              [300, 400],
              [300, 430],
            ],
          },
          near: { card: 'rebel-troopers', at: [300, 560], left: 1 },
        },
        silver: { foe: { card: 'stormtroopers', at: [600, 600], left: 1 } },
        hands: { gold: ['the-hand-thing', 'push'] },
        priority: 'silver',
      },
      before: [
        ['silver', 'foe'],
        ['silver', 'attack'],
        ['silver', 'near'],
      ],
      shows: ['gold', 'the-hand-thing'],
      hides: ['gold', 'done'],
    },
  ],
  [
    '[LG2-CMD-oj] what is found in a hand, or that nothing is',
    {
      table: {
        gold: { kallus: { card: 'agent-kallus', at: [300, 200], order: 'none' } },
        silver: { leia },
        hands: { gold: ['isb-investigation', 'standing-orders'], silver: ['assault', 'standing-orders'] },
      },
      at: 'command',
      before: [
        ['gold', 'isb-investigation'],
        ['silver', 'assault'],
      ],
      shows: ['gold', 1],
    },
  ],
  [
    '[LG2-CMD-rw] an order token that is taken from aside',
    {
      table: {
        gold: {
          ig: { card: 'ig-88', at: [300, 200], order: 'none' },
          troops: { card: 'stormtroopers', at: [300, 400], left: 1, order: 'none' },
          lord: { ...vader, undeployed: false, at: [300, 600] },
        },
        silver: { foe },
        hands: { gold: ['ploy', 'standing-orders'] },
      },
      at: 'command',
      before: [
        ['gold', 'ploy'],
        ['gold', 'lord'],
        ['gold', 'operative'],
      ],
      shows: ['gold', 'aside'],
    },
  ],
]

test.each(cases)('%s is not taken back', (_, { table, at = null, before = [], shows, hides }) => {
  const sealedBy = ([seat, given]: readonly [string, Plain]) => {
    const s = begin(table, before, at)
    const { sealed } = s
    expect(answer(s, seat, given)).toBe(null)
    return s.sealed > sealed
  }
  expect(sealedBy(shows)).toBe(true)
  if (hides !== undefined) expect(sealedBy(hides)).toBe(false)
})
