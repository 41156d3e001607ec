import { useEffect, useState } from 'react'

/** Where the page is: the start, a table that is played, a game that is watched. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  /** Forces of a game, and one of them. */
  | { readonly page: 'forces'; readonly id: string }
  | { readonly page: 'force'; readonly id: string }

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const change = () => setHash(location.hash)
    window.addEventListener('hashchange', change)
    return () => window.removeEventListener('hashchange', change)
  }, [])
  return readRoute(hash)
}

export function readRoute(hash: string): Route {
  const [page, id] = hash.replace(/^#\/?/, '').split('/')
  if ((page === 'table' || page === 'replay' || page === 'forces' || page === 'force') && id)
    return { page, id: decodeURIComponent(id) }
  return { page: 'start' }
}

export function goTo(route: Route): void {
  location.hash = route.page === 'start' ? '' : `#/${route.page}/${encodeURIComponent(route.id)}`
}
