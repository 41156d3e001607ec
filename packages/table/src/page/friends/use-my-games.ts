import type { MyGame } from '@sandtable/keeper/hosted'
import { createContext, useContext, useEffect, useState } from 'react'
import { useLine, useLineState } from '../line/use-line.ts'

const MyGamesHere = createContext<readonly MyGame[]>([])
export const MyGamesProvider = MyGamesHere.Provider

/** Games of one's own at the host, mine to move first. */
export function useMyGames(): readonly MyGame[] {
  return useContext(MyGamesHere)
}

/** Asked for anew whenever something of it changes, or one goes elsewhere. */
export function useAskedMyGames(where: string): readonly MyGame[] {
  const { line } = useLine()
  const { greeted } = useLineState()
  const [games, setGames] = useState<readonly MyGame[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a table that one sits at nothing is told here
  useEffect(() => {
    if (greeted === 0) return
    let left = false
    const ask = () =>
      void line.call('my games', {}).then((told) => {
        if (!left && !('problem' in told)) setGames(told.reply)
      })
    ask()
    const stop = line.listen((news) => 'turn' in news && ask())
    return () => {
      left = true
      stop()
    }
  }, [line, greeted, where])
  return games
}
