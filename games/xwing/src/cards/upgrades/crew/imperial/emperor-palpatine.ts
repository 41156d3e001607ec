import { choose, type Effect, tell, underWay } from '@sandtable/kernel'
import { attackDie, defenseDie, facesOf } from '../../../../dice.ts'
import { attackOf } from '../../../../flow/reroll.ts'
import type { XState } from '../../../../state.ts'
import type { XCard } from '../../../../vocabulary/card.ts'
import type { LyingDice } from '../../../../vocabulary/rolls.ts'
import { choice, isAlly } from '../../../words.ts'

interface Turning {
  readonly die: 'attack' | 'defense'
  /** The dice that lie there for something else than an attack; null: those of the attack. */
  readonly lying: 'roll' | 'bomb dice' | null
  readonly changes: readonly string[]
}

const palpatineDie = choice<string, Turning>('die', {
  from: (_, __, { changes }) => changes,
  do: (s, effect, change, { die, lying }) => {
    const [from = '', , to = ''] = change.split(' ')
    tell(s, { type: 'die turned', ship: effect.on ?? '', card: effect.card, dice: [from], into: [to] })
    if (lying === null) turnInAttack(s, die === 'attack', from, to)
    else turnInRoll(underWay(s, lying), from, to)
  },
})

const onceARound = { times: 1, per: 'round', key: 'emperorpalpatine', each: 'seat' } as const

/**
 * One die of a friendly ship is turned to any other face, and nobody modifies it any more: in an attack when dice are
 * modified, otherwise as soon as they lie there (XW-UPG-093, -094).
 */
export const palpatine: XCard = {
  id: 'upgrade:emperorpalpatine',
  rules: ['XW-UPG-emperorpalpatine', 'XW-UPG-092', 'XW-UPG-093', 'XW-UPG-094', 'XW-PIL-090'],
  asks: [palpatineDie],
  trigger: {
    'modify attack dice': {
      limit: onceARound,
      when: (s, effect, v) => isAlly(s, effect, v.attacker) && v.attackDice.length > 0,
      do: (s, effect, v) => offer(s, effect, 'attack', facesOf(v.attackDice)),
    },
    'modify defense dice': {
      limit: onceARound,
      when: (s, effect, v) => isAlly(s, effect, v.target) && v.defenseDice.length > 0,
      do: (s, effect, v) => offer(s, effect, 'defense', facesOf(v.defenseDice)),
    },
    'dice rolled': {
      limit: onceARound,
      when: (s, effect, v) => isAlly(s, effect, v.ship),
      do: (s, effect, v) => offer(s, effect, v.die, v.faces, 'roll'),
    },
    'bomb dice rolled': {
      limit: onceARound,
      when: (s, effect, v) => isAlly(s, effect, v.ship),
      do: (s, effect, v) => offer(s, effect, 'attack', v.faces, 'bomb dice'),
    },
  },
}

/** `blank to hit`, and so on, for every face that lies there. */
function offer(
  s: XState,
  effect: Effect,
  die: 'attack' | 'defense',
  faces: readonly string[],
  lying: Turning['lying'] = null,
): void {
  const all = (die === 'attack' ? attackDie : defenseDie).faces.map(({ name }) => name)
  const changes = [...new Set(faces)].flatMap((from) =>
    all.filter((to) => to !== from).map((to) => `${from} to ${to}`),
  )
  choose(s, effect, palpatineDie, { die, lying, changes })
}

/** Of equal dice one that was rerolled: the others may still be. */
function turnInAttack(s: XState, attacking: boolean, from: string, to: string): void {
  const attack = attackOf(s)
  const dice = attacking ? attack.attackDice : attack.defenseDice
  const fitting = dice.filter((die) => die.face === from)
  const die = fitting.find(({ rerolled }) => rerolled) ?? fitting[0]
  if (die !== undefined) Object.assign(die, { face: to, fixed: true })
}

function turnInRoll(dice: LyingDice | null, from: string, to: string): void {
  if (dice === null) return
  const at = dice.faces.indexOf(from)
  dice.faces[at] = to
  dice.fixed = at
}
