/** What a tab hears about a game that other tabs may have open, too. */
export interface Heard {
  /** This tab plays it now. */
  mine(): void
  /** Another one does. The game is given away once this is done: what was played must be written down by then. */
  others(): Promise<void>
  /** The one that plays it has written something down. */
  news(): void
}

export interface Place {
  /** What was played is written down. */
  tell(): void
  /** This tab wants to play. */
  take(): void
  leave(): void
}

/** So long it may take to hear whether somebody else plays; longer than it takes to open a page anew. */
const asking = 400
/** A tab that does not give the game away after so long sleeps, and is not asked any more. */
const patience = 3_000

/**
 * One tab plays a game: the one that holds its lock. The others wait behind it, and follow. A browser without locks
 * lets everybody play; then the shelf alone sees to it that nothing is lost.
 */
export function takePlace(game: string, heard: Heard): Place {
  const name = `sandtable ${game}`
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    heard.mine()
    return { tell: () => {}, take: () => {}, leave: () => {} }
  }
  const channel = new BroadcastChannel(name)
  let waiting = new AbortController()
  let release: (() => void) | null = null
  let hasLeft = false
  let isFollowing = false

  function follow(): Promise<void> {
    if (isFollowing) return Promise.resolve()
    isFollowing = true
    return heard.others()
  }

  const hold = () =>
    new Promise<void>((done) => {
      if (hasLeft) return done()
      release = done
      isFollowing = false
      heard.mine()
    })

  /** Waits until whoever plays is gone, or takes the game away from them. */
  async function wait(steal: boolean): Promise<void> {
    waiting.abort()
    waiting = new AbortController()
    try {
      await navigator.locks.request(name, steal ? { steal } : { signal: waiting.signal }, hold)
    } catch {
      // Left, asked anew, or the game was taken away from a tab that slept.
      if (hasLeft || release === null) return
      release = null
      void follow()
      void wait(false)
    }
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'written' && release === null) heard.news()
    if (data !== 'give it to me' || release === null) return
    const give = release
    release = null
    void follow().then(() => {
      give()
      void wait(false)
    })
  }

  void wait(false)
  const late = setTimeout(() => release === null && !hasLeft && void follow(), asking)
  return {
    tell: () => release !== null && channel.postMessage('written'),
    take: () => {
      channel.postMessage('give it to me')
      setTimeout(() => release === null && !hasLeft && void wait(true), patience)
    },
    leave: () => {
      hasLeft = true
      clearTimeout(late)
      waiting.abort()
      release?.()
      channel.close()
    },
  }
}
