import type { Hint } from '@sandtable/keeper/hint'
import type { Asked } from '@sandtable/keeper/protocol'
import {
  type Choice,
  type Die,
  type Ghost,
  type Language,
  type Odds,
  type Plain,
  type Rail,
  type Scene,
  same,
} from '@sandtable/kernel'
import { useLayoutEffect, useMemo } from 'react'
import type { Point } from '../board/board-view.tsx'
import type { Placing } from '../board/placing.ts'
import type { OnRail } from '../board/rails.ts'
import type { Steering } from '../board/steering.ts'
import { CardLine } from '../cards/card-line.tsx'
import type { Connection } from '../connection.ts'
import { useWords } from '../say.ts'
import { answersInOrder } from './answers-in-order.ts'
import { HintView } from './hint-view.tsx'
import { Likewise } from './likewise.tsx'
import { OddsInShort } from './odds-in-short.tsx'
import { PlacingView } from './placing-view.tsx'
import { pointedAt } from './pointed-at.ts'
import { Done, isSpace, RailAnswers, type Space, SpaceAnswers, severalOf } from './space-answers.tsx'
import { SteeringView } from './steering-view.tsx'
import { isTiled, TilesView } from './tiles-view.tsx'
import type { Choosing } from './use-choosing.ts'
import type { Composed } from './use-plan.ts'

/** Of more answers than this, none says what its card does: there is no room. */
const fewAnswers = 5

interface Props {
  readonly connection: Connection
  readonly game: string
  readonly question: Asked
  /** The piece that it is about, by its name; null: none in particular. */
  readonly acting: string | null
  readonly names: Readonly<Record<string, string>>
  readonly shortNames: Readonly<Record<string, string>>
  readonly language: Language
  /** What places on the table are counted in. */
  readonly scale: Scene['unit']
  readonly choices: readonly Choice[]
  /** Answers that can also be given on the table, as text. */
  readonly onTable: ReadonlySet<string>
  readonly composed: Composed | null
  /** The piece that a place is asked for; null: none is. */
  readonly placing: Placing | null
  /** The unit that may be led over the table; null: none. */
  readonly steering: Steering | null
  /** Could a unit be chosen by leading it? */
  readonly mayLead: boolean
  readonly ghosts: readonly Ghost[]
  readonly rails: readonly Rail[]
  /** Where a piece is held on one of them. */
  readonly slid: OnRail | null
  readonly dice: readonly Die[]
  readonly choosing: Choosing
  /** The answers with the best odds. */
  readonly best: readonly Plain[]
  onFocus(key: string): void
  onPart(ghost: Ghost): void
  /** The same part for every piece that has none yet. */
  onLikewise(): void
  /** Points at something on the table. */
  onPoint(id: string | null): void
  onWeigh(answer: Plain | undefined): void
  /** Somebody wants to know what the card of this answer does … */
  onTell(choice: string, where: Point): void
  /** … and not any more. */
  onLeave(): void
  onRead(rule: string): void
  /** Opens what a card says. */
  onReadUp(card: string): void
  onSlide(on: OnRail): void
  onDecide(): void
  readonly hint: Hint | null
  /** Null: nobody can say. */
  readonly onHint: (() => void) | null
  onCloseHint(): void
  onAnswer(answer: Plain): void
  /** The odds of an answer, as far as they are known. */
  oddsOf(answer: Plain): Odds | null
}

/** What is asked, and the answers as buttons; number keys give the first nine. */
export function QuestionView(props: Props) {
  const {
    connection,
    game,
    shortNames,
    slid,
    question,
    acting,
    names,
    language,
    scale,
    choices,
    onTable,
    composed,
    ghosts,
    rails,
    dice,
  } = props
  const {
    onFocus,
    onPart,
    onLikewise,
    onPoint,
    onWeigh,
    onTell,
    onLeave,
    onRead,
    onReadUp,
    onSlide,
    onDecide,
    onAnswer,
    oddsOf,
  } = props
  const { choosing, best, placing, steering, mayLead } = props
  const { hint, onHint, onCloseHint } = props
  const say = useWords()
  const hinted = hint?.answer
  const { first, later } = useMemo(() => answersInOrder(choices, onTable, hinted), [choices, onTable, hinted])
  const several = severalOf(question.space)
  // How many, which of these, in which order: nothing of it stands on the table.
  const isListed = rails.length === 0 && isSpace(question.space) && (choices.length === 0 || several !== null)
  // There, numbers choose what several are chosen of.
  const numbered = useMemo(() => (isListed ? [] : [...first, ...later]), [isListed, first, later])
  // Before anything is painted: whoever sees the question can answer it.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      if (event.key === '0') onDecide()
      const choice = numbered[Number(event.key) - 1]
      if (choice !== undefined && composed === null) onAnswer(choice.answers[0])
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [numbered, composed, onAnswer, onDecide])
  const isHinted = ({ answers }: Choice) => hint !== null && same(answers[0], hint.answer)
  const button = (choice: Choice) => {
    const at = numbered.indexOf(choice)
    const told = pointedAt((where) => choice.about !== undefined && onTell(choice.id, where), onLeave)
    return (
      <button
        type="button"
        key={choice.id}
        className={isHinted(choice) ? 'hinted' : ''}
        onPointerEnter={(event) => {
          onWeigh(choice.answers[0])
          told.onPointerEnter(event)
        }}
        onPointerLeave={() => {
          onWeigh(undefined)
          told.onPointerLeave()
        }}
        onFocus={(event) => {
          onWeigh(choice.answers[0])
          told.onFocus(event)
        }}
        onBlur={() => {
          onWeigh(undefined)
          told.onBlur()
        }}
        onClick={() => onAnswer(choice.answers[0])}
      >
        {at >= 0 && at < 9 && <kbd>{at + 1}</kbd>}
        <span>{choice.label[language]}</span>
        {question.weighs && (
          <OddsInShort
            odds={oddsOf(choice.answers[0])}
            best={best.some((one) => same(one, choice.answers[0]))}
            language={language}
          />
        )}
        {choice.about !== undefined && numbered.length <= fewAnswers && (
          <CardLine
            connection={connection}
            game={game}
            about={choice.about}
            language={language}
            ability={choice.label[language]}
          />
        )}
      </button>
    )
  }
  const offered = ghosts.filter((ghost) => composed !== null && ghost.part?.key === composed.current)
  const hasKeys = offered.some(({ tile }) => tile?.key !== undefined)
  const nameOf = (key: string) => names[key] ?? key
  // What a card asks for is read off the card.
  const card = cardAsking(question)
  const { rule } = question
  const why = rule !== null ? () => onRead(rule) : card !== null ? () => onReadUp(card) : null
  const sameAs = composed?.likewise[0]?.label?.[language] ?? ''
  const lastLeft = composed?.likewise[0]?.part?.key ?? ''
  const isPressed =
    composed !== null ||
    dice.some(({ choice }) => choice !== undefined) ||
    choices.some(({ answers: [answer] }) => onTable.has(JSON.stringify(answer)))
  // Where one goes by spaces, a press on one, or on a piece, is a way to answer.
  const isFree = acting !== null && scale === 'space' && choices.length > 0 && dice.length === 0
  const how = hasKeys
    ? say.chooseByKeys
    : placing !== null
      ? choices.length > 0
        ? say.placeOrChoose
        : say.placeOnTable
      : steering !== null
        ? `${steering.steer.inHand ? say.steerHere : say.steerOnTable}${steering.steer.turns ? ` ${say.steerTurns}` : ''}`
        : slid !== null
          ? say.slideOnTable
          : several !== null
            ? (dice.some(({ choice }) => choice !== undefined) ? say.chooseDice : say.chooseSome)(
                several.least,
                several.most,
              )
            : mayLead
              ? say.chooseOrLead
              : question.mayPass
                ? say.useOrPass
                : isPressed
                  ? say.chooseOnTable
                  : isFree
                    ? say.chooseOrMean
                    : isListed || choices.length > 0
                      ? say.chooseHere
                      : say.placeOnTable
  return (
    <>
      <div className="ask">
        <small className={`asked seat-${question.seat}`}>
          {say.seat(question.seat)}
          {acting !== null && ` · ${acting}`}
        </small>
        <h2>{question.title}</h2>
        <p>
          {how}{' '}
          {why !== null && (
            <button type="button" className="plain rule" onClick={why}>
              {say.why}
            </button>
          )}
        </p>
        {card !== null && (
          <CardLine connection={connection} game={game} about={card} language={language} named />
        )}
        <button type="button" className="plain decide" onClick={onDecide}>
          <kbd>0</kbd>
          {say.decideForMe}
        </button>
        {onHint !== null && (
          <button type="button" className="plain ask-hint" onClick={onHint}>
            <kbd>H</kbd>
            {say.bots.hint}
          </button>
        )}
      </div>
      {hint !== null && <HintView hint={hint} language={language} onClose={onCloseHint} />}
      {composed ? (
        <div className="answers planned">
          <div className="keys">
            {composed.keys.map((key) => (
              <button
                type="button"
                key={key}
                className={key === composed.current ? 'current' : ''}
                title={names[key]}
                onClick={() => onFocus(key)}
              >
                {shortNames[key] ?? nameOf(key)}
                {composed.parts[key] && <small>{composed.parts[key].label?.[language]}</small>}
              </button>
            ))}
          </div>
          <button
            type="button"
            className="go small"
            disabled={composed.answer === null}
            onClick={() => onAnswer(composed.answer)}
          >
            <kbd>↵</kbd>
            {say.done}
          </button>
          <div className="likewise">
            {composed.likewise.length > 1 && (
              <Likewise onLikewise={onLikewise}>{say.likewiseFor(sameAs, composed.likewise.length)}</Likewise>
            )}
            {composed.wholeLikewise !== null && (
              <Likewise onLikewise={() => onAnswer(composed.wholeLikewise)}>
                {say.likewiseAndDone(sameAs, shortNames[lastLeft] ?? nameOf(lastLeft))}
              </Likewise>
            )}
          </div>
          {offered.length > 0 && offered.every(isTiled) ? (
            <TilesView
              ghosts={offered}
              chosen={composed.parts[composed.current ?? '']?.id ?? null}
              language={language}
              onPoint={onPoint}
              onPick={onPart}
            />
          ) : (
            <div className="options">
              {offered.map((ghost) => (
                <button
                  type="button"
                  key={ghost.id}
                  className={`${ghost.kind}${composed.parts[ghost.part?.key ?? '']?.id === ghost.id ? ' current' : ''}`}
                  onPointerEnter={() => onPoint(ghost.id)}
                  onPointerLeave={() => onPoint(null)}
                  onFocus={() => onPoint(ghost.id)}
                  onBlur={() => onPoint(null)}
                  onClick={() => onPart(ghost)}
                >
                  {ghost.label?.[language]}
                </button>
              ))}
            </div>
          )}
        </div>
      ) : placing !== null ? (
        <>
          <PlacingView placing={placing} language={language} />
          {numbered.length > 0 && <div className="answers options">{numbered.map((one) => button(one))}</div>}
        </>
      ) : slid !== null ? (
        <RailAnswers rails={rails} slid={slid} language={language} onSlide={onSlide} onAnswer={onAnswer} />
      ) : isListed ? (
        <SpaceAnswers
          space={question.space as unknown as Space}
          dice={dice}
          choosing={choosing}
          best={best[0]}
          hinted={hinted}
          language={language}
          nameOf={(value) => (typeof value === 'string' ? nameOf(value) : JSON.stringify(value))}
          onAnswer={onAnswer}
        >
          {choices.map((choice) => button(choice))}
        </SpaceAnswers>
      ) : (
        <>
          <div className={`answers options${question.weighs ? ' weighed' : ''}`}>
            {first.map((choice) => button(choice))}
            {choosing.from.length > 0 && (
              <Done
                answer={choosing.answer}
                best={best[0]}
                disabled={!choices.some(({ answers: [answer] }) => same(answer, choosing.answer))}
                onAnswer={onAnswer}
              />
            )}
          </div>
          {steering !== null && <SteeringView steering={steering} names={names} />}
          {later.length > 0 && (
            <details className="later">
              <summary>{say.onTheTable(later.length)}</summary>
              <div className="answers options">{later.map((choice) => button(choice))}</div>
            </details>
          )}
        </>
      )}
    </>
  )
}

/** The card that asks; null: none does. */
function cardAsking({ about }: Asked): string | null {
  if (typeof about !== 'object' || about === null || !('card' in about)) return null
  return typeof about.card === 'string' ? about.card : null
}
