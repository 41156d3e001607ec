import { useEffect, useState } from 'react'

/** What stands on the server now: this page, a newer one, or nobody answers. */
export type Served = 'same' | 'newer' | 'unreachable'

export function useServed(): Served | null {
  const [found, setFound] = useState<Served | null>(null)
  useEffect(() => {
    let left = false
    void served().then((one) => left || setFound(one))
    return () => {
      left = true
    }
  }, [])
  return found
}

async function served(): Promise<Served> {
  try {
    // Asked for in another way than a page is opened: what the browser keeps of this page must not answer.
    const answer = await fetch(`${location.pathname}?served`, { cache: 'no-store' })
    if (!answer.ok) return 'unreachable'
    const there = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return scriptOf(there) === scriptOf(document) ? 'same' : 'newer'
  } catch {
    return 'unreachable'
  }
}

/** Files of a page that is built are named after what is in them: another page has another script. */
function scriptOf(page: Document): string | null {
  return page.querySelector('script[type=module]')?.getAttribute('src') ?? null
}
