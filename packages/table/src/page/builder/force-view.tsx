import { type BuildChange, seatedOn, usualTerms } from '@sandtable/kernel'
import { useRef, useState, useSyncExternalStore } from 'react'
import { againstBot } from '../begin.ts'
import { GameLooks } from '../board/game-looks.tsx'
import { forgetForce } from '../kept/forces.ts'
import type { KeptForce } from '../kept/kept.ts'
import { goTo } from '../route.ts'
import { RulesBeside } from '../rules/rules-beside.tsx'
import { useWords } from '../say.ts'
import { takenForce } from '../start/force-choice.tsx'
import { BuilderHeader } from './builder-header.tsx'
import type { BuilderProps } from './builder-page.tsx'
import { ForceRows } from './force-rows.tsx'
import { Legality } from './legality.tsx'
import { Offers } from './offers.tsx'
import { PointsBar } from './points-bar.tsx'
import { Sheet } from './sheet.tsx'
import { ShotsView } from './shots-view.tsx'
import { type Found, type InWork, useForce } from './use-force.ts'
import { WriteDown } from './write-down.tsx'

interface Props extends BuilderProps {
  readonly id: string
}

const room = window.matchMedia('(min-width: 801px)')

/** One force, to put together. */
export function ForceView({ id, ...props }: Props) {
  const say = useWords()
  const { found, change, settled } = useForce(props.connection, id)
  if (found === 'looking') return <main className="start builder" aria-busy="true" />
  if (found === 'missing' || 'damaged' in found)
    return (
      <main className="start builder">
        <p role="alert" className="alarm">
          {found === 'missing' ? say.missingForce : say.damagedForce}
        </p>
        <div className="keys">
          {found !== 'missing' && (
            <button type="button" onClick={() => void forgetForce(id).then(() => goTo({ page: 'start' }))}>
              {say.remove}
            </button>
          )}
          <button type="button" className="go small" onClick={() => goTo({ page: 'start' })}>
            {say.back}
          </button>
        </div>
      </main>
    )
  return <ForceWork {...props} work={found} onChange={change} settled={settled} />
}

interface WorkProps extends BuilderProps {
  readonly work: InWork
  onChange(by: BuildChange): void
  settled(): Promise<Found>
}

function ForceWork({ connection, games, language, work, onStart, onChange, onLanguage, settled }: WorkProps) {
  const say = useWords()
  const { kept, built } = work
  const game = games.find((one) => one.id === kept.game)
  const [chosen, setChosen] = useState<string | null>(null)
  const wide = useWide()
  const [opened, setOpened] = useState(0)
  const [rules, setRules] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const opener = useRef<Element | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const tops = built.places.map((one) => one.id)
  const open = [...built.places, ...built.rows.flatMap((row) => row.places)].filter((one) => one.open)
  // Where there is room, something to choose from is always there.
  const spare = wide ? ((open.find(({ first }) => first) ?? open[0])?.id ?? null) : null
  const place = open.some((one) => one.id === chosen) ? chosen : spare

  function look(at: string): void {
    opener.current = document.activeElement
    setChosen(at)
    setOpened(opened + 1)
  }

  /** Back to where one came from, or to the list if that is gone. */
  function close(): void {
    setChosen(null)
    const back = opener.current
    opener.current = null
    if (back instanceof HTMLElement && back.isConnected) back.focus()
    else list.current?.focus()
  }

  function change(by: BuildChange): void {
    // Rows are counted anew: a slot would be another one's.
    if (('removeRow' in by || 'remove' in by) && chosen !== null && !tops.includes(chosen)) setChosen(null)
    onChange(by)
  }

  function add(card: string, at: string): void {
    onChange({ add: card, at })
    if (!tops.includes(at)) close()
  }

  async function settledForce(): Promise<KeptForce> {
    const latest = await settled()
    return typeof latest === 'object' && 'kept' in latest ? latest.kept : kept
  }

  async function battle(): Promise<void> {
    if (game === undefined) return
    const force = takenForce(await settledForce())
    // On the terms that the force is for: of each the first that suits it.
    const wanted = Object.fromEntries(
      Object.entries(force.terms ?? {}).map(([id, [first = '']]) => [id, first]),
    )
    const terms = usualTerms(game, wanted)
    const [mine = ''] = seatedOn(game, terms).sides
    setProblem(await onStart({ game, players: againstBot(game, terms), forces: { [mine]: force }, terms }))
  }

  return (
    <main className="start builder one-force">
      <BuilderHeader
        onBack={() => void settled().then(() => goTo({ page: 'forces', id: kept.game }))}
        onLanguage={onLanguage}
      >
        <NameInput name={built.name} onName={(name) => change({ name })} />
        <p>
          {game?.name[language]} · {built.side[language]}
        </p>
      </BuilderHeader>
      <div className="standing">
        <PointsBar points={built.points} limit={built.limit} />
        <button
          type="button"
          className="go small"
          disabled={built.problems.length > 0}
          onClick={() => void battle()}
        >
          {say.intoBattle}
        </button>
      </div>
      {problem !== null && (
        <p role="alert" className="alarm">
          {say.cannotStart} {problem}
        </p>
      )}
      {kept.notices && kept.notices.length > 0 && (
        <ul className="notices" aria-label={say.notices}>
          {kept.notices.map((notice) => (
            <li key={notice.en}>{notice[language]}</li>
          ))}
        </ul>
      )}
      <Legality built={built} language={language} onRules={setRules} />
      <div className="build">
        <div ref={list} tabIndex={-1} className="parts">
          <ForceRows
            connection={connection}
            game={kept.game}
            built={built}
            language={language}
            place={place}
            onPlace={look}
            onChange={change}
            onRules={setRules}
          />
        </div>
        {place === null ? (
          <p className="offers none">{say.choosePlace}</p>
        ) : (
          <Offers
            connection={connection}
            kept={kept}
            built={built}
            place={place}
            language={language}
            opened={opened}
            onPlace={setChosen}
            onAdd={add}
            onRules={setRules}
            onClose={close}
          />
        )}
      </div>
      {game?.builds?.shots && (
        <ShotsView
          connection={connection}
          kept={kept}
          built={built}
          shots={game.builds.shots}
          language={language}
        />
      )}
      <GameLooks connection={connection} game={kept.game}>
        <WriteDown
          connection={connection}
          kept={kept}
          built={built}
          settled={settledForce}
          game={game}
          language={language}
        />
        <Sheet connection={connection} game={kept.game} built={built} language={language} />
      </GameLooks>
      {rules && (
        <RulesBeside game={kept.game} ids={rules} language={language} onClose={() => setRules(null)} />
      )}
    </main>
  )
}

/** Is there room for the offers beside the force? */
function useWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      room.addEventListener('change', tell)
      return () => room.removeEventListener('change', tell)
    },
    () => room.matches,
  )
}

/** What is typed stands there at once; the force follows. */
function NameInput({ name, onName }: { name: string; onName(name: string): void }) {
  const say = useWords()
  const [typed, setTyped] = useState(name)
  return (
    <input
      className="name"
      aria-label={say.nameOfForce}
      placeholder={say.nameOfForce}
      maxLength={80}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        onName(event.target.value)
      }}
    />
  )
}
