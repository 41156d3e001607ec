import type {
  Choice,
  Die,
  Drop,
  Ghost,
  Language,
  Mark,
  Piece,
  Plain,
  Rail,
  Scene,
  Seat,
  Spot,
  TableCard,
  Thing,
} from '@sandtable/kernel'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { Shown } from '../../host/protocol.ts'
import { BoardView, type Point } from '../board/board-view.tsx'
import { Drawing } from '../board/drawing.ts'
import { diceNews, happened } from '../board/happened.ts'
import { timed } from '../board/motion.ts'
import { useTurned } from '../board/turned.ts'
import type { Connection } from '../connection.ts'
import { goTo } from '../route.ts'
import { useWords } from '../say.ts'
import { AmendView } from './amend-view.tsx'
import { DiceTray } from './dice-tray.tsx'
import { HandView } from './hand-view.tsx'
import { InspectView } from './inspect-view.tsx'
import { LessonView } from './lesson-view.tsx'
import { LogView } from './log-view.tsx'
import { OddsView } from './odds-view.tsx'
import { PickList } from './pick-list.tsx'
import { PiecesView } from './pieces-view.tsx'
import { ProposalView } from './proposal-view.tsx'
import { QuestionView } from './question-view.tsx'
import type { Speed } from './settings.ts'
import { TimeLine } from './time-line.tsx'
import { type Panel, TopBar } from './top-bar.tsx'
import type { AtTable } from './use-table.ts'

/** Fetched when somebody first opens it. */
const RulesDrawer = lazy(async () => ({ default: (await import('../rules/rules-drawer.tsx')).RulesDrawer }))

interface Props {
  readonly at: AtTable
  readonly told: Shown
  readonly connection: Connection
  readonly watch: boolean
  readonly language: Language
  readonly pace: number
  readonly speed: Speed
  onSpeed(speed: Speed): void
  onLanguage(): void
}

/** The whole page of a table that lies open: bar, pieces, board, log, question. */
export function PlayedTable(props: Props) {
  const { at, told, connection, watch, language, pace, speed, onSpeed, onLanguage } = props
  const say = useWords()
  const { before, latest } = at.playback
  const { turned, turn } = useTurned(told)
  const drawing = useMemo(() => new Drawing(told.scene, turned), [told.scene, turned])
  const scene = useMemo(() => drawing.scene(told.scene), [drawing, told.scene])
  const old = useMemo(() => before && drawing.scene(before.scene), [drawing, before])
  const motions = useMemo(() => {
    const all = before === null ? [] : told.motions.map((motion) => drawing.motion(motion))
    return timed(all, scene.width, pace)
  }, [drawing, told, before, scene.width, pace])
  const happenings = useMemo(() => (pace === 0 ? [] : happened(old, scene)), [old, scene, pace])

  const [hovered, setHovered] = useState<string | null>(null)
  const [parts, setParts] = useState<Readonly<Record<string, Ghost>>>({})
  const [focus, setFocus] = useState<string | null>(null)
  const [weighed, setWeighed] = useState<Plain | undefined>(undefined)
  const [slid, setSlid] = useState<{ rail: Rail; value: number } | null>(null)
  const [touched, setTouched] = useState<string | null>(null)
  const [picking, setPicking] = useState<{ answers: readonly Plain[]; at: Point } | null>(null)
  const [inspected, setInspected] = useState<{ id: string; at: Point; pinned: boolean } | null>(null)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [measuring, setMeasuring] = useState(false)
  const [amending, setAmending] = useState(false)
  const [given, setGiven] = useState(0)
  const [seen, setSeen] = useState(told.decision)
  if (seen !== told.decision) {
    setSeen(told.decision)
    setParts({})
    setFocus(null)
    setWeighed(undefined)
    setSlid(null)
    setTouched(null)
    setPicking(null)
    setInspected(null)
    setAmending(false)
  }

  const now = told.move === told.moves
  const question = watch || !now || !latest || told.proposal !== null ? null : told.question
  const ghosts = thingsOf<Ghost>(scene, 'ghost')
  const choices = useMemo(() => thingsOf<Choice>(scene, 'choice'), [scene])
  const onTable = useMemo(() => answersOnTable(scene), [scene])
  const keys = [...new Set(ghosts.flatMap((one) => (one.part ? [one.part.key] : [])))]
  const composed = keys.length > 0
  const current = focus ?? keys.find((key) => parts[key] === undefined) ?? keys[0] ?? null
  const names = useMemo(() => namesOf(scene, language), [scene, language])
  const answer = (value: Plain) => {
    if (question === null) return
    setGiven(given + 1)
    at.answer(question.seat, value)
  }
  const decide = () => {
    if (question === null) return
    setGiven(given + 1)
    at.decide(question.seat)
  }

  /** A finger has no pointer to hover with: its first press shows what would come of it, the second means it. */
  function pick(thing: Thing, where: Point, byTouch: boolean): void {
    setInspected(null)
    if (question === null) {
      setInspected({ id: thing.id, at: where, pinned: true })
      return
    }
    const answers = thing.answers ?? []
    if (thing.type === 'ghost' && thing.part) {
      setParts({ ...parts, [thing.part.key]: thing })
      setFocus(null)
    } else if (answers.length > 1) setPicking({ answers, at: where })
    else if (answers[0] !== undefined) {
      if (byTouch && touched !== thing.id) {
        setTouched(thing.id)
        hover(thing.id)
      } else answer(answers[0])
    } else if (thing.type === 'piece') at.whyNot(question.seat, thing.id)
    else setInspected({ id: thing.id, at: where, pinned: true })
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

  const leave = useCallback(() => setInspected((one) => (one?.pinned ? one : null)), [])
  const inspect = useCallback(
    (id: string, where: Point, pinned: boolean) => setInspected({ id, at: where, pinned }),
    [],
  )
  const { skip, latest: isLatest } = at.playback
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      if (event.key === 'm') setMeasuring((on) => !on)
      if (event.key === 'Escape') {
        setMeasuring(false)
        setPicking(null)
        setTouched(null)
        skip()
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [skip])

  const ghostOfAnswer = weighed === undefined ? undefined : ghosts.find((one) => isAnswer(one, weighed))
  const thought = current === null ? null : (parts[current]?.id ?? null)
  const picked = (ghosts.some((one) => one.id === hovered) ? hovered : null) ?? ghostOfAnswer?.id ?? thought
  const { foreshow } = at
  const isAsked = question !== null
  const isForeshown = picked === null || at.foreshown[picked] !== undefined
  useEffect(() => {
    if (picked !== null && isAsked && !isForeshown) foreshow(picked)
  }, [picked, isAsked, isForeshown, foreshow])
  const foreshown = useMemo(
    () => (picked === null ? [] : (at.foreshown[picked] ?? []).map((one) => drawing.thing(one))),
    [at.foreshown, picked, drawing],
  )
  const odds = weighed === undefined ? null : (at.previews[JSON.stringify(weighed)] ?? null)
  const inspectedThing = inspected && scene.things.find((one) => one.id === inspected.id)
  const refusedMeasure = at.measured !== null && 'refused' in at.measured ? at.measured.refused : null
  const dice = thingsOf<Die>(scene, 'die')
  const hand = thingsOf<TableCard>(scene, 'card').filter(
    (card) => card.kind === 'hand' && card.seat === told.seat,
  )
  const readCard = (about: string) => at.readUp(about)

  return (
    <div className="table-page" data-decision={told.decision} data-latest={isLatest}>
      <TopBar
        at={at}
        shown={told}
        watch={watch}
        panel={panel}
        measuring={measuring}
        speed={speed}
        onPanel={(one) => setPanel(panel === one ? null : one)}
        onMeasuring={() => {
          at.clearMeasure()
          setMeasuring(!measuring)
        }}
        onAmend={() => {
          at.askAmendments()
          setAmending(true)
        }}
        onSpeed={onSpeed}
        onLanguage={onLanguage}
      />
      {at.reading && (
        <Suspense>
          <RulesDrawer
            key={at.reading.join()}
            game={told.game}
            ids={at.reading}
            language={language}
            onClose={at.stopReading}
          />
        </Suspense>
      )}
      <aside className={`side left${panel === 'pieces' ? ' open' : ''}`}>
        <PiecesView
          scene={scene}
          seats={told.seats}
          playersOf={(seat) => playerName(told, seat, say)}
          language={language}
          hovered={hovered}
          onHover={hover}
          onInspect={(id, where) => setInspected({ id, at: where, pinned: true })}
          onRead={readCard}
        />
      </aside>
      <main className="board">
        <BoardView
          scene={scene}
          seats={told.seats}
          language={language}
          choices={choices}
          asked={question !== null}
          hovered={hovered}
          picked={picked}
          ghostsOf={composed && current !== null ? ofKey(ghosts, current) : null}
          motions={motions}
          happenings={happenings}
          foreshown={foreshown}
          slid={slid}
          measuring={measuring}
          measured={at.measured && drawing.measured(at.measured)}
          onHover={hover}
          onInspect={inspect}
          onLeave={leave}
          onPick={pick}
          onDrop={(drop, spot, facing) =>
            answer(placed(drop, drawing.spotInScene(spot), drawing.facingInScene(facing)))
          }
          onMeasure={(from: Mark, to: Mark) => at.measure(drawing.markInScene(from), drawing.markInScene(to))}
          onTurn={turn}
        />
        <DiceTray
          dice={dice}
          names={names}
          language={language}
          news={diceNews(old, scene)}
          pace={pace}
          onPick={(die) => pick(die, { x: 80, y: 160 }, false)}
        />
        <HandView
          cards={hand}
          language={language}
          title={say.hand}
          onPick={(card, { clientX, clientY }) => pick(card, { x: clientX, y: clientY }, false)}
          onPoint={(card, { clientX, clientY }) =>
            card === null
              ? leave()
              : setInspected({ id: card.id, at: { x: clientX, y: clientY }, pinned: false })
          }
          onRead={readCard}
        />
        {odds && <OddsView odds={odds} language={language} />}
        {touched !== null && <p className="hint">{say.tapAgain}</p>}
        {measuring && (
          <p className="hint" role="status">
            {refusedMeasure === null ? (
              say.measureHint
            ) : (
              <>
                {say.noMeasuring}{' '}
                <button type="button" className="plain rule" onClick={() => at.read([refusedMeasure])}>
                  {refusedMeasure}
                </button>
              </>
            )}
          </p>
        )}
        {amending && (
          <AmendView
            amendments={at.amendments}
            scene={scene}
            seats={told.seats}
            language={language}
            onPropose={(change) => {
              at.propose(told.seat ?? '', change)
              setAmending(false)
            }}
            onClose={() => setAmending(false)}
          />
        )}
      </main>
      <aside className={`side right${panel === 'log' ? ' open' : ''}`}>
        <LogView log={told.log} move={told.move} names={names} language={language} onTurnTo={at.turnTo} />
      </aside>
      <footer className="question">
        {told.lesson && (
          <LessonView lesson={told.lesson} step={question?.step ?? null} given={given} language={language} />
        )}
        {told.proposal && told.seat && now && (
          <ProposalView
            proposal={told.proposal}
            seat={told.seat}
            onAgree={(yes) => at.agree(told.seat ?? '', yes)}
          />
        )}
        {told.over !== null && now ? (
          <div className="over">
            <strong>{told.over.winner === null ? say.draw : say.wins(say.seat(told.over.winner))}</strong>
            <span>{told.reason}</span>
            <button type="button" className="go small" onClick={() => goTo({ page: 'start' })}>
              {say.back}
            </button>
          </div>
        ) : question === null ? (
          <Waiting shown={told} watch={watch} latest={isLatest} onSkip={skip} />
        ) : (
          <QuestionView
            question={question}
            acting={actingIn(scene, language)}
            names={names}
            language={language}
            choices={choices}
            onTable={onTable}
            composed={composed ? { keys, parts, current } : null}
            ghosts={ghosts}
            rails={thingsOf<Rail>(scene, 'rail')}
            dice={dice}
            onSlide={(rail, value) => setSlid({ rail, value })}
            onFocus={setFocus}
            onPart={(ghost) => pick(ghost, { x: 0, y: 0 }, false)}
            onPoint={hover}
            onWeigh={weigh}
            onRead={(rule) => at.read([rule])}
            onDecide={decide}
            onAnswer={answer}
          />
        )}
        {(watch || !now || told.over !== null) && (
          <TimeLine move={told.move} moves={told.moves} onTurnTo={at.turnTo} onBranch={at.branch} />
        )}
        {at.refused !== null && (
          <p className="refused" role="status">
            {say.refused}{' '}
            <button type="button" className="plain rule" onClick={() => at.read([at.refused?.rule ?? ''])}>
              {at.refused.rule}
            </button>
          </p>
        )}
      </footer>
      {picking && (
        <PickList
          answers={picking.answers}
          choices={choices}
          language={language}
          at={picking.at}
          onAnswer={answer}
          onWeigh={weigh}
          onClose={() => setPicking(null)}
        />
      )}
      {inspected && inspectedThing && (
        <InspectView
          thing={inspectedThing}
          scene={scene}
          language={language}
          game={told.game}
          connection={connection}
          choices={choices}
          at={inspected.at}
          pinned={inspected.pinned}
          seatName={say.seat}
          onRead={at.read}
          onClose={() => setInspected(null)}
        />
      )}
    </div>
  )
}

interface WaitingProps {
  readonly shown: Shown
  readonly watch: boolean
  readonly latest: boolean
  onSkip(): void
}

/** Who thinks, or that something is still being shown. */
function Waiting({ shown, watch, latest, onSkip }: WaitingProps) {
  const say = useWords()
  if (shown.proposal !== null) return null
  if (!latest)
    return (
      <button type="button" className="plain" onClick={onSkip}>
        <kbd>Esc</kbd>
        {say.skip}
      </button>
    )
  if (watch || shown.move !== shown.moves) return null
  return <p className="waiting">{say.thinking(shown.awaited.map(say.seat).join(', '))}</p>
}

function placed(drop: Drop, { x, y }: Spot, facing: number): Plain {
  const turned = ((facing % 360) + 360) % 360
  return { ...drop.gives, x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100, facing: turned }
}

function thingsOf<T extends Thing>({ things }: Scene, type: T['type']): T[] {
  return things.filter((one): one is T => one.type === type)
}

function isAnswer({ answers }: Thing, answer: Plain): boolean {
  return answers?.length === 1 && JSON.stringify(answers[0]) === JSON.stringify(answer)
}

/** Answers that something on the table stands for, as text. */
function answersOnTable({ things }: Scene): ReadonlySet<string> {
  const found = things.flatMap((one) => (one.type === 'choice' ? [] : (one.answers ?? [])))
  return new Set(found.map((answer) => JSON.stringify(answer)))
}

function namesOf(scene: Scene, language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    thingsOf<Piece>(scene, 'piece').map((one) => [one.id, one.label?.[language] ?? one.id]),
  )
}

function actingIn(scene: Scene, language: Language): string | null {
  const [only, ...others] = thingsOf<Piece>(scene, 'piece').filter((one) => one.active)
  return only === undefined || others.length > 0 ? null : (only.label?.[language] ?? null)
}

function ofKey(ghosts: readonly Ghost[], key: string): string | null {
  return ghosts.find((one) => one.part?.key === key)?.of ?? null
}

function playerName({ players, seat }: Shown, of: Seat, say: ReturnType<typeof useWords>): string {
  const player = players[of] ?? ''
  if (player !== 'person') return say.bot(player)
  return of === seat ? say.you : say.person
}
