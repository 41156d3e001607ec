import type { Die, DieSymbol, Plain, RolledDie } from '@sandtable/kernel'
import { type Answering, answering, diceInTray, type LyingDie } from '@sandtable/kit'
import type { DieSeen } from '../vocabulary/view.ts'
import { dieName } from '../words/names.ts'
import { layer } from './layers.ts'
import type { Sight } from './view.ts'

/** The dice of the attack under way, and those that were rolled for something else since the last answer. */
export function dice(sight: Sight): Die[] {
  const { attack = [], defence = [] } = sight.dice ?? {}
  return [
    ...tray(sight, 'attack', attack, 0, sight.attack?.attacker ?? ''),
    ...tray(sight, 'defence', defence, attack.length, sight.attack?.target ?? ''),
    ...otherDice(sight),
  ]
}

function tray(sight: Sight, pool: string, all: readonly DieSeen[], first: number, of: string): Die[] {
  return diceInTray({
    name: pool,
    z: layer.die,
    of,
    dice: all.map(lying),
    means: (place) => meaning(rerolls(sight, first + place), first + place),
  })
}

/** A die that is in one set alone stands for it; of more, several are chosen one after the other. */
function meaning(sets: readonly Plain[], place: number): { choice: Plain } | Answering {
  return sets.length > 1 ? { choice: place } : answering(sets)
}

/** Sets of dice that may be rerolled and that this one belongs to. */
function rerolls({ question }: Sight, place: number): Plain[] {
  if (question?.step !== 'choose dice to reroll') return []
  return (question.options ?? []).filter((option) => Array.isArray(option) && option.includes(place))
}

function otherDice({ seen }: Sight): Die[] {
  const entry = seen.news.findLast(({ type }) => type === 'dice')
  return diceInTray({ name: 'other', z: layer.die, dice: toldIn(entry?.dice).map(lying) })
}

function lying(die: DieTold): LyingDie {
  return { ...rolled(die), face: die.face }
}

interface DieTold {
  readonly colour: string
  readonly face: string
}

/** What a die shows. */
export function rolled({ colour, face }: DieTold): RolledDie {
  return { kind: colour, symbols: symbolsOn(face), label: { ...dieName(colour, face) } }
}

/** A face in words (`2 accuracy 1 damage`, `blank`), symbol by symbol. */
function symbolsOn(face: string): DieSymbol[] {
  return [...face.matchAll(/(\d+) (\w+)/g)].map(([, count, name = '']) => ({ name, count: Number(count) }))
}

/** Dice as the journal has them: with their faces in words, or with what they show. */
export function toldIn(dice: Plain | undefined): DieTold[] {
  if (!Array.isArray(dice)) return []
  return (dice as readonly { readonly [key: string]: Plain }[]).map(({ colour, face, ...symbols }) => {
    if (typeof face === 'string') return { colour: String(colour), face }
    const words = Object.entries(symbols).map(([symbol, amount]) => `${amount} ${symbol}`)
    return { colour: String(colour), face: words.length === 0 ? 'blank' : words.join(' ') }
  })
}
