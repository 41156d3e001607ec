import type { Named, Plain } from '@sandtable/kernel'
import { allOf, amount, part } from '@sandtable/kit'
import type { DiceInView } from '../vocabulary/view.ts'
import { maneuverName } from '../words/maneuvers.ts'
import { actionName, cardName, faceName } from '../words/names.ts'
import { shipName } from '../words/ships.ts'
import type { Choice, Standing } from './acting.ts'
import { healthOf } from './aim.ts'
import type { Flown } from './flying.ts'
import type { SeenShip, SeenTable } from './seen.ts'
import type { Shot } from './shooting.ts'

/** What the bot weighed, in words. */

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Less than this is not worth a word. */
const trifle = 0.05

export function placedBecause(): readonly Named[] {
  return [
    {
      en: 'In the middle of its own edge, beside its friends, looking at the enemy.',
      de: 'In der Mitte der eigenen Kante, neben den Freunden, mit Blick zum Gegner.',
    },
  ]
}

/** A sentence for each way to fly; ships that fly it for the same reason share one. */
export function flownBecause(
  { fleet }: SeenTable,
  flights: readonly { readonly ship: SeenShip; readonly flown: Flown }[],
): readonly Named[] {
  const told = new Map<string, { readonly why: Named; readonly names: Named[] }>()
  for (const { ship, flown } of flights) {
    const way = maneuverName(flown.maneuver)
    const why = whyFlown(ship, flown)
    const sentence: Named = {
      en: `${way.en}: ${why.map((one) => one.en).join(', ')}.`,
      de: `${way.de}: ${why.map((one) => one.de).join(', ')}.`,
    }
    const alike = told.get(sentence.en) ?? { why: sentence, names: [] }
    alike.names.push(shipName(ship.id, fleet))
    told.set(sentence.en, alike)
  }
  return [...told.values()].map(({ why, names }) => {
    const all = allOf(names)
    return { en: `${all.en}, ${why.en}`, de: `${all.de}, ${why.de}` }
  })
}

function whyFlown({ tokens }: SeenShip, { maneuver, dealt, taken, obstacles, bumps }: Flown): Named[] {
  const why: Named[] = [exchange(dealt, taken)]
  if (maneuver.difficulty === 'green' && tokens.stress > 0)
    why.push({ en: 'and it sheds stress', de: 'und Stress wird abgebaut' })
  if (maneuver.difficulty === 'red') why.push({ en: 'though it brings stress', de: 'auch wenn es stresst' })
  if (obstacles > 0) why.push({ en: 'though a rock is in the way', de: 'auch wenn ein Hindernis im Weg ist' })
  if (bumps) why.push({ en: 'though it bumps into a friend', de: 'auch wenn ein Freund im Weg ist' })
  return why
}

function exchange(dealt: number, taken: number): Named {
  if (dealt < trifle && taken < trifle) return { en: 'nobody in reach yet', de: 'noch niemand in Reichweite' }
  const [out, back] = [amount(dealt), amount(taken)]
  return {
    en: `shots worth ${out.en} damage, and ${back.en} to take if all aim at it`,
    de: `Schüsse für ${out.de} Schaden, und ${back.de} einzustecken, wenn alle darauf zielen`,
  }
}

/** `there`: how it would stand after a boost or a roll. */
export function actedBecause(
  { fleet }: SeenTable,
  { action = '', target, card }: Choice & { readonly card?: string },
  here: Standing,
  there: Standing | null,
): readonly Named[] {
  const [shot, danger] = [amount(here.shot), amount(here.danger)]
  const stands: Named = {
    en: `Its best shot is good for about ${shot.en} damage; ${danger.en} may come back.`,
    de: `Ihr bester Schuss bringt etwa ${shot.de} Schaden; ${danger.de} können zurückkommen.`,
  }
  if (there !== null) {
    const [then, threat] = [amount(there.shot), amount(there.danger)]
    return [
      {
        en: `From there its best shot is good for ${then.en} damage instead of ${shot.en}, and ${threat.en} instead of ${danger.en} may come back.`,
        de: `Von dort bringt ihr bester Schuss ${then.de} statt ${shot.de} Schaden, und ${threat.de} statt ${danger.de} können zurückkommen.`,
      },
    ]
  }
  switch (action) {
    case 'focus':
      return [
        { en: 'Focus helps in attack and defense alike.', de: 'Fokus hilft in Angriff und Verteidigung.' },
        stands,
      ]
    case 'evade':
      return [{ en: 'Safety first.', de: 'Sicherheit geht vor.' }, stands]
    case 'target-lock': {
      const name = shipName(target ?? '', fleet)
      return [
        {
          en: `A lock on ${name.en} makes its shots surer.`,
          de: `Eine Zielerfassung auf ${name.de} macht Schüsse sicherer.`,
        },
        stands,
      ]
    }
    case 'pass':
      return [{ en: 'No action would be a gain here.', de: 'Keine Aktion wäre hier ein Gewinn.' }]
    default: {
      const name = card === undefined ? actionName(action) : cardName(card)
      return [
        { en: `${capital(name.en)} does most here.`, de: `${capital(name.de)} bewirkt hier am meisten.` },
        stands,
      ]
    }
  }
}

export function shotBecause({ fleet }: SeenTable, { target, damage }: Shot): readonly Named[] {
  const name = shipName(target.id, fleet)
  const expected = amount(damage)
  const left = healthOf(target)
  return [
    {
      en: `${name.en} has ${left} left and is worth ${target.points} points: about ${expected.en} damage is the greatest part of anybody here.`,
      de: `${name.de} hält noch ${left} aus und ist ${target.points} Punkte wert: Etwa ${expected.de} Schaden ist hier der größte Anteil.`,
    },
  ]
}

export function usedBecause(moment: string, answer: Plain, dice: DiceInView): readonly Named[] {
  const count = (faces: readonly string[], face: string) => faces.filter((one) => one === face).length
  const used = part(answer, 'card')
  const shown = (all: readonly string[], face: string) => faceName(face, count(all, face))
  if (moment === 'modify attack dice') {
    const [eyes, blanks] = [count(dice.attack, 'focus'), count(dice.attack, 'blank')]
    if (eyes + blanks === 0)
      return [{ en: 'Every die is a hit already.', de: 'Jeder Würfel ist schon ein Treffer.' }]
    const [eye, blank] = [shown(dice.attack, 'focus'), shown(dice.attack, 'blank')]
    const none = answer === 'pass'
    return [
      {
        en: `There are ${eyes} ${eye.en} and ${blanks} ${blank.en} among the dice${none ? ', but nothing better to do about it' : ''}.`,
        de: `Unter den Würfeln: ${eyes} ${eye.de}, ${blanks} ${blank.de}${none ? '; dagegen hilft hier nichts Besseres' : ''}.`,
      },
    ]
  }
  if (moment === 'modify defense dice') {
    const open = count(dice.attack, 'hit') + count(dice.attack, 'crit') - count(dice.defense, 'evade')
    if (open <= 0) return [{ en: 'Nothing gets through anyway.', de: 'Es kommt ohnehin nichts durch.' }]
    return [
      {
        en: open === 1 ? 'One hit would get through.' : `${open} hits would get through.`,
        de: open === 1 ? 'Ein Treffer käme durch.' : `${open} Treffer kämen durch.`,
      },
    ]
  }
  if (typeof used !== 'string')
    return [{ en: 'Nothing here would be a gain now.', de: 'Nichts davon wäre jetzt ein Gewinn.' }]
  const name = cardName(used)
  return [
    { en: `${name.en} costs little and does some good now.`, de: `${name.de} kostet wenig und nützt jetzt.` },
  ]
}

export function rerolledBecause(): readonly Named[] {
  return [
    {
      en: 'Blanks, and focus results that nothing turns into hits, can only get better.',
      de: 'Leere Würfel und Fokusse, die nichts zu Treffern macht, können nur besser werden.',
    },
  ]
}
