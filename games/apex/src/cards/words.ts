import { type CardChoice, canChoose, choose, type Effect, type Plain } from '@sandtable/kernel'
import type { LegendId } from '../../data/types.ts'
import { bearerOf, discard } from '../hand.ts'
import { type Apex, type AState, type Legend, legendOf } from '../state.ts'
import type { Activating } from '../vocabulary/acting.ts'
import type { ACard } from '../vocabulary/card.ts'
import type { Shot } from '../vocabulary/shot.ts'
import type { Windows } from '../vocabulary/windows.ts'

/** The words that cards are written with. A card is named as in the data; whose it is stands in front. */

const legendIn = (id: string) => id.slice(0, id.indexOf('-')) as LegendId
export const ruleOf = (id: string) => `APX-CARD-${id}`

/** A card in hand: only its squad knows that it is there. */
const inHand = (id: string) => ({ id, legend: legendIn(id), rules: [ruleOf(id)], secret: true })

interface Played<W extends keyof Windows> {
  /** What must be so, as everybody can see; it is also what decides whether somebody is asked. */
  needs?(s: AState, legend: Legend, v: Windows[W]): boolean
  /** The rule that forbids it where no word of the card does. */
  why?(s: AState, legend: Legend, v: Windows[W]): string | null
  do(s: AState, v: Windows[W], legend: Legend): void
}

/** A card that is played at a window, by its legend, from the hand (APX-ACT-019). */
function playedAt<W extends keyof Windows>(
  id: string,
  window: W,
  played: Played<W> & { pay?(v: Windows[W], legend: Legend): void },
  more: Partial<ACard> = {},
): ACard {
  const can = (s: AState, legend: Legend, v: Windows[W]) => played.needs?.(s, legend, v) ?? true
  return {
    ...inHand(id),
    ...more,
    plays: { [window]: can },
    trigger: {
      [window]: {
        when: (s: AState, effect: Effect, v: Windows[W]) => {
          const legend = bearerOf(s, effect)
          return (legend.field !== null || more.offBoard === true) && can(s, legend, v)
        },
        why: (s: AState, effect: Effect, v: Windows[W]) => {
          const legend = bearerOf(s, effect)
          if (legend.field === null && more.offBoard !== true) return 'APX-ACT-024'
          return played.why?.(s, legend, v) ?? null
        },
        pay: (s: AState, effect: Effect, v: Windows[W]) => {
          const legend = bearerOf(s, effect)
          played.pay?.(v, legend)
          discard(s, legend, effect.card)
        },
        do: (s: AState, effect: Effect, v: Windows[W]) => played.do(s, v, bearerOf(s, effect)),
      },
    },
  }
}

/** An enhanced shot: step 1d of the own shoot action, one for each (APX-ENH-001, -003, -004). */
export function enhancedShot(id: string, played: Played<'enhanced shot'>): ACard {
  return playedAt(id, 'enhanced shot', {
    needs: (s, legend, v) =>
      v.shooter === legend.id && v.enhanced === null && (played.needs?.(s, legend, v) ?? true),
    why: (_, legend, v) => (v.shooter === legend.id ? null : 'APX-ENH-004'),
    pay: (v) => {
      v.enhanced = id
    },
    do: played.do,
  })
}

interface Reaction<W extends 'before firing' | 'after firing'> extends Played<W> {
  /** Also when a squadmate is the target (APX-REACT-013). */
  readonly squad?: boolean
  readonly asks?: ACard['asks']
}

/** The rule that keeps this legend from reacting: it has, or it is not the target and the card not for squadmates; null: it may. */
function whyNoReaction(
  s: AState,
  legend: Legend,
  v: Shot,
  reacted: readonly string[],
  squad: boolean | undefined,
): string | null {
  if (reacted.includes(legend.id)) return 'APX-REACT-014'
  const isMeant = squad === true ? legendOf(s, v.target).squad === legend.squad : v.target === legend.id
  return isMeant ? null : 'APX-REACT-013'
}

/** A reaction before firing, or after it (APX-REACT-015). */
export function before(id: string, { squad, needs, do: act, asks = [] }: Reaction<'before firing'>): ACard {
  const played: Played<'before firing'> & { pay(v: Shot, legend: Legend): void } = {
    needs: (s, legend, v) =>
      whyNoReaction(s, legend, v, v.before, squad) === null && (needs?.(s, legend, v) ?? true),
    why: (s, legend, v) => whyNoReaction(s, legend, v, v.before, squad),
    pay: (v, legend) => void v.before.push(legend.id),
    do: act,
  }
  return playedAt(id, 'before firing', played, { asks })
}

export function after(id: string, { squad, needs, do: act }: Reaction<'after firing'>): ACard {
  return playedAt(id, 'after firing', {
    needs: (s, legend, v) =>
      whyNoReaction(s, legend, v, v.after, squad) === null && (needs?.(s, legend, v) ?? true),
    why: (s, legend, v) => whyNoReaction(s, legend, v, v.after, squad),
    pay: (v, legend) => v.after.push(legend.id),
    do: act,
  })
}

/** An instant: in anybody's activation, when its trigger happens (APX-INST-001). */
export function instant<W extends keyof Windows>(
  id: string,
  window: W,
  played: Played<W>,
  more: Partial<ACard> = {},
): ACard {
  return playedAt(id, window, played, more)
}

/** Whoever plays a card that has left the hand and asks something: it speaks for the legend. */
export function speaking(card: string, legend: Legend): Effect {
  return { id: -1, card, seat: legend.seat, on: legend.id, vars: {}, due: null }
}

interface Acting {
  can?(s: AState, legend: Legend, v: Activating): boolean
  do(s: AState, legend: Legend, v: Activating): void
}

/** A free action: in the own activation, at no cost (APX-CARD-005). */
export function freeAction(id: string, action: Acting, more: Partial<ACard> = {}): ACard {
  return { ...inHand(id), ...more, action: { ap: 0, ...action } }
}

/** A free action that is nothing but a choice: it can be played if there is something to choose. */
export function freeChoice<Picked extends Plain>(id: string, picked: CardChoice<Apex, Picked>): ACard {
  return freeAction(
    id,
    {
      can: (s, legend) => canChoose(s, speaking(id, legend), picked),
      do: (s, legend) => choose(s, speaking(id, legend), picked),
    },
    { asks: [picked] },
  )
}

/** A special action: the printed AP are paid (APX-CARD-006). */
export function specialAction(id: string, ap: number, action: Acting): ACard {
  return { ...inHand(id), action: { ap, ...action } }
}

/** An ability card, which lies open beside its legend (APX-LEG-005). */
export const openCard = (id: string) => ({ id, legend: legendIn(id), rules: [ruleOf(id)] })

/** What happens by itself and before anything that somebody plays at the same moment: no seat has it to choose (APX-PRIO-005). */
export const byItself = { forced: true, seat: () => null }

/** The hit difficulty of this shoot action changes; it is told by which card. */
export function addDifficulty(v: Shot, card: string, add: number): void {
  v.bonus.parts.push({ what: card, add })
}
