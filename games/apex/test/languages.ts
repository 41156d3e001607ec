import type { Named } from '@sandtable/kernel'
import { twoLanguages } from '@sandtable/kernel/contract'
import { boardPlans } from '../data/boards/index.ts'
import { legendsData } from '../data/legends/index.ts'
import { lootTiles } from '../data/loot.ts'
import { objects } from '../data/objects.ts'
import { weaponEffects } from '../data/weapon-effects.ts'
import { weaponCards, weapons } from '../data/weapons.ts'

const legends = Object.values(legendsData)

/** Everything that has a name in the set. */
const all: readonly Named[] = [
  ...legends.flatMap(({ abilities, passive, cards }) =>
    [...abilities, passive, ...cards].map((one) => one.name),
  ),
  ...weapons.map(({ name }) => name),
  ...weaponCards.flatMap(({ custom }) => (custom === undefined ? [] : [custom.name])),
  ...weaponEffects.map(({ name }) => name),
  ...lootTiles.map(({ name }) => name),
  ...Object.values(objects).map(({ name }) => name),
]

/** Names that both languages have alike: of weapons, of legends, of boards. */
const proper = [
  ...legends.map(({ name }) => name.en),
  ...boardPlans.map(({ name }) => name.en),
  ...all.flatMap(({ en, de }) => (en === de ? [en] : [])),
  'Apex Legends',
  'Battle Royale',
]

/** What is wrong with a text in two languages, for somebody who reads only one of them. */
export const { flawsIn } = twoLanguages({
  same: `
    Draft Phase Respawn Squad Position Ring Tree Portal Level Initiative Zone Agent Reaktion Option Text in In AP die was
    an Apex Portals Blockade Permanent Barrel Classic Bruiser Ranger Threat Holo Variable`,
  english: `
    the and or with without of for from to by into between within is are has have may must no this that these it its
    their each every one two three more most if when while until after before legend legends token tokens shot shots
    shoots hit hits damage range cover field fields wall roof turn round enemy weapon weapons ammo backpack card
    cards action actions points move moves point level levels loot choose use uses destroy place placed draws drop
    drops health shield eliminated headshot headshots bin supply hidden higher lower outside`,
  german: `
    der das dem und oder mit ohne von vom für auf aus zu zum zur bei beim nach vor über ist sind hat haben wird werden
    darf dürfen muss nicht kein keine ein eine einer einen sich jede jeder jedes alle wenn bis wer legende legenden
    plättchen schuss schüsse treffer schaden reichweite deckung feld felder mauer dach zug runde gegner waffe waffen
    munition rucksack karte karten aktion aktionen punkte bewegen bewegt ebene ebenen beute wählen benutzen zerstören
    gesundheit schild eliminiert kopfschuss verdeckt höher tiefer außerhalb rot blau`,
  // German says “eines Portals”.
  names: all.filter(({ en, de }) => en !== de && en !== 'Portals'),
  proper: [...new Set(proper)],
})
