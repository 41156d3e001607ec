import type { Choice, Ghost, Language, Piece, Plain, Scene } from '@sandtable/kernel'
import { useEffect } from 'react'
import type { Asked } from '../host/protocol.ts'
import { useWords } from './say.ts'

interface Composed {
  readonly keys: readonly string[]
  readonly parts: Readonly<Record<string, Ghost>>
  readonly current: string | null
}

interface Props {
  readonly question: Asked
  readonly scene: Scene
  readonly language: Language
  readonly choices: readonly Choice[]
  readonly composed: Composed | null
  readonly ghosts: readonly Ghost[]
  onFocus(key: string): void
  onPart(ghost: Ghost): void
  onAnswer(answer: Plain): void
}

/** What is asked, and the answers as buttons; number keys give the first nine. */
export function QuestionView(props: Props) {
  const { question, scene, language, choices, composed, ghosts, onFocus, onPart, onAnswer } = props
  const say = useWords()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      const choice = choices[Number(event.key) - 1]
      if (choice !== undefined && composed === null) onAnswer(choice.answers[0])
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [choices, composed, onAnswer])
  const nameOf = (key: string) =>
    scene.things.find((one): one is Piece => one.type === 'piece' && one.id === key)?.label?.[language] ?? key
  return (
    <>
      <div className="ask">
        <h2>{question.title}</h2>
        <p>{choices.length > 0 || composed ? say.chooseOnTable : say.placeOnTable}</p>
      </div>
      {composed ? (
        <div className="answers">
          <div className="keys">
            {composed.keys.map((key) => (
              <button
                type="button"
                key={key}
                className={key === composed.current ? 'current' : ''}
                onClick={() => onFocus(key)}
              >
                {nameOf(key)}
                {composed.parts[key] && <small>{composed.parts[key].label?.[language]}</small>}
              </button>
            ))}
          </div>
          <div className="options">
            {ghosts
              .filter((ghost) => ghost.part?.key === composed.current)
              .map((ghost) => (
                <button
                  type="button"
                  key={ghost.id}
                  className={composed.parts[ghost.part?.key ?? '']?.id === ghost.id ? 'current' : ''}
                  onClick={() => onPart(ghost)}
                >
                  {ghost.label?.[language]}
                </button>
              ))}
          </div>
          <button
            type="button"
            className="go small"
            disabled={composed.keys.some((key) => composed.parts[key] === undefined)}
            onClick={() =>
              onAnswer(
                Object.fromEntries(
                  composed.keys.map((key) => [key, composed.parts[key]?.part?.value ?? null]),
                ),
              )
            }
          >
            {say.done}
          </button>
        </div>
      ) : (
        <div className="answers options">
          {choices.map((choice, at) => (
            <button type="button" key={choice.id} onClick={() => onAnswer(choice.answers[0])}>
              {at < 9 && <kbd>{at + 1}</kbd>}
              {choice.label[language]}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
