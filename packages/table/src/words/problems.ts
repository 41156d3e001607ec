/**
 * What the engine says about damaged files and failed moves is English, for tools; people read it in their own
 * language. What has no translation here (the message of a bug) stays as it is.
 */
const german: readonly (readonly [RegExp, string])[] = [
  [/^not a replay file: it is not JSON.*/s, 'keine Spieldatei: Das ist kein JSON'],
  [/^not a replay file: a JSON object is expected/, 'keine Spieldatei: Ein JSON-Objekt wird erwartet'],
  [/^not a replay file: "sandtable": "replay" is missing/, 'keine Spieldatei: „sandtable“: „replay“ fehlt'],
  [
    /^this replay has format (.*); format (.*) can be read here/,
    'die Datei hat das Format $1; gelesen wird hier Format $2',
  ],
  [/^(.*): a text is expected/, '$1: Ein Text wird erwartet'],
  [/^(.*): an object is expected/, '$1: Ein Objekt wird erwartet'],
  [/^(.*): a list is expected/, '$1: Eine Liste wird erwartet'],
  [/^(.*): a list of texts is expected/, '$1: Eine Liste von Texten wird erwartet'],
  [
    /^hashes: (.*) expected \(start and every move\), (.*) found/,
    'hashes: $1 erwartet (Beginn und jeder Zug), $2 gefunden',
  ],
  [/^(.*): beside seat exactly one of (.*) is expected/, '$1: Neben „seat“ wird genau eines von $2 erwartet'],
  [/^(.*): true is expected/, '$1: „true“ wird erwartet'],
  [/^(.*): true or false is expected/, '$1: „true“ oder „false“ wird erwartet'],
  [/^(.*): a number is expected/, '$1: Eine Zahl wird erwartet'],
  [
    /^made with version (.*) of (.*); this is version (.*)/,
    'mit Fassung $1 von $2 gespielt; dies ist Fassung $3',
  ],
  [/^moves\[(\d+)\] is refused by (.*)/, 'moves[$1] wird durch $2 abgelehnt'],
  [/^(.*): at most (.*) are played, (.*) found/, '$1: Höchstens $2 werden gespielt, $3 gefunden'],
  [
    /^not a replay file: at most (.*) characters are read/,
    'keine Spieldatei: Höchstens $1 Zeichen werden gelesen',
  ],
  [
    /^(.*): a list of places and seeds is expected/,
    '$1: Eine Liste von Stellen und Startwerten wird erwartet',
  ],
  [/^(.*): nested more than (.*) deep/, '$1: mehr als $2-fach verschachtelt'],
  [
    /^the state before the first move is not the one recorded/,
    'der Stand vor dem ersten Zug ist nicht der aufgezeichnete',
  ],
  [
    /^the state after move (.*) \((.*)\) is not the one recorded/,
    'der Stand nach Zug $1 ($2) ist nicht der aufgezeichnete',
  ],
  [/^no game (.*)/, 'ein Spiel „$1“ gibt es hier nicht'],
  [/^the engine does not answer any more/, 'das Spielwerk antwortet nicht mehr'],
  [/^it is nested too deeply to be read/, 'es ist zu tief verschachtelt, um gelesen zu werden'],
  [/^it holds something that is not plain data/, 'darin ist etwas, das keine reinen Daten sind'],
  [
    /^the game could not be fetched: perhaps there is no connection now/,
    'das Spiel ließ sich nicht laden: Vielleicht gibt es gerade keine Verbindung',
  ],
  [/^nobody at this page plays (.*)/, 'niemand an dieser Seite spielt $1'],
  [
    /^its moves are given out when the game is over/,
    'seine Züge werden herausgegeben, wenn das Spiel vorbei ist',
  ],
  [/^no such faction/, 'diese Fraktion gibt es nicht'],
]

export function germanProblem(problem: string): string {
  const known = german.find(([pattern]) => pattern.test(problem))
  return known === undefined ? problem : problem.replace(known[0], known[1])
}
