import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { BuiltForce, Plain } from '@sandtable/kernel'
import { useEffect, useState } from 'react'
import { GameLooks } from '../board/game-looks.tsx'
import { goTo } from '../route.ts'
import { RulesBeside } from '../rules/rules-beside.tsx'
import { useWords } from '../say.ts'
import { BuilderHeader } from './builder-header.tsx'
import type { BuilderProps } from './builder-page.tsx'
import { Legality } from './legality.tsx'
import { PointsBar } from './points-bar.tsx'
import { unpack } from './share.ts'
import { Sheet } from './sheet.tsx'
import { newForce, showForce } from './sound.ts'

interface Props extends BuilderProps {
  readonly game: GameOnOffer
  readonly data: string
}

interface Sent {
  readonly force: Plain
  readonly built: BuiltForce
}

/** A force that somebody sent as a link: to look at, and to keep. */
export function SharedView({ connection, game, data, language, onLanguage }: Props) {
  const say = useWords()
  const [sent, setSent] = useState<Sent | 'reading' | 'damaged'>('reading')
  const [rules, setRules] = useState<readonly string[] | null>(null)
  useEffect(() => {
    const read = async (): Promise<Sent | 'damaged'> => {
      const force = await unpack(data)
      if (force === null) return 'damaged'
      const built = await showForce(connection, game.id, force)
      return 'problem' in built ? 'damaged' : { force, built }
    }
    void read().then(setSent)
  }, [connection, game.id, data])

  async function keepIt(force: Plain): Promise<void> {
    const kept = await newForce(connection, game.id, force)
    if ('problem' in kept) setSent('damaged')
    else goTo({ page: 'force', id: kept.id })
  }

  const header = (
    <BuilderHeader onBack={() => goTo({ page: 'forces', id: game.id })} onLanguage={onLanguage}>
      <h1>{say.sharedForce}</h1>
      <p>{game.name[language]}</p>
    </BuilderHeader>
  )
  if (sent === 'reading') return <main className="start builder" aria-busy="true" />
  if (sent === 'damaged')
    return (
      <main className="start builder">
        {header}
        <p role="alert" className="alarm">
          {say.damagedLink}
        </p>
      </main>
    )
  return (
    <main className="start builder shared-force">
      {header}
      <div className="standing">
        <PointsBar points={sent.built.points} limit={sent.built.limit} />
        <button type="button" className="go small" onClick={() => void keepIt(sent.force)}>
          {say.keepIt}
        </button>
        <button type="button" onClick={() => window.print()}>
          {say.printIt}
        </button>
      </div>
      <Legality built={sent.built} language={language} onRules={setRules} />
      <GameLooks connection={connection} game={game.id}>
        <Sheet connection={connection} game={game.id} built={sent.built} language={language} />
      </GameLooks>
      {rules && <RulesBeside game={game.id} ids={rules} language={language} onClose={() => setRules(null)} />}
    </main>
  )
}
