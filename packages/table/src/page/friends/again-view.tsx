import type { Around } from '@sandtable/keeper/hosted'
import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Outcome } from '@sandtable/kernel'
import { useEffect, useState } from 'react'
import { wereDiceFair } from '../line/dice.ts'
import type { Refused } from '../line/line.ts'
import { useLine } from '../line/use-line.ts'
import { goTo } from '../route.ts'
import { useWords } from '../say.ts'
import { HaveFinished } from './have-finished.tsx'

interface Props {
  readonly around: Around
  readonly over: Outcome | null
  readonly games: readonly GameOnOffer[]
  onRefused(refused: Refused): void
}

/** When it is over: another game with sides changed, if all want one; and whether the dice were fair. */
export function AgainView({ around, over, games, onRefused }: Props) {
  const say = useWords().friends
  const { line } = useLine()
  const { table, rematch, seats } = around
  const mine = seats.filter((one) => one.isMine).map((one) => one.seat)
  const others = seats.filter((one) => rematch.offered.includes(one.seat) && !one.isMine)
  const isOffered = rematch.offered.some((seat) => mine.includes(seat))
  const isFair = useFairDice(table)

  async function offer(): Promise<void> {
    const told = await line.call('rematch', { table })
    if ('problem' in told) onRefused(told)
    else if (told.reply !== null) goTo({ page: 'at', id: told.reply })
  }
  return (
    <>
      {rematch.table !== null ? (
        <button
          type="button"
          className="go small"
          onClick={() => goTo({ page: 'at', id: rematch.table ?? '' })}
        >
          {say.toRematch}
        </button>
      ) : isOffered ? (
        <p role="status">{say.rematchOffered}</p>
      ) : (
        mine.length > 0 && (
          <button type="button" className="go small" onClick={() => void offer()}>
            {say.rematch}
          </button>
        )
      )}
      {rematch.table === null && others.length > 0 && (
        <p role="status">{say.rematchAsked(others.map((one) => one.name).join(', '))}</p>
      )}
      <HaveFinished game={{ ...around, mine, over, changed: around.now }} offered={games} />
      {isFair !== null && (
        <p className={isFair ? 'fair' : 'alarm'}>{isFair ? say.fairDice : say.unfairDice}</p>
      )}
    </>
  )
}

/** Null: it is not known, or this browser took no part. */
function useFairDice(table: string): boolean | null {
  const { line } = useLine()
  const [isFair, setFair] = useState<boolean | null>(null)
  useEffect(() => {
    let left = false
    void line
      .call('record', { table })
      .then((told) => left || 'problem' in told || setFair(wereDiceFair(told.reply)))
    return () => {
      left = true
    }
  }, [line, table])
  return isFair
}
