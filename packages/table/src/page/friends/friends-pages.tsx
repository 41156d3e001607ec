import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import type { Connection } from '../connection.ts'
import type { Route } from '../route.ts'
import { FriendPage } from './friend-page.tsx'
import { HostedPage } from './hosted-page.tsx'
import { KeyPage } from './key-page.tsx'
import { MyGamesView, YourTurnView } from './my-games-view.tsx'

interface Props {
  readonly connection: Connection
  readonly hosted: Connection
  readonly games: readonly GameOnOffer[]
  readonly language: Language
  readonly route: Extract<Route, { page: 'friend' | 'at' | 'key' }>
  onLanguage(): void
}

/** Everything for people at several machines, fetched when somebody first needs it. */
export function FriendsPages({ route, ...props }: Props) {
  if (route.page === 'friend') return <FriendPage {...props} id={route.id} />
  if (route.page === 'at') return <HostedPage {...props} id={route.id} />
  return <KeyPage id={route.id} onLanguage={props.onLanguage} />
}

export { MyGamesView, YourTurnView }
