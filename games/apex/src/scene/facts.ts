import type { Fact, Named } from '@sandtable/kernel'
import { factsLabelled, phaseLabel, roundLabel } from '@sandtable/kit'
import { modes } from '../../data/modes.ts'
import { initiativeTrack, roundTrack } from '../../data/tracks.ts'
import { movesNext, ringDamageAt } from '../ring.ts'
import { totalOf } from '../shot.ts'
import { squads } from '../state.ts'
import type { Part } from '../vocabulary/shot.ts'
import { cardName, legendName, seatName } from '../words/names.ts'
import { text } from '../words/text.ts'
import type { Sight } from './view.ts'

const fact = factsLabelled({
  round: roundLabel,
  phase: phaseLabel,
  initiative: text('Initiative marker', 'Initiativemarker'),
  track: text('Under the track', 'Unter der Leiste'),
  ring: text('Damage outside the ring', 'Schaden außerhalb des Rings'),
  'next ring': text('The ring moves', 'Der Ring bewegt sich'),
  points: text('Victory points', 'Siegpunkte'),
  wins: text('Wins with', 'Gewinnt mit'),
  bags: text('Loot left', 'Beute übrig'),
  ap: text('Action points', 'Aktionspunkte'),
  difficulty: text('Hit difficulty', 'Trefferschwierigkeit'),
  made: text('Made of', 'Besteht aus'),
  hits: text('Hits', 'Treffer'),
  headshots: text('Headshots', 'Kopfschüsse'),
  damage: text('Damage', 'Schaden'),
})

const phases: Readonly<Record<string, Named>> = {
  'set-up': text('Set-up', 'Aufbau'),
  equip: text('1: equipping', '1: Ausstattung'),
  drop: text('2: drop', '2: Abwurf'),
  fight: text('3: fight', '3: Kampf'),
}

/** What a player looks up beside the table. */
export function facts(sight: Sight): Fact[] {
  const { table } = sight
  const space = roundTrack[table.roundMarker]
  return [
    fact('round', space?.kind === 'diamond' ? space.round : 8),
    fact('phase', phases[table.phase] ?? text('3', '3')),
    fact('initiative', markerName(sight)),
    ...underTrack(sight),
    fact('ring', ringDamageAt(table.roundMarker)),
    fact('next ring', movesNext(table.roundMarker) ? afterRound : notNow),
    ...squads.map((squad) => fact('points', table.points[squad], squad)),
    fact('wins', winsWith(sight)),
    ...passing(sight).map((one) => ({ ...one, passing: true as const })),
  ]
}

const afterRound = text('after this round', 'nach dieser Runde')
const notNow = text('not after this round', 'nicht nach dieser Runde')

function winsWith({ table }: Sight): Named {
  const { points } = modes[table.size]
  return text(
    `every enemy eliminated once, or ${points} points and an enemy without death boxes whose turn it is`,
    `jeder Gegner einmal eliminiert, oder ${points} Punkten und einem Gegner ohne Todeskisten, der an der Reihe ist`,
  )
}

function markerName({ table }: Sight): Named {
  const space = initiativeTrack[table.initiative]
  if (space?.kind !== 'turn') return text('transition', 'Übergang')
  const { en, de } = seatName(space.squad)
  return text(`turn of ${en}`, `Zug von ${de}`)
}

/** What lies under the initiative track, in the order in which the marker comes to it. */
function underTrack({ table }: Sight): Fact[] {
  const ahead = initiativeTrack.map((_, at) => (table.initiative + at) % initiativeTrack.length)
  return ahead.flatMap((at) => {
    const space = initiativeTrack[at]
    return (table.under[at] ?? []).map(({ legend, ability, kind }) => {
      const [card, who] = [cardName(ability), legendName(legend)]
      const turn = space?.kind === 'turn' ? seatName(space.squad) : text('', '')
      const what = kind === 'delay' ? text('strikes', 'trifft') : text('ends', 'endet')
      return fact(
        'track',
        text(
          `${card.en} (${who.en}) ${what.en} in the turn of ${turn.en}`,
          `${card.de} (${who.de}) ${what.de} im Zug von ${turn.de}`,
        ),
      )
    })
  })
}

/** Of what goes on now: the shot, or what is left of the activation. */
function passing({ table }: Sight): Fact[] {
  const { shot, activation } = table
  if (shot !== null && shot.difficulty.length > 0)
    return [
      fact('difficulty', totalOf(shot.difficulty)),
      ...(shot.difficulty.length > 1 ? [fact('made', sumName(shot.difficulty))] : []),
      ...(shot.fire !== null && shot.revealed.some((one) => one.result !== null)
        ? [fact('hits', shot.hits), fact('headshots', shot.headshots), fact('damage', shot.damage)]
        : []),
    ]
  if (activation === null) return []
  const seat = table.legends.find((one) => one.id === activation.legend)?.seat ?? null
  return [fact('ap', activation.ap, seat)]
}

const partNames: Readonly<Record<string, Named>> = {
  weapon: text('weapon', 'Waffe'),
  range: text('off its range', 'außerhalb der Reichweite'),
  optic: text('optic', 'Visier'),
  zone: text('zone', 'Zone'),
}

/** “weapon 45, optic −5”. */
export function sumName(parts: readonly Part[]): Named {
  const tell = (language: 'en' | 'de') =>
    parts
      .map(({ what, add }, at) => {
        const name = (partNames[what] ?? cardName(what))[language]
        return `${name} ${at === 0 ? add : add < 0 ? `−${-add}` : `+${add}`}`
      })
      .join(', ')
  return text(tell('en'), tell('de'))
}
