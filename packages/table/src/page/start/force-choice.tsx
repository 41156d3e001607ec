import type { GameOnOffer } from '@sandtable/keeper/protocol'
import { meet, sharesNone } from '@sandtable/keeper/quick'
import { isForTerms, type Language, type Named, type Terms } from '@sandtable/kernel'
import { readyForce, type TakenForce } from '../begin.ts'
import { GameLooks } from '../board/game-looks.tsx'
import { BannerView } from '../cards/banner-view.tsx'
import type { Connection } from '../connection.ts'
import type { KeptForce } from '../kept/kept.ts'
import { useWords } from '../say.ts'
import { Choice, type Group } from './choice.tsx'

interface Props {
  readonly connection: Connection
  readonly game: GameOnOffer
  readonly terms: Terms
  readonly own: readonly KeptForce[]
  readonly language: Language
  readonly label: string
  readonly force: TakenForce | null
  /** The limit of what the others chose: another one does not meet them. */
  readonly limit: number | undefined
  /** What the others have of which there is only one. */
  readonly taken?: ReadonlySet<string>
  /** Null: whatever chance gives. */
  onForce(force: TakenForce | null): void
}

const nobodys: ReadonlySet<string> = new Set()

/** A force of one's own or a ready-made one, with its picture. */
export function ForceChoice(props: Props) {
  const { connection, game, terms, own, language, label, force, limit, taken = nobodys, onForce } = props
  const say = useWords()
  const chosen = own.find((one) => one.force === force?.force)?.id ?? (force?.force as string) ?? ''
  const choose = (id: string) => {
    const mine = own.find((one) => one.id === id)
    if (id === '') onForce(null)
    else onForce(mine ? takenForce(mine) : readyForce(game, id))
  }
  return (
    <>
      <Choice
        label={label}
        value={chosen}
        onChange={choose}
        options={[['', say.anyForce]]}
        groups={[
          {
            label: say.ownForces,
            options: own
              .filter((one) => meet(one.limit, limit) && isForTerms(one, terms))
              .map((one) => [one.id, `★ ${one.name || say.unnamed} · ${one.points}`]),
          },
          ...bySide(
            game.forces.filter(
              (one) => meet(one.limit, limit) && isForTerms(one, terms) && sharesNone(one, taken),
            ),
            language,
          ),
        ]}
      />
      <Chosen connection={connection} game={game} chosen={chosen} own={own} language={language} />
    </>
  )
}

interface ChosenProps {
  readonly connection: Connection
  readonly game: GameOnOffer
  readonly chosen: string
  readonly own: readonly KeptForce[]
  readonly language: Language
}

/** The side and the pieces of the force that was chosen; room for them even while chance is to choose. */
function Chosen({ connection, game, chosen, own, language }: ChosenProps) {
  const force = own.find((one) => one.id === chosen) ?? game.forces.find((one) => one.id === chosen)
  return (
    <p className="chosen-force">
      {force?.banner && (
        <GameLooks connection={connection} game={game.id}>
          <BannerView banner={force.banner} />
        </GameLooks>
      )}
      {force && <span>{force.side?.[language]}</span>}
      {force && 'what' in force && force.what && <small>{force.what[language]}</small>}
    </p>
  )
}

export function takenForce({ name, side, limit, terms, force }: KeptForce): TakenForce {
  const called: Named = name === '' && side ? side : { en: name, de: name }
  return { name: called, side: side ?? null, limit, ...(terms && { terms }), force }
}

/** Ready-made forces, a group for each faction. */
function bySide(forces: GameOnOffer['forces'], language: Language): Group[] {
  const sides = [...new Set(forces.map((one) => one.side[language]))]
  // Where all cost the same, that says nothing.
  const costs = new Set(forces.map(({ points }) => points)).size > 1
  return sides.map((label) => ({
    label,
    options: forces
      .filter((one) => one.side[language] === label)
      .map(({ id, name, points }) => [id, costs ? `${name[language]} · ${points}` : name[language]]),
  }))
}
