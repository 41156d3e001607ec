import type { Named } from '@sandtable/kernel'
import { twoLanguages } from '@sandtable/kernel/contract'
import { commandCards } from '../data/commands.ts'
import { figureCards } from '../data/deployment.ts'
import { mapPlans } from '../data/maps/index.ts'
import { missionLetters } from '../data/maps/types.ts'
import { upgradeCards } from '../data/upgrades.ts'
import { shortFigureName } from '../src/words/short-names.ts'

const abilities = figureCards.flatMap((card) => card.abilities)
const named = [...figureCards, ...upgradeCards, ...commandCards, ...abilities]

/** What figures are called where there is little room. */
const short: readonly Named[] = figureCards.map(({ id }) => shortFigureName(id))

/** Names of cards, with their subtitles, of maps and of missions. */
export const names: readonly Named[] = [
  ...named.map(({ name, german }) => ({ en: name, de: german ?? name })),
  ...[...figureCards, ...upgradeCards].flatMap(({ subtitle, germanSubtitle }) =>
    subtitle === undefined ? [] : [{ en: subtitle, de: germanSubtitle ?? subtitle }],
  ),
  ...mapPlans.map(({ name }) => name),
  ...mapPlans.flatMap(({ missions }) => missionLetters.map((letter) => missions[letter].name)),
  ...short,
]

/** What is wrong with a text in two languages, as far as somebody can tell who understands neither. */
export const { flawsIn, flawsInName } = twoLanguages({
  same: `
    Cantina Gas Generator Gold Initiative Laser Neutral neutral Phase Position Senator Terminal Terminals in In was
    Bacta Chopper Dianoga Krykna Sabacc Spectre Tibanna Wookiee
    JSON affiliation deployments`,
  english: `
    the and or with without of for from to by into between within is are has have may must no this that these it its
    their each every one two three more most if when while until after before figure figures token tokens attack
    attacks attacker defence defense dice space spaces damage strain surge surges evade dodge accuracy pierce cleave
    move moves movement speed health push place reach sight distance point points victory round turn player group
    groups card cards command deck play draw discard discarded choose chosen use uses spend gain gains ready exhausted
    defeated stunned focused hidden weakened bleeding door crate mission deployment deploy upgrade attachment red blue
    green yellow black white grey blank silver trooper officer guard rebel mercenary weapon power`,
  german: `
    der das dem und oder mit ohne von vom für auf aus zu zum zur bei beim nach vor über ist sind hat haben wird werden
    darf dürfen muss nicht kein keine ein eine einer einen sich jede jeder jedes alle wenn bis wer figur figuren angriff
    verteidigung würfel feld felder schaden anstrengung energie bewegung gesundheit punkte runde spieler gruppe karte
    befehl einsatz tür kiste rot blau grün gelb schwarz weiß silber`,
  names,
  proper: [
    ...short.filter(({ en, de }) => en === de).map(({ en }) => en),
    'Star Wars: Imperial Assault',
    'Imperial Assault',
  ],
})

/** German names with words that the rules say in another way. */
export const germanToo: readonly string[] = ['In diplomatischer Mission', 'Navigations-Upgrade']
