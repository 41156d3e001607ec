import { useSyncExternalStore } from 'react'

/** Is there room for columns beside the table? The style sheets ask the same. */
const wide = '(min-width: 901px)'

export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(wide)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(wide).matches,
  )
}
