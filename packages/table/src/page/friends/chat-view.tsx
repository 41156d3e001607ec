import { phrases, type Said } from '@sandtable/keeper/hosted'
import type { Language } from '@sandtable/kernel'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Refused } from '../line/line.ts'
import { useLine, useLineState } from '../line/use-line.ts'
import { useWords } from '../say.ts'
import type { Chat } from './use-chat.ts'

interface Props {
  readonly table: string
  readonly mine: string
  readonly chat: Chat
  readonly language: Language
  onRefused(refused: Refused): void
}

/** What those who play say to each other: in their own words, or in phrases that each reads in their own language. */
export function ChatView({ table, mine, chat, language, onRefused }: Props) {
  const say = useWords().friends
  const { line } = useLine()
  const { limits } = useLineState()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { read, isMuted } = chat
  const shown = isMuted ? chat.said.filter((one) => one.seat === mine) : chat.said
  const count = shown.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last thing that was said is in sight
  useEffect(() => {
    const { current } = list
    if (current === null) return
    current.scrollTop = current.scrollHeight
    if (current.offsetParent !== null && document.visibilityState === 'visible') read()
  }, [count, read])

  async function tell(what: { text: string } | { phrase: string }): Promise<boolean> {
    const told = await line.call('say', { table, ...what })
    if ('problem' in told) onRefused(told)
    return !('problem' in told)
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (typed.trim() !== '' && (await tell({ text: typed }))) setTyped('')
  }
  return (
    <section className="chat" aria-label={say.chat}>
      <ol ref={list} aria-live="polite">
        {shown.map((one) => (
          <li key={one.number}>
            <span className={`of-seat seat-${one.seat}`}>{one.name}</span> {textOf(one, language)}
          </li>
        ))}
        {count === 0 && <li className="soft">{isMuted ? say.muted : say.nothingSaid}</li>}
      </ol>
      <form onSubmit={(event) => void submit(event)}>
        <input
          aria-label={say.say}
          placeholder={say.say}
          value={typed}
          maxLength={limits?.chat}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit">{say.sayIt}</button>
      </form>
      <div className="keys">
        <select
          aria-label={say.phrase}
          value=""
          onChange={(event) => event.target.value !== '' && void tell({ phrase: event.target.value })}
        >
          <option value="">{say.phrase} …</option>
          {Object.entries(phrases).map(([id, text]) => (
            <option key={id} value={id}>
              {text[language]}
            </option>
          ))}
        </select>
        <button type="button" className="plain" aria-pressed={isMuted} onClick={chat.mute}>
          {isMuted ? say.unmute : say.mute}
        </button>
      </div>
    </section>
  )
}

function textOf({ text, phrase }: Said, language: Language): string {
  return text ?? phrases[phrase ?? '']?.[language] ?? ''
}
