import type { Ghost, Language, Tile } from '@sandtable/kernel'
import { keyName } from './use-tile-keys.ts'
import { WayIcon } from './way-icon.tsx'

interface Props {
  readonly ghosts: readonly Ghost[]
  readonly chosen: string | null
  readonly language: Language
  onPoint(id: string | null): void
  onPick(ghost: Ghost): void
}

type Tiled = Ghost & { readonly tile: Tile }

export function isTiled(ghost: Ghost): ghost is Tiled {
  return ghost.tile !== undefined
}

/** Many answers of one kind in a grid, as on a dial: a row for each number, a column for each kind, with its key. */
export function TilesView({ ghosts, chosen, language, onPoint, onPick }: Props) {
  const tiled = ghosts.filter(isTiled)
  const rows = [...new Set(tiled.map(({ tile }) => tile.row))].sort((a, b) => b - a)
  const columns = [...new Set(tiled.map(({ tile }) => tile.column))].sort((a, b) => a - b)
  return (
    <div className="tiles">
      {tiled.map((ghost) => (
        <button
          type="button"
          key={ghost.id}
          className={`tile ${ghost.kind}${ghost.id === chosen ? ' current' : ''}`}
          style={{
            gridRow: rows.indexOf(ghost.tile.row) + 1,
            gridColumn: columns.indexOf(ghost.tile.column) + 1,
          }}
          title={ghost.label?.[language]}
          aria-label={ghost.label?.[language]}
          aria-pressed={ghost.id === chosen}
          onPointerEnter={() => onPoint(ghost.id)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onPoint(ghost.id)}
          onBlur={() => onPoint(null)}
          onClick={() => onPick(ghost)}
        >
          <small>{ghost.tile.row}</small>
          <WayIcon icon={ghost.tile.icon} />
        </button>
      ))}
      {columns.map((column, at) => {
        const key = tiled.find(({ tile }) => tile.column === column)?.tile.key
        return (
          key !== undefined && (
            <kbd key={key} style={{ gridRow: rows.length + 1, gridColumn: at + 1 }}>
              {keyName(key)}
            </kbd>
          )
        )
      })}
    </div>
  )
}
