import type { RemoteAsk, RemoteKind } from '@sandtable/keeper/hosted'
import type { Answered, AskOf, Kind, MoveKind, News, ReplyTo } from '@sandtable/keeper/protocol'
import type { Connection } from '../connection.ts'
import { newId } from '../new-id.ts'
import type { Line } from './line.ts'

const moves: ReadonlySet<Kind> = new Set<MoveKind>([
  'answer',
  'lead',
  'mean',
  'pass on',
  'undo',
  'concede',
  'decide',
  'propose',
  'agree',
])

export function isMove(kind: Kind): kind is MoveKind {
  return moves.has(kind)
}

/**
 * Tables are at the host on the other side of the line; what belongs to no table (cards, looks, forces) is asked of
 * the engine beside the page. A move has a name, so that it counts once however often it is sent, and says how many
 * moves its maker had seen. While the line is lost one move waits for it, and no more.
 */
export function hostedConnection(beside: Connection, line: Line): Connection {
  const made = new Map<string, number>()
  const underWay = new Set<string>()
  line.listen((news) => {
    if ('update' in news) made.set(news.update.table, news.update.made)
  })

  async function atTable<K extends Kind>(
    kind: K,
    ask: AskOf<K> & { readonly table: string },
  ): Promise<Answered<ReplyTo<K>>> {
    const { table } = ask
    if (!isMove(kind)) return line.call(kind as RemoteKind, ask as RemoteAsk<RemoteKind>) as never
    if (line.state().is !== 'on' && underWay.has(table)) return { problem: '', code: 'line' } as never
    underWay.add(table)
    const sent = { ...ask, id: newId(), made: made.get(table) ?? 0 }
    const told = await line.call(kind as RemoteKind, sent as unknown as RemoteAsk<RemoteKind>)
    underWay.delete(table)
    return told as never
  }

  return {
    call: (kind, ask) =>
      'table' in ask ? atTable(kind, ask as typeof ask & { readonly table: string }) : beside.call(kind, ask),
    listen: (listener) =>
      line.listen((news) => {
        if ('update' in news || 'weighed' in news || 'failed' in news) listener(news as News)
      }),
    restart: () => beside.restart(),
  }
}
