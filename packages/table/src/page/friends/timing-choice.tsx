import type { AwayRule, ClockRule } from '@sandtable/keeper/hosted'
import { useWords } from '../say.ts'
import { Choice } from '../start/choice.tsx'

/** What is chosen about time, as it stands in the fields. */
export interface Timing {
  readonly clock: 'none' | 'total' | 'move' | 'both'
  readonly minutes: string
  readonly increment: string
  readonly move: string
  readonly atZero: ClockRule['atZero']
  /** In seconds; 0: nobody's seat can be claimed. */
  readonly away: number
  readonly claim: AwayRule['as']
}

export const usualTiming: Timing = {
  clock: 'none',
  minutes: '60',
  increment: '30',
  move: '300',
  atZero: 'concede',
  away: 86400,
  claim: 'either',
}

/** The rules of a table that follow; what is no time is left to the host to refuse, who says why. */
export function rulesOf({ clock, minutes, increment, move, atZero, away, claim }: Timing): {
  readonly clock?: ClockRule
  readonly away?: AwayRule
} {
  const hasTotal = clock === 'total' || clock === 'both'
  const hasMove = clock === 'move' || clock === 'both'
  return {
    ...(clock !== 'none' && {
      clock: {
        ...(hasTotal && { total: numberIn(minutes) * 60, increment: numberIn(increment) }),
        ...(hasMove && { move: numberIn(move) }),
        atZero,
      },
    }),
    ...(away > 0 && { away: { after: away, as: claim } }),
  }
}

function numberIn(text: string): number {
  const number = Number(text.replace(',', '.'))
  return Number.isFinite(number) ? number : 0
}

interface Props {
  readonly timing: Timing
  onChange(timing: Timing): void
}

/** Clocks, and what becomes of a seat whose player stays away. */
export function TimingChoice({ timing, onChange }: Props) {
  const say = useWords().friends
  const set = (change: Partial<Timing>) => onChange({ ...timing, ...change })
  const { clock, away } = timing
  const number = (key: 'minutes' | 'increment' | 'move', label: string) => (
    <label className="choice">
      <span>{label}</span>
      <input
        inputMode="decimal"
        value={timing[key]}
        onChange={(event) => set({ [key]: event.target.value })}
      />
    </label>
  )
  return (
    <div className="timing">
      <Choice
        label={say.clock}
        value={clock}
        options={Object.entries(say.clocks)}
        onChange={(next) => set({ clock: next as Timing['clock'] })}
      />
      {(clock === 'total' || clock === 'both') && (
        <>
          {number('minutes', say.minutes)}
          {number('increment', say.increment)}
        </>
      )}
      {(clock === 'move' || clock === 'both') && number('move', say.perMove)}
      {clock !== 'none' && (
        <Choice
          label={say.atZero}
          value={timing.atZero}
          options={Object.entries(say.zeros)}
          onChange={(next) => set({ atZero: next as Timing['atZero'] })}
        />
      )}
      <Choice
        label={say.away}
        value={String(away)}
        options={Object.entries(say.aways)}
        onChange={(next) => set({ away: Number(next) })}
      />
      {away > 0 && (
        <Choice
          label={say.claimAs}
          value={timing.claim}
          options={Object.entries(say.claims)}
          onChange={(next) => set({ claim: next as Timing['claim'] })}
        />
      )}
    </div>
  )
}
