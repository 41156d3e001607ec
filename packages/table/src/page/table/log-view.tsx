import type { Logged } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import {
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useWords } from '../say.ts'
import { DieFace } from './die-face.tsx'
import { Foldable } from './foldable.tsx'
import type { Folding } from './use-folding.ts'

interface Props {
  readonly log: readonly Logged[]
  /** The move after which the table is shown. */
  readonly move: number
  readonly language: Language
  /** The pieces by their ids, as players call them. */
  readonly names: Readonly<Record<string, string>>
  /** It lies over the table. */
  readonly isOver: boolean
  readonly folding: Folding
  onTurnTo(move: number): void
  onRead(rule: string): void
}

/** So many of the last entries are shown at first, those that come, and so many more each time somebody asks. */
const SHOWN = 200

/** What happened, in sentences; a press shows the table as it was then. */
export function LogView({ log, move, language, names, isOver, folding, onTurnTo, onRead }: Props) {
  const say = useWords()
  const list = useRef<HTMLDivElement>(null)
  const [searching, setSearching] = useState(false)
  const [asked, setAsked] = useState('')
  const [onlyDice, setOnlyDice] = useState(false)
  const [piece, setPiece] = useState('')
  const [shown, setShown] = useState(SHOWN)
  const [atFirst] = useState(log.length)
  const known = useKnownNames(names)
  const search = useDeferredValue(asked.trim().toLowerCase())
  const filtered = search !== '' || onlyDice || piece !== ''
  const found = useMemo(
    () =>
      numbered(log).filter(
        ({ entry: { text, dice, of } }) =>
          (!onlyDice || (dice?.length ?? 0) > 0) &&
          (piece === '' || of.includes(piece)) &&
          (search === '' || text.toLowerCase().includes(search)),
      ),
    [log, search, onlyDice, piece],
  )
  const pieces = useMemo(() => piecesIn(log, known), [log, known])
  const earlier = Math.max(0, found.length - shown - Math.max(0, log.length - atFirst))
  // Not every move is told of: the last one that was is where the table stands.
  const now = log.findLast((entry) => entry.move <= move)?.move
  const rounds = useMemo(() => byRound(found.slice(earlier)), [found, earlier])
  useFollow(list, found.length, earlier, `${search} ${onlyDice} ${piece}`)
  return (
    <Foldable
      place="log"
      title={say.log}
      className={`side right${isOver ? ' open' : ''}`}
      folding={folding}
      tools={
        <button
          type="button"
          className="plain"
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        >
          {say.search}
        </button>
      }
    >
      {(searching || filtered) && (
        <div className="log-tools">
          <div className="log-filter">
            <input
              type="search"
              aria-label={say.searchLog}
              placeholder={say.searchLog}
              value={asked}
              onChange={(event) => setAsked(event.target.value)}
            />
            <label className="only-dice">
              <input
                type="checkbox"
                checked={onlyDice}
                onChange={(event) => setOnlyDice(event.target.checked)}
              />
              {say.onlyDice}
            </label>
            {pieces.length > 0 && (
              <select
                aria-label={say.filterByPiece}
                value={piece}
                onChange={(event) => setPiece(event.target.value)}
              >
                <option value="">{say.allPieces}</option>
                {pieces.map(([id, name]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </div>
          <p className="found" role="status">
            {filtered && say.entriesFound(found.length)}
          </p>
        </div>
      )}
      <div className="log" ref={list}>
        {earlier > 0 && (
          <button type="button" className="earlier" onClick={() => setShown(shown + SHOWN)}>
            {say.showEarlier(Math.min(SHOWN, earlier))}
          </button>
        )}
        {rounds.map(({ title, entries }) => (
          <section key={title?.at ?? entries[0]?.at} className="round">
            {title !== null && (
              <h3>
                <Entry
                  entry={title.entry}
                  isNow={title.entry.move === now}
                  language={language}
                  onTurnTo={onTurnTo}
                />
              </h3>
            )}
            <ol>
              {entries.map(({ entry, at }) => (
                <li
                  key={at}
                  className={`${entry.type.replaceAll(' ', '-')}${entry.move > move ? ' ahead' : ''}`}
                >
                  <Entry entry={entry} isNow={entry.move === now} language={language} onTurnTo={onTurnTo} />
                  {entry.rule !== undefined && <Why rule={entry.rule} onRead={onRead} />}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Foldable>
  )
}

interface Numbered {
  readonly entry: Logged
  readonly at: number
}

function numbered(log: readonly Logged[]): Numbered[] {
  return log.map((entry, at) => ({ entry, at }))
}

interface Round {
  readonly title: Numbered | null
  readonly entries: readonly Numbered[]
}

/** A new round begins a new group. */
function byRound(entries: readonly Numbered[]): readonly Round[] {
  const rounds: { title: Numbered | null; entries: Numbered[] }[] = []
  for (const one of entries) {
    const last = rounds.at(-1)
    if (one.entry.type === 'round') rounds.push({ title: one, entries: [] })
    else if (last === undefined) rounds.push({ title: null, entries: [one] })
    else last.entries.push(one)
  }
  return rounds
}

interface EntryProps {
  readonly entry: Logged
  readonly isNow: boolean
  readonly language: Language
  onTurnTo(move: number): void
}

const Entry = memo(function Entry({ entry, isNow, language, onTurnTo }: EntryProps) {
  return (
    <button
      type="button"
      className="plain"
      aria-current={isNow ? 'step' : undefined}
      onClick={() => onTurnTo(entry.move)}
    >
      {entry.text}
      {entry.dice !== undefined && (
        <span className="log-dice">
          {entry.dice.map((die, at) => (
            <DieFace
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll differ by their place only
              key={at}
              kind={die.kind}
              symbols={die.symbols}
              label={die.label[language]}
              size="small"
            />
          ))}
        </span>
      )}
    </button>
  )
})

/** The rule by which somebody did that. */
function Why({ rule, onRead }: { readonly rule: string; onRead(rule: string): void }) {
  const say = useWords()
  return (
    <button
      type="button"
      className="plain rule why"
      aria-label={say.whyByRule(rule)}
      onClick={() => onRead(rule)}
    >
      {say.why}
    </button>
  )
}

/** Names stay known when their pieces have left the table. */
function useKnownNames(names: Props['names']): Props['names'] {
  const [known, setKnown] = useState(names)
  const news = Object.keys(names).some((id) => known[id] !== names[id])
  if (news) setKnown({ ...known, ...names })
  return known
}

/** The pieces that something happened to, by name. */
function piecesIn(log: readonly Logged[], names: Props['names']): readonly (readonly [string, string])[] {
  const ids = new Set(log.flatMap(({ of }) => of).filter((id) => names[id] !== undefined))
  return [...ids].map((id) => [id, names[id] ?? id] as const).sort(([, a], [, b]) => a.localeCompare(b))
}

/** Keeps to the end as entries come, unless the reader has scrolled up; what comes above moves nothing. */
function useFollow(
  list: RefObject<HTMLElement | null>,
  length: number,
  earlier: number,
  filter: string,
): void {
  const isAtEnd = useRef(true)
  const before = useRef({ earlier, filter, height: 0 })
  useEffect(() => {
    const scroller = scrollerOf(list.current)
    if (scroller === null) return
    const scrolled = () => {
      isAtEnd.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40
    }
    // It may have been hidden, or have become smaller.
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) scroller.scrollTop = scroller.scrollHeight
    })
    resized.observe(scroller)
    scroller.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      resized.disconnect()
      scroller.removeEventListener('scroll', scrolled)
    }
  }, [list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is what is followed
  useLayoutEffect(() => {
    // Once there is more, what was the end is none: whoever scrolls tells so before the frame comes.
    const wasAtEnd = isAtEnd.current
    const follow = () => {
      const scroller = scrollerOf(list.current)
      if (scroller === null) return
      const { scrollHeight } = scroller
      const last = before.current
      isAtEnd.current = filter !== last.filter || wasAtEnd
      if (isAtEnd.current) scroller.scrollTop = scrollHeight
      // Browsers keep what is read in its place when something comes above it, except at the very top.
      else if (earlier < last.earlier && scroller.scrollTop === 0)
        scroller.scrollTop = scrollHeight - last.height
      before.current = { earlier, filter, height: scrollHeight }
    }
    // With the frame, which has to know all heights anyway: to ask for them now is what would hold up the page longest.
    const frame = requestAnimationFrame(follow)
    return () => cancelAnimationFrame(frame)
  }, [list, length, earlier, filter])
}

/** Only this part of the page scrolls, never the page beneath the table. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('.unfolded') ?? element
}
