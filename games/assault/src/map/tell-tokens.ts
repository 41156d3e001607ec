import type { Text } from '../../data/maps/types.ts'
import type { Attackable, CarrierAction, CarrierRules, Mission, Retrieve, TokenRules } from './mission.ts'
import type { Names } from './tell.ts'

/** What a token is: whether it can be carried, attacked, and what that does. */
export function tellToken(name: Text, rules: TokenRules): Text[] {
  const found: Text[] = []
  if (rules.supply !== undefined) {
    const { count, of } = rules.supply
    found.push({
      en: `${count} ${name.en} lie beside the map${of === 'each player' ? ' for each player' : ''}.`,
      de: `${count} ${name.de} liegen neben dem Spielplan${of === 'each player' ? ' für jeden Spieler' : ''}.`,
    })
  }
  if (rules.figure !== undefined) found.push(follow(name, figures[rules.figure]))
  if (rules.retrieve !== undefined) found.push(tellRetrieve(name, rules.retrieve))
  if (rules.carrier !== undefined) found.push(...tellCarrier(name, rules.carrier))
  if (rules.attackable !== undefined) found.push(...tellAttackable(name, rules.attackable))
  return found
}

/** Which doors are locked, and how they are opened nevertheless. */
export function tellDoors({ doors }: Mission, names: Names): Text[] {
  const found: Text[] = []
  if (doors === undefined) return found
  if (doors.locked === 'all') found.push({ en: 'All doors are locked.', de: 'Alle Türen sind verriegelt.' })
  else if (doors.locked !== undefined) {
    const area = names.area(doors.locked.area)
    found.push({
      en: `The doors of ${area.en} are locked.`,
      de: `Die Türen von „${area.de}“ sind verriegelt.`,
    })
  }
  if (doors.attackable !== undefined)
    found.push(...tellAttackable({ en: 'Locked doors', de: 'Verriegelte Türen' }, doors.attackable))
  if (doors.fromZonesOnly) {
    found.push({
      en: 'Only figures in a deployment zone may interact to open doors.',
      de: 'Nur Figuren in einer Aufstellungszone dürfen Türen durch Interagieren öffnen.',
    })
  }
  return found
}

function tellRetrieve(name: Text, { by, colour, most, small, losing }: Retrieve): Text {
  const more: Text[] = []
  if (colour !== undefined) more.push(colours[colour])
  if (most !== undefined) more.push({ en: `${most} each`, de: `höchstens ${most} je Figur` })
  if (small) more.push({ en: 'small figures only', de: 'nur kleine Figuren' })
  if (losing !== undefined)
    more.push({
      en: `at a loss of ${losing} movement points`,
      de: `unter Verlust von ${losing} Bewegungspunkten`,
    })
  const told = listed(more)
  return by === 'step'
    ? {
        en: `${name.en} can be carried, but is not picked up by interacting${told.en}.`,
        de: `${name.de} kann getragen, aber nicht durch Interagieren aufgehoben werden${told.de}.`,
      }
    : { en: `${name.en} can be retrieved${told.en}.`, de: `${name.de} kann aufgehoben werden${told.de}.` }
}

function tellCarrier(name: Text, rules: CarrierRules): Text[] {
  const effects: Text[] = []
  const add = (amount: number | undefined, en: string, de: string) => {
    if (amount !== undefined) effects.push({ en: `${en} ${signed(amount)}`, de: `${de} ${signed(amount)}` })
  }
  add(rules.speed, 'Speed', 'Geschwindigkeit')
  add(rules.health, 'Health', 'Gesundheit')
  add(rules.attackDamage, 'damage of its attacks', 'Schaden seiner Angriffe')
  add(rules.defenceBlock, 'block when defending', 'Blocken beim Verteidigen')
  const per = rules.per === 'token' ? { en: 'For each', de: 'Je' } : { en: 'Carrier of', de: 'Träger von' }
  const found: Text[] = []
  if (effects.length > 0) {
    found.push({
      en: `${per.en} ${name.en}${rules.per === 'token' ? ' carried' : ''}: ${effects.map(({ en }) => en).join(', ')}.`,
      de: `${per.de} ${rules.per === 'token' ? 'getragenem Marker ' : ''}${name.de}: ${effects.map(({ de }) => de).join(', ')}.`,
    })
  }
  if (rules.addsDie) {
    found.push({
      en: `Once per activation a carrier of ${name.en} adds an attack die of its colour.`,
      de: `Einmal je Aktivierung fügt ein Träger von ${name.de} einen Angriffswürfel in dessen Farbe hinzu.`,
    })
  }
  if (rules.dropsAt !== undefined) {
    const { damage, from } = rules.dropsAt
    found.push({
      en: `A carrier that takes ${damage} or more damage${from === 'attack' ? ' from one attack' : ''} drops ${name.en}.`,
      de: `Ein Träger, der ${damage} oder mehr Schaden${from === 'attack' ? ' durch einen Angriff' : ''} erleidet, lässt ${name.de} fallen.`,
    })
  }
  if (rules.opponentCannotWin) {
    found.push({
      en: `While ${name.en} is carried, the carrier’s opponent cannot win, and 40 VP do not end the game.`,
      de: `Solange ${name.de} getragen wird, kann der Gegner des Trägers nicht gewinnen, und 40 SP beenden das Spiel nicht.`,
    })
  }
  found.push(...(rules.actions ?? []).map((action) => tellAction(name, action)))
  return found
}

function tellAction(name: Text, action: CarrierAction): Text {
  const what = tellDeed(action.does)
  const cost = action.discards
    ? { en: `discard ${name.en}; `, de: `${name.de} ablegen; ` }
    : { en: '', de: '' }
  const actions =
    action.actions === 1 ? { en: '1 action', de: '1 Aktion' } : { en: '2 actions', de: '2 Aktionen' }
  return {
    en: `Carrier of ${name.en}, ${action.name.en} (${actions.en}): ${cost.en}${what.en}.`,
    de: `Träger von ${name.de}, ${action.name.de} (${actions.de}): ${cost.de}${what.de}.`,
  }
}

function tellDeed(does: CarrierAction['does']): Text {
  switch (does.type) {
    case 'focus and attack':
      return { en: 'become Focused and attack', de: 'fokussiert werden und angreifen' }
    case 'score':
      return { en: `gain ${does.vp} VP`, de: `${does.vp} SP erhalten` }
    case 'move and recover':
      return {
        en: `move up to ${does.spaces} spaces and recover ${does.recover}`,
        de: `bis zu ${does.spaces} Felder bewegen und ${does.recover} Schaden regenerieren`,
      }
    case 'blast':
      return {
        en: `pick a space within ${does.within}; figures on it or next to it take ${does.damage} damage`,
        de: `ein höchstens ${does.within} Felder entferntes Feld wählen; Figuren darauf oder daneben erleiden ${does.damage} Schaden`,
      }
  }
}

function tellAttackable(name: Text, rules: Attackable): Text[] {
  const defence: Text[] = [{ en: `${rules.health} health`, de: `${rules.health} Gesundheit` }]
  if (rules.block !== undefined) defence.push({ en: `${rules.block} block`, de: `${rules.block} Blocken` })
  for (const die of rules.dice ?? []) defence.push(dice[die])
  const during = rules.while === undefined ? { en: '', de: '' } : whiles[rules.while]
  const found = [
    {
      en: `${name.en} can be attacked${during.en}: ${defence.map(({ en }) => en).join(', ')}.`,
      de: `${name.de}: angreifbar${during.de} (${defence.map(({ de }) => de).join(', ')}).`,
    },
  ]
  const ends: Text[] = []
  if (rules.vp !== undefined)
    ends.push({ en: `${rules.vp} VP to the attacker`, de: `${rules.vp} SP für den Angreifer` })
  if (rules.vpTo !== undefined) {
    const to = receivers[rules.vpTo.player]
    ends.push({ en: `${rules.vpTo.vp} VP to ${to.en}`, de: `${rules.vpTo.vp} SP für ${to.de}` })
  }
  if (rules.scoresDamage)
    ends.push({
      en: 'each player scores the damage dealt to it',
      de: 'jeder Spieler erhält SP in Höhe des selbst zugefügten Schadens',
    })
  if (rules.claimed) ends.push({ en: 'the attacker claims it', de: 'der Angreifer beansprucht den Marker' })
  if (rules.burst?.damage !== undefined)
    ends.push({
      en: `figures on it or next to it take ${rules.burst.damage} damage`,
      de: `Figuren darauf oder daneben erleiden ${rules.burst.damage} Schaden`,
    })
  if (rules.burst?.strain !== undefined)
    ends.push({
      en: `figures on it or next to it take ${rules.burst.strain} strain`,
      de: `Figuren darauf oder daneben erleiden ${rules.burst.strain} Anstrengung`,
    })
  if (ends.length > 0) {
    found.push({
      en: `${name.en} destroyed: ${ends.map(({ en }) => en).join('; ')}.`,
      de: `${name.de} zerstört: ${ends.map(({ de }) => de).join('; ')}.`,
    })
  }
  return found
}

function follow(name: Text, { en, de }: Text): Text {
  return { en: `${name.en} ${en}`, de: `${name.de} ${de}` }
}

function listed(more: readonly Text[]): Text {
  if (more.length === 0) return { en: '', de: '' }
  return { en: ` (${more.map(({ en }) => en).join(', ')})`, de: ` (${more.map(({ de }) => de).join(', ')})` }
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}

const figures = {
  hostile: {
    en: 'stands like a figure and is hostile to all players.',
    de: 'steht wie eine Figur und ist allen Spielern feindlich.',
  },
  neutral: { en: 'stands like a figure and is neutral.', de: 'steht wie eine Figur und ist neutral.' },
}
const colours = {
  'own zone': { en: 'of one’s own colour only', de: 'nur in der eigenen Farbe' },
}
const dice = {
  black: { en: '1 black die', de: '1 schwarzer Würfel' },
  white: { en: '1 white die', de: '1 weißer Würfel' },
}
const whiles = {
  lying: { en: ' while nobody carries it', de: ', solange ihn niemand trägt' },
  installed: { en: ' once it is installed', de: ', sobald er eingesetzt ist' },
}
const receivers = {
  'its colour': {
    en: 'the player whose zone has its colour',
    de: 'den Spieler, dessen Zone seine Farbe hat',
  },
  'opponent of its colour': {
    en: 'the opponent of the player whose zone has its colour',
    de: 'den Gegner des Spielers, dessen Zone seine Farbe hat',
  },
  'opponent of its zone': {
    en: 'the opponent of the player in or next to whose zone it stands',
    de: 'den Gegner des Spielers, in oder neben dessen Zone er steht',
  },
}
