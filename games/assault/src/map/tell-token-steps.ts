import type { Text } from '../../data/maps/types.ts'
import type { Mover, RoundEffect, Step } from './step.ts'
import type { Names } from './tell.ts'
import { nothing, orders } from './tell-tables.ts'

type Rest = Exclude<Step, { type: `score ${string}` | `${string} doors` | `hurt ${string}` }>

/** What a step does with tokens: those that move, come, and give something. */
export function tellTokenStep(step: Rest, names: Names): Text {
  switch (step.type) {
    case 'move tokens': {
      const token = names.token(step.label)
      const [who, order] = [movers[step.who], orders[step.order]]
      const far = step.least === step.most ? `${step.most}` : `${step.least}–${step.most}`
      const aim = step.aim === undefined ? nothing : aims
      return {
        en: `${who.en} ${token.en} ${far} spaces${aim.en} (${order.en}).`,
        de: `${who.de} ${token.de} ${far} Felder weit${aim.de} (${order.de}).`,
      }
    }
    case 'walk to nearest': {
      const token = names.token(step.label)
      return {
        en: `each ${token.en} moves ${step.spaces} spaces towards the nearest figure.`,
        de: `jeder ${token.de} bewegt sich ${step.spaces} Felder auf die nächste Figur zu.`,
      }
    }
    case 'swap tokens': {
      const [token, order] = [names.token(step.label), orders[step.order]]
      return {
        en: `each player may let two ${token.en} change places, none twice (${order.en}).`,
        de: `jeder Spieler darf zwei ${token.de} die Plätze tauschen lassen, keinen zweimal (${order.de}).`,
      }
    }
    case 'roll for spot': {
      const token = names.token(step.label)
      return {
        en: `a ${step.die} die is rolled; a new ${token.en} appears at a spot with that number.`,
        de: `ein Würfel (${dieNames[step.die]}) wird geworfen; ein neuer Marker ${token.de} erscheint an einem Ort mit dieser Zahl.`,
      }
    }
    case 'place claimed': {
      const [token, at] = [names.token(step.label), names.site(step.at)]
      return {
        en: `each player may put ${step.most} claimed ${token.en} in: ${at.en}.`,
        de: `jeder Spieler darf ${step.most} beanspruchten Marker ${token.de} einsetzen: ${at.de}.`,
      }
    }
    case 'place beside own figure': {
      const [token, order] = [names.token(step.label), orders[step.order]]
      return {
        en: `each player may put a ${token.en} next to an own figure (${order.en}).`,
        de: `jeder Spieler darf ${token.de} neben eine eigene Figur legen (${order.de}).`,
      }
    }
    case 'move all or deploy': {
      const [token, area] = [names.token(step.label), names.area(step.area)]
      return {
        en: `the player with initiative moves every ${token.en} up to ${step.spaces} spaces, or puts a new one in: ${area.en}.`,
        de: `der Spieler mit der Initiative bewegt jeden ${token.de} bis zu ${step.spaces} Felder weit oder setzt einen neuen ein: ${area.de}.`,
      }
    }
    case 'strain tokens': {
      const token = names.token(step.label)
      return {
        en: `${step.amount} strain token on each ${token.en}.`,
        de: `${step.amount} Anstrengungsmarker auf jeden Marker ${token.de}.`,
      }
    }
    case 'draw colours': {
      const token = names.token(step.label)
      return {
        en: `each player draws a different colour; every ${token.en} of it gets a strain token.`,
        de: `jeder Spieler zieht eine andere Farbe; jeder Marker ${token.de} dieser Farbe erhält einen Anstrengungsmarker.`,
      }
    }
    default:
      return tellGifts(step, names)
  }
}

type Gifts = Extract<
  Step,
  {
    type:
      | 'power tokens'
      | 'hand out power tokens'
      | 'figures on gain'
      | 'figures at may recover'
      | 'controller retrieves'
      | 'flip terminal'
      | 'pile from hand'
      | 'hold'
      | 'sweep north'
      | 'draw for the round'
  }
>

function tellGifts(step: Gifts, names: Names): Text {
  switch (step.type) {
    case 'power tokens': {
      const token = names.token(step.label)
      return {
        en: `each ${token.en} gets a power token by its colour (${byColour(step.by, 'en')}).`,
        de: `jeder Marker ${token.de} erhält nach seiner Farbe einen Kraftmarker (${byColour(step.by, 'de')}).`,
      }
    }
    case 'hand out power tokens': {
      const token = names.token(step.label)
      return {
        en: `whoever controls a ${token.en} hands its power tokens to own figures on it or next to it.`,
        de: `wer ${token.de} kontrolliert, verteilt dessen Kraftmarker an eigene Figuren darauf oder daneben.`,
      }
    }
    case 'figures on gain': {
      const token = names.token(step.label)
      return {
        en: `figures on a ${token.en} gain a power token by its colour (${byColour(step.by, 'en')}).`,
        de: `Figuren auf ${token.de} erhalten nach dessen Farbe einen Kraftmarker (${byColour(step.by, 'de')}).`,
      }
    }
    case 'figures at may recover': {
      const at = names.site(step.at)
      return {
        en: `figures on or next to a ${at.en} may recover ${step.amount}.`,
        de: `Figuren auf oder neben ${at.de} dürfen ${step.amount} Schaden regenerieren.`,
      }
    }
    case 'controller retrieves': {
      const token = names.token(step.label)
      return {
        en: `whoever controls a ${token.en} may have an own figure beside it pick it up.`,
        de: `wer ${token.de} kontrolliert, darf den Marker von einer eigenen Figur daneben aufheben lassen.`,
      }
    }
    case 'flip terminal': {
      const area = names.area(step.area)
      return {
        en: `the player with more figures in ${area.en} may turn a terminal over.`,
        de: `der Spieler mit mehr Figuren im Gebiet „${area.de}“ darf ein Terminal umdrehen.`,
      }
    }
    case 'sweep north': {
      const token = names.token(step.label)
      return {
        en: `from round 2 on ${token.en} moves ${step.spaces} spaces north, through everything; all figures in its row and south of it are defeated.`,
        de: `ab Runde 2 bewegt sich ${token.de} ${step.spaces} Felder nach Norden, durch alles hindurch; alle Figuren in seiner Reihe und südlich davon sind besiegt.`,
      }
    }
    case 'draw for the round': {
      const effects = Object.entries(step.by).map(([colour, effect]) => {
        const [name, does] = [colourNames[colour], tellEffect(effect, names)]
        return { en: `${name?.en} ${does.en}`, de: `${name?.de} ${does.de}` }
      })
      return {
        en: `one of ${step.ofEachColour} tokens of each colour is drawn for the round: ${effects.map(({ en }) => en).join('; ')}.`,
        de: `einer von ${step.ofEachColour} Markern jeder Farbe wird für die Runde gezogen: ${effects.map(({ de }) => de).join('; ')}.`,
      }
    }
    case 'pile from hand':
      return {
        en: `the player with initiative lays out ${step.each} tokens for each command card in his hand.`,
        de: `der Spieler mit der Initiative legt für jede Befehlskarte auf seiner Hand ${step.each} Marker aus.`,
      }
    case 'hold': {
      const site = names.site(step.site)
      return step.by === 'control'
        ? {
            en: `whoever controls ${site.en} holds it until the next round ends.`,
            de: `wer ${site.de} kontrolliert, hält es bis zum Ende der nächsten Runde.`,
          }
        : {
            en: `whoever has the higher figure cost on or next to ${site.en} holds it until the next round ends.`,
            de: `wer auf oder neben ${site.de} die höheren Figurenkosten hat, hält es bis zum Ende der nächsten Runde.`,
          }
    }
  }
}

function tellEffect(effect: RoundEffect, names: Names): Text {
  if (effect.type !== 'score control') {
    const name = effects[effect.type]
    return { en: `+${effect.amount} ${name.en} for all`, de: `+${effect.amount} ${name.de} für alle` }
  }
  const of = names.site(effect.of)
  return {
    en: `${effect.vp} VP for each ${of.en} controlled at its end`,
    de: `${effect.vp} SP für Kontrolle an ihrem Ende, je ${of.de}`,
  }
}

function byColour(by: Extract<Step, { type: 'power tokens' }>['by'], language: keyof Text): string {
  return Object.entries(by)
    .map(([colour, token]) => `${colourNames[colour]?.[language]} ${powerNames[token][language]}`)
    .join(', ')
}

const movers: Readonly<Record<Mover, Text>> = {
  'one each': { en: 'each player moves one', de: 'jeder Spieler bewegt einen Marker, keinen zweimal:' },
  'one per terminal': {
    en: 'each player may, per terminal controlled, move one',
    de: 'jeder Spieler darf je kontrolliertem Terminal einen Marker bewegen:',
  },
  controller: { en: 'whoever controls it pushes each', de: 'wer ihn kontrolliert, schiebt jeden Marker' },
  'in turn': { en: 'players in turn push each', de: 'die Spieler schieben abwechselnd jeden Marker' },
}
const aims: Text = {
  en: ', to where it touches most figures',
  de: ', dorthin, wo er die meisten Figuren berührt',
}
const dieNames = { blue: 'blau' }
const colourNames: Readonly<Record<string, Text>> = {
  red: { en: 'red', de: 'rot' },
  blue: { en: 'blue', de: 'blau' },
  green: { en: 'green', de: 'grün' },
  yellow: { en: 'yellow', de: 'gelb' },
}
const effects = {
  surge: { en: 'surge', de: 'Energie' },
  evade: { en: 'evade', de: 'Vermeiden' },
  speed: { en: 'Speed', de: 'Geschwindigkeit' },
}
const powerNames = {
  damage: { en: 'damage', de: 'Schaden' },
  surge: { en: 'surge', de: 'Energie' },
  block: { en: 'block', de: 'Blocken' },
  evade: { en: 'evade', de: 'Vermeiden' },
}
