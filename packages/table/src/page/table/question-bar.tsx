import type { Asked, Shown } from '@sandtable/keeper/protocol'
import type { Die, Language, Rail, Scene, Steer } from '@sandtable/kernel'
import type { ReactNode } from 'react'
import type { Placing } from '../board/placing.ts'
import type { Steering } from '../board/steering.ts'
import type { Connection } from '../connection.ts'
import { verdictOn } from '../end/verdict.ts'
import { goTo } from '../route.ts'
import { useWords } from '../say.ts'
import { ClothButton } from './cloth-views.tsx'
import { useCompany } from './company.ts'
import { Likewise } from './likewise.tsx'
import { PassOn } from './pass-on.tsx'
import { FactList } from './pieces-view.tsx'
import { ProposalView } from './proposal-view.tsx'
import { QuestionView } from './question-view.tsx'
import { actingPiece, pieceNamed, shortNamesOf, thingsOf } from './scene-parts.ts'
import { TimeLine } from './time-line.tsx'
import { useFocusKept } from './use-focus-kept.ts'
import type { AtTable } from './use-table.ts'
import type { Thought } from './use-thought.ts'

interface Props {
  readonly connection: Connection
  readonly at: AtTable
  readonly told: Shown
  readonly scene: Scene
  readonly question: Asked | null
  readonly thought: Thought
  readonly placing: Placing | null
  readonly steering: Steering | null
  readonly names: Readonly<Record<string, string>>
  readonly watch: boolean
  /** Asks again what was answered, while others still think. */
  readonly onReopen: (() => void) | null
  readonly language: Language
  /** Opens the summary of a game that is over. */
  onSummary(): void
  /** The dice that lie there. */
  readonly tray: ReactNode
}

/** The one calm place: what is asked, or who thinks, or how it ended; and the way through time while one looks back. */
export function QuestionBar(props: Props) {
  const { at, told, scene, question, watch, language, tray, onSummary } = props
  const { again } = props.thought
  const say = useWords()
  const now = told.move === told.moves
  const { seat, proposal, over } = told
  const place = useFocusKept(told.decision)
  return (
    <footer className="question" ref={place} tabIndex={-1}>
      <div className="asking">
        {proposal && seat && now && (
          <ProposalView proposal={proposal} seat={seat} onAgree={(yes) => at.agree(seat, yes)} />
        )}
        {over !== null && now ? (
          <Over shown={told} onSummary={onSummary} />
        ) : question === null ? (
          <>
            <Waiting shown={told} watch={watch} latest={at.playback.latest} onSkip={at.playback.skip} />
            {props.onReopen !== null && (
              <button type="button" className="reopen" onClick={props.onReopen}>
                {say.friends.changeAnswer}
              </button>
            )}
          </>
        ) : (
          <OpenQuestion key={told.decision} {...props} question={question} />
        )}
        {question !== null && again !== null && (
          <Likewise title={say.likewiseUntil} onLikewise={props.thought.goOnLikewise}>
            {say.likewise(again.label[language])}
          </Likewise>
        )}
        {question?.mayPass && (
          <PassOn isReaction={question.mayPass === 'reaction'} onPassOn={props.thought.passOn} />
        )}
        {told.cloth?.hides && seat !== null && now && !watch && (
          <ClothButton seat={seat} isLifted={told.cloth.isLifted} onLift={(lift) => at.look(seat, lift)} />
        )}
        {(watch || !now || over !== null) && (
          <TimeLine move={told.move} moves={told.moves} onTurnTo={at.turnTo} onBranch={at.branch} />
        )}
        <FactList
          key={`now ${told.decision}`}
          facts={scene.facts.filter(({ passing }) => passing)}
          language={language}
        />
      </div>
      {tray}
    </footer>
  )
}

function Over({ shown, onSummary }: { readonly shown: Shown; onSummary(): void }) {
  const say = useWords()
  const { title, why } = verdictOn(shown, say, useCompany())
  return (
    <div className="over">
      <strong>{title}</strong>
      <span>{why}</span>
      <button type="button" className="go small" onClick={onSummary}>
        {say.ending.summary}
      </button>
      <button type="button" onClick={() => goTo({ page: 'start' })}>
        {say.back}
      </button>
    </div>
  )
}

/** Who of whoever is asked acts, or else what it is about of theirs; null: nothing in particular. */
function actingName(scene: Scene, { seat, about }: Asked, language: Language): string | null {
  const acting = actingPiece(scene)
  const piece = acting?.seat === seat ? acting : pieceNamed(scene, about)
  return piece?.seat === seat ? (piece.label?.[language] ?? null) : null
}

function OpenQuestion({
  connection,
  at,
  told,
  scene,
  question,
  thought,
  placing,
  steering,
  names,
  language,
}: Props & { readonly question: Asked }) {
  return (
    <QuestionView
      connection={connection}
      game={told.game}
      question={question}
      acting={actingName(scene, question, language)}
      names={names}
      shortNames={shortNamesOf(scene, language)}
      language={language}
      scale={scene.unit}
      choices={thought.choices}
      onTable={thought.onTable}
      composed={thought.composed}
      placing={placing}
      steering={steering}
      mayLead={thingsOf<Steer>(scene, 'steer').some(({ waits }) => waits === true)}
      ghosts={thought.ghosts}
      rails={thingsOf<Rail>(scene, 'rail')}
      dice={thingsOf<Die>(scene, 'die')}
      choosing={thought.choosing}
      best={thought.best}
      slid={thought.slid}
      onSlide={thought.slide}
      onFocus={thought.focus}
      onPart={(ghost) => thought.take({ ghost, answer: undefined })}
      onLikewise={thought.planLikewise}
      onPoint={thought.hover}
      onWeigh={thought.weigh}
      onTell={(choice, where) => thought.inspect(choice, where, false)}
      onLeave={thought.leave}
      onRead={(rule) => at.read([rule])}
      onReadUp={at.readUp}
      onDecide={thought.decide}
      hint={at.hint}
      onHint={told.hints ? () => at.askHint(question.seat) : null}
      onCloseHint={at.closeHint}
      onAnswer={thought.answer}
      oddsOf={(answer) => at.previews[JSON.stringify(answer)]?.odds ?? null}
    />
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
  const company = useCompany()
  if (shown.proposal !== null) return null
  if (!latest)
    return (
      <button type="button" className="plain" onClick={onSkip}>
        <kbd>Esc</kbd>
        {say.skip}
      </button>
    )
  if ((watch && company === null) || shown.move !== shown.moves) return null
  if (company?.isFrozen) return null
  return <p className="waiting">{say.thinking(shown.awaited.map(company?.nameOf ?? say.seat).join(', '))}</p>
}
