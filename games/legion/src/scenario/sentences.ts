import { inPlay, type Plain, type Question, type Referee, underWay } from '@sandtable/kernel'
import { chooseSentence, partedOptions, rerollSentences } from '@sandtable/kit'
import { bearing, layTool, restFacing } from '@sandtable/plane'
import type { Loadout } from '../attack/loadouts.ts'
import { discAt } from '../geometry/bases.ts'
import { toolOf } from '../moves/tool.ts'
import { moveTo } from '../proposals/moves.ts'
import type { Legion, LState } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import type { Moving, RoundMove, Speed } from '../vocabulary/moves.ts'

/** What is done, as a scenario writes it. */
export const sentences: Referee<Legion>['sentences'] = [
  {
    pattern: '{unit} moves to {x},{y} with speed {speed}',
    subject: 'unit',
    answer: (words, s) => laidWith(s as LState, words),
  },
  {
    pattern: '{unit} moves to {x},{y}',
    subject: 'unit',
    answer: ({ x = '', y = '' }, s) => moveAnswer(s as LState, Number(x), Number(y)),
  },
  { pattern: '{unit} goes {how}', subject: 'unit', answer: ({ how = '' }) => notchedMove(how) },
  {
    pattern: '{unit} pivots {turn}',
    subject: 'unit',
    answer: ({ turn = '' }) => ({ way: 'pivot', turn: Number(turn) }),
  },
  { pattern: '{unit} stays', subject: 'unit', answer: () => 'stay' },
  { pattern: '{unit} attacks {target}', subject: 'unit', answer: ({ target = '' }) => target },
  { pattern: '{unit} activates', answer: ({ unit = '' }) => unit },
  { pattern: '{unit} stands by to {action}', answer: ({ unit = '', action = '' }) => ({ unit, action }) },
  {
    pattern: '{unit}: {action}',
    subject: 'unit',
    answer: ({ unit = '', action = '' }, s, question) =>
      actionOfCard(question, action) ?? actionOnUnit(s as LState, unit, action) ?? action,
  },
  { pattern: 'all weapons', answer: (_, __, question) => question?.options?.[0] ?? null },
  {
    pattern: 'only {weapons}; others wait',
    answer: ({ weapons = '' }, _, question) => loadoutWith(question, weapons, true),
  },
  { pattern: 'only {weapons}', answer: ({ weapons = '' }, _, question) => loadoutWith(question, weapons) },
  {
    pattern: 'the others use {weapon}',
    answer: ({ weapon = '' }, _, question) =>
      partedOptions(question).find((one) => one.weapon === weapon && !('mini' in one)) ?? { weapon },
  },
  {
    pattern: '{mini} uses {weapon}',
    answer: ({ mini = '', weapon = '' }, _, question) =>
      partedOptions(question).find((one) => one.weapon === weapon && one.mini === mini) ?? { mini, weapon },
  },
  {
    pattern: '{weapon} again at {defender}',
    answer: ({ weapon = '', defender = '' }, _, question) =>
      partedOptions(question).find((one) => one.weapon === weapon && one.defender === defender) ?? weapon,
  },
  {
    pattern: 'scatter to {spots}',
    answer: ({ spots = '' }) => ({
      minis: spots.split(' ').map((spot) => {
        const [x, y] = spot.split(',').map(Number)
        return { x: x ?? 0, y: y ?? 0 }
      }),
    }),
  },
  { pattern: 'order {units}', answer: ({ units = '' }) => units.split(',').map((name) => name.trim()) },
  { pattern: 'place at {x},{y}', answer: ({ x = '', y = '' }) => ({ x: Number(x), y: Number(y) }) },
  {
    pattern: 'barricade at {x},{y} facing {facing}',
    answer: ({ x = '', y = '', facing = '' }) => ({ x: Number(x), y: Number(y), facing: Number(facing) }),
  },
  {
    pattern: 'lay {kind} at {x},{y} facing {facing}',
    answer: ({ kind = '', x = '', y = '', facing = '' }) => ({
      kind,
      x: Number(x),
      y: Number(y),
      facing: Number(facing),
    }),
  },
  {
    pattern: 'fly {facing} range {length}',
    answer: ({ facing = '', length = '' }) => ({ facing: Number(facing), length: Number(length) }),
  },
  { pattern: 'units {units}', answer: ({ units = '' }) => units.split(',').map((name) => name.trim()) },
  { pattern: 'play {card}', answer: ({ card = '' }) => card },
  { pattern: 'spend {count} {token}', answer: ({ count = '' }) => Number(count) },
  { pattern: 'upgrade {count} white', answer: ({ count = '' }) => Number(count) },
  { pattern: 'turn it by {angle}', answer: ({ angle = '' }) => Number(angle) },
  { pattern: 'keep {count}', answer: ({ count = '' }) => Number(count) },
  { pattern: 'remove {count} suppression', answer: ({ count = '' }) => Number(count) },
  { pattern: 'lose any', answer: () => 'any' },
  { pattern: 'lose {mini}', answer: ({ mini = '' }) => mini },
  ...rerollSentences,
  chooseSentence,
]

/** The action of a card in play, by the card. */
function actionOfCard(question: Question | null, card: string): Plain | undefined {
  return partedOptions(question).find((option) => 'effect' in option && option.card === card)
}

/** The same where it is not offered, so that its own rule says why not. */
function actionOnUnit(s: LState, unit: string, card: string): Plain | undefined {
  const effect = inPlay(s, { card }).find(({ on }) => on === unit || on === null)
  return effect === undefined ? undefined : { card, effect: effect.id }
}

function loadoutWith(question: Question | null, weapons: string, wait = false): Plain {
  const wanted = weapons.split(',').map((name) => name.trim())
  const fits = (question?.options ?? []).find((option) => {
    const { weapons: names = [], waits = false } = (option ?? {}) as Partial<Loadout>
    return waits === wait && names.length === wanted.length && wanted.every((name) => names.includes(name))
  })
  const [first] = partedOptions(question)
  return fits ?? { kind: first?.kind ?? 'ranged', weapons: wanted, ...(wait && { waits: true }) }
}

/**
 * A move of a notched base: `forward`, `reverse`, `left` or `right`, then whatever is not 0 or whole: `speed 3`,
 * `turn -45`, `bend 30`, `front 100` (how far its leading notch comes), `after 90`, `from 300,0`.
 */
function notchedMove(how: string): Plain {
  const [way = '', ...words] = how.split(' ')
  const said: Record<string, Plain> = { way, turn: 0, bend: 0 }
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [name = '', value = ''] = words.slice(at)
    const [x = '', y] = value.split(',')
    said[name] = y === undefined ? Number(value) : { x: Number(x), y: Number(y) }
  }
  return said
}

function movingNow(s: LState): Moving | null {
  return underWay(s, 'move')
}

/** A way there, if there is one; else the straight one with the longest tool, for which a rule is named. */
function moveAnswer(s: LState, x: number, y: number): Plain {
  const moving = movingNow(s)
  if (moving === null) return 'stay'
  const found = moveTo(s, moving, { x, y })
  return (found ?? straight(s, moving, Math.max(1, moving.speed) as Speed, x, y)) as unknown as Plain
}

function laidWith(s: LState, { x = '', y = '', speed = '' }: Readonly<Record<string, string>>): Plain {
  const moving = movingNow(s)
  if (moving === null) return 'stay'
  return straight(s, moving, Number(speed) as Speed, Number(x), Number(y)) as unknown as Plain
}

/** With this tool, laid as it can be on bare ground. */
function straight(s: LState, moving: Moving, speed: Speed, x: number, y: number): RoundMove {
  const unit = unitOf(s, moving.unit)
  const leader = leaderOf(unit)
  const laid = layTool(toolOf(speed), discAt(unit, leader), discAt(unit, { x, y }), [])
  const facing = laid?.start.facing ?? bearing(x - leader.x, y - leader.y)
  const direction = restFacing(facing)
  return { speed, direction, bend: laid?.bend ?? 0, x, y }
}
