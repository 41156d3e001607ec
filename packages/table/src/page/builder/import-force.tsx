import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import { useState } from 'react'
import { useWords } from '../say.ts'
import { FileChoice } from '../start/file-drop.tsx'

interface Props {
  readonly game: GameOnOffer
  readonly language: Language
  /** Why what was given is no force, a line for each format that was tried. */
  readonly problems: readonly string[]
  onText(text: string): Promise<void>
}

/** A force from elsewhere: pasted, or from a file, in whatever format. */
export function ImportForce({ game, language, problems, onText }: Props) {
  const say = useWords()
  const [text, setText] = useState('')
  const formats = game.builds?.formats.map((one) => one.name[language]).join(', ')
  return (
    <section className="import" aria-label={say.importIt}>
      <h2>{say.importIt}</h2>
      {problems.length > 0 && (
        <div role="alert" className="alarm">
          {say.noForceInIt}
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <label className="choice">
        <span>
          {say.importText} ({formats})
        </span>
        <textarea
          rows={5}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="button" disabled={text.trim() === ''} onClick={() => void onText(text)}>
        {say.importIt}
      </button>
      <FileChoice
        label={say.importFile}
        hint={say.dropForce}
        accept=".json,.txt,.xws,application/json,text/plain"
        onFile={(file) => void file.text().then(onText)}
      />
    </section>
  )
}
