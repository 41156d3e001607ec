import type { Die, Plain } from '@sandtable/kernel'
import { given } from './scene-answers.ts'
import { layer } from './scene-layers.ts'
import type { DieSeen, Sight } from './scene-view.ts'
import { dieName } from './words/names.ts'
import { shownName } from './words/words.ts'

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
  return all.map(({ colour, face }, at) => ({
    type: 'die',
    kind: colour,
    id: `${pool} die ${at}`,
    z: layer.die,
    label: { ...dieName(colour, face) },
    face,
    of,
    ...given(rerolls(sight, first + at)),
  }))
}

/** Sets of dice that may be rerolled and that this one belongs to. */
function rerolls({ question }: Sight, place: number): Plain[] {
  if (question?.step !== 'choose dice to reroll') return []
  return (question.options ?? []).filter((option) => Array.isArray(option) && option.includes(place))
}

function otherDice({ seen }: Sight): Die[] {
  const rolled = seen.news.findLast((entry) => entry.type === 'dice')?.dice
  if (!Array.isArray(rolled)) return []
  return (rolled as readonly Plain[]).map((die, at) => {
    const { colour, ...symbols } = die as { readonly [key: string]: Plain }
    const face = Object.entries(symbols).map(([symbol, amount]) => `${amount} ${symbol}`)
    return {
      type: 'die',
      kind: String(colour),
      id: `other die ${at}`,
      z: layer.die,
      label: { ...shownName(die) },
      face: face.length === 0 ? 'blank' : face.join(' '),
      of: '',
    }
  })
}
