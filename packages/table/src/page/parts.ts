import { keepPage } from '../offline/keep-page.ts'
import { fetchedOnce } from './fetched.ts'

/** Parts of the page that are fetched when somebody first needs them. */
export const builderPage = fetchedOnce(async () => (await import('./builder/builder-page.tsx')).BuilderPage)
export const friendsPages = fetchedOnce(() => import('./friends/friends-pages.tsx'))
export const rulesDrawer = fetchedOnce(async () => (await import('./rules/rules-drawer.tsx')).RulesDrawer)
const ledgers = fetchedOnce(async () => (await import('./rules/read-rules.ts')).fetchTexts)

/**
 * A game has begun: all that may be needed in the course of it is fetched now, since later there may be no way to the
 * server, or a newer page may stand there, with other files. What cannot be fetched is tried again once there is a way.
 */
export async function fetchAllFor(game: string): Promise<void> {
  void keepPage()
  const fetched = await Promise.allSettled([
    rulesDrawer.get(),
    builderPage.get(),
    ledgers.get().then((fetchTexts) => fetchTexts(game)),
  ])
  if (fetched.some(({ status }) => status === 'rejected'))
    addEventListener('online', () => void fetchAllFor(game), { once: true })
}
