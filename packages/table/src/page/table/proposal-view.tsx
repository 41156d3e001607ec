import type { Proposed } from '@sandtable/keeper/protocol'
import type { Seat } from '@sandtable/kernel'
import { useWords } from '../say.ts'

interface Props {
  readonly proposal: Proposed
  readonly seat: Seat
  onAgree(yes: boolean): void
}

/** Somebody proposed a change: those who are asked agree or decline; whoever proposed it may take it back. */
export function ProposalView({ proposal, seat, onAgree }: Props) {
  const say = useWords()
  const asked = proposal.asked.includes(seat)
  return (
    <aside className="proposal" role="status">
      <p>{proposal.text}</p>
      {asked && (
        <button type="button" className="go small" onClick={() => onAgree(true)}>
          {say.agree}
        </button>
      )}
      <button type="button" onClick={() => onAgree(false)}>
        {asked ? say.decline : say.withdraw}
      </button>
    </aside>
  )
}
