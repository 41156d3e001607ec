import type { Choice, Die, Ghost, Language, Piece, Plain, Rail, Seat, Thing, Zone } from '@sandtable/kernel'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Shown } from '../host/protocol.ts'
import type { Connection } from './connection.ts'
import { DiceTray } from './dice-tray.tsx'
import { Ground } from './ground.tsx'
import { LessonView } from './lesson-view.tsx'
import { LogView } from './log-view.tsx'
import { OddsView } from './odds-view.tsx'
import { PiecesView } from './pieces-view.tsx'
import { QuestionView } from './question-view.tsx'
import { RailView } from './rail-view.tsx'
import { goTo } from './route.ts'
import { useWords } from './say.ts'
import { toDrawingUnits } from './scale.ts'
import { SceneView } from './scene-view.tsx'
import { TimeLine } from './time-line.tsx'
import { type AtTable, useTable } from './use-table.ts'

/** Fetched when somebody first opens it. */
const RulesDrawer = lazy(async () => ({ default: (await import('./rules-drawer.tsx')).RulesDrawer }))

interface Props {
  readonly connection: Connection
  readonly id: string
  readonly watch: boolean
  readonly language: Language
  onLanguage(): void
}

export function TablePage({ connection, id, watch, language, onLanguage }: Props) {
  const say = useWords()
  const at = useTable(connection, id, language, watch)
  if (at.problem !== null)
    return (
      <main className="start" role="alert">
        <h1>{at.problem === 'missing' ? say.missing : say.failed}</h1>
        {at.problem !== 'missing' && <p>{at.problem}</p>}
        <button type="button" className="go small" onClick={() => goTo({ page: 'start' })}>
          {say.back}
        </button>
      </main>
    )
  if (at.shown === null) return <main className="start" aria-busy="true" />
  const next = nextPerson(at.shown)
  if (!watch && next !== null && next !== at.shown.seat)
    return (
      <main className="start covered">
        <h1>{say.handOver(say.seat(next))}</h1>
        <p>{say.covered}</p>
        <button type="button" className="go" onClick={() => at.look(next)}>
          {say.goOn}
        </button>
      </main>
    )
  return <Played at={at} shown={at.shown} watch={watch} language={language} onLanguage={onLanguage} />
}

/** Which person at this screen is to answer; null while nobody is, or while the one who looks may. */
function nextPerson({ awaited, players, seat, over, move, moves }: Shown): Seat | null {
  if (over !== null || move !== moves) return null
  const people = awaited.filter((one) => players[one] === 'person')
  if (people.length === 0 || (seat !== null && people.includes(seat))) return null
  return people[0] ?? null
}

interface PlayedProps {
  readonly at: AtTable
  readonly shown: Shown
  readonly watch: boolean
  readonly language: Language
  onLanguage(): void
}

function Played({ at, shown: told, watch, language, onLanguage }: PlayedProps) {
  const shown = useMemo(() => ({ ...told, scene: toDrawingUnits(told.scene) }), [told])
  const say = useWords()
  const [hovered, setHovered] = useState<string | null>(null)
  const [parts, setParts] = useState<Readonly<Record<string, Ghost>>>({})
  const [panel, setPanel] = useState<'pieces' | 'log' | null>(null)
  const toggle = (one: 'pieces' | 'log') => setPanel(panel === one ? null : one)
  const [focus, setFocus] = useState<string | null>(null)
  const [weighed, setWeighed] = useState<Plain | undefined>(undefined)
  const [slid, setSlid] = useState<{ rail: Rail; value: number } | null>(null)
  const [seen, setSeen] = useState(shown.decision)
  if (seen !== shown.decision) {
    setSeen(shown.decision)
    setParts({})
    setFocus(null)
    setWeighed(undefined)
    setSlid(null)
  }
  const { scene } = shown
  const question = watch || shown.move !== shown.moves ? null : shown.question
  const ghosts = things<Ghost>(shown, 'ghost')
  const keys = [...new Set(ghosts.flatMap((one) => (one.part ? [one.part.key] : [])))]
  const composed = keys.length > 0
  const current = focus ?? keys.find((key) => parts[key] === undefined) ?? keys[0] ?? null
  const answer = (value: Plain) => question && at.answer(question.seat, value)

  function pick(thing: Thing, answers: readonly Plain[]): void {
    if (thing.type === 'ghost' && thing.part) {
      setParts({ ...parts, [thing.part.key]: thing })
      setFocus(null)
      return
    }
    const [only] = answers
    if (answers.length === 1 && only !== undefined) answer(only)
    else if (answers.length === 0 && question && thing.type === 'piece') at.whyNot(question.seat, thing.id)
  }

  /** Pointing at an answer asks for its odds once. */
  function weigh(value: Plain | undefined): void {
    setWeighed(value)
    if (value === undefined || question === null || at.previews[JSON.stringify(value)] !== undefined) return
    at.preview(question.seat, value)
  }

  function hover(id: string | null): void {
    setHovered(id)
    const thing = id === null ? undefined : scene.things.find((one) => one.id === id)
    const answers = thing?.answers ?? []
    weigh(answers.length === 1 ? answers[0] : undefined)
  }

  const odds = weighed === undefined ? null : (at.previews[JSON.stringify(weighed)] ?? null)
  return (
    <div className="table-page" data-decision={shown.decision}>
      <header className="bar">
        <button type="button" className="plain" onClick={() => goTo({ page: 'start' })}>
          {say.title}
        </button>
        <nav className="crumbs" aria-label={say.where}>
          {shown.path.join(' › ')}
          {question?.rule && (
            <button type="button" className="plain rule" onClick={() => at.readUp(question.rule ?? '')}>
              {question.rule}
            </button>
          )}
        </nav>
        <div className="tools">
          <button
            type="button"
            className="plain narrow"
            aria-pressed={panel === 'pieces'}
            onClick={() => toggle('pieces')}
          >
            {say.pieces}
          </button>
          <button
            type="button"
            className="plain narrow"
            aria-pressed={panel === 'log'}
            onClick={() => toggle('log')}
          >
            {say.log}
          </button>
          {!watch && shown.seat && shown.over === null && (
            <>
              <button type="button" className="plain" onClick={() => at.undo(shown.seat as Seat)}>
                {say.undo}
              </button>
              <button
                type="button"
                className="plain"
                onClick={() => window.confirm(say.reallyConcede) && at.concede(shown.seat as Seat)}
              >
                {say.concede}
              </button>
            </>
          )}
          <button type="button" className="plain" onClick={at.save}>
            {say.saveFile}
          </button>
          <button type="button" className="plain" onClick={() => at.readUp('')}>
            {say.rules}
          </button>
          <button type="button" className="plain" onClick={onLanguage}>
            {say.language}
          </button>
        </div>
      </header>
      {at.reading && (
        <Suspense>
          <RulesDrawer key={at.reading.join()} game={shown.game} ids={at.reading} onClose={at.stopReading} />
        </Suspense>
      )}
      <aside className={`side left${panel === 'pieces' ? ' open' : ''}`}>
        <PiecesView
          scene={scene}
          seats={shown.seats}
          language={language}
          hovered={hovered}
          onHover={hover}
          onRead={at.readUp}
        />
      </aside>
      <main className="board">
        <Ground scene={scene} zones={question ? things<Zone>(shown, 'zone') : []} onDrop={answer}>
          <SceneView
            scene={scene}
            language={language}
            hovered={hovered}
            picked={current === null ? hovered : (parts[current]?.id ?? hovered)}
            ghostsOf={composed ? current && ofKey(ghosts, current) : null}
            asked={question !== null}
            onPick={pick}
            onHover={hover}
          />
          {things<Rail>(shown, 'rail').map((rail) => (
            <RailView
              key={rail.id}
              rail={rail}
              scene={scene}
              at={slid?.rail.id === rail.id ? slid.value : null}
            />
          ))}
        </Ground>
        <DiceTray dice={things<Die>(shown, 'die')} language={language} />
        {odds && <OddsView odds={odds} language={language} />}
      </main>
      <aside className={`side right${panel === 'log' ? ' open' : ''}`}>
        <LogView log={shown.log} move={shown.move} onTurnTo={at.turnTo} />
      </aside>
      <footer className="question">
        {shown.lesson && question && (
          <LessonView lesson={shown.lesson} step={question.step} language={language} />
        )}
        {shown.over !== null && shown.move === shown.moves ? (
          <div className="over">
            <strong>{shown.over.winner === null ? say.draw : say.wins(say.seat(shown.over.winner))}</strong>
            <span>{shown.reason}</span>
            <button type="button" className="go small" onClick={() => goTo({ page: 'start' })}>
              {say.back}
            </button>
          </div>
        ) : question === null ? (
          shown.move === shown.moves &&
          !watch && <p className="waiting">{say.thinking(shown.awaited.map(say.seat).join(', '))}</p>
        ) : (
          <QuestionView
            question={question}
            names={namesOf(shown, language)}
            language={language}
            choices={things<Choice>(shown, 'choice')}
            onTable={answersOnTable(shown)}
            composed={composed ? { keys, parts, current } : null}
            ghosts={ghosts}
            rails={things<Rail>(shown, 'rail')}
            dice={things<Die>(shown, 'die')}
            onSlide={(rail, value) => setSlid({ rail, value })}
            onFocus={setFocus}
            onPart={(ghost) => pick(ghost, [])}
            onWeigh={weigh}
            onDecide={() => at.decide(question.seat)}
            onAnswer={answer}
          />
        )}
        {(watch || shown.move !== shown.moves || shown.over !== null) && (
          <TimeLine move={shown.move} moves={shown.moves} onTurnTo={at.turnTo} onBranch={at.branch} />
        )}
        {at.refused !== null && (
          <p className="refused" role="status">
            {say.refused}{' '}
            <button type="button" className="plain rule" onClick={() => at.readUp(at.refused?.rule ?? '')}>
              {at.refused.rule}
            </button>
          </p>
        )}
      </footer>
    </div>
  )
}

function things<T extends Thing>({ scene }: Shown, type: T['type']): T[] {
  return scene.things.filter((one): one is T => one.type === type)
}

/** Answers that something on the table stands for, as text. */
function answersOnTable({ scene }: Shown): ReadonlySet<string> {
  const found = scene.things.flatMap((one) => (one.type === 'choice' ? [] : (one.answers ?? [])))
  return new Set(found.map((answer) => JSON.stringify(answer)))
}

function namesOf(shown: Shown, language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    things<Piece>(shown, 'piece').map((one) => [one.id, one.label?.[language] ?? one.id]),
  )
}

function ofKey(ghosts: readonly Ghost[], key: string): string | null {
  return ghosts.find((one) => one.part?.key === key)?.of ?? null
}
