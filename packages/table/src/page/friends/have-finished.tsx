import type { MyGame } from '@sandtable/keeper/hosted'
import type { GameOnOffer } from '@sandtable/keeper/protocol'
import { useEffect, useState } from 'react'
import { keptGame } from '../kept/games.ts'
import { useLine } from '../line/use-line.ts'
import { saveGame } from '../save-game.ts'
import { useWords } from '../say.ts'
import { type Finished, finishedGame, idOf, keepFinished } from './finished-game.ts'
import { problemIn } from './problem-in.ts'

type About = Omit<Finished, 'record' | 'mine'> & Pick<MyGame, 'mine'>

interface Props {
  readonly game: About & Pick<MyGame, 'game'>
  readonly offered: readonly GameOnOffer[]
  /** Beside others in a list, or as what there is to do. */
  readonly inList?: boolean
}

/** A game that is over can be had: among the finished games of this browser, or as a file. */
export function HaveFinished({ game, offered, inList = false }: Props) {
  const say = useWords()
  const { line } = useLine()
  const { table } = game
  const look = inList ? 'plain' : ''
  const [isKept, setKept] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    void keptGame(idOf(table)).then((kept) => left || setKept(kept !== null))
    return () => {
      left = true
    }
  }, [table])

  async function have(
    how: (finished: Finished, of: GameOnOffer | undefined) => void | Promise<void>,
  ): Promise<void> {
    const told = await line.call('record', { table })
    setProblem('problem' in told ? problemIn(told, say) : null)
    if ('problem' in told) return
    const of = offered.find((one) => one.id === game.game)
    await how({ ...game, record: told.reply, mine: game.mine[0] ?? null }, of)
  }
  return (
    <div className="have">
      {isKept ? (
        <span className="soft" role="status" title={say.friends.keptHere}>
          ✓ {say.friends.keptShort}
        </span>
      ) : (
        <button
          type="button"
          className={look}
          title={say.friends.keptHere}
          onClick={() =>
            void have(async (finished, of) => {
              await keepFinished(finished, of)
              setKept(true)
            })
          }
        >
          {say.friends.keepHere}
        </button>
      )}
      <button
        type="button"
        className={look}
        onClick={() => void have((finished, of) => saveGame(finishedGame(finished, of)))}
      >
        {say.saveFile}
      </button>
      {problem !== null && (
        <small role="alert" className="refused">
          {problem}
        </small>
      )}
    </div>
  )
}
