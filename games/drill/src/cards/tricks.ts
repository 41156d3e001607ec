import { type Card, type Effect, enter, leave, type State, tell } from '@sandtable/kernel'
import { type Attack, type Cadet, type Drill, fullGrit } from '../state.ts'

type Trick = Card<Drill>

const discard = (s: State<Drill>, effect: Effect) => leave(s, effect.id)
const own = (s: State<Drill>, effect: Effect, cadet: string) => seatOf(s, cadet) === effect.seat

/** One hit less. */
const dodge: Trick = {
  id: 'dodge',
  rules: ['DR-TRICK-002'],
  secret: true,
  trigger: {
    react: {
      when: (s, effect, attack) => own(s, effect, attack.target) && attack.dice.includes('hit'),
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
      when: (s, effect, attack) => own(s, effect, attack.attacker) && attack.dice.includes('miss'),
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
      when: (s, effect, attack) => own(s, effect, attack.target),
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
    const target = s.table.cadets.find((one) => one.id === effect.on)
    if (target === undefined || target.grit === 0 || target.grit === fullGrit) return
    target.grit++
    tell(s, { type: 'recovered', cadet: target.id })
  },
}

export const tricks: readonly Trick[] = [dodge, feint, rally]

export function isTrick(card: string): boolean {
  return tricks.some((trick) => trick.id === card)
}

function turn(s: State<Drill>, attack: Attack, from: string, to: string): void {
  const at = attack.dice.indexOf(from)
  if (at < 0) return
  attack.dice[at] = to
  tell(s, { type: 'turned', cadet: attack.attacker, from, to })
}

function seatOf(s: State<Drill>, id: string): string | undefined {
  return s.table.cadets.find((one: Cadet) => one.id === id)?.seat
}
