import type { UnitInList } from './army.ts'
import type { ReadyArmy } from './library.ts'

/** Ready-made armies of 2018: one of each side from the units of the core set, one with what came after it, and a grand one. */

function unit(card: string, ...upgrades: string[]): UnitInList {
  return { card: `2018-${card}`, upgrades: upgrades.map((id) => `2018-${id}`) }
}

function several(count: number, card: string, ...upgrades: string[]): UnitInList[] {
  return Array.from({ length: count }, () => unit(card, ...upgrades))
}

function ready(
  id: string,
  faction: string,
  name: ReadyArmy['name'],
  what: ReadyArmy['what'],
  units: readonly UnitInList[],
  commands: readonly string[],
): ReadyArmy {
  const cards = commands.map((card) => `2018-${card}`)
  return {
    id,
    name,
    what,
    army: { name: name.en, faction, format: '2018', units, commands: cards, battle: [] },
  }
}

const usual: readonly ReadyArmy[] = [
  ready(
    '2018-skywalker',
    'rebels',
    { en: 'Core set: Skywalker', de: 'Grundspiel: Skywalker' },
    {
      en: 'Luke among troopers with rotary guns, and walkers that climb after the enemy.',
      de: 'Luke zwischen Trupplern mit Rotationsblastern, dazu Läufer, die dem Feind nachklettern.',
    },
    [
      unit('luke-skywalker', 'force-push', 'force-reflexes', 'targeting-scopes'),
      ...several(4, 'rebel-troopers', 'z-6-trooper', 'rebel-trooper'),
      unit('rebel-troopers', 'mpl-57-ion-trooper'),
      ...several(2, 'at-rt', 'at-rt-rotary-blaster'),
      unit('at-rt', 'long-range-comlink'),
    ],
    ['son-of-skywalker', 'ambush', 'my-ally-is-the-force', 'push', 'return-of-the-jedi', 'assault'],
  ),
  ready(
    '2018-dark-lord',
    'empire',
    { en: 'Core set: Dark Lord', de: 'Grundspiel: Dunkler Lord' },
    {
      en: 'Vader advances behind stormtroopers with long guns; speeder bikes run ahead.',
      de: 'Vader rückt hinter Sturmtruppen mit weit reichenden Gewehren vor; Düsenschlitten eilen voraus.',
    },
    [
      unit('darth-vader', 'force-choke', 'force-reflexes', 'saber-throw'),
      ...several(3, 'stormtroopers', 'dlt-19-stormtrooper'),
      unit('stormtroopers', 'hh-12-stormtrooper', 'stormtrooper'),
      unit('stormtroopers', 'dlt-19-stormtrooper', 'stormtrooper'),
      ...several(2, '74-z-speeder-bikes'),
    ],
    ['implacable', 'ambush', 'new-ways-to-motivate-them', 'push', 'master-of-evil', 'assault'],
  ),
  ready(
    '2018-princess-and-pilots',
    'rebels',
    { en: 'Princess and Pilots', de: 'Prinzessin und Piloten' },
    {
      en: 'Leia hands out dodges, fleet troopers wait for whoever comes near, and an airspeeder never stands still.',
      de: 'Leia verteilt Ausweichmarker, Flottentruppler erwarten, wer näher kommt, und ein Gleiter steht nie still.',
    },
    [
      unit('leia-organa', 'commanding-presence', 'esteemed-leader'),
      unit('rebel-troopers', 'z-6-trooper', 'rebel-trooper'),
      ...several(2, 'rebel-troopers', 'z-6-trooper'),
      ...several(2, 'fleet-troopers', 'scatter-gun-trooper'),
      unit('at-rt', 'at-rt-flame-thrower'),
      unit('at-rt', 'at-rt-laser-cannon'),
      unit('t-47-airspeeder', 'ax-108-ground-buzzer'),
    ],
    [
      ...['coordinated-bombardment', 'ambush', 'no-time-for-sorrows', 'push'],
      ...['somebody-has-to-save-our-skins', 'assault'],
    ],
  ),
  ready(
    '2018-thundering-herd',
    'empire',
    { en: 'Thundering Herd', de: 'Donnernde Herde' },
    {
      en: 'An AT-ST under Veers’ eyes, snowtroopers that shoot as they walk, stormtroopers around them.',
      de: 'Ein AT-ST unter Veers’ Augen, Schneetruppen, die im Gehen feuern, ringsum Sturmtruppen.',
    },
    [
      unit('general-veers', 'commanding-presence', 'esteemed-leader', 'targeting-scopes'),
      unit('at-st', 'general-weiss', '88-twin-light-blaster-cannon', 'at-st-mortar-launcher'),
      ...several(3, 'stormtroopers', 'dlt-19-stormtrooper'),
      ...several(2, 'snowtroopers', 'flametrooper'),
      unit('74-z-speeder-bikes', 'long-range-comlink'),
    ],
    [...['maximum-firepower', 'ambush', 'evasive-maneuvers', 'push'], ...['imperial-discipline', 'assault']],
  ),
]

/** The units of two armies, which together keep the limits of a grand one (LG1-OPTB-002 to -007). */
function grand(
  id: string,
  name: ReadyArmy['name'],
  what: ReadyArmy['what'],
  parts: readonly string[],
  commands: readonly string[],
): ReadyArmy {
  const armies = usual.flatMap((one) => (parts.includes(one.id) ? [one.army] : []))
  const units = armies.flatMap((army) => army.units)
  const made = ready(id, armies[0]?.faction ?? '', name, what, units, commands)
  return { ...made, army: { ...made.army, format: '2018-grand' } }
}

export const readyArmies2018: readonly ReadyArmy[] = [
  ...usual,
  grand(
    '2018-twins',
    { en: 'Grand army: the Twins', de: 'Große Armee: die Zwillinge' },
    {
      en: 'Luke and Leia lead everything the Rebels have: ten squads, five walkers and an airspeeder.',
      de: 'Luke und Leia führen alles, was die Rebellen haben: zehn Trupps, fünf Läufer und einen Gleiter.',
    },
    ['2018-skywalker', '2018-princess-and-pilots'],
    [...['son-of-skywalker', 'ambush', 'no-time-for-sorrows'], ...['push', 'return-of-the-jedi', 'assault']],
  ),
  grand(
    '2018-iron-fist',
    { en: 'Grand army: Iron Fist', de: 'Große Armee: Eiserne Faust' },
    {
      en: 'Vader goes in front, Veers and the AT-ST follow, and ten squads fill the field between them.',
      de: 'Vader geht voran, Veers und der AT-ST folgen, und zehn Trupps füllen das Feld dazwischen.',
    },
    ['2018-dark-lord', '2018-thundering-herd'],
    [...['implacable', 'ambush', 'evasive-maneuvers'], ...['push', 'master-of-evil', 'assault']],
  ),
]
