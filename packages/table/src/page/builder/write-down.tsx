import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { BuiltForce, Language } from '@sandtable/kernel'
import { useContext, useState } from 'react'
import { Looks } from '../board/looks.ts'
import type { Connection } from '../connection.ts'
import { copyText } from '../copy-text.ts'
import { handOverFile } from '../hand-over-file.ts'
import type { KeptForce } from '../kept/kept.ts'
import { hashOf } from '../route.ts'
import { useWords } from '../say.ts'
import { dotsOf, pictureOf } from './force-picture.ts'
import { pack } from './share.ts'

interface Props {
  readonly connection: Connection
  readonly kept: KeptForce
  readonly built: BuiltForce
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

/** Ways to take a force elsewhere: every format, a link, paper, a picture. */
export function WriteDown({ connection, kept, built, settled, game, language }: Props) {
  const say = useWords()
  const looks = useContext(Looks)
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
    setWritten({ title: say.link, text, copied: await copyText(text) })
  }
  const name = built.name || say.unnamed
  const fileName = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || kept.game
  const picture = () => pictureOf(built, looks ?? {}, language, { name, points: say.points })
  const svgFile = () => new Blob([picture()], { type: 'image/svg+xml' })
  const dots = async () => {
    const file = await dotsOf(picture())
    if (file !== null) handOverFile(file, `${fileName}.png`)
  }
  return (
    <section className="write-down" aria-label={say.exportIt}>
      <div className="keys">
        {game?.builds?.formats
          .filter(({ id }) => built.formats?.includes(id) !== false)
          .map(({ id, name }) => (
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
        <button type="button" onClick={() => handOverFile(svgFile(), `${fileName}.svg`)}>
          {say.pictureIt}: SVG
        </button>
        <button type="button" onClick={() => void dots()}>
          {say.pictureIt}: PNG
        </button>
      </div>
      {written && <WrittenText key={written.text} {...written} />}
    </section>
  )
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
      <button type="button" onClick={() => void copyText(text).then(setCopied)}>
        {copied ? `✓ ${say.copied}` : say.copyText}
      </button>
    </div>
  )
}
