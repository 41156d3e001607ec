import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import { againstBot, type Start } from '../begin.ts'
import type { Connection } from '../connection.ts'
import { goTo } from '../route.ts'
import { useWords } from '../say.ts'
import { Emblem } from './emblem.tsx'
import { OwnGame } from './own-game.tsx'

interface Props {
  readonly connection: Connection
  readonly game: GameOnOffer
  readonly language: Language
  /** Is there a host for people at several machines? */
  readonly hasHost: boolean
  readonly onStart: Start
}

export function GameCard({ connection, game, language, hasHost, onStart }: Props) {
  const say = useWords()
  const players = againstBot(game)
  /** Whoever comes near is likely to play: the game is fetched meanwhile. */
  const warm = () => void connection.call('warm', { game: game.id })
  return (
    <section
      className="game-card"
      data-game={game.id}
      aria-label={game.name[language]}
      onPointerEnter={warm}
      onFocus={warm}
    >
      <Emblem parts={game.emblem} />
      <h2>{game.name[language]}</h2>
      <button type="button" className="go" onClick={() => void onStart({ game, players })}>
        {say.quickBattle}
        <small>{say.quickHint}</small>
      </button>
      <div className="ways">
        {game.lessons.map((lesson, at) => (
          <button
            type="button"
            key={lesson.id}
            onClick={() => void onStart({ game, players, lesson: lesson.id })}
          >
            {at === 0 ? say.firstGame : say.anotherLesson}
            <small>{lesson.name[language]}</small>
          </button>
        ))}
        {hasHost && (
          <button type="button" onClick={() => goTo({ page: 'friend', id: game.id })}>
            {say.friends.play}
            <small>{say.friends.hint}</small>
          </button>
        )}
        {game.builds && (
          <button type="button" onClick={() => goTo({ page: 'forces', id: game.id })}>
            {say.buildForces}
            <small>{say.buildHint}</small>
          </button>
        )}
      </div>
      <details>
        <summary>{say.chosen}</summary>
        <OwnGame connection={connection} game={game} language={language} onStart={onStart} />
      </details>
    </section>
  )
}
