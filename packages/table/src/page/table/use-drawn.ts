import type { Shown } from '@sandtable/keeper/protocol'
import { useMemo } from 'react'
import { Drawing } from '../board/drawing.ts'
import { happened } from '../board/happened.ts'
import { timed } from '../board/motion-times.ts'
import { useTurned } from '../board/turned.ts'
import { placedVerdicts } from '../board/verdicts-view.tsx'

/** What was told, as it is drawn for whoever looks: the scene now and before, and what leads from one to the other. */
export function useDrawn(told: Shown, before: Shown | null, pace: number) {
  const { turned, turn } = useTurned(told)
  const drawing = useMemo(() => new Drawing(told.scene, turned), [told.scene, turned])
  const scene = useMemo(() => drawing.scene(told.scene), [drawing, told.scene])
  const old = useMemo(() => before && drawing.scene(before.scene), [drawing, before])
  const motions = useMemo(() => {
    const all = before === null ? [] : told.motions.map((motion) => drawing.motion(motion))
    return timed(all, scene.width, pace)
  }, [drawing, told, before, scene.width, pace])
  const happenings = useMemo(() => (pace === 0 ? [] : happened(old, scene)), [old, scene, pace])
  const verdicts = useMemo(() => placedVerdicts(told.verdicts, old, scene), [told.verdicts, old, scene])
  return { drawing, scene, old, motions, happenings, verdicts, turn }
}
