import { useSyncExternalStore } from 'react'

/** Is there room for a column beside the table? The style sheets ask the same. */
export function useWide(): boolean {
  return useMedia('(min-width: 901px)')
}

/** Is there room for a column on either side of the table? The style sheets ask the same. */
export function useRoomy(): boolean {
  return useMedia('(min-width: 1201px)')
}

/** Does a finger press here, rather than a pointer? */
export function useCoarse(): boolean {
  return useMedia('(pointer: coarse)')
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
