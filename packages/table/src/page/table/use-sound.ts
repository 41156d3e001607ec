import { useEffect, useState } from 'react'
import { remember, remembered } from '../remembered.ts'
import type { Playback } from './playback.ts'
import { soundsOf } from './sounds.ts'
import { play } from './synth.ts'

/** On where there is a mouse; on phones, which lie on other people's tables, off until somebody wants it. */
function kept(): boolean {
  const chosen = remembered('sound')
  return chosen === null ? !matchMedia('(pointer: coarse)').matches : chosen === 'on'
}

/** What happens is heard, if that is wanted; and the switch for it. */
export function useSound({ before, shown }: Playback): readonly [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(kept)
  // biome-ignore lint/correctness/useExhaustiveDependencies: turning the sound on plays nothing that was there before
  useEffect(() => {
    if (isOn && shown !== null) play(soundsOf(before, shown))
  }, [before, shown])
  const choose = (on: boolean) => {
    remember('sound', on ? 'on' : 'off')
    setOn(on)
    if (on) play(['asked'])
  }
  return [isOn, choose]
}
