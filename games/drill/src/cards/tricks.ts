import { type Card, type Effect, enter, leave, type State, tell } from '@sandtable/kernel'
import { type Attack, cadet, type Drill, fullGrit } from '../state.ts'

/** Secret, so that it is used only where the flow offers it: it need not ask whose attack it is. */
type Trick = Card<Drill>

const discard = (s: State<Drill>, effect: Effect) => leave(s, effect.id)

/** One hit less. */
const dodge: Trick = {
  id: 'dodge',
  rules: ['DR-TRICK-002'],
  secret: true,
  trigger: {
    react: {
      when: (_, __, attack) => attack.dice.includes('hit'),
      pay: discard,
      do: (s, _, attack) => turn(s, attack, 'hit', 'cancelled'),
    },
  },
}

/** One hit more. */
const feint: Trick = {
  id: 'feint',
  rules: ['DR-TRICK-003'],
  secret: true,
  trigger: {
    'modify attack dice': {
      when: (_, __, attack) => attack.dice.includes('miss'),
      pay: discard,
      do: (s, _, attack) => turn(s, attack, 'miss', 'hit'),
    },
  },
}

/** Grit that comes back with the next round. */
const rally: Trick = {
  id: 'rally',
  rules: ['DR-TRICK-004'],
  secret: true,
  trigger: {
    react: {
      pay: discard,
      do: (s, effect, attack) => {
        enter(s, { card: 'rallied', seat: effect.seat, on: attack.target, due: { window: 'start of round' } })
      },
    },
  },
}

/** A rally on its way. */
export const rallied: Trick = {
  id: 'rallied',
  rules: ['DR-TRICK-004'],
  due: (s, effect) => {
    const target = cadet(s, effect.on ?? '')
    if (target.grit === 0 || target.grit === fullGrit) return
    target.grit++
    tell(s, { type: 'recovered', cadet: target.id })
  },
}

export const tricks: readonly Trick[] = [dodge, feint, rally]

export function isTrick(card: string): boolean {
  return tricks.some((trick) => trick.id === card)
}

function turn(s: State<Drill>, attack: Attack, from: string, to: string): void {
  attack.dice[attack.dice.indexOf(from)] = to
  tell(s, { type: 'turned', cadet: attack.attacker, from, into: to })
}
