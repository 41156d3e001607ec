import type { Choice, Die, Ghost, Language, Plain, Seat, Thing, Zone } from '@sandtable/kernel'
import { useState } from 'react'
import type { Shown } from '../host/protocol.ts'
import { Ground } from './ground.tsx'
import { LogView } from './log-view.tsx'
import { PiecesView } from './pieces-view.tsx'
import { QuestionView } from './question-view.tsx'
import { useWords } from './say.ts'
import { SceneView } from './scene-view.tsx'

interface Props {
  readonly shown: Shown
  readonly refused: string | null
  readonly language: Language
  onAnswer(seat: Seat, answer: Plain): void
  onUndo(seat: Seat): void
  onConcede(seat: Seat): void
  onLeave(): void
  onLanguage(): void
}

export function TablePage(props: Props) {
  const { shown, refused, language, onAnswer, onUndo, onConcede, onLeave, onLanguage } = props
  const say = useWords()
  const [hovered, setHovered] = useState<string | null>(null)
  const [parts, setParts] = useState<Readonly<Record<string, Ghost>>>({})
  const [focus, setFocus] = useState<string | null>(null)
  const [asked, setAsked] = useState(shown.decision)
  if (asked !== shown.decision) {
    setAsked(shown.decision)
    setParts({})
    setFocus(null)
  }
  const { scene, question } = shown
  const ghosts = scene.things.filter((one): one is Ghost => one.type === 'ghost')
  const keys = [...new Set(ghosts.flatMap((one) => (one.part ? [one.part.key] : [])))]
  const composed = keys.length > 0
  const current = focus ?? keys.find((key) => parts[key] === undefined) ?? keys[0] ?? null
  const answer = (value: Plain) => question && onAnswer(question.seat, value)

  function pick(thing: Thing, answers: readonly Plain[]): void {
    if (thing.type === 'ghost' && thing.part) {
      setParts({ ...parts, [thing.part.key]: thing })
      setFocus(null)
      return
    }
    const [only] = answers
    if (answers.length === 1 && only !== undefined) answer(only)
  }

  const seatName = (seat: Seat) => say.seat(seat)
  return (
    <div className="table-page">
      <header className="bar">
        <button type="button" className="plain" onClick={onLeave}>
          {say.title}
        </button>
        <nav className="crumbs" aria-label={say.where}>
          {shown.path.join(' › ')}
          {question?.rule && <span className="rule">{question.rule}</span>}
        </nav>
        <div className="tools">
          {shown.seat && (
            <button type="button" className="plain" onClick={() => onUndo(shown.seat as Seat)}>
              {say.undo}
            </button>
          )}
          {shown.seat && (
            <button
              type="button"
              className="plain"
              onClick={() => window.confirm(say.reallyConcede) && onConcede(shown.seat as Seat)}
            >
              {say.concede}
            </button>
          )}
          <button type="button" className="plain" onClick={onLanguage}>
            {say.language}
          </button>
        </div>
      </header>
      <aside className="side left">
        <PiecesView
          scene={scene}
          seats={shown.seats}
          language={language}
          hovered={hovered}
          onHover={setHovered}
        />
      </aside>
      <main className="board">
        <Ground
          scene={scene}
          zones={scene.things.filter((one): one is Zone => one.type === 'zone')}
          onDrop={answer}
        >
          <SceneView
            scene={scene}
            language={language}
            picked={current === null ? null : (parts[current]?.id ?? hovered)}
            ghostsOf={composed ? current && ofKey(ghosts, current) : null}
            onPick={pick}
            onHover={setHovered}
          />
        </Ground>
        {scene.things.some((one) => one.type === 'die') && (
          <DiceTray dice={scene.things.filter((one): one is Die => one.type === 'die')} language={language} />
        )}
      </main>
      <aside className="side right">
        <LogView log={shown.log} />
      </aside>
      <footer className="question">
        {shown.over !== null ? (
          <div className="over">
            <strong>{shown.over.winner === null ? say.draw : say.wins(seatName(shown.over.winner))}</strong>
            <span>{shown.reason}</span>
            <button type="button" className="go small" onClick={onLeave}>
              {say.back}
            </button>
          </div>
        ) : question === null ? (
          <p className="waiting">{say.thinking(shown.awaited.map(seatName).join(', '))}</p>
        ) : (
          <QuestionView
            question={question}
            scene={scene}
            language={language}
            choices={scene.things.filter((one): one is Choice => one.type === 'choice')}
            composed={composed ? { keys, parts, current } : null}
            ghosts={ghosts}
            onFocus={setFocus}
            onPart={(ghost) => pick(ghost, [])}
            onAnswer={answer}
          />
        )}
        {refused !== null && <p className="refused">{say.refused(refused)}</p>}
      </footer>
    </div>
  )
}

function ofKey(ghosts: readonly Ghost[], key: string): string | null {
  return ghosts.find((one) => one.part?.key === key)?.of ?? null
}

function DiceTray({ dice, language }: { dice: readonly Die[]; language: Language }) {
  return (
    <ul className="tray">
      {dice.map((die) => (
        <li
          key={die.id}
          className={`die ${die.kind} ${die.face.replaceAll(' ', '-')}`}
          title={die.label?.[language]}
        >
          {die.label?.[language] ?? die.face}
        </li>
      ))}
    </ul>
  )
}
