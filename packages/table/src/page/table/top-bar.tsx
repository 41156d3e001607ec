import type { Shown } from '@sandtable/keeper/protocol'
import type { Seat } from '@sandtable/kernel'
import { useState } from 'react'
import { useEscape } from '../escape.ts'
import { goTo } from '../route.ts'
import { useWords } from '../say.ts'
import { BarButton } from './bar-button.tsx'
import { useCompany } from './company.ts'
import { PassUntil } from './pass-on.tsx'
import { type Speed, speeds } from './settings.ts'
import { Switches } from './switches.tsx'
import { useSound } from './use-sound.ts'
import type { AtTable } from './use-table.ts'

export type Panel = 'pieces' | 'log' | 'company'

interface Props {
  readonly at: AtTable
  readonly shown: Shown
  readonly watch: boolean
  readonly panel: Panel | null
  readonly measuring: boolean
  readonly speed: Speed
  onPanel(panel: Panel): void
  onMeasuring(): void
  onAmend(): void
  onSpeed(speed: Speed): void
  onLanguage(): void
}

/** Where the game is, and what one can do at any time. */
export function TopBar(props: Props) {
  const { at, shown, watch, panel, measuring, speed } = props
  const { onPanel, onMeasuring, onAmend, onSpeed, onLanguage } = props
  const say = useWords()
  const company = useCompany()
  const [open, setOpen] = useState(false)
  useEscape(open, () => setOpen(false))
  const [isSoundOn, switchSound] = useSound(at.playback)
  const { question, seat } = shown
  const playing = !watch && seat !== null && shown.over === null
  const now = shown.move === shown.moves
  return (
    <header className="bar">
      <button type="button" className="plain home" onClick={() => goTo({ page: 'start' })}>
        {say.title}
      </button>
      <nav className="crumbs" aria-label={say.whatGoesOn}>
        <span className="rule-now">
          {question?.rule && (
            <button type="button" className="plain rule" onClick={() => at.read([question.rule ?? ''])}>
              {question.rule}
            </button>
          )}
        </span>
        <span>{shown.path.join(' › ')}</span>
      </nav>
      {company?.clocks}
      <div className="tools">
        {company !== null && (
          <BarButton
            picture="company"
            className="narrow for-pieces"
            name={say.friends.company}
            pressed={panel === 'company'}
            count={company.unread}
            onClick={() => onPanel('company')}
          />
        )}
        <BarButton
          picture="pieces"
          className="narrow for-pieces"
          name={say.pieces}
          pressed={panel === 'pieces'}
          onClick={() => onPanel('pieces')}
        />
        <BarButton
          picture="log"
          className="narrow"
          name={say.logShort}
          pressed={panel === 'log'}
          onClick={() => onPanel('log')}
        />
        {!watch && seat !== null && (
          <BarButton
            picture="undo"
            name={say.undo}
            disabled={!playing || !now}
            onClick={() => at.undo(seat)}
          />
        )}
        {shown.measures && (
          <BarButton picture="measure" name={say.measure} pressed={measuring} onClick={onMeasuring} />
        )}
        <BarButton picture="rules" name={say.rules} onClick={() => at.read([])} />
        <div className="menu">
          <BarButton picture="menu" name={say.more} expanded={open} onClick={() => setOpen(!open)} />
          {open && (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: any choice inside closes the menu
            <div className="menu-list" onClick={() => setOpen(false)}>
              {playing && (
                <>
                  <button type="button" onClick={onAmend}>
                    {say.amend}
                  </button>
                  <button
                    type="button"
                    onClick={() => window.confirm(say.reallyConcede) && at.concede(seat as Seat)}
                  >
                    {say.concede}
                  </button>
                </>
              )}
              {!watch && shown.moves > 0 && (
                <button type="button" onClick={() => at.turnTo(Math.max(0, shown.move - 1))}>
                  {say.lookBack}
                </button>
              )}
              {company?.mayDrawUp !== false && (
                <button type="button" onClick={at.save}>
                  {say.saveFile}
                </button>
              )}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: choosing a speed keeps the menu open */}
              <label className="choice" onClick={(event) => event.stopPropagation()}>
                <span>{say.speed}</span>
                <select value={speed} onChange={(event) => onSpeed(event.target.value as Speed)}>
                  {speeds.map((one) => (
                    <option key={one} value={one}>
                      {say.speeds[one]}
                    </option>
                  ))}
                </select>
              </label>
              <PassUntil />
              <Switches isSoundOn={isSoundOn} onSound={switchSound} />
              <button type="button" onClick={onLanguage}>
                {say.language}
              </button>
              <dl className="key-list">
                {say.keys(shown.measures).map(([key, means]) => (
                  <div key={key}>
                    <dt>
                      <kbd>{key}</kbd>
                    </dt>
                    <dd>{means}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
      </div>
    </header>
  )
}
