import type { Fact, Named, Seat } from '@sandtable/kernel'
import { factsLabelled, initiativeLabel, phaseLabel, roundLabel } from '@sandtable/kit'
import { isDodged, isShort } from '../attack.ts'
import { tellMission } from '../map/tell.ts'
import type { Phase, Tally } from '../state.ts'
import type { AttackSeen } from '../vocabulary/view.ts'
import { missionName, sideName, symbolName, text } from '../words/names.ts'
import type { Sight } from './view.ts'

const phases: Readonly<Record<Phase, Named>> = {
  'set-up': text('Set-up', 'Spielaufbau'),
  activation: text('Activation phase', 'Aktivierungsphase'),
  status: text('Status phase', 'Statusphase'),
}

const fact = factsLabelled({
  round: roundLabel,
  phase: phaseLabel,
  initiative: initiativeLabel,
  mission: text('Mission', 'Einsatz'),
  'mission-rule': text('Mission rule', 'Einsatzregel'),
  points: text('Victory points', 'Siegpunkte'),
  hand: text('Command cards in hand', 'Befehlskarten auf der Hand'),
  deck: text('Command deck', 'Befehlsstapel'),
  actions: text('Actions left', 'Aktionen übrig'),
  movement: text('Movement points left', 'Bewegungspunkte übrig'),
  distance: text('Distance', 'Entfernung'),
  surges: text('Surges left', 'Energie übrig'),
  result: text('Damage after block', 'Schaden nach Blocken'),
})

/** What a player looks up beside the table. */
export function facts(sight: Sight): Fact[] {
  const { seen, round, phase, initiative, points, cards, map, mission, skirmishMap } = sight
  return [
    fact('round', round),
    fact('phase', phases[phase]),
    fact('initiative', sideName(initiative)),
    ...seen.seats.map((seat) => fact('points', points[seat] ?? 0, seat)),
    ...seen.seats.map((seat) => fact('hand', cards[seat]?.hand ?? 0, seat)),
    ...seen.seats.map((seat) => fact('deck', cards[seat]?.deck ?? 0, seat)),
    ...passingFacts(sight).map((one) => ({ ...one, passing: true as const })),
    fact('mission', missionName(skirmishMap.plan, map, mission)),
    ...ruleFacts(sight),
  ]
}

/** The mission's rules in words, one a line. */
function ruleFacts({ rules, skirmishMap }: Sight): Fact[] {
  if (rules === null) return []
  return tellMission(rules, skirmishMap.plan).map(({ en, de }) => fact('mission-rule', { en, de }))
}

/** Of what goes on now; while dice lie on the table, of the attack alone. */
function passingFacts(sight: Sight): Fact[] {
  const ofAttack = attackFacts(sight)
  return ofAttack.length > 0 ? ofAttack : activationFacts(sight)
}

function activationFacts({ activation, figures }: Sight): Fact[] {
  const figure = figures.find((one) => one.id === activation?.figure)
  if (activation === null || figure === undefined) return []
  return [fact('actions', activation.actions, figure.seat), fact('movement', activation.points, figure.seat)]
}

const attacking: readonly (keyof Tally)[] = [
  'accuracy',
  'damage',
  'surge',
  'pierce',
  'blast',
  'cleave',
  'recover',
]
const defending: readonly (keyof Tally)[] = ['block', 'evade', 'dodge']

/** What the attack comes to, as things stand. */
function attackFacts({ attack, seen }: Sight): Fact[] {
  const tally = attack?.tally ?? null
  if (attack === null || tally === null) return []
  const defender = seen.seats.find((seat) => seat !== attack.by) ?? null
  const counted = (names: readonly (keyof Tally)[], seat: Seat | null) =>
    names.flatMap((name): Fact[] => {
      const value = tally[name]
      if (typeof value !== 'number' || value === 0) return []
      return [{ name: `attack-${name}`, label: { ...symbolName(name) }, value, seat }]
    })
  const far = attack.distance
  return [
    ...(far === null || !Number.isFinite(far) ? [] : [fact('distance', far)]),
    ...counted(attacking, attack.by),
    ...counted(defending, defender),
    // Until evade has been settled nobody knows how many there are.
    ...(attack.surges > 0 ? [fact('surges', attack.surges, attack.by)] : []),
    fact('result', damageSoFar(attack, tally), attack.by),
  ]
}

function damageSoFar({ type, damage, distance }: AttackSeen, tally: Tally): number | Named {
  if (isDodged(tally)) return text('0 (dodge)', '0 (Ausweichen)')
  if (type === 'ranged' && isShort(tally, distance ?? 0)) return text('0 (too far)', '0 (zu weit)')
  return damage ?? 0
}
