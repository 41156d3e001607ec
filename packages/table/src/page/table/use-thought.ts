import type { Weighed } from '@sandtable/keeper/odds-desk'
import type { Asked } from '@sandtable/keeper/protocol'
import {
  type Choice,
  type Die,
  type Ghost,
  type Named,
  type Piece,
  type Plain,
  type Rail,
  type Scene,
  type Spot,
  same,
  type Thing,
} from '@sandtable/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Point } from '../board/board-view.tsx'
import type { Drawing } from '../board/drawing.ts'
import { middleOf, nearestOnRails, type OnRail } from '../board/rails.ts'
import { bestOf, setsOfDice } from './best-odds.ts'
import { answersOnTable, isAnswer, pieceOfKey, thingsOf } from './scene-parts.ts'
import { type Choosing, useChoosing } from './use-choosing.ts'
import { type Foreshown, useForeshown } from './use-foreshown.ts'
import { useOddsAhead } from './use-odds-ahead.ts'
import { type Composed, usePlan } from './use-plan.ts'
import type { AtTable } from './use-table.ts'

/** One of several things that a press could mean. */
export interface Pickable {
  readonly id: string
  readonly label: Named
  /** The ghost that stands for it on the table. */
  readonly ghost: Ghost | null
  readonly answer: Plain | undefined
}

export interface Thought {
  readonly hovered: string | null
  /** The ghost that stands for what is thought about, and what would come of it. */
  readonly picked: string | null
  readonly foreshown: Foreshown
  /** The piece around which its answers lie. */
  readonly wheel: string | null
  /** Of the ghosts that have their place on a wheel, only the one that is thought about is shown. */
  readonly isBare: boolean
  readonly odds: Weighed | null
  /** The answers that are worth the most, by their odds. */
  readonly best: readonly Plain[]
  readonly choosing: Choosing
  /** The pieces that are chosen so far, of several. */
  readonly chosenPieces: ReadonlySet<string>
  readonly choices: readonly Choice[]
  readonly ghosts: readonly Ghost[]
  /** Ghosts that are shown: those of the piece in question; null: all. */
  readonly ghostsOf: string | null
  readonly onTable: ReadonlySet<string>
  readonly composed: Composed | null
  /** Where a piece is held on a stretch on which it may be set down. */
  readonly slid: OnRail | null
  /** What a finger has pressed once. */
  readonly touched: string | null
  readonly picking: { readonly options: readonly Pickable[]; readonly at: Point } | null
  /** Where something was pressed last. */
  readonly pressed: Point
  readonly inspected: { readonly id: string; readonly at: Point; readonly pinned: boolean } | null
  /** How many answers were given at this page, by buttons and by gestures. */
  readonly given: number
  answer(value: Plain): void
  decide(): void
  /** What was answered for the last piece, and could be for this one and those that come; null: nothing. */
  readonly again: Choice | null
  /** Answers so, one piece after the other. */
  goOnLikewise(): void
  /** Passes, until something happens. */
  passOn(): void
  /** One of several that were offered where something was pressed, or a part chosen beside the table. */
  take(option: Pick<Pickable, 'ghost' | 'answer'>): void
  /** The same part for every piece that has none yet. */
  planLikewise(): void
  /** A press on something: an answer, a choice between several, or the reason why not. */
  pick(thing: Thing, where: Point, byTouch: boolean): void
  /** A press on the bare table: to go there, where that is a thing to do, or to slide there. */
  go(spot: Spot, where: Point): void
  weigh(value: Plain | undefined): void
  hover(id: string | null): void
  focus(key: string): void
  slide(on: OnRail): void
  inspect(id: string, where: Point, pinned: boolean): void
  /** The pointer is elsewhere: what was only looked at goes away. */
  leave(): void
  closeInspect(): void
  closePicking(): void
  stop(): void
}

/** As a share of the table's width: nearer than this, two ghosts lie on one spot. */
const sameSpot = 0.004

const middle: Point = { x: innerWidth / 2, y: innerHeight / 2 }

/** What the reader points at, weighs and puts together before answering; forgotten with every new decision. */
export function useThought(
  at: AtTable,
  question: Asked | null,
  scene: Scene,
  drawing: Drawing,
  decision: number,
): Thought {
  const [hovered, setHovered] = useState<string | null>(null)
  const [weighed, setWeighed] = useState<Plain | undefined>(undefined)
  const [slid, setSlid] = useState<Thought['slid']>(null)
  const [touched, setTouched] = useState<string | null>(null)
  const [picking, setPicking] = useState<Thought['picking']>(null)
  const [inspected, setInspected] = useState<Thought['inspected']>(null)
  /** The piece that was pressed before it was an answer: at the next question it may be one. */
  const [aimed, setAimed] = useState<{ readonly id: string; readonly byTouch: boolean } | null>(null)
  const [pressed, setPressed] = useState<Point>(middle)
  const [given, setGiven] = useState(0)
  const [last, setLast] = useState<(Pick<Asked, 'seat' | 'step' | 'about'> & { answer: Plain }) | null>(null)
  const [seen, setSeen] = useState(decision)
  if (seen !== decision) {
    setSeen(decision)
    setWeighed(undefined)
    setSlid(null)
    setTouched(null)
    setPicking(null)
    // What is still under the pointer is still told of.
    setInspected(inspected?.pinned ? null : inspected)
  }

  const ghosts = useMemo(() => thingsOf<Ghost>(scene, 'ghost'), [scene])
  const choices = useMemo(() => thingsOf<Choice>(scene, 'choice'), [scene])
  const dice = useMemo(() => thingsOf<Die>(scene, 'die'), [scene])
  const space = question?.space ?? null
  const weighable = useMemo(
    () => [...choices.map(({ answers: [one] }) => one), ...setsOfDice(space, dice)],
    [choices, space, dice],
  )
  const best = useMemo(() => bestOf(weighable, at.previews), [weighable, at.previews])
  const rails = useMemo(() => thingsOf<Rail>(scene, 'rail'), [scene])
  const onTable = useMemo(() => answersOnTable(scene), [scene])
  const plan = usePlan(ghosts, decision)
  const { composed, wheel, isBare, shut } = plan
  const of = composed?.current == null ? null : pieceOfKey(ghosts, composed.current)

  function give(): void {
    setGiven(given + 1)
  }

  /** `on`: the piece that was pressed for it. */
  function answer(value: Plain, on?: Thing): void {
    if (question === null) return
    give()
    setLast({ ...question, answer: value })
    at.answer(question.seat, value, on?.type === 'piece' ? { piece: on.id } : undefined)
  }

  function decide(): void {
    if (question === null) return
    give()
    at.decide(question.seat)
  }

  const again = question === null || last === null ? null : againOf(question, last, scene, choices)

  function goOnLikewise(): void {
    if (question === null || again === null) return
    give()
    at.answerLikewise(question.seat, again.answers[0])
  }

  function passOn(): void {
    if (question === null) return
    give()
    at.passOn(question.seat)
  }

  /** Pointing at an answer asks for its odds once; pointing elsewhere stops what is still being counted. */
  function weigh(value: Plain | undefined): void {
    if (same(value, weighed)) return
    setWeighed(value)
    if (weighed !== undefined && !isCounted(weighed)) at.stopPreview()
    if (value !== undefined && question !== null && !isCounted(value)) at.preview(question.seat, value)
  }

  const choosing = useChoosing(question, dice, decision, weigh)

  function isCounted(value: Plain): boolean {
    const known = at.previews[JSON.stringify(value)]
    return known !== undefined && known.odds?.counted === undefined
  }

  function hover(id: string | null): void {
    setHovered(id)
    const answers = scene.things.find((one) => one.id === id)?.answers ?? []
    weigh(answers.length === 1 ? answers[0] : undefined)
  }

  function take({ ghost, answer: value }: Pick<Pickable, 'ghost' | 'answer'>): void {
    setPicking(null)
    if (ghost?.part) {
      plan.set(ghost)
      // What was under the pointer may be gone without the pointer having moved.
      setHovered(null)
    } else if (value !== undefined) answer(value)
  }

  /** Everything that could be meant where this ghost stands: a turn and a straight way may end on one spot. */
  function ghostsAt({ at: { x, y } }: Ghost): readonly Pickable[] {
    return ghosts.flatMap((ghost) => {
      const isHere = Math.hypot(ghost.at.x - x, ghost.at.y - y) < scene.width * sameSpot
      if (!isHere || (of !== null && ghost.of !== of)) return []
      const [value] = ghost.answers ?? []
      return ghost.label === undefined ? [] : [{ id: ghost.id, label: ghost.label, ghost, answer: value }]
    })
  }

  function choicesOf(answers: readonly Plain[]): readonly Pickable[] {
    return choices.flatMap(({ id, label, answers: [value] }) =>
      answers.some((one) => same(one, value)) ? [{ id, label, ghost: null, answer: value }] : [],
    )
  }

  /** Its place among those of which several are chosen; −1: it is none of them. */
  function placeOf({ choice }: Piece): number {
    return choice === undefined ? -1 : choosing.from.findIndex((one) => same(one, choice))
  }

  function pick(thing: Thing, where: Point, byTouch: boolean): void {
    const answers = thing.answers ?? []
    const [first] = answers
    setPressed(where)
    at.forget()
    setInspected(byTouch || inspected?.pinned ? null : inspected)
    const options = thing.type === 'ghost' ? ghostsAt(thing) : choicesOf(answers)
    const chosen = thing.type === 'piece' ? placeOf(thing) : -1
    if (question === null) setInspected({ id: thing.id, at: where, pinned: true })
    else if (chosen >= 0) choosing.choose(chosen)
    else if (options.length > 1) setPicking({ options, at: where })
    else if (thing.type === 'ghost' && thing.part) take({ ghost: thing, answer: undefined })
    else if (first !== undefined && byTouch && touched !== thing.id) {
      // A finger cannot hover: its first press shows what would come of it, the second means it.
      setTouched(thing.id)
      hover(thing.id)
    } else if (first !== undefined) answer(first, thing)
    else if (thing.type === 'piece' && plan.open(thing.id)) return
    else if (thing.type === 'piece') {
      give()
      setAimed({ id: thing.id, byTouch })
      at.mean(question.seat, { piece: thing.id })
    } else setInspected({ id: thing.id, at: where, pinned: true })
  }

  function go(spot: Spot, where: Point): void {
    setPressed(where)
    at.forget()
    const on = nearestOnRails(rails, spot)
    if (on !== null) setSlid(on)
    else if (question !== null && scene.unit === 'space') {
      give()
      at.mean(question.seat, { spot: drawing.spotInScene(spot) })
    }
  }

  // What is still under the pointer, or was aimed at, is weighed anew at a new question.
  const [weighedAt, setWeighedAt] = useState(decision)
  useEffect(() => {
    if (question === null || weighedAt === decision) return
    setWeighedAt(decision)
    setAimed(null)
    const id = aimed?.id ?? hovered
    if (!scene.things.some((one) => one.id === id && one.answers !== undefined)) return
    if (aimed?.byTouch) setTouched(aimed.id)
    hover(id)
  })

  useOddsAhead(at, question, weighable, weighed)

  const { chosen } = choosing
  // biome-ignore lint/correctness/useExhaustiveDependencies: which may be chosen follows from the scene
  const chosenPieces = useMemo(
    () =>
      new Set(thingsOf<Piece>(scene, 'piece').flatMap((one) => (chosen.has(placeOf(one)) ? [one.id] : []))),
    [scene, chosen],
  )

  const pointed = ghosts.find((one) => one.id === hovered)
  const weighedGhost = weighed === undefined ? undefined : ghosts.find((one) => isAnswer(one, weighed))
  const picked = pointed ?? weighedGhost ?? plan.revisited
  const foreshown = useForeshown(at, question !== null, picked, plan, drawing)

  return {
    hovered,
    picked: picked?.id ?? null,
    foreshown,
    wheel,
    isBare,
    odds: weighed === undefined ? null : (at.previews[JSON.stringify(weighed)] ?? null),
    best,
    choosing,
    chosenPieces,
    choices,
    ghosts,
    ghostsOf: of,
    onTable,
    composed,
    slid: slid ?? (rails[0] === undefined ? null : middleOf(rails[0])),
    touched,
    picking,
    pressed,
    inspected,
    given,
    answer: (value) => answer(value),
    decide,
    again,
    goOnLikewise,
    planLikewise: () => plan.set(...(composed?.likewise ?? [])),
    passOn,
    take,
    pick,
    go,
    weigh,
    hover,
    focus: plan.focus,
    slide: setSlid,
    inspect: useCallback((id, where, pinned) => setInspected({ id, at: where, pinned }), []),
    leave: useCallback(() => setInspected((one) => (one?.pinned ? one : null)), []),
    closeInspect: useCallback(() => setInspected(null), []),
    closePicking: () => setPicking(null),
    stop: useCallback(() => {
      setPicking(null)
      setTouched(null)
      shut()
    }, [shut]),
  }
}

/**
 * The answer that was given last, if the same is asked of another piece and still others wait for their turn. To pass or
 * to be done is nothing that one does for all.
 */
function againOf(
  { seat, step, about }: Asked,
  last: Pick<Asked, 'seat' | 'step' | 'about'> & { readonly answer: Plain },
  scene: Scene,
  choices: readonly Choice[],
): Choice | null {
  if (last.seat !== seat || last.step !== step || same(last.about, about)) return null
  const isWaiting = (one: Piece) =>
    one.seat === seat && !one.acted && !one.active && one.idle === undefined && one.figures.length > 0
  if (typeof last.answer !== 'object' || !thingsOf<Piece>(scene, 'piece').some(isWaiting)) return null
  return choices.find(({ answers: [answer] }) => same(answer, last.answer)) ?? null
}
