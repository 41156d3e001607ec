import { useEffect, useRef } from 'react'
import { useWords } from '../say.ts'

interface Props {
  readonly what: string
  onTakeBack(): void
  onClose(): void
}

/** Says what was just forgotten, and gives it back if that was a mistake. */
export function TakeBack({ what, onTakeBack, onClose }: Props) {
  const say = useWords()
  const button = useRef<HTMLButtonElement>(null)
  // What had the focus is gone: the next key should find the way back.
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="take-back" role="status">
      <span>{say.forgotten(what)}</span>
      <button type="button" ref={button} onClick={onTakeBack}>
        {say.takeBack}
      </button>
      <button type="button" className="plain" aria-label={say.close} onClick={onClose}>
        ✕
      </button>
    </div>
  )
}
