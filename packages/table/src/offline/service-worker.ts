import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** All files of the page as it was built, with the version of those whose names do not tell it. */
declare const builtFiles: readonly PrecacheEntry[]

const scope = self as unknown as ServiceWorkerGlobalScope

precacheAndRoute([...builtFiles])
cleanupOutdatedCaches()
// Whatever stands behind the name of the page, as a seed does, it is the same page.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')))

// A newer page waits until the reader asks for it: the files of the one that is read stay as they are.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting()
})
