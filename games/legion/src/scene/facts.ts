import type { Fact, Named, Seat } from '@sandtable/kernel'
import { factsLabelled, phaseLabel, roundLabel } from '@sandtable/kit'
import { coverAgainst } from '../attack/cover.ts'
import { critsOf, hitsOf } from '../attack/tally.ts'
import { stockOn } from '../commands/stocks.ts'
import { editionOf } from '../editions/index.ts'
import type { Phase, Row, TokenName } from '../state.ts'
import { isDefeated, unitOf } from '../units.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import type { LegionView } from '../vocabulary/view.ts'
import { cardName, sideName, text, tokenNames } from '../words/names.ts'
import type { Sight } from './view.ts'

const phases: Readonly<Record<Phase, Named>> = {
  'set-up': text('Set-up', 'Spielaufbau'),
  command: text('Command phase', 'Kommandophase'),
  activation: text('Activation phase', 'Aktivierungsphase'),
  end: text('End phase', 'Endphase'),
}

const fact = factsLabelled({
  round: roundLabel,
  phase: phaseLabel,
  priority: text('Priority', 'Priorität'),
  blue: text('Blue player', 'Blauer Spieler'),
  points: text('Victory points', 'Siegpunkte'),
  hand: text('Command cards in hand', 'Handkarten'),
  command: text('Command card', 'Kommandokarte'),
  stock: text('Tokens on the command card', 'Marker auf der Kommandokarte'),
  aside: text('Order tokens set aside', 'Zurückgelegte Befehlsmarker'),
  pool: text('Order tokens to draw', 'Befehlsmarker im Pool'),
  passes: text('Passes left', 'Passen übrig'),
  objective: text('Objective', 'Einsatzziel'),
  secondary: text('Secondary objective', 'Sekundärziel'),
  deployment: text('Deployment', 'Aufstellung'),
  condition: text('Condition', 'Umgebung'),
  advantage: text('Advantage', 'Vorteil'),
  actions: text('Actions left', 'Aktionen übrig'),
  cover: text('Cover', 'Deckung'),
  hits: text('Hits that are left', 'Treffer übrig'),
  crits: text('Critical hits that are left', 'Kritische Treffer übrig'),
  wounds: text('Wounds', 'Wunden'),
})

const nothing = text('–', '–')

/** A card that lies face up, and can be read; or the place where one will lie, so that nothing moves aside for it. */
function ofCard(name: CardFact, about: string | null, seat: Seat | null = null): Fact {
  if (about === null) return fact(name, nothing, seat)
  return { ...fact(name, cardName(about.slice(about.indexOf(':') + 1)), seat), about }
}

type CardFact = 'objective' | 'secondary' | 'advantage' | 'command' | 'deployment' | 'condition'

const covers: readonly Named[] = [text('none', 'keine'), text('light', 'leicht'), text('heavy', 'stark')]

/** Cards of which all but one are to go, the one that would count first (LG1-SETUP-014, -018); null: none lie there. */
function inRow({ table }: Sight, name: CardFact, row: Row): Fact | null {
  const cards = table.rows?.[row] ?? []
  if (cards.length === 0) return null
  const told = (language: 'en' | 'de') => cards.map((card) => cardName(card)[language]).join(' › ')
  return fact(name, text(told('en'), told('de')))
}

/** The cards of the mission beside the objective. */
function otherCards(sight: Sight): Fact[] {
  const { s, table } = sight
  const { mission } = table
  const { secondary, deployment, condition } = mission
  if (editionOf(s).setUp === 'set-up') return [ofCard('secondary', secondary && `battle:${secondary.card}`)]
  return [
    inRow(sight, 'deployment', 'deployment') ??
      ofCard('deployment', deployment === undefined ? null : `battle:${deployment}`),
    inRow(sight, 'condition', 'condition') ??
      ofCard('condition', condition === undefined ? null : `battle:${condition}`),
  ]
}

/** What a player looks up beside the table. */
export function facts(sight: Sight): Fact[] {
  const { seen, table } = sight
  const { mission, priority, blue } = table
  const edition = editionOf(sight.s)
  return [
    fact('round', table.round),
    fact('phase', phases[table.phase]),
    fact('blue', sideName(blue)),
    fact('priority', priority === null ? nothing : sideName(priority)),
    inRow(sight, 'objective', 'primary') ??
      ofCard('objective', mission.primary && `battle:${mission.primary.card}`),
    ...otherCards(sight),
    ...seen.seats.flatMap((seat) => {
      const { played, passes, asideSizes, handSizes, points } = table
      const aside = asideSizes[seat] ?? 0
      const [command, advantage] = [played[seat], mission.advantages[seat]]
      return [
        fact('points', points[seat] ?? 0, seat),
        fact('hand', handSizes[seat] ?? 0, seat),
        fact('pool', inPool(table, seat), seat),
        ...(edition.passes ? [fact('passes', passes[seat] ?? 0, seat)] : []),
        ofCard('command', command == null ? null : `command:${command}`, seat),
        ...(edition.battleDeck.includes('advantage')
          ? [ofCard('advantage', advantage == null ? null : `battle:${advantage}`, seat)]
          : []),
        ...(aside > 0 ? [fact('aside', aside, seat)] : []),
        ...stockFacts(sight, seat),
      ]
    }),
    ...passingFacts(sight).map((one) => ({ ...one, passing: true as const })),
  ]
}

/** The tokens that lie on a command card of this side. */
function stockFacts({ table: { inPlay } }: Sight, seat: Seat): Fact[] {
  return Object.values(inPlay.effects).flatMap((effect) => {
    if (effect.seat !== seat) return []
    const lying = (Object.entries(stockOn(effect)) as [TokenName, number][]).filter(([, count]) => count > 0)
    if (lying.length === 0) return []
    const listed = (language: 'en' | 'de') =>
      lying.map(([token, count]) => `${count} ${tokenNames[token][count === 1 ? 0 : 1][language]}`).join(', ')
    return [fact('stock', text(listed('en'), listed('de')), seat)]
  })
}

/** Among what the other side could draw is what lies aside. */
function inPool({ pools, reserves, asideSizes }: LegionView, seat: Seat): number {
  const covered = (asideSizes[seat] ?? 0) - (reserves[seat]?.length ?? 0)
  return (pools[seat]?.length ?? 0) - covered
}

function passingFacts(sight: Sight): Fact[] {
  const { activation, pool } = sight.table.now
  if (pool !== null)
    return pool.wasHit
      ? [
          fact('cover', coverName(sight, pool)),
          fact('hits', hitsOf(pool)),
          fact('crits', critsOf(pool)),
          fact('wounds', pool.wounds),
        ]
      : []
  return activation === null ? [] : [fact('actions', activation.actions)]
}

/** As long as it is not determined, what it is to be: nobody reads “none” beside a line that says otherwise. */
function coverName({ s }: Sight, pool: Pool): Named {
  const isGone = [pool.attacker, pool.defender].some((id) => isDefeated(unitOf(s, id)))
  const isDetermined = pool.kind !== 'ranged' || pool.cover > 0 || isGone
  return covers[isDetermined ? pool.cover : coverAgainst(s, pool)] ?? nothing
}
