import type { Line, Named, Plain } from '@sandtable/kernel'
import { answering, part } from '@sandtable/kit'
import { coverOf } from '../board/cover.ts'
import { distance } from '../board/distance.ts'
import { blockadeBetween } from '../board/sight.ts'
import { text } from '../words/text.ts'
import { thingAtEdge } from './board.ts'
import { layer } from './layers.ts'
import { isStanding, legendIn, middleOf, type Sight, type StandingSeen, standing } from './view.ts'

/** Steps at which somebody may choose whom to shoot. */
const aiming: readonly string[] = ['act', 'choose a part', 'choose a target']

/** From whoever acts to each enemy: how far it is, whether it is covered, or what hides it and by which rule. */
export function sightLines(sight: Sight): Line[] {
  const { actor, question } = sight
  if (!isStanding(actor) || question === null || !aiming.includes(question.step)) return []
  return linesFrom(sight, actor, 'sight').map((line) => {
    const target = line.ends[1]
    return { ...line, ...answering(shotsAt(question.options ?? [], target)) }
  })
}

function shotsAt(options: readonly Plain[], target: string): Plain[] {
  return options.filter((option) => part(option, 'shoot') === target || option === target)
}

/** To every enemy of this legend, as it stands. */
export function linesFrom(sight: Sight, from: StandingSeen, name: string): Line[] {
  return standing(sight)
    .filter((other) => other.squad !== from.squad)
    .map((other) => lineTo(sight, from, other, name))
}

function lineTo(sight: Sight, from: StandingSeen, to: StandingSeen, name: string): Line {
  const { ground } = sight
  const blocked = blockadeBetween(ground, { field: from.field }, { field: to.field })
  const far = distance(ground, from.field, to.field)
  return {
    type: 'line',
    kind: blocked === null ? 'target' : 'sight-blocked',
    id: `${name} ${from.id} ${to.id}`,
    z: layer.line,
    label: blocked === null ? seenLabel(sight, from, to, far) : hiddenLabel(blocked.rule),
    ...(blocked !== null && { about: blocked.rule }),
    from: middleOf(sight, from.field),
    to: middleOf(sight, to.field),
    ends: [from.id, to.id],
    blocked: blocked === null ? [] : [thingAtEdge(sight, blocked.edge)],
  }
}

/** “range 4, cover, higher”. */
function seenLabel({ ground }: Sight, from: StandingSeen, to: StandingSeen, far: number): Named {
  const words = [text(`range ${far}`, `Reichweite ${far}`)]
  if (coverOf(ground, from.field, to.field) !== null) words.push(text('cover', 'Deckung'))
  const rise = (ground.levels[to.field] ?? 0) - (ground.levels[from.field] ?? 0)
  if (rise > 0) words.push(text('higher', 'höher'))
  if (rise < 0) words.push(text('lower', 'tiefer'))
  return text(words.map((one) => one.en).join(', '), words.map((one) => one.de).join(', '))
}

const hidden: Readonly<Record<string, Named>> = {
  'APX-LOS-013': text(
    'hidden: a blockade is higher than both',
    'verdeckt: Eine Blockade ist höher als beide',
  ),
  'APX-LOS-020': text('hidden: too close behind the edge', 'verdeckt: zu nah hinter der Kante'),
  'APX-LOS-021': text(
    'hidden: too close behind the edge, two levels down',
    'verdeckt: zu nah hinter der Kante, zwei Ebenen tiefer',
  ),
  'APX-LOS-025': text(
    'hidden: right behind a blockade of level 1',
    'verdeckt: direkt hinter einer Blockade der Ebene 1',
  ),
}

function hiddenLabel(rule: string): Named {
  return { ...(hidden[rule] ?? text('hidden', 'verdeckt')) }
}

/** Who shoots at whom, while it goes on. */
export function shotLine(sight: Sight): Line[] {
  const { shot } = sight.table
  const [shooter, target] = [legendIn(sight, shot?.shooter), legendIn(sight, shot?.target)]
  if (!isStanding(shooter) || !isStanding(target)) return []
  const line = lineTo(sight, shooter, target, 'shot')
  return [{ ...line, kind: 'attack' }]
}
