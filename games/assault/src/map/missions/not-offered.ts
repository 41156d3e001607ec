import type { Text } from '../../../data/maps/types.ts'

const hiddenChoice: Text = {
  en: 'Players choose in secret before set-up, which missions cannot say yet.',
  de: 'Die Spieler wählen vor dem Aufbau geheim; das können Einsätze noch nicht ausdrücken.',
}
const exterior: Text = {
  en: 'It asks for exterior spaces, and which spaces of this map are exterior is not known.',
  de: 'Er fragt nach Außenfeldern, und welche Felder dieser Karte Außenfelder sind, ist nicht bekannt.',
}
const terminalColour = (colour: Text): Text => ({
  en: `It asks for the ${colour.en} terminal, and the colours of this map’s terminals are not known.`,
  de: `Er fragt nach dem ${colour.de} Terminal, und die Farben der Terminals dieser Karte sind nicht bekannt.`,
})
const red = terminalColour({ en: 'red', de: 'roten' })
const blue = terminalColour({ en: 'blue', de: 'blauen' })
const drawn: Text = {
  en: 'Face-down tokens with effects of their own, which missions cannot say yet.',
  de: 'Verdeckte Marker mit eigenen Wirkungen; das können Einsätze noch nicht ausdrücken.',
}

/** Missions of maps we have that are not offered, each with the reason. */
export const notOffered: Readonly<Record<string, Text>> = {
  'anchorhead-bar-B': {
    en: 'A crate can take damage in its carrier’s place during an attack, which missions cannot say yet.',
    de: 'Eine Kiste kann beim Angriff Schaden für ihren Träger nehmen; das können Einsätze noch nicht ausdrücken.',
  },
  'bespin-tibanna-facility-A': {
    en: 'Tokens stand for defeated figures and remember their cost, which missions cannot say yet.',
    de: 'Marker stehen für besiegte Figuren und merken sich deren Kosten; das können Einsätze noch nicht ausdrücken.',
  },
  'imperial-command-hub-A': red,
  'imperial-command-hub-B': red,
  'imperial-labor-camp-A': {
    en: 'The prisoner joins an army as a group of its own, which missions cannot say yet.',
    de: 'Der Gefangene schließt sich einer Armee als eigene Gruppe an; das können Einsätze noch nicht ausdrücken.',
  },
  'imperial-space-station-A': {
    en: 'Which data core has which colour is not known.',
    de: 'Welcher Datenkern welche Farbe hat, ist nicht bekannt.',
  },
  'imperial-space-station-B': {
    en: 'Which targeting signal has which colour is not known.',
    de: 'Welches Zielsignal welche Farbe hat, ist nicht bekannt.',
  },
  'jabbas-palace-B': exterior,
  'lothal-spaceport-B': {
    en: 'Players place coordinates face down every round, which missions cannot say yet.',
    de: 'Die Spieler legen jede Runde verdeckt Koordinaten; das können Einsätze noch nicht ausdrücken.',
  },
  'massassi-ruins-B': exterior,
  'nal-hutta-swamps-B': {
    en: 'What we know of it leaves open whether the crates of the set-up lie on the map.',
    de: 'Was wir davon wissen, lässt offen, ob die Kisten des Aufbaus auf der Karte liegen.',
  },
  'ord-mantell-junkyard-B': hiddenChoice,
  'sewers-of-nar-shaddaa-A': drawn,
  'tarkin-initiative-labs-A': drawn,
  'training-ground-A': {
    en: 'What we know of it leaves open whether a reprogrammed remote can be taken again.',
    de: 'Was wir davon wissen, lässt offen, ob eine umprogrammierte Sonde wieder übernommen werden kann.',
  },
  'training-ground-B': hiddenChoice,
  'tython-meditation-field-B': hiddenChoice,
  'wasteland-outpost-A': blue,
  'wasteland-outpost-B': blue,
}
