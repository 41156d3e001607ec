import type { MyGame } from '@sandtable/keeper/hosted'
import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useLine } from '../line/use-line.ts'
import { remembered } from '../remembered.ts'
import { goTo, type Route } from '../route.ts'
import { useWords } from '../say.ts'

export function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted'
}

export function wantsNotice(): boolean {
  return remembered('tell my turn') === 'yes' && mayNotify()
}

/** The table that this page sits at, while something is asked of whoever sits there. */
let turnHere: { readonly table: string; readonly game: string } | null = null
const watchers = new Set<() => void>()

function watchTurn(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Tells whether it is one's turn at the table that one sits at. */
export function useTurnHere(table: string, game: string, isMyTurn: boolean): void {
  useEffect(() => {
    if (!isMyTurn) return
    turnHere = { table, game }
    for (const one of watchers) one()
    return () => {
      turnHere = null
      for (const one of watchers) one()
    }
  }, [table, game, isMyTurn])
}

/** How many games wait for whoever reads this stands in the title; if they like, the browser says so, too. */
export function useTurnSigns(
  mine: readonly MyGame[],
  games: readonly GameOnOffer[],
  language: Language,
  route: Route,
): void {
  const say = useWords()
  const { line } = useLine()
  const here = useSyncExternalStore(watchTurn, () => turnHere)
  const at = route.page === 'at' ? route.id : null
  const waiting = mine.filter((one) => one.isMyTurn && one.table !== at).length + Number(here !== null)
  useEffect(() => {
    if (waiting === 0) return
    // As the page was named: whoever reads it is told of nothing else.
    const { title } = document
    document.title = `(${waiting}) ${say.friends.yourTurn} – ${title}`
    return () => {
      document.title = title
    }
  }, [waiting, say])

  const notify = useCallback(
    (table: string, game: string) => {
      if (!wantsNotice() || (table === at && document.visibilityState === 'visible')) return
      const name = games.find((one) => one.id === game)?.name[language] ?? game
      // One for each table: a newer one takes the place of the one before.
      const notice = new Notification(say.friends.yourTurnAt(name), { tag: table })
      notice.onclick = () => {
        focus()
        goTo({ page: 'at', id: table })
      }
    },
    [games, language, say, at],
  )
  useEffect(
    () =>
      line.listen((news) => {
        if ('turn' in news && news.turn.isMyTurn) notify(news.turn.table, news.turn.game)
      }),
    [line, notify],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn
  useEffect(() => {
    if (here !== null) notify(here.table, here.game)
  }, [here])
}
