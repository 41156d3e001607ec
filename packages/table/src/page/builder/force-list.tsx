import type { Force, GameOnOffer } from '@sandtable/keeper/protocol'
import type { Named, Plain } from '@sandtable/kernel'
import { useCallback, useEffect, useState } from 'react'
import { GameLooks } from '../board/game-looks.tsx'
import { BannerView, SideEmblem } from '../cards/banner-view.tsx'
import { forgetForce, type KeptForces, keepForce } from '../kept/forces.ts'
import type { KeptForce } from '../kept/kept.ts'
import { goTo } from '../route.ts'
import { useWords } from '../say.ts'
import { DamagedList } from '../start/damaged-list.tsx'
import { useFileDrop } from '../start/file-drop.tsx'
import { TakeBack } from '../start/take-back.tsx'
import { when } from '../when.ts'
import { BuilderHeader } from './builder-header.tsx'
import type { BuilderProps } from './builder-page.tsx'
import { ImportForce } from './import-force.tsx'
import { PointsBar } from './points-bar.tsx'
import { ReadyLists } from './ready-lists.tsx'
import { newForce, readForce, soundForces } from './sound.ts'

interface Props extends BuilderProps {
  readonly game: GameOnOffer
}

/** The forces of a game: new ones, kept ones, and some from elsewhere. */
export function ForceList({ connection, game, language, onLanguage }: Props) {
  const say = useWords()
  const [kept, setKept] = useState<KeptForces | null>(null)
  const [gone, setGone] = useState<KeptForce | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const read = useCallback(() => void soundForces(connection, game.id).then(setKept), [connection, game.id])
  useEffect(read, [read])

  const complain = (problem: string) => setProblems([`${say.damagedForce} ${say.problem(problem)}`])

  async function begin(side: string): Promise<void> {
    const empty = await connection.call('empty force', { game: game.id, side })
    if ('problem' in empty) complain(empty.problem)
    else await create(empty.reply)
  }

  async function create(force: Plain, notices: readonly Named[] = []): Promise<void> {
    const made = await newForce(connection, game.id, force, notices)
    if ('problem' in made) complain(made.problem)
    else goTo({ page: 'force', id: made.id })
  }

  async function duplicate({ name, force }: KeptForce): Promise<void> {
    const by = { name: say.copyOf(name || say.unnamed) }
    const copy = await connection.call('change force', { game: game.id, force, by })
    if ('problem' in copy) return complain(copy.problem)
    await newForce(connection, game.id, copy.reply)
    read()
  }

  async function copyReady({ id, name }: Force): Promise<void> {
    const ready = await connection.call('ready force', { game: game.id, id })
    if ('problem' in ready) return complain(ready.problem)
    const by = { name: name[language] }
    const named = await connection.call('change force', { game: game.id, force: ready.reply, by })
    if ('problem' in named) complain(named.problem)
    else await create(named.reply)
  }

  async function take(text: string): Promise<void> {
    setProblems([])
    const found = await readForce(connection, game, text)
    if ('force' in found) await create(found.force, found.notices)
    else setProblems(found.refusals.map(({ format, why }) => `${format[language]}: ${why[language]}`))
  }

  const { over, ...drop } = useFileDrop((file) => void file.text().then(take))
  return (
    <GameLooks connection={connection} game={game.id}>
      <main className={`start builder${over ? ' dropping' : ''}`} {...drop}>
        <BuilderHeader onBack={() => goTo({ page: 'start' })} onLanguage={onLanguage}>
          <h1>{say.yourForces}</h1>
          <p>{game.name[language]}</p>
        </BuilderHeader>
        <section className="new-force" aria-label={say.newForce}>
          {game.builds?.sides.map((side) => (
            <button type="button" key={side.id} className="go" onClick={() => void begin(side.id)}>
              <SideEmblem side={side.id} />
              <small>{say.newForce}</small>
              {side.name[language]}
            </button>
          ))}
        </section>
        {kept?.forces.length === 0 && <p className="none-yet">{say.noForces}</p>}
        {kept !== null && kept.forces.length > 0 && (
          <ul className="force-list">
            {kept.forces.map((force) => (
              <ForceItem
                key={force.id}
                force={force}
                language={language}
                onCopy={() => void duplicate(force)}
                onForget={() => {
                  setGone(force)
                  void forgetForce(force.id).then(read)
                }}
              />
            ))}
          </ul>
        )}
        <DamagedList
          title={say.damagedForces}
          message={say.damagedForce}
          damaged={kept?.damaged ?? []}
          onRemove={(id) => void forgetForce(id).then(read)}
        />
        <ReadyLists game={game} language={language} onCopy={(ready) => void copyReady(ready)} />
        <ImportForce game={game} language={language} problems={problems} onText={take} />
        {gone && (
          <TakeBack
            what={gone.name || say.unnamed}
            onTakeBack={() => {
              setGone(null)
              void keepForce(gone).then(read)
            }}
            onClose={() => setGone(null)}
          />
        )}
      </main>
    </GameLooks>
  )
}

interface ItemProps {
  readonly force: KeptForce
  readonly language: BuilderProps['language']
  onCopy(): void
  onForget(): void
}

function ForceItem({ force, language, onCopy, onForget }: ItemProps) {
  const say = useWords()
  const name = force.name || say.unnamed
  return (
    <li className="force-item">
      <button type="button" className="open" onClick={() => goTo({ page: 'force', id: force.id })}>
        <strong>{name}</strong>
        <span>{force.side?.[language]}</span>
        {force.banner && <BannerView banner={force.banner} />}
        <PointsBar points={force.points} limit={force.limit ?? force.points} />
        <span className={force.legal ? 'fine' : 'unready'}>
          {force.legal ? `✓ ${say.legal}` : `✗ ${say.notYetLegal}`}
        </span>
        <small>{when(force.changed, language)}</small>
      </button>
      <div className="do">
        <button type="button" className="plain" aria-label={`${say.duplicate}: ${name}`} onClick={onCopy}>
          {say.duplicate}
        </button>
        <button type="button" className="plain" aria-label={`${say.forget}: ${name}`} onClick={onForget}>
          {say.forget}
        </button>
      </div>
    </li>
  )
}
