import type { Named } from '@sandtable/kernel'
import { text } from './names.ts'

/** Words that mean the same wherever they are offered as an answer. */
const phrases: Readonly<Record<string, Named>> = {
  pass: text('Pass', 'Passen'),
  end: text('End the activation', 'Aktivierung beenden'),
  stop: text('Stop here', 'Hier stehen bleiben'),
  stay: text('It stays', 'Bleibt stehen'),
  none: text('None', 'Nichts davon'),
  nothing: text('Nothing', 'Nichts'),
  done: text('Done', 'Fertig'),
  move: text('Move', 'Bewegen'),
  attack: text('Attack', 'Angreifen'),
  recover: text('Recover damage', 'Schaden regenerieren'),
  discard: text('Discard', 'Ablegen'),
  push: text('Push', 'Stoßen'),
  movement: text('Movement points', 'Bewegungspunkte'),
  point: text('Victory point', 'Siegpunkt'),
  strain: text('Strain', 'Anstrengung'),
  reroll: text('Reroll', 'Neu würfeln'),
  keep: text('Keep it', 'Behalten'),
  yes: text('Yes', 'Ja'),
  no: text('No', 'Nein'),
  'movement points': text('Movement points', 'Bewegungspunkte'),
  'pierce on next attack': text('Pierce on the next attack', 'Durchschlagend beim nächsten Angriff'),
}

/** The same word, at one step only. */
const atSteps: Readonly<Record<string, Readonly<Record<string, Named>>>> = {
  'declare target': { none: text('Do not attack', 'Nicht angreifen') },
  cleave: { none: text('Cleave nobody', 'Kein Rundschlag') },
  'spend a power token': { none: text('Spend none', 'Keinen ausgeben') },
  'spend a power token in defence': { none: text('Spend none', 'Keinen ausgeben') },
  'spend surges': { done: text('Spend no more', 'Nichts mehr ausgeben') },
  'discard it for points?': { none: text('Keep it', 'Behalten') },
  'move them all, or choose where a new one comes': { move: text('Move them all', 'Alle bewegen') },
}

/** What a word means as an answer at this step; null: nothing of its own. */
export function phraseAt(step: string, word: string): Named | null {
  return atSteps[step]?.[word] ?? phrases[word] ?? null
}
