import { useState } from 'react'
import { remember } from '../remembered.ts'
import { useWords } from '../say.ts'
import { mayNotify, wantsNotice } from './turn-signs.ts'

/** Whether the browser is to say when it is one's turn. It is asked for leave when somebody wants that. */
export function NotifyChoice() {
  const say = useWords().friends
  const [isOn, setOn] = useState(wantsNotice)
  const [isDenied, setDenied] = useState(false)
  if (!('Notification' in globalThis)) return null
  async function toggle(): Promise<void> {
    const isAllowed = isOn || mayNotify() || (await Notification.requestPermission()) === 'granted'
    setDenied(!isAllowed)
    if (!isAllowed) return
    remember('tell my turn', isOn ? 'no' : 'yes')
    setOn(!isOn)
  }
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={() => void toggle()} />
      <span>{say.notify}</span>
      {isDenied && (
        <small role="alert" className="refused">
          {say.notifyDenied}
        </small>
      )}
    </label>
  )
}
