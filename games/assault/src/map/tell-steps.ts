import type { Text } from '../../data/maps/types.ts'
import type { Step } from './step.ts'
import type { Names } from './tell.ts'
import { nothing, orders } from './tell-tables.ts'
import { tellTokenStep } from './tell-token-steps.ts'

/** What a step does, in a sentence. */
export function tellStep(step: Step, names: Names): Text {
  switch (step.type) {
    case 'score control': {
      const of = names.site(step.of)
      const count = step.of.type === 'area' ? nothing : counts[step.count]
      const after = step.afterwards === undefined ? nothing : afterControl[step.afterwards]
      return {
        en: `${step.vp} VP for control of ${count.en}${of.en}${after.en}.`,
        de: `${step.vp} SP für Kontrolle: ${count.de}${of.de}${after.de}.`,
      }
    }
    case 'score presence': {
      const at = names.site(step.at)
      return {
        en: `${step.vp} VP to each player with a figure in: ${at.en}.`,
        de: `${step.vp} SP für jeden Spieler mit einer Figur in: ${at.de}.`,
      }
    }
    case 'score carrying':
      return tellCarrying(step, names)
    case 'score most carried': {
      const token = names.token(step.label)
      return {
        en: `${step.vp} VP to whoever carries most ${token.en}; none on a tie.`,
        de: `${step.vp} SP für den, der die meisten ${token.de} trägt; bei Gleichstand keine.`,
      }
    }
    case 'score claimed': {
      const token = names.token(step.label)
      return {
        en: `${step.vp} VP for each ${token.en} claimed.`,
        de: `${step.vp} SP je beanspruchtem Marker ${token.de}.`,
      }
    }
    case 'score strain tokens': {
      const token = names.token(step.label)
      const after =
        step.afterwards === 'take off'
          ? { en: 'the strain tokens are taken off', de: 'die Anstrengungsmarker werden entfernt' }
          : { en: 'the token is discarded for it', de: 'der Marker wird dafür abgelegt' }
      return {
        en: `${step.vp} VP for each strain token on a controlled ${token.en}; ${after.en}${step.may ? ' (by choice)' : ''}.`,
        de: `${step.vp} SP je Anstrengungsmarker auf einem kontrollierten Marker ${token.de}; ${after.de}${step.may ? ' (freiwillig)' : ''}.`,
      }
    }
    case 'score own tokens': {
      const token = names.token(step.label)
      return {
        en: `${step.vp} VP for each own ${token.en} in place.`,
        de: `${step.vp} SP je eigenem, eingesetztem ${token.de}.`,
      }
    }
    case 'score seen': {
      const token = names.token(step.label)
      return {
        en: `${step.vp} VP for each hostile figure in line of sight of an own ${token.en}.`,
        de: `${step.vp} SP je feindlicher Figur in Sichtlinie eines eigenen Markers ${token.de}.`,
      }
    }
    case 'open doors': {
      const each =
        step.each === 'player'
          ? { en: 'each player opens a door', de: 'jeder Spieler öffnet eine Tür' }
          : {
              en: 'each player opens a door per terminal controlled',
              de: 'jeder Spieler öffnet je kontrolliertem Terminal eine Tür',
            }
      const order = orders[step.order]
      return {
        en: `${each.en}${step.may ? ' if he wants' : ''} (${order.en}).`,
        de: `${each.de}${step.may ? ', wenn er will' : ''} (${order.de}).`,
      }
    }
    case 'close doors':
      return { en: 'all doors close.', de: 'alle Türen schließen sich.' }
    default:
      return tellHarm(step, names)
  }
}

type Scoring = Extract<Step, { type: 'score carrying' }>

function tellCarrying(step: Scoring, names: Names): Text {
  const token = names.token(step.label)
  const count = carriers[step.count]
  const where = (step.at ?? []).map((site) => names.site(site))
  const after = step.afterwards === undefined ? nothing : afterCarrying[step.afterwards]
  const at =
    where.length === 0
      ? nothing
      : {
          en: `, at: ${where.map(({ en }) => en).join(' or ')}`,
          de: `, an: ${where.map(({ de }) => de).join(' oder ')}`,
        }
  return {
    en: `${step.vp} VP for ${count.en} ${token.en}${at.en}${after.en}${step.may ? ' (by choice)' : ''}.`,
    de: `${step.vp} SP für ${count.de} ${token.de}${at.de}${after.de}${step.may ? ' (freiwillig)' : ''}.`,
  }
}

function tellHarm(step: Exclude<Step, { type: `score ${string}` | `${string} doors` }>, names: Names): Text {
  switch (step.type) {
    case 'hurt around': {
      const token = names.token(step.label)
      const amount = typeof step.amount === 'number' ? damage(step.amount) : dice[step.amount]
      const whom =
        step.whom === 'all'
          ? { en: 'figures', de: 'Figuren' }
          : {
              en: 'enemies of whoever controls its terminal',
              de: 'Gegner dessen, der ihr Terminal kontrolliert,',
            }
      return {
        en: `${whom.en} within ${step.within} of a ${token.en} take ${amount.en}.`,
        de: `${whom.de} im Abstand von höchstens ${step.within} zu ${token.de} erleiden ${amount.de}.`,
      }
    }
    case 'hurt nearest': {
      const token = names.token(step.label)
      return {
        en: `the nearest figures in line of sight of each ${token.en} take ${step.amount} damage.`,
        de: `die nächsten Figuren in Sichtlinie zu jedem ${token.de} erleiden ${step.amount} Schaden.`,
      }
    }
    case 'hurt picked': {
      const token = names.token(step.label)
      return {
        en: `whoever controls a ${token.en} picks a hostile figure in its line of sight: ${step.amount} damage.`,
        de: `wer ${token.de} kontrolliert, wählt eine feindliche Figur in dessen Sichtlinie: ${step.amount} Schaden.`,
      }
    }
    default:
      return tellTokenStep(step, names)
  }
}

function damage(amount: number): Text {
  return { en: `${amount} damage`, de: `${amount} Schaden` }
}

const counts = {
  each: { en: 'each ', de: 'je ' },
  any: { en: 'at least one ', de: 'mindestens ein ' },
}
const afterControl = {
  discard: { en: '; it is discarded', de: '; der Marker wird abgelegt' },
  mark: { en: '; then it gets a marker', de: '; danach wird er markiert' },
  'mark own': { en: '; then it gets an own marker', de: '; danach erhält er einen eigenen Marker' },
}
const afterCarrying = {
  discard: { en: '; it is discarded', de: '; der Marker wird abgelegt' },
}
const carriers = {
  token: { en: 'each carried', de: 'jeden getragenen Marker' },
  carrier: { en: 'each own figure that carries', de: 'jede eigene Figur mit' },
}
const dice = {
  green: { en: 'the damage of a green die', de: 'den Schaden eines grünen Würfels' },
}
