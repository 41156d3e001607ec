import type { Text } from '../../data/maps/types.ts'
import type {
  AttackRule,
  BoardRule,
  DefeatRule,
  Favour,
  Interaction,
  Mission,
  MoveRule,
  Standing,
} from './mission.ts'
import type { Names } from './tell.ts'

/** What holds for the whole game: set-up, the board, attacks, defeats. */
export function tellOther(mission: Mission): Text[] {
  const found: Text[] = []
  if (mission.deployment !== undefined) {
    const { move } = mission.deployment
    found.push({
      en: `Players take turns deploying one group each, and may pass${move === undefined ? '' : `; a figure may move up to ${move} spaces when deployed`}.`,
      de: `Die Spieler stellen abwechselnd je eine Gruppe auf und dürfen passen${move === undefined ? '' : `; eine Figur darf sich dabei bis zu ${move} Felder bewegen`}.`,
    })
  }
  if (mission.marksGroup) {
    found.push({
      en: 'Before the first round each player names an enemy group.',
      de: 'Vor der ersten Runde nennt jeder Spieler eine gegnerische Gruppe.',
    })
  }
  for (const { label, spots, ofEachColour } of mission.setUp ?? []) {
    const [what, where] = [mission.tokens[label]?.name, mission.tokens[spots]?.name]
    found.push({
      en: `Set-up: players in turn put “${what?.en}” on “${where?.en}”, ${ofEachColour} of each colour.`,
      de: `Aufbau: Die Spieler legen abwechselnd „${what?.de}“ auf „${where?.de}“, ${ofEachColour} von jeder Farbe.`,
    })
  }
  if (mission.favours !== undefined) {
    const gives = mission.favours.gives.map(tellFavour)
    found.push({
      en: `Each player has ${mission.favours.count} tokens; in an own figure’s activation one may be given to the opponent: ${gives.map(({ en }) => en).join(', or ')}.`,
      de: `Jeder Spieler hat ${mission.favours.count} Marker; in der Aktivierung einer eigenen Figur darf einer dem Gegner gegeben werden: ${gives.map(({ de }) => de).join(' oder ')}.`,
    })
  }
  const token = (label: string): Text => mission.tokens[label]?.name ?? { en: label, de: label }
  return [
    ...found,
    ...(mission.board ?? []).map((rule) => boardRules[rule]),
    ...(mission.attacks ?? []).map((rule) => tellAttack(rule, token)),
    ...(mission.defeats ?? []).map((rule) => tellDefeat(rule, token)),
  ]
}

export function tellStanding(standing: Standing, names: Names): Text {
  switch (standing.type) {
    case 'carried': {
      const token = names.token(standing.label)
      return {
        en: `Each ${token.en} carried counts ${standing.vp} VP as long as it is.`,
        de: `Jeder getragene Marker ${token.de} zählt ${standing.vp} SP, solange er getragen wird.`,
      }
    }
    case 'controlled': {
      const of = names.site(standing.of)
      return {
        en: `Each ${of.en} controlled counts ${standing.vp} VP as long as it is.`,
        de: `Jedes Ziel (${of.de}) zählt ${standing.vp} SP für den, der es kontrolliert, solange er das tut.`,
      }
    }
    case 'in own zone': {
      const token = names.token(standing.label)
      return {
        en: `Each ${token.en} in the own deployment zone counts ${standing.vp} VP as long as it is there.`,
        de: `Jeder Marker ${token.de} in der eigenen Aufstellungszone zählt ${standing.vp} SP, solange er dort ist.`,
      }
    }
    case 'marked': {
      const token = names.token(standing.label)
      const figures = standing.vp.slice(1).join(', ')
      return {
        en: `${token.en} with an own marker, 1, 2, 3 … of them, count ${figures} VP.`,
        de: `${token.de} mit eigenem Marker, 1, 2, 3 … davon, zählen ${figures} SP.`,
      }
    }
    case 'holder carries': {
      const token = names.token(standing.label)
      return {
        en: `Who holds it counts ${standing.vp} VP for each ${token.en} that own figures carry.`,
        de: `Wer es hält, zählt ${standing.vp} SP für jeden Marker ${token.de}, den eigene Figuren tragen.`,
      }
    }
    case 'holder has pile':
      return {
        en: `Who holds it counts ${standing.vp} VP for each token laid out.`,
        de: `Wer es hält, zählt ${standing.vp} SP für jeden ausgelegten Marker.`,
      }
  }
}

export function tellInteraction(interaction: Interaction, names: Names): Text {
  const target = names.site(interaction.with)
  const carrying = interaction.carrying === undefined ? null : names.token(interaction.carrying)
  const does = tellDeed(interaction.does, names)
  const more: Text[] = []
  if (carrying !== null) more.push({ en: `carrying ${carrying.en}`, de: `als Träger von ${carrying.de}` })
  if (interaction.controlled) more.push({ en: 'if it is controlled', de: 'wenn das Ziel kontrolliert wird' })
  if (interaction.once !== undefined) more.push(onces[interaction.once])
  const told = more.length === 0 ? { en: '', de: '' } : listed(more)
  return {
    en: `Interacting with ${target.en}${told.en}: ${does.en}.`,
    de: `Interagieren mit ${target.de}${told.de}: ${does.de}.`,
  }
}

function tellDeed(does: Interaction['does'], names: Names): Text {
  switch (does.type) {
    case 'flip':
      return { en: 'turn it over', de: 'Ziel umdrehen' }
    case 'mark own':
      return { en: 'put an own marker on it', de: 'einen eigenen Marker darauf legen' }
    case 'score':
      return { en: `gain ${does.vp} VP`, de: `${does.vp} SP erhalten` }
    case 'discard carried':
      return {
        en: `discard what is carried for ${does.vp} VP`,
        de: `den getragenen Marker für ${does.vp} SP ablegen`,
      }
    case 'take from supply': {
      const token = names.token(does.label)
      return { en: `take a ${token.en} from the supply`, de: `${token.de} aus dem Vorrat nehmen` }
    }
    case 'hurt area': {
      const area = names.area(does.area)
      return {
        en: `all figures in ${area.en} take ${does.amount} damage`,
        de: `alle Figuren im Gebiet „${area.de}“ erleiden ${does.amount} Schaden`,
      }
    }
    case 'strain token':
      return {
        en: `put a strain token on it; with number ${does.last} it is discarded for ${does.vp} VP`,
        de: `einen Anstrengungsmarker darauf legen; beim ${does.last}. wird es für ${does.vp} SP abgelegt`,
      }
    case 'install':
      return {
        en: 'install what is carried, one at each, none next to another of its colour',
        de: 'den getragenen Marker einsetzen, einen je Ziel, keinen neben einem anderen seiner Farbe',
      }
  }
}

export function tellMoveRule(rule: MoveRule, names: Names): Text {
  const token = names.token(rule.label)
  switch (rule.type) {
    case 'deliver': {
      const at = names.site(rule.at)
      return {
        en: `A carrier of ${token.en} that enters a space on or next to ${at.en} may discard it for ${rule.vp} VP.`,
        de: `Ein Träger von ${token.de}, der ein Feld mit oder neben ${at.de} betritt, darf den Marker für ${rule.vp} SP ablegen.`,
      }
    }
    case 'claim': {
      const at = names.site(rule.at)
      return {
        en: `On or next to ${at.en} a carrier of ${token.en} may spend ${rule.points} movement points to claim it.`,
        de: `Auf oder neben ${at.de} darf ein Träger von ${token.de} ${rule.points} Bewegungspunkte ausgeben, um den Marker zu beanspruchen.`,
      }
    }
    case 'trap': {
      const exit = names.token(rule.exit)
      return {
        en: `A figure that enters a space with ${token.en} takes ${rule.strain} strain and is placed at ${exit.en}, or as near as possible.`,
        de: `Eine Figur, die ein Feld mit ${token.de} betritt, erleidet ${rule.strain} Anstrengung und wird bei ${exit.de} oder so nah wie möglich platziert.`,
      }
    }
    case 'join carriers':
      return {
        en: `A carrier of ${token.en} may interact with another own carrier: both are discarded for ${rule.vp} VP.`,
        de: `Ein Träger von ${token.de} darf mit einem anderen eigenen Träger interagieren: Beide Marker werden für ${rule.vp} SP abgelegt.`,
      }
  }
}

function tellFavour(favour: Favour): Text {
  return favour.type === 'movement points'
    ? { en: `${favour.points} movement points`, de: `${favour.points} Bewegungspunkte` }
    : {
        en: `its next attack has Pierce ${favour.pierce}`,
        de: `ihr nächster Angriff hat Durchschlagend ${favour.pierce}`,
      }
}

function tellAttack(rule: AttackRule, token: (label: string) => Text): Text {
  if (rule.type === 'shielded') {
    const name = token(rule.label)
    return {
      en: `Attacks on a space within ${rule.within} of “${name.en}”, by an attacker who is farther from it, have ${rule.surge} surge.`,
      de: `Angriffe auf ein Feld im Abstand von höchstens ${rule.within} zu „${name.de}“ durch einen weiter entfernten Angreifer haben ${rule.surge} Energie.`,
    }
  }
  const zone = zones[rule.whose]
  const results: Text[] = []
  if (rule.block !== undefined) results.push({ en: `${rule.block} block`, de: `${rule.block} Blocken` })
  if (rule.evade !== undefined) results.push({ en: `+${rule.evade} evade`, de: `+${rule.evade} Vermeiden` })
  return {
    en: `Figures defending in ${zone.en}: ${results.map(({ en }) => en).join(', ')}.`,
    de: `Figuren, die in ${zone.de} verteidigen: ${results.map(({ de }) => de).join(', ')}.`,
  }
}

function tellDefeat(rule: DefeatRule, token: (label: string) => Text): Text {
  if (rule.type === 'marked group') {
    return {
      en: 'Each figure of the named group is worth its cost once more when defeated.',
      de: 'Jede Figur der genannten Gruppe ist, wenn sie besiegt wird, ihre Kosten noch einmal wert.',
    }
  }
  const name = token(rule.label)
  return {
    en: `Defeating a hostile carrier of “${name.en}”: ${rule.vp} VP.`,
    de: `Einen feindlichen Träger von „${name.de}“ besiegen: ${rule.vp} SP.`,
  }
}

function listed(more: readonly Text[]): Text {
  return { en: ` (${more.map(({ en }) => en).join(', ')})`, de: ` (${more.map(({ de }) => de).join(', ')})` }
}

const zones = {
  own: { en: 'their own deployment zone', de: 'ihrer eigenen Aufstellungszone' },
  enemy: { en: 'the enemy deployment zone', de: 'der gegnerischen Aufstellungszone' },
  any: { en: 'a deployment zone', de: 'einer Aufstellungszone' },
}
const onces = {
  player: { en: 'once per player per round', de: 'einmal je Spieler und Runde' },
  group: { en: 'once per group per round', de: 'einmal je Gruppe und Runde' },
  token: { en: 'once each per round', de: 'jedes einmal je Runde' },
}
const boardRules: Readonly<Record<BoardRule, Text>> = {
  'no walls in difficult terrain': {
    en: 'Walls between two spaces of difficult terrain are not there.',
    de: 'Mauern zwischen zwei Feldern mit unwegsamem Gelände gibt es nicht.',
  },
  'difficult terrain strains': {
    en: 'Difficult terrain costs no extra movement point; the first entry in a round costs a figure without Mobile 1 strain.',
    de: 'Unwegsames Gelände kostet keinen zusätzlichen Bewegungspunkt; das erste Betreten in einer Runde kostet eine Figur ohne Beweglich 1 Anstrengung.',
  },
  'coloured terminals give no cards': {
    en: 'Terminals with their coloured side up give no command cards.',
    de: 'Terminals mit der farbigen Seite oben geben keine Befehlskarten.',
  },
}
