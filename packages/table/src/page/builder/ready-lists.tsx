import type { Force, GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import { BannerView, SideEmblem } from '../cards/banner-view.tsx'
import { useWords } from '../say.ts'

interface Props {
  readonly game: GameOnOffer
  readonly language: Language
  onCopy(ready: Force): void
}

/** Lists that are ready for battle, by faction: a press makes one's own of it. */
export function ReadyLists({ game, language, onCopy }: Props) {
  const say = useWords()
  return (
    <section className="ready-lists" aria-label={say.readyMade}>
      <h2>{say.readyMade}</h2>
      {game.builds?.sides.map((side) => {
        const own = game.forces.filter((one) => one.side.en === side.name.en)
        return (
          own.length > 0 && (
            <div key={side.id}>
              <h3>
                <SideEmblem side={side.id} /> {side.name[language]}
              </h3>
              <ul>
                {own.map((ready) => (
                  <li key={ready.id}>
                    <button type="button" onClick={() => onCopy(ready)}>
                      <span>
                        {ready.name[language]} <b>{ready.points}</b>
                      </span>
                      {ready.banner && <BannerView banner={ready.banner} />}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </section>
  )
}
