/** Does a host answer where this page came from? Whoever serves only the page has none. */
export async function hostAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch(new URL('health', document.baseURI), { cache: 'no-store' })
    const told = (await answer.json()) as { sandtable?: unknown }
    return told.sandtable === 'host'
  } catch {
    // Nobody there, or somebody who knows nothing of this: the page plays alone.
    return false
  }
}

export function connectToHost(): WebSocket {
  const url = new URL('line', document.baseURI)
  url.protocol = url.protocol.replace('http', 'ws')
  url.hash = ''
  url.search = ''
  return new WebSocket(url)
}
