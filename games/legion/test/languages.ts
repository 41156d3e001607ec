import type { Named } from '@sandtable/kernel'
import { twoLanguages } from '@sandtable/kernel/contract'
import { unitCards } from '../data/2024/index.ts'
import { keywordRules } from '../data/2024/keyword-rules.ts'
import { mapPlans } from '../data/maps/index.ts'
import { printed } from '../src/words/german/index.ts'
import { keywordName } from '../src/words/keywords.ts'
import { shortened } from '../src/words/short-names.ts'
import { allPrinted } from './printed-names.ts'
import { properNames } from './proper-names.ts'

const names: readonly Named[] = [
  ...allPrinted.map(printed),
  ...mapPlans.map(({ name }) => name),
  ...Object.keys(keywordRules).map(keywordName),
  ...[...unitCards].map((card) => shortOf(printed(card.name))),
]

function shortOf({ en, de }: Named): Named {
  return { en: shortened(en), de: shortened(de) }
}

/** What is wrong with a text in two languages, for somebody who reads only one of them. */
export const { flawsIn, flawsInName } = twoLanguages({
  same: `
    Edition Lord still Container Agent Arsenal Astromech Bane Bunker Clan Commander Echo Explosion Front Gold Graffiti Infiltration Inkognito
    Initiative Mandalore Phase Pilot Position Recon Scanner Standard Standby Teamwork Training Wookiee
    Legion HQ Tabletop Simulator TTS JSON Format Generator LAAT ARC ARF AT Droidekas Ewoks Kablamo mm die in In was
    Admiral Anakin Captain Chewie Cody Count Darth Dooku Dooku Fett General Gideon Grievous Han Jedi Ki Ewok Lando Leia Luke Major
    Maul Mission Moff Mundi Obi Padme Pyke Rex Roger STs Skywalker Squad Trench Vader Veers Wan Wren`,
  english: `
    the and or with without of for from to by into between within is are has have may must no this that these it its
    their each every one two three more most if when while until after before unit units miniature miniatures token
    tokens attack attacks attacker defender defence dice range cover wound wounds suppression courage speed move moves
    order orders card cards command upgrade weapon weapons melee ranged objective secondary advantage aim dodge surge
    round turn player side sides enemy friendly army battle force points victory trooper troopers vehicle rank corps
    special support heavy operative choose chosen use uses spend gain gains ready exhausted defeated red blue green
    black white blank hit hits crit block silver`,
  german: `
    der das dem und oder mit ohne von vom für auf aus zu zum zur bei beim nach vor über ist sind hat haben wird werden
    darf dürfen muss nicht kein keine ein eine einer einen sich jede jeder jedes alle wenn bis wer einheit einheiten
    miniatur miniaturen angriff verteidigung würfel reichweite deckung wunde wunden bewegung befehl karte waffe waffen
    ziel einsatzziel runde spieler feind armee punkte rang treffer rot blau grün schwarz weiß silber`,
  names,
  proper: [...new Set([...Object.values(properNames).flat(), 'Star Wars: Legion', 'Star Wars', 'Legion'])],
})
