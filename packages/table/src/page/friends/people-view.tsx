import type { Around, SeatAround } from '@sandtable/keeper/hosted'
import type { Refused } from '../line/line.ts'
import { useLine, useLineState } from '../line/use-line.ts'
import { useWords } from '../say.ts'
import { lasting } from './lasting.ts'
import { useNow } from './line-notice.tsx'

interface Props {
  readonly around: Around
  onRefused(refused: Refused): void
}

/** Who is here, who thinks and since when; and what may be done about a seat whose player stays away. */
export function PeopleView({ around, onRefused }: Props) {
  const say = useWords()
  const { ahead } = useLineState()
  const { seats, stage, watchers } = around
  const now = useNow(true) + ahead
  return (
    <>
      <ul className="people">
        {seats.map((one) => (
          <li key={one.seat}>
            <span className={`of-seat seat-${one.seat}`}>
              {one.player === 'person' ? one.name : say.bot(one.player ?? '')}
            </span>{' '}
            <small>{stateOf(one, now, say.friends, stage === 'on')}</small>
            {stage === 'on' && one.claimable !== null && one.claimable <= now && !one.isMine && (
              <Claim of={one} around={around} onRefused={onRefused} />
            )}
          </li>
        ))}
      </ul>
      {watchers > 0 && <p className="soft">{say.friends.watchers(watchers)}</p>}
    </>
  )
}

function stateOf(
  { player, isMine, isHere, since, asked, lost, claimable }: SeatAround,
  now: number,
  say: ReturnType<typeof useWords>['friends'],
  isGoing: boolean,
): string {
  const isAway = player === 'person' && !isMine && !isHere
  const where = isMine
    ? say.you
    : !isAway
      ? null
      : since === null
        ? say.notHere
        : `${say.notHere} ${say.for(lasting(now - since))}`
  const thinks =
    asked === null || isAway || !isGoing ? null : `${say.thinks} ${say.for(lasting(now - asked))}`
  const taken = lost === null || player === 'person' ? null : say.tookOver[lost]
  const waits =
    !isGoing || claimable === null || claimable <= now ? null : say.claimableIn(lasting(claimable - now))
  return [where, taken, thinks, waits].filter((one) => one !== null).join(' · ')
}

interface ClaimProps extends Props {
  readonly of: SeatAround
}

function Claim({ of, around, onRefused }: ClaimProps) {
  const say = useWords().friends
  const { line } = useLine()
  const { mayClaim, isMine } = {
    mayClaim: around.options.away?.as ?? 'either',
    isMine: around.seats.some((one) => one.isMine),
  }
  if (!isMine) return null
  const ways = (['win', 'bot'] as const).filter((as) => mayClaim === 'either' || mayClaim === as)
  async function claim(as: 'win' | 'bot'): Promise<void> {
    if (!window.confirm(`${say.claim[as](of.name ?? '')}?`)) return
    const told = await line.call('claim', { table: around.table, seat: of.seat, as })
    if ('problem' in told) onRefused(told)
  }
  return (
    <div className="claims">
      {ways.map((as) => (
        <button
          type="button"
          key={as}
          aria-label={say.claim[as](of.name ?? '')}
          onClick={() => void claim(as)}
        >
          {say.claims[as]}
        </button>
      ))}
    </div>
  )
}
