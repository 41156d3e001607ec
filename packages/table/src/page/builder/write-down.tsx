import type { Language } from '@sandtable/kernel'
import { useState } from 'react'
import type { GameOnOffer } from '../../host/protocol.ts'
import type { Connection } from '../connection.ts'
import type { KeptForce } from '../kept/kept.ts'
import { hashOf } from '../route.ts'
import { useWords } from '../say.ts'
import { pack } from './share.ts'

interface Props {
  readonly connection: Connection
  readonly kept: KeptForce
  /** The force with what was typed last. */
  readonly settled: () => Promise<KeptForce>
  readonly game: GameOnOffer | undefined
  readonly language: Language
}

interface Written {
  readonly title: string
  readonly text: string
  /** It is in the clipboard already. */
  readonly copied: boolean
}

/** Ways to take a force elsewhere: every format, a link, paper. */
export function WriteDown({ connection, kept, settled, game, language }: Props) {
  const say = useWords()
  const [written, setWritten] = useState<Written | null>(null)
  const [of, setOf] = useState(kept.force)
  if (of !== kept.force) {
    // What was written down is not this force any more.
    setOf(kept.force)
    setWritten(null)
  }
  const write = async (format: string, title: string) => {
    const { force } = await settled()
    const told = await connection.call('write force', { game: kept.game, force, format })
    const text = 'problem' in told ? say.problem(told.problem) : told.reply
    setWritten({ title, text, copied: false })
  }
  const link = async () => {
    const { force } = await settled()
    const hash = hashOf({ page: 'shared', id: kept.game, data: await pack(force) })
    const text = `${location.origin}${location.pathname}${hash}`
    setWritten({ title: say.link, text, copied: await copy(text) })
  }
  return (
    <section className="write-down" aria-label={say.exportIt}>
      <div className="keys">
        {game?.builds?.formats.map(({ id, name }) => (
          <button type="button" key={id} onClick={() => void write(id, name[language])}>
            {say.exportIt}: {name[language]}
          </button>
        ))}
        <button type="button" onClick={() => void link()}>
          {say.shareIt}
        </button>
        <button type="button" onClick={() => window.print()}>
          {say.printIt}
        </button>
      </div>
      {written && <WrittenText key={written.text} {...written} />}
    </section>
  )
}

/** Puts a text into the clipboard, if the browser has one and lets us. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function WrittenText({ title, text, copied: before }: Written) {
  const say = useWords()
  const [copied, setCopied] = useState(before)
  const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 60), 1)
  return (
    <div className="written">
      <label className="choice">
        <span>{title}</span>
        <textarea
          rows={Math.min(14, lines)}
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <button type="button" onClick={() => void copy(text).then(setCopied)}>
        {copied ? `✓ ${say.copied}` : say.copyText}
      </button>
    </div>
  )
}
