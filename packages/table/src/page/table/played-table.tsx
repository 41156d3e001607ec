import type { Shown } from '@sandtable/keeper/protocol'
import type { Die, Language, Piece, Seat, TableCard } from '@sandtable/kernel'
import { useEffect, useMemo, useState } from 'react'
import { BoardView } from '../board/board-view.tsx'
import type { Camera } from '../board/camera.ts'
import { diceNews } from '../board/happened.ts'
import { hintMarks } from '../board/hinted.ts'
import type { Connection } from '../connection.ts'
import { EndView } from '../end/end-view.tsx'
import { useEnding } from '../end/use-ending.ts'
import { useEscape } from '../escape.ts'
import { useRules } from '../rules/rules.ts'
import { RulesBeside } from '../rules/rules-beside.tsx'
import { useWords } from '../say.ts'
import { useRoomy, useWide } from '../wide.ts'
import { AheadView } from './ahead-view.tsx'
import { AmendView } from './amend-view.tsx'
import { useCompany } from './company.ts'
import { CompanyPanel } from './company-panel.tsx'
import { DiceTray } from './dice-tray.tsx'
import { DockView } from './dock-view.tsx'
import { Foldable } from './foldable.tsx'
import { HandView } from './hand-view.tsx'
import { InspectView } from './inspect-view.tsx'
import { LessonView } from './lesson-view.tsx'
import { LogView } from './log-view.tsx'
import { MeasureHint } from './measure-hint.tsx'
import { Notices } from './notices.tsx'
import { oddsAtPieces } from './odds-at-pieces.ts'
import { OddsView } from './odds-view.tsx'
import { PickList } from './pick-list.tsx'
import { PiecesView } from './pieces-view.tsx'
import { NotHere } from './placing-view.tsx'
import { QuestionBar } from './question-bar.tsx'
import { RefusalView } from './refusal-view.tsx'
import { actingPiece, everyPiece, isLong, namesOf, thingsOf } from './scene-parts.ts'
import type { Speed } from './settings.ts'
import { SteeredAhead } from './steering-view.tsx'
import { type Panel, TopBar } from './top-bar.tsx'
import { useDrawn } from './use-drawn.ts'
import { type Folding, useFolding } from './use-folding.ts'
import { useOpenQuestion } from './use-open-question.ts'
import { usePlacing } from './use-placing.ts'
import { useSteering } from './use-steering.ts'
import type { AtTable } from './use-table.ts'
import { useThought } from './use-thought.ts'
import { useTileKeys } from './use-tile-keys.ts'
import { WheelView } from './wheel-view.tsx'

interface Props {
  readonly id: string
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

const nothingWeighed: ReadonlyMap<string, readonly string[]> = new Map()

/** The whole page of a table that lies open: bar, pieces, board, log, question. */
export function PlayedTable(props: Props) {
  const { at, told, connection, watch, language, pace, speed, onSpeed, onLanguage } = props
  const say = useWords()
  const company = useCompany()
  const { before, latest, skip } = at.playback
  const { drawing, scene, old, motions, happenings, verdicts, turn } = useDrawn(told, before, pace)
  const isOpen = !watch && latest && told.move === told.moves && told.proposal === null
  const { question, onReopen } = useOpenQuestion(told, isOpen)
  const thought = useThought(at, question, scene, drawing, told.decision)
  const placing = usePlacing(at, question, scene, drawing, told.decision, thought.answer)
  const leads = useSteering(at, question, scene, drawing, told.decision)
  const { steering } = leads
  const names = useMemo(() => namesOf(scene, language), [scene, language])
  const ending = useEnding(at, told, watch)
  const hinted = useMemo(
    () => (at.hint === null || question === null ? [] : hintMarks(scene, at.hint, drawing)),
    [at.hint, question, scene, drawing],
  )
  // What cards say is there before somebody points at one: then nothing grows under the pointer.
  useRules(told.game, language)
  const [panel, setPanel] = useState<Panel | null>(null)
  const folding = useFolding()
  /** What lies over the table is folded by taking it away. */
  const foldingOf = (one: Panel): Folding =>
    panel === one ? { isFolded: () => false, fold: () => setPanel(null) } : folding
  const [measuring, setMeasuring] = useState(false)
  const [amending, setAmending] = useState<number | null>(null)

  const { stop } = thought
  const { undo, forget, askHint, closeHint } = at
  const { measures } = told
  const asked = told.hints ? (question?.seat ?? null) : null
  const undoing = !watch && told.over === null && told.move === told.moves ? told.seat : null
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      if (event.key === 'm' && measures) setMeasuring((on) => !on)
      if (event.key === 'z' && undoing !== null) undo(undoing)
      if (event.key === 'h' && asked !== null) askHint(asked)
      // Nothing lies open: what is still to be shown is passed over.
      if (event.key === 'Escape') skip()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [skip, undo, undoing, measures, asked, askHint])
  useEscape(panel !== null, () => setPanel(null))
  useEscape(measuring, () => setMeasuring(false))
  useEscape(amending === told.decision, () => setAmending(null))
  useEscape(thought.wheel !== null || thought.touched !== null, stop)
  useEscape(at.refused !== null, forget)
  useEscape(at.hint !== null, closeHint)

  const { inspected, picking, composed } = thought
  const typedRow = useTileKeys(question === null ? null : composed, thought.ghosts, {
    take: (ghost) => thought.take({ ghost, answer: undefined }),
    focus: thought.focus,
    done: thought.answer,
  })
  const weighs = question?.weighs === true
  const refused = placing?.refused ?? steering?.refused
  const odds = useMemo(
    () => (weighs ? oddsAtPieces(scene, at.previews, language) : nothingWeighed),
    [weighs, scene, at.previews, language],
  )
  const [wide, roomy] = [useWide(), useRoomy()]
  const inspectedThing =
    (inspected && [...scene.things, ...everyPiece(scene)].find((one) => one.id === inspected.id)) ?? null
  const ofThing = {
    scene,
    language,
    game: told.game,
    connection,
    choices: thought.choices,
    seatName: say.seat,
    onRead: at.read,
    onClose: thought.closeInspect,
  }
  const { ahead: said } = thought.foreshown
  const notHere = refused && (
    <NotHere rule={refused} game={told.game} language={language} onRead={(rule) => at.read([rule])} />
  )
  const ahead =
    steering !== null && steering.at !== null && steering.isReady ? (
      <SteeredAhead steering={steering} names={names} language={language} />
    ) : (
      question && said && <AheadView {...said} piece={names[said.ghost.of] ?? ''} language={language} />
    )
  const turning = question && thingsOf<Piece>(scene, 'piece').find(({ id }) => id === thought.wheel)
  const wheel = turning
    ? (camera: Camera) => (
        <WheelView
          piece={turning}
          ghosts={thought.ghosts}
          scene={scene}
          camera={camera}
          chosen={composed?.parts[composed.current ?? '']?.id ?? null}
          hinted={at.hint?.answer ?? null}
          row={typedRow}
          language={language}
          onPoint={thought.hover}
          onPick={(ghost) => thought.take({ ghost, answer: ghost.answers?.[0] })}
        />
      )
    : null
  const cards = thingsOf<TableCard>(scene, 'card')
  // Whoever only watches has none, not even an empty one.
  const hand = cards.length > 0 && (company === null || told.seat !== null) && (
    <HandView
      connection={connection}
      game={told.game}
      covered={told.cloth?.hides === true && !told.cloth.isLifted}
      cards={cards.filter((card) => card.kind === 'hand' && card.seat === told.seat)}
      language={language}
      folding={folding}
      onPick={(card, { clientX, clientY }) => thought.pick(card, { x: clientX, y: clientY }, false)}
      onTell={(card, where) => thought.inspect(card, where, false)}
      onLeave={thought.leave}
      onRead={at.readUp}
    />
  )
  const tray = (
    <DiceTray
      dice={thingsOf<Die>(scene, 'die')}
      names={names}
      language={language}
      news={diceNews(old, scene)}
      pace={pace}
      choosing={question === null ? null : thought.choosing}
      best={thought.best[0]}
      onPick={(die) => thought.pick(die, { x: 80, y: 160 }, false)}
    />
  )
  return (
    <div
      className={`table-page${isLong(scene) ? ' long' : ''}`}
      data-decision={told.decision}
      data-latest={latest}
    >
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
          setAmending(told.decision)
        }}
        onSpeed={onSpeed}
        onLanguage={onLanguage}
      />
      {at.reading && (
        <RulesBeside game={told.game} ids={at.reading} language={language} onClose={at.stopReading} />
      )}
      <div className="column left">
        <Foldable
          place="pieces"
          title={say.pieces}
          className={`side left${panel === 'pieces' ? ' open' : ''}`}
          folding={foldingOf('pieces')}
        >
          <PiecesView
            scene={scene}
            seats={told.seats}
            playersOf={company?.nameOf ?? ((seat) => playerName(told, seat, say))}
            language={language}
            hovered={thought.hovered}
            onHover={thought.hover}
            onInspect={(id, where) => thought.inspect(id, where, true)}
            onTell={(card, where) => thought.inspect(card, where, false)}
            onLeave={thought.leave}
            onRead={at.readUp}
          />
        </Foldable>
        {roomy && hand}
        <CompanyPanel isOver={panel === 'company'} folding={foldingOf('company')} />
      </div>
      <Notices at={at} />
      <main className="board">
        <BoardView
          scene={scene}
          seats={told.seats}
          teams={told.teams}
          language={language}
          asked={question !== null}
          hovered={thought.hovered}
          picked={thought.picked}
          chosen={thought.chosenPieces}
          ghostsOf={thought.ghostsOf}
          motions={motions}
          happenings={happenings}
          verdicts={verdicts}
          odds={odds}
          foreshown={thought.foreshown}
          wheel={wheel}
          bare={thought.isBare}
          placing={placing}
          leads={leads}
          hinted={hinted}
          slid={thought.slid}
          measuring={measuring}
          measured={at.measured && drawing.measured(at.measured)}
          onHover={thought.hover}
          onInspect={thought.inspect}
          onLeave={thought.leave}
          onPick={thought.pick}
          onSpot={thought.go}
          onMeasure={(from, to) => at.measure(drawing.markInScene(from), drawing.markInScene(to))}
          onTurn={turn}
        />
        {!wide && ahead}
        {!wide && thought.odds && !inspectedThing && <OddsView weighed={thought.odds} language={language} />}
        {told.lesson && (
          <LessonView
            table={props.id}
            lesson={told.lesson}
            step={question?.step ?? null}
            decision={told.decision}
            given={thought.given}
            language={language}
          />
        )}
        {thought.touched !== null && <p className="hint">{say.tapAgain}</p>}
        {/* Beside the table, in the place where it is told what would come of it. */}
        {(!wide || folding.isFolded('dock')) && notHere}
        {measuring && <MeasureHint measured={at.measured} onRead={(rule) => at.read([rule])} />}
        {ending.isOpen && (
          <EndView
            shown={told}
            account={at.account}
            language={language}
            onTurnTo={ending.lookAt}
            onAgain={at.again}
            onClose={ending.close}
          />
        )}
        {amending === told.decision && (
          <AmendView
            amendments={at.amendments}
            scene={scene}
            seats={told.seats}
            language={language}
            onPropose={(change) => {
              at.propose(told.seat ?? '', change)
              setAmending(null)
            }}
            onClose={() => setAmending(null)}
          />
        )}
      </main>
      <div className="column right">
        <QuestionBar
          connection={connection}
          at={at}
          told={told}
          scene={scene}
          question={question}
          thought={thought}
          placing={placing}
          steering={steering}
          names={names}
          watch={watch}
          onReopen={onReopen}
          language={language}
          onSummary={ending.open}
          tray={tray}
        />
        {wide && (
          <DockView
            {...ofThing}
            pointed={inspectedThing}
            acting={question === null ? null : actingPiece(scene)}
            pinned={inspected?.pinned === true}
            odds={thought.odds}
            ahead={notHere || ahead}
            folding={folding}
          />
        )}
        <LogView
          log={told.log}
          move={told.move}
          names={names}
          language={language}
          isOver={panel === 'log'}
          folding={foldingOf('log')}
          onTurnTo={at.turnTo}
          onRead={(rule) => at.read([rule])}
        />
        {!roomy && hand}
      </div>
      {at.refused && !refused && (
        <RefusalView
          rule={at.refused}
          game={told.game}
          language={language}
          at={thought.pressed}
          onRead={(rule) => at.read([rule])}
        />
      )}
      {picking && (
        <PickList
          options={picking.options}
          language={language}
          at={picking.at}
          onTake={thought.take}
          onPoint={({ ghost, answer }) => (ghost === null ? thought.weigh(answer) : thought.hover(ghost.id))}
          onClose={thought.closePicking}
        />
      )}
      {!wide && inspected && inspectedThing && (
        <InspectView
          {...ofThing}
          thing={inspectedThing}
          odds={thought.odds}
          at={inspected.at}
          pinned={inspected.pinned}
        />
      )}
    </div>
  )
}

function playerName({ players, seat, cloth }: Shown, of: Seat, say: ReturnType<typeof useWords>): string {
  const player = players[of] ?? ''
  if (player !== 'person') return say.bot(player)
  return of === seat && cloth === null ? say.you : say.person
}
