import { useEffect, useState } from 'react'

/** Where the page is: the start, a table that is played, a game that is watched. */
export type Route =
  | { readonly page: 'start' }
  /** A new table of this game for people at several machines; such a table, to play or to watch. */
  | { readonly page: 'friend'; readonly id: string }
  | { readonly page: 'at'; readonly id: string }
  /** The secret of somebody who comes from another device. */
  | { readonly page: 'key'; readonly id: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  /** Forces of a game, and one of them. */
  | { readonly page: 'forces'; readonly id: string }
  | { readonly page: 'force'; readonly id: string }
  /** A force that somebody sent as a link. */
  | { readonly page: 'shared'; readonly id: string; readonly data: string }

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const change = () => setHash(location.hash)
    window.addEventListener('hashchange', change)
    return () => window.removeEventListener('hashchange', change)
  }, [])
  return readRoute(hash)
}

const withId = ['table', 'replay', 'forces', 'force', 'friend', 'at', 'key'] as const

export function readRoute(hash: string): Route {
  const [page, part = '', data = ''] = hash.replace(/^#\/?/, '').split('/')
  const id = decoded(part)
  if (id === '') return { page: 'start' }
  if (page === 'shared') return { page, id, data }
  const known = withId.find((one) => one === page)
  return known === undefined ? { page: 'start' } : { page: known, id }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

export function hashOf(route: Route): string {
  if (route.page === 'start') return ''
  const data = route.page === 'shared' ? `/${route.data}` : ''
  return `#/${route.page}/${encodeURIComponent(route.id)}${data}`
}

/** The address of a page, as a link for somebody else: without whatever this one was opened with. */
export function linkTo(route: Route): string {
  return `${location.origin}${location.pathname}${hashOf(route)}`
}

export function goTo(route: Route): void {
  location.hash = hashOf(route)
}
