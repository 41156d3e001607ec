import type { Named } from '@sandtable/kernel'
import { twoLanguages } from '@sandtable/kernel/contract'
import { conditionCards } from '../data/conditions.ts'
import { damageCards } from '../data/damage.ts'
import { deployedPilots, pilotCards } from '../data/pilots.ts'
import { shipTypes } from '../data/ships.ts'
import { upgradeCards } from '../data/upgrades.ts'
import { cardName, shipTypeName } from '../src/words/names.ts'
import { shortPilotName } from '../src/words/short-names.ts'
import { properTypes, properUpgrades } from './proper-names.ts'

const pilots = [...pilotCards, ...deployedPilots]

/** Names that stay: of people, droids and craft. */
const proper: readonly Named[] = [
  ...properUpgrades.map((id) => cardName(`upgrade:${id}`)),
  ...properTypes.map(shipTypeName),
  ...pilots.filter(({ unique }) => unique).map(({ id }) => cardName(`pilot:${id}`)),
]

/** What ships are called where there is little room. */
const short: readonly Named[] = pilots.flatMap(({ id }) => shortPilotName(id) ?? [])

/** What is wrong with a text in two languages, for somebody who reads only one of them. */
export const { flawsIn } = twoLanguages({
  same: `
    Astromech Crew Elite Hand Initiative Parade Phase Pilot Position Stress System Torpedo
    Koiogran Segnor Tallon SLAM TIE XWS JSON mm
    die in was`,
  english: `
    and are at attack attacks be by card cards crit crits damage dial dice discard each enemy evade fire focus for
    friendly from front has hit hits hull is its lock lose lost no of off only or pilots range rear receives right
    roll round shield shields ship ships skill speed spend squad squadron straight target the this to token tokens
    turn turns up uses weapon weapons when with your`,
  german: `
    angriff auf aus das deckt dem den der des ein eine einen ergebnis erhält fliegt für gegen gibt ist kann kein
    keine karte links marker mit nach nicht oder rechts reichweite rakete raketen schaden schiff schiffe schild
    schilde sich staffel treffer und verliert vom von vorn waffe wird würfel zu zum zur`,
  names: [
    ...shipTypes.map(({ id }) => shipTypeName(id)),
    ...upgradeCards.map(({ id }) => cardName(`upgrade:${id}`)),
    ...conditionCards.map(({ id }) => cardName(`condition:${id}`)),
    ...damageCards.map(({ id }) => cardName(`damage:${id}`)),
    ...pilots.map(({ id }) => cardName(`pilot:${id}`)),
    ...short,
  ],
  proper: [
    ...[...proper, ...short].filter(({ en, de }) => en === de).map(({ en }) => en),
    'X-Wing',
    'Star Wars',
  ],
})
