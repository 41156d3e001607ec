import type { Named } from '@sandtable/kernel'
import type { Squad, SquadFaction, SquadShip } from './squad.ts'

/** A squad of 100 points to play at once. */
export interface ReadySquad {
  readonly id: string
  readonly name: Named
  /** The squad itself bears the English name. */
  readonly squad: Squad
}

function ready(id: string, faction: SquadFaction, en: string, de: string, ships: SquadShip[]): ReadySquad {
  return { id, name: { en, de }, squad: { name: en, faction, ships } }
}

/** A ship as one line: the pilot, then the upgrades. */
function ship(pilot: string, ...upgrades: string[]): SquadShip {
  return { pilot, upgrades }
}

function several(count: number, one: SquadShip): SquadShip[] {
  return Array.from({ length: count }, () => one)
}

export const readySquads: readonly ReadySquad[] = [
  ready('first-light', 'rebel', 'First Light', 'Erstes Licht', [
    ship('lukeskywalker', 'marksmanship', 'protontorpedoes', 'r2d2'),
    ship('biggsdarklighter', 'r2f2', 'shieldupgrade'),
    ship('redsquadronpilot', 'protontorpedoes', 'r5astromech'),
  ]),
  ready(
    'four-of-a-kind',
    'rebel',
    'Four of a Kind',
    'Vierling',
    several(4, ship('rookiepilot', 'r2astromech', 'hullupgrade')),
  ),
  ready('new-colours', 'rebel', 'New Colours', 'Neue Farben', [
    ship('poedameron', 'predator', 'protontorpedoes', 'bb8', 'weaponsguidance'),
    ship('redace', 'r5x3'),
    ship('redsquadronveteran', 'determination', 'r2astromech'),
  ]),
  ready('slow-and-stubborn', 'rebel', 'Slow and Stubborn', 'Langsam und stur', [
    ...several(2, ship('goldsquadronpilot', 'ioncannonturret', 'r2astromech')),
    ship('bluesquadronpilot', 'firecontrolsystem', 'protontorpedoes'),
    ship('bluesquadronpilot', 'firecontrolsystem'),
  ]),
  ready('borrowed-freighter', 'rebel', 'Borrowed Freighter', 'Der geliehene Frachter', [
    ship('outerrimsmuggler', 'gunner', 'mercenarycopilot', 'engineupgrade'),
    ship('daggersquadronpilot', 'firecontrolsystem', 'ioncannon'),
    ...several(2, ship('banditsquadronpilot', 'clustermissiles')),
  ]),
  ready('hit-and-gone', 'rebel', 'Hit and Gone', 'Schon wieder weg', [
    ...several(2, ship('greensquadronpilot', 'pushthelimit', 'clustermissiles', 'stealthdevice')),
    ...several(2, ship('prototypepilot', 'concussionmissiles')),
  ]),
  ready('wall-of-wings', 'imperial', 'Wall of Wings', 'Wand aus Flügeln', [
    ship('maulermithel', 'swarmtactics'),
    ship('darkcurse'),
    ship('nightbeast'),
    ...several(2, ship('obsidiansquadronpilot')),
    ...several(2, ship('academypilot')),
  ]),
  ready('cold-parade', 'imperial', 'Cold Parade', 'Kalte Parade', [
    ship('omegaleader', 'predator', 'weaponsguidance', 'stealthdevice'),
    ship('omegaace', 'marksmanship', 'weaponsguidance'),
    ship('zetaleader', 'pushthelimit', 'weaponsguidance'),
    ship('epsilonleader', 'weaponsguidance'),
  ]),
  ready('special-delivery', 'imperial', 'Special Delivery', 'Sonderlieferung', [
    ship('omicrongrouppilot', 'firecontrolsystem', 'heavylasercannon', 'reconspecialist'),
    ...several(2, ship('scimitarsquadronpilot', 'concussionmissiles', 'clustermissiles')),
    ship('scimitarsquadronpilot', 'seismiccharges'),
  ]),
  ready('paid-in-advance', 'imperial', 'Paid in Advance', 'Vorkasse', [
    ship('bountyhunter', 'heavylasercannon', 'proximitymines', 'gunner'),
    ship('alphasquadronpilot', 'stealthdevice'),
    ship('alphasquadronpilot'),
    ship('obsidiansquadronpilot'),
  ]),
  ready('red-needles', 'imperial', 'Red Needles', 'Rote Nadeln', [
    ...several(2, ship('royalguardpilot', 'pushthelimit', 'stealthdevice')),
    ship('sabersquadronpilot', 'predator'),
    ship('avengersquadronpilot'),
  ]),
  ready('heavy-hand', 'imperial', 'Heavy Hand', 'Schwere Hand', [
    ship(
      'patrolleader',
      'protontorpedoes',
      'gunner',
      'reconspecialist',
      'mercenarycopilot',
      'seismiccharges',
      'engineupgrade',
    ),
    ...several(3, ship('obsidiansquadronpilot')),
  ]),
  ready('eight-bad-ideas', 'scum', 'Eight Bad Ideas', 'Acht schlechte Ideen', [
    ...several(4, ship('blacksunsoldier')),
    ...several(4, ship('binayrepirate')),
  ]),
  ready('two-invoices', 'scum', 'Two Invoices', 'Zwei Rechnungen', [
    ship('mandalorianmercenary', 'predator', 'heavylasercannon', 'seismiccharges', 'reconspecialist'),
    ship('mandalorianmercenary', 'veteraninstincts', 'ioncannon', 'proximitymines', 'gunner', 'hullupgrade'),
  ]),
  ready('sparks-and-scrap', 'scum', 'Sparks and Scrap', 'Funken und Schrott', [
    ship('hiredgun', 'ioncannonturret', 'protontorpedoes'),
    ...several(3, ship('syndicatethug', 'ioncannonturret')),
  ]),
  ready('sharp-corners', 'scum', 'Sharp Corners', 'Scharfe Kanten', [
    ...several(2, ship('blacksunace', 'predator', 'concussionmissiles')),
    ...several(2, ship('cartelmarauder')),
  ]),
  ready('short-fuse', 'scum', 'Short Fuse', 'Kurze Lunte', [
    ship('blacksunvigo', 'protontorpedoes', 'engineupgrade'),
    ship('tansariipointveteran', 'pushthelimit', 'stealthdevice'),
    ...several(3, ship('cartelspacer')),
  ]),
  ready('bulk-goods', 'scum', 'Bulk Goods', 'Stückgut', [
    ship(
      'trandoshanslaver',
      'heavylasercannon',
      'gunner',
      'reconspecialist',
      'mercenarycopilot',
      'engineupgrade',
    ),
    ship('spicerunner', 'ioncannonturret'),
    ship('binayrepirate', 'clustermissiles'),
    ship('binayrepirate'),
  ]),
]
