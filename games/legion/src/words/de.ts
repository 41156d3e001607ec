import type { Phrasebook } from '@sandtable/kernel'
import { type AllSentences, phrasebook } from '@sandtable/kit'
import type { Legion } from '../state.ts'
import { instructionsDe } from './instructions.ts'
import { baneFronts } from './objectives.ts'
import { type Words, wordsIn } from './sentence-parts.ts'
import { names } from './steps.ts'

const reasons: Readonly<Record<string, string>> = {
  'last standing': 'die andere Seite hat keine Einheiten mehr',
  'victory points': 'zwölf Siegpunkte',
  'most victory points': 'mehr Siegpunkte nach der letzten Runde',
  'fewer losses': 'gleich viele Siegpunkte, aber weniger Verluste',
  blue: 'gleich viele Siegpunkte und Verluste, und die blaue Seite',
  draw: 'gleich viele Siegpunkte und Verluste',
  conceded: 'durch Aufgabe',
  agreed: 'nach Übereinkunft',
}

const changes: Readonly<Record<string, string>> = {
  primary: 'ersetzt das Einsatzziel',
  secondary: 'ersetzt das Sekundärziel',
  'own advantage': 'ersetzt den eigenen Vorteil',
  'their advantage': 'lässt die andere Seite ihren Vorteil ersetzen',
  'take blue': 'wird zum blauen Spieler',
  pass: 'lässt die Mission, wie sie ist',
}

const covers = ['keine Deckung', 'leichte Deckung', 'starke Deckung']

const states: Readonly<Record<string, string>> = {
  ready: 'spielbereit',
  exhausted: 'erschöpft',
  expended: 'verbraucht',
}

const sentences: AllSentences<Legion, Words> = {
  used: (e, w) =>
    (e.on ?? e.seat) === null
      ? `Genutzt: ${w.card(e.card)}.`
      : e.on === null
        ? `${w.side(e.seat ?? '')} nutzt ${w.card(e.card)}.`
        : `${w.unit(e.on)}: ${w.card(e.card)} genutzt.`,
  instruction: (e, w) => instructionsDe[e.does](e, w),
  round: (e) => `Runde ${e.number} beginnt.`,
  blue: (e, w) => `${w.side(e.seat)} ist der blaue Spieler.`,
  'blue roll': (e, w) => `${w.side(e.seat)} würfelt ${w.dice(e.dice)}.`,
  'mission card': (e, w) => `${w.side(e.seat)} deckt ${w.card(e.card)} auf.`,
  'mission change': (e, w) => `${w.side(e.seat)} ${changes[e.change] ?? e.change}.`,
  'battle cards': (e, w) => `Gefechtskarten liegen aus: ${e.cards.map((card) => w.card(card)).join(', ')}.`,
  eliminated: (e, w) => `${w.side(e.seat)} streicht ${w.card(e.card)}.`,
  'eliminated none': (e, w) => `${w.side(e.seat)} streicht keine Gefechtskarte.`,
  'in play': (e, w) => `Im Spiel: ${w.card(e.card)}.`,
  edge: (e, w) => `${w.side(e.seat)} hat die eigene Kante des Schlachtfelds gewählt.`,
  'command card': (e, w) => `${w.side(e.seat)} spielt ${w.card(e.card)}.`,
  'bane token': (e, w) => `Ein Bane-Marker von ${w.side(e.seat)}: ${baneFronts[e.front].de}.`,
  divulged: (e, w) => `${w.side(e.seat)} gibt ${w.card(e.card)} preis.`,
  'no command card': (e, w) => `${w.side(e.seat)} spielt keine Kommandokarte.`,
  'card discarded': (e, w) => `${w.side(e.seat)} legt ${w.card(e.card)} ab.`,
  'card set aside': (e, w) => `${w.side(e.seat)} legt ${w.card(e.card)} beiseite.`,
  'card returned': (e, w) => `${w.card(e.card)} kehrt auf die Hand von ${w.side(e.seat)} zurück.`,
  'priority roll': (e, w) => `${w.side(e.seat)} würfelt um die Priorität: ${w.dice(e.dice)}.`,
  priority: (e, w) => `${w.side(e.seat)} hat Priorität.`,
  nominated: (e, w) => `${w.unit(e.unit)}: zum Commander ernannt.`,
  promoted: (e, w) => `${w.unit(e.unit)}: zum Commander befördert.`,
  order: (e, w) => `${w.unit(e.unit)}: ein Befehl.`,
  'order returned': (e, w) => `Der Befehlsmarker von ${w.unit(e.unit)} wird in den Pool gemischt.`,
  'pass pool': (e, w) =>
    `${w.side(e.seat)} kann ${e.count === 0 ? 'nicht mehr passen' : e.count === 1 ? 'einmal passen' : `${e.count}-mal passen`}.`,
  'tokens aside': (e, w) => `${w.side(e.seat)} legt ${e.count} Befehlsmarker verdeckt zurück.`,
  'taken from aside': (e, w) =>
    `${w.side(e.seat)} nimmt einen zurückgelegten Befehlsmarker: ${w.rank(e.rank)}.`,
  drawn: (e, w) => `${w.side(e.seat)} zieht einen Befehlsmarker: ${w.rank(e.rank)}.`,
  fruitless: (e, w) => `${w.side(e.seat)} hat keine passende Einheit: ${w.rank(e.rank)}.`,
  passed: (e, w) => `${w.side(e.seat)} passt.`,
  activated: (e, w) => `${w.unit(e.unit)}: Aktivierung.`,
  rally: (e, w) => `${w.unit(e.unit)}, Sammeln: ${w.dice(e.dice)}.`,
  'ion dice': (e, w) => `${w.unit(e.unit)}, Würfel für Ionenmarker: ${w.dice(e.dice)}.`,
  'no actions': (e, w) => `${w.unit(e.unit)}: in Panik und ohne Aktionen.`,
  action: (e, w) => `${w.unit(e.unit)}: ${w.action(e.action)}.`,
  upgrade: (e, w) => `${w.card(e.card)} von ${w.unit(e.unit)} ist ${states[e.state] ?? e.state}.`,
  side: (e, w) => `${w.card(e.card)} von ${w.unit(e.unit)}: ${w.picked(e.side)}.`,
  'stopped by the edge': (e, w) =>
    `${w.unit(e.unit)}: am Rand des Schlachtfelds gehalten, und nichts weiter.`,
  'over the edge': (e, w) => `${w.unit(e.unit)}: vom Schlachtfeld abgekommen und zerstört.`,
  climbed: (e, w) => `${w.unit(e.unit)}: geklettert.`,
  clambered: (e, w) => `${w.unit(e.unit)}: gekraxelt.`,
  'clamber dice': (e, w) => `${w.unit(e.unit)}, Würfel fürs Kraxeln: ${w.dice(e.dice)}.`,
  displaced: (e, w) => `${w.unit(e.unit)}: verdrängt.`,
  pivoted: (e, w) => `${w.unit(e.unit)}: gedreht.`,
  moved: (e, w) => `${w.unit(e.unit)}: Bewegung.`,
  scattered: (e, w) => `Die Miniaturen von ${w.unit(e.unit)} werden versprengt.`,
  deployed: (e, w) => `${w.unit(e.unit)}: jetzt auf dem Schlachtfeld.`,
  attack: (e, w) => `${w.unit(e.unit)}: Angriff gegen ${w.unit(e.defender)} mit ${w.weapons(e.weapons)}.`,
  'attack dice': (e, w) => `Angriffswürfel von ${w.unit(e.unit)}: ${w.dice(e.dice)}.`,
  cover: (e, w) => `${w.unit(e.unit)}: ${covers[e.cover] ?? covers[2]}.`,
  'cover dice': (e, w) => `Deckungswürfel von ${w.unit(e.unit)}: ${w.dice(e.dice)}.`,
  'hits cancelled': (e, w) => `${w.unit(e.unit)}: ${e.count} Treffer negiert.`,
  'crits cancelled': (e, w) =>
    `${w.unit(e.unit)}: ${e.count === 1 ? '1 kritischer Treffer' : `${e.count} kritische Treffer`} negiert.`,
  'blocks cancelled': (e, w) => `${w.unit(e.unit)}: ${e.count}-mal Abwehr negiert.`,
  'defence dice': (e, w) => `Verteidigungswürfel von ${w.unit(e.unit)}: ${w.dice(e.dice)}.`,
  'blast dice': (e, w) => `Würfel für ${w.unit(e.unit)}: ${w.dice(e.dice)}.`,
  results: (e, w) => `${w.unit(e.defender)}: ${e.wounds === 1 ? '1 Wunde' : `${e.wounds} Wunden`}.`,
  wounds: (e, w) => `Eine Miniatur von ${w.unit(e.unit)} erhält ${e.count} Wundenmarker.`,
  'wounds removed': (e, w) => `${w.unit(e.unit)}: ${e.count} Wundenmarker entfernt.`,
  defeated: (e, w) => `Eine Miniatur von ${w.unit(e.unit)} ist besiegt.`,
  'unit defeated': (e, w) => `${w.unit(e.unit)}: besiegt.`,
  'new leader': (e, w) => `${w.unit(e.unit)}: ein neuer Einheitenführer.`,
  'damage roll': (e, w) => `${w.unit(e.unit)}, beschädigt: ${w.dice(e.dice)}.`,
  'resilience roll': (e, w) => `${w.unit(e.unit)}, schwer getroffen: ${w.dice(e.dice)}.`,
  disabled: (e, w) => `${w.unit(e.unit)}: lahmgelegt.`,
  'weapon disrupted': (e, w) =>
    `Eine Waffe von ${w.unit(e.unit)} hat nur die Hälfte ihrer Würfel: ${e.weapon}.`,
  'weapon broken': (e, w) => `Eine Waffe von ${w.unit(e.unit)} ist zerstört: ${e.weapon}.`,
  repaired: (e, w) => `${w.unit(e.unit)}: nicht mehr beschädigt.`,
  restored: (e, w) => `Eine Miniatur von ${w.unit(e.unit)} wird wiederhergestellt.`,
  'on command card': (e, w) =>
    `Auf ${w.card(e.card)} ${e.count === 1 ? 'kommt' : 'kommen'} ${w.tokens(e.token, e.count)}.`,
  'in cache': (e, w) => `${w.unit(e.unit)}: ${w.tokens(e.token, 1)} als Versteckte Ausrüstung.`,
  'on card': (e, w) => `Auf ${w.card(e.card)} von ${w.unit(e.unit)} kommt ${w.tokens(e.token, 1)}.`,
  worn: (e, w) => `${w.card(e.card)} von ${w.unit(e.unit)} erhält einen Wundenmarker.`,
  damaged: (e, w) => `${w.unit(e.unit)}: beschädigt.`,
  token: (e, w) => `${w.unit(e.unit)}: ${w.tokens(e.token, e.count)} erhalten.`,
  'token lost': (e, w) => `${w.unit(e.unit)}: ${w.tokens(e.token, e.count)} verloren.`,
  'token spent': (e, w) => `${w.unit(e.unit)}: ${w.tokens(e.token, e.count)} ausgegeben.`,
  panicked: (e, w) => `${w.unit(e.unit)}: in Panik.`,
  claimed: (e, w) => `${w.unit(e.unit)}: ${w.objective(e.objective)} beansprucht.`,
  controlled: (e, w) => `${w.unit(e.unit)}: ${w.objective(e.objective)} übernommen.`,
  placed: (e, w) => `${w.side(e.seat)} platziert ${w.objective(e.objective)}.`,
  'token removed': (e, w) => `${w.objective(e.objective)} wird entfernt.`,
  'token count': (e, w) =>
    `Auf ${w.objective(e.objective)} ${e.count === 1 ? 'liegt 1 Marker' : `liegen ${e.count} Marker`}.`,
  'terrain laid': (e, w) => `${w.side(e.seat)} legt ein Geländestück: ${w.terrain(e.kind)}.`,
  'terrain left out': (e, w) => `Für ein Geländestück ist kein Platz mehr: ${w.terrain(e.kind)}.`,
  barricade: (e, w) => `${w.side(e.seat)} platziert eine Barrikade.`,
  'condition over': (e, w) => `${w.unit(e.unit)}: ${w.condition(e.condition)}: nicht mehr.`,
  condition: (e, w) => `${w.unit(e.unit)}: ${w.condition(e.condition)}.`,
  'keyword lost': (e, w) => `${w.unit(e.unit)}, Schlüsselwort verloren: ${w.keyword(e.keyword)}.`,
  keyword: (e, w) => `${w.unit(e.unit)}, neues Schlüsselwort: ${w.keyword(e.keyword)}.`,
  'strike dice': (e, w) => `${w.card(e.card)}: ${w.dice(e.dice)}.`,
  chose: (e, w) =>
    e.picked === 'pass'
      ? `${w.side(e.seat)} wählt nichts für ${w.card(e.card)}.`
      : `${w.side(e.seat)} wählt für ${w.card(e.card)}: ${w.picked(e.picked)}.`,
  dropped: (e, w) => `${w.unit(e.unit)}: ${w.objective(e.objective)} fallen gelassen.`,
  points: (e, w) =>
    `${w.side(e.seat)} erhält ${e.count === 1 ? '1 Siegpunkt' : `${e.count} Siegpunkte`} für ${w.card(e.card)}.`,
  conceded: (e, w) => `${w.side(e.seat)} gibt auf.`,
  proposed: (e, w) => `${w.side(e.seat)} schlägt vor: ${w.change(e.change)}.`,
  agreed: (e, w) => `${w.side(e.seat)} ist einverstanden.`,
  declined: (e, w) => `${w.side(e.seat)} lehnt ab.`,
  changed: (e, w) => `Einvernehmlich: ${w.change(e.change)}.`,
  over: (e, w) =>
    `${e.winner === null ? 'Unentschieden' : `${w.side(e.winner)} gewinnt`}: ${reasons[e.reason] ?? e.reason}.`,
}

export const de: Phrasebook<Legion> = phrasebook<Legion, Words>('de', {
  names,
  words: (table) => wordsIn('de', table),
  sentences,
  reasons,
})
