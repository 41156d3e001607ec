import { useEffect } from 'react'
import { useWords } from '../say.ts'

interface Props {
  readonly move: number
  readonly moves: number
  onTurnTo(move: number): void
  /** Null: one cannot play on from here. */
  readonly onBranch: ((move: number) => void) | null
}

/** Back and forth through a game. */
export function TimeLine({ move, moves, onTurnTo, onBranch }: Props) {
  const say = useWords()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement && event.target.type !== 'range') return
      if (event.key === 'ArrowLeft') onTurnTo(Math.max(0, move - 1))
      if (event.key === 'ArrowRight') onTurnTo(Math.min(moves, move + 1))
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [move, moves, onTurnTo])
  return (
    <div className="time-line">
      <button type="button" aria-label={say.firstMove} disabled={move === 0} onClick={() => onTurnTo(0)}>
        «
      </button>
      <button
        type="button"
        aria-label={say.moveBack}
        disabled={move === 0}
        onClick={() => onTurnTo(move - 1)}
      >
        ‹
      </button>
      <input
        type="range"
        aria-label={say.timeLine}
        min={0}
        max={moves}
        value={move}
        onChange={(event) => onTurnTo(Number(event.target.value))}
      />
      <button
        type="button"
        aria-label={say.moveOn}
        disabled={move === moves}
        onClick={() => onTurnTo(move + 1)}
      >
        ›
      </button>
      <button
        type="button"
        aria-label={say.lastMove}
        disabled={move === moves}
        onClick={() => onTurnTo(moves)}
      >
        »
      </button>
      <output>
        {move} / {moves}
      </output>
      {onBranch !== null && (
        <button type="button" disabled={move === moves} onClick={() => onBranch(move)}>
          {say.playOn}
        </button>
      )}
    </div>
  )
}
