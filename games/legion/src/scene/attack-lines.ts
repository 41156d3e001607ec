import type { Line, Named } from '@sandtable/kernel'
import { nearest } from '@sandtable/plane'
import { coverBy, obscuring } from '../attack/cover.ts'
import { baseOf } from '../geometry/bases.ts'
import type { Obscuring } from '../geometry/obscured.ts'
import { bandTo, distanceToUnit } from '../geometry/ranges.ts'
import { lineOfSight } from '../geometry/sight.ts'
import type { Mini, Unit } from '../state.ts'
import { partNamed } from '../terrain/battlefield.ts'
import { isOnBattlefield, leaderOf } from '../units.ts'
import { text, unitName } from '../words/names.ts'
import { objectiveName } from '../words/objectives.ts'
import { layer } from './layers.ts'
import { type Sight, unitIn } from './view.ts'

/** Whom the attacker may declare, and how each of them stands: its range, its cover, and what obscures each miniature. */
export function attackLines(sight: Sight): Line[] {
  const { question, table } = sight
  const attacker = unitIn(sight, table.now.attack?.unit ?? table.now.pool?.attacker)
  if (attacker === null || !isOnBattlefield(attacker)) return []
  if (table.now.pool !== null)
    return lineTo(sight, attacker, unitIn(sight, table.now.pool.defender), 'attack')
  const asked = question?.step === 'declare a defender' ? (question.options ?? []) : []
  const declared = question?.step === 'form the attack pool' ? [table.now.attack?.defender] : []
  return [...asked, ...declared].flatMap((id) => {
    const defender = unitIn(sight, id)
    if (defender === null || !isOnBattlefield(defender)) return []
    const minis = obscuring(sight.s, attacker, defender)
    return [
      ...lineTo(sight, attacker, defender, 'shot', minis),
      ...whyObscured(sight, attacker, defender, minis),
    ]
  })
}

/** From the leader to the nearest miniature, with what counts. */
export function lineTo(
  sight: Sight,
  attacker: Unit,
  defender: Unit | null,
  kind: string,
  known?: readonly (readonly Obscuring[])[],
): Line[] {
  if (defender === null || !isOnBattlefield(defender)) return []
  const target = nearestMini(attacker, defender)
  const { line } = nearest(baseOf(attacker, leaderOf(attacker)), baseOf(defender, target))
  const minis = known ?? obscuring(sight.s, attacker, defender)
  return [
    {
      type: 'line',
      kind,
      id: `${kind} ${attacker.id} ${defender.id}`,
      z: layer.line,
      label: shotLabel(bandTo(attacker, defender), minis, coverBy(sight.s, minis)),
      from: { x: line.from.x, y: line.from.y },
      to: { x: line.to.x, y: line.to.y },
      ends: [attacker.id, defender.id],
      blocked: [],
    },
  ]
}

function nearestMini(attacker: Unit, defender: Unit): Mini {
  const alone = (mini: Mini) => distanceToUnit(attacker, leaderOf(attacker), { ...defender, minis: [mini] })
  return defender.minis.reduce((best, mini) => (alone(mini) < alone(best) ? mini : best))
}

const covers: readonly Named[] = [
  text('no cover', 'keine Deckung'),
  text('light cover', 'leichte Deckung'),
  text('heavy cover', 'starke Deckung'),
]

function shotLabel(range: number, minis: readonly (readonly Obscuring[])[], given: 0 | 1 | 2): Named {
  const cover = covers[given] ?? text('', '')
  const hidden = minis.filter((by) => by.length > 0).length
  return text(
    `Range ${range} · ${hidden}/${minis.length} obscured: ${cover.en}`,
    `Reichweite ${range} · ${hidden}/${minis.length} verborgen: ${cover.de}`,
  )
}

/** A line for each miniature: free, or through what obscures it. Drawn for whoever points at the unit. */
function whyObscured(
  sight: Sight,
  attacker: Unit,
  defender: Unit,
  minis: readonly (readonly Obscuring[])[],
): Line[] {
  return defender.minis.flatMap((mini, at): Line[] => {
    const by = minis[at] ?? []
    const leader = leaderOf(attacker)
    const seen =
      by.length > 0 ? null : lineOfSight(sight.s, { unit: attacker, mini: leader }, { unit: defender, mini })
    const line = by.find((one) => one.line !== null)?.line ?? seen
    const [fromX, fromY, , toX, toY] = line ?? [leader.x, leader.y, 0, mini.x, mini.y]
    return [
      {
        type: 'line',
        kind: by.length > 0 ? 'sight-blocked' : 'sight',
        id: `sight ${attacker.id} ${mini.id}`,
        z: layer.line,
        label: by.length > 0 ? obscuredLabel(sight, by) : text('In the open', 'Im Freien'),
        from: { x: fromX, y: fromY },
        to: { x: toX, y: toY },
        ends: [attacker.id, defender.id],
        blocked: [...new Set(by.map((one) => one.by))],
      },
    ]
  })
}

function obscuredLabel(sight: Sight, by: readonly Obscuring[]): Named {
  const names = by.map((one) => nameOfScreen(sight, one.by))
  return text(
    `Obscured by ${[...new Set(names.map(({ en }) => en))].join(', ')}`,
    `Verborgen durch ${[...new Set(names.map(({ de }) => de))].join(', ')}`,
  )
}

function nameOfScreen({ field, table }: Sight, id: string): Named {
  const part = partNamed(field, id)
  if (part !== undefined) return part.kind.name
  const unit = unitName(table, id)
  return unit.en === id ? objectiveName(table, id) : unit
}
