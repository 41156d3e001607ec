import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import { useCallback, useEffect, useState } from 'react'
import type { Connection } from '../connection.ts'
import { forget, type KeptGames, keep, keptGames } from '../kept/games.ts'
import type { Damaged, Kept } from '../kept/kept.ts'
import { useWords } from '../say.ts'
import { DamagedList } from './damaged-list.tsx'
import { misplayed } from './misplayed.ts'
import { ShelfGame, titleOf } from './shelf-game.tsx'
import { TakeBack } from './take-back.tsx'

/** As many as one sees before one asks for all. */
const some = 8

interface Props {
  readonly connection: Connection
  readonly games: readonly GameOnOffer[]
  readonly language: Language
}

/** Games that the browser keeps: to go on with, and to look at again. */
export function Shelf({ connection, games: offered, language }: Props) {
  const say = useWords()
  const [kept, setKept] = useState<KeptGames | null>(null)
  const [broken, setBroken] = useState<readonly Damaged[]>([])
  const [gone, setGone] = useState<Kept | null>(null)
  const read = useCallback(() => void keptGames().then(setKept), [])
  useEffect(read, [read])
  useEffect(() => {
    if (kept === null) return
    return misplayed(connection, kept.games, (one) =>
      setBroken((all) => [...all.filter(({ id }) => id !== one.id), one]),
    )
  }, [connection, kept])
  if (kept === null) return null

  const isBroken = (id: string) => broken.some((one) => one.id === id)
  const whole = kept.games.filter((one) => !isBroken(one.id))
  const damaged = [
    ...kept.damaged,
    ...broken.filter((one) => kept.games.some((game) => game.id === one.id)),
  ].map((one) => ({
    ...one,
    name: titleOf(
      kept.games.find((game) => game.id === one.id),
      offered,
      language,
    ),
  }))
  const lists = [
    { title: say.inProgress, games: whole.filter((one) => !one.over) },
    { title: say.finished, games: whole.filter((one) => one.over) },
  ]
  return (
    <div className="shelves">
      {lists.map((list) => (
        <ShelfList key={list.title} title={list.title} count={list.games.length}>
          {(most) =>
            list.games.slice(0, most).map((game) => (
              <ShelfGame
                key={game.id}
                kept={game}
                note={kept.notes.get(game.id) ?? null}
                offered={offered}
                language={language}
                onForget={() => {
                  setGone(game)
                  void forget(game.id).then(read)
                }}
              />
            ))
          }
        </ShelfList>
      ))}
      <DamagedList
        title={say.damagedGames}
        message={say.damagedGame}
        damaged={damaged}
        onRemove={(id) => void forget(id).then(read)}
      />
      {gone && (
        <TakeBack
          what={titleOf(gone, offered, language)}
          onTakeBack={() => {
            setGone(null)
            void keep(gone).then(read)
          }}
          onClose={() => setGone(null)}
        />
      )}
    </div>
  )
}

interface ListProps {
  readonly title: string
  readonly count: number
  children(most: number): React.ReactNode
}

function ShelfList({ title, count, children }: ListProps) {
  const say = useWords()
  const [all, setAll] = useState(false)
  if (count === 0) return null
  return (
    <section className="shelf" aria-label={title}>
      <h2>
        {title} <small>{count}</small>
      </h2>
      <ul>{children(all ? count : some)}</ul>
      {count > some && !all && (
        <button type="button" className="plain" onClick={() => setAll(true)}>
          {say.showAll(count)}
        </button>
      )}
    </section>
  )
}
