import { end, goTo, type Space, some, tell } from '@sandtable/kernel'
import { weaponPassives } from '../cards/weapon-passives.ts'
import { revealTargets } from '../deck.ts'
import { levelUnder, sees } from '../field.ts'
import { cardById } from '../hand.ts'
import { distinct } from '../legend.ts'
import { difficultyOf, evaluate, fireOf, passivesOf, slotsOf } from '../shot.ts'
import { type Apex, type AState, isOnBoard, legendOf, matesOf, standingOf } from '../state.ts'
import type { Revealed, Shot } from '../vocabulary/shot.ts'
import { weaponAt } from '../weapon.ts'
import { whyNotShoot } from './acts-why.ts'
import { push } from './melee.ts'
import { beginShotOf, shotsOf } from './shooting.ts'
import { ask, event, opening, procedure, run } from './words.ts'

const seatsOf = (s: AState, first: string) => {
  const legend = legendOf(s, first)
  return distinct([legend.seat, ...matesOf(s, legend).map((mate) => mate.seat)])
}
/** The shooter, then its squad. */
const shootersFirst = (s: AState, v: Shot) => seatsOf(s, v.shooter)
/** The target, then its squad, which orders what it plays (APX-REACT-007, -012). */
const targetsFirst = (s: AState, v: Shot) => seatsOf(s, v.target)

function isLower(s: AState, v: Shot): boolean {
  return levelUnder(s, standingOf(s, v.target)) < levelUnder(s, standingOf(s, v.shooter))
}

/**
 * Several people of a squad are asked one after the other: once one of them has reacted, those before may want to as
 * well, since the squad orders what it plays (APX-REACT-007, APX-REACT-012).
 */
function mayAnswer(s: AState, v: Shot, reacted: readonly string[]): boolean {
  const isNew = reacted.length > v.heard
  v.heard = reacted.length
  return isNew && targetsFirst(s, v).length > 1
}

/** Target cards that lie revealed, by their places, as many as a card lets one replace. */
const revealedCards = some<Apex, Shot, number>((_, v) => ({
  from: v.revealed.map((_, at) => at),
  least: 0,
  most: Math.min(v.bonus.replace, v.revealed.length),
}))

/** Which ones and how many is the card's word, so that it is the card that says no. */
const replaceable: Space<Apex, Shot, readonly number[]> = {
  ...revealedCards,
  refuse: (s, v, answer, seat) => {
    const no = revealedCards.refuse(s, v, answer, seat)
    return no === null || v.enhanced === null ? no : (cardById(s, v.enhanced).rules[0] ?? no)
  },
}

/** A shoot action (APX-SHOOT-001). */
export const shoot = procedure(
  'shoot',
  [
    // 1 Aim: target and weapon are chosen (APX-SHOOT-002).
    run('aim', (s, v) => {
      const weapon = weaponAt(legendOf(s, v.shooter), v.weapon)
      weapon.ammo--
      v.difficulty = difficultyOf(s, v)
      tell(s, { type: 'shoots', legend: v.shooter, target: v.target, card: weapon.card })
    }),
    opening('enhanced shot', { order: shootersFirst }),
    // 2 Enemy reaction before firing
    opening('before firing', { order: targetsFirst }),
    run('does somebody answer before firing?', (s, v) => {
      if (mayAnswer(s, v, v.before)) return goTo('before firing')
      v.heard = 0
      return undefined
    }),
    // Whoever moved it, or took its place: without line of sight the shot is lost; all else is determined anew below.
    run('is the target still in sight?', (s, v) => {
      if (sees(s, legendOf(s, v.shooter), legendOf(s, v.target))) return
      v.lost = true
      tell(s, { type: 'shot lost', legend: v.shooter, target: v.target })
      return goTo('reset the target deck')
    }),
    // 3 Fire. Conditions of passives are looked at now at the latest (APX-WEAP-014).
    run('reveal target cards', (s, v) => {
      v.passives = passivesOf(s, v)
      v.difficulty = difficultyOf(s, v)
      const fire = fireOf(s, v)
      v.fire = fire
      if (isLower(s, v)) v.bonus.replace += v.bonus.replaceIfLower
      const slots = slotsOf(s, fire)
      const cards = revealTargets(s, slots.length * fire.cards)
      v.revealed = cards.map((card, at): Revealed => {
        const shot = Math.floor(at / fire.cards)
        return { card, slot: slots[shot] ?? 0, shot, result: null, headshot: false }
      })
      tell(s, {
        type: 'revealed',
        legend: v.shooter,
        cards: v.revealed.map(({ card, slot }) => ({ card, slot })),
      })
    }),
    opening('target cards revealed', { order: shootersFirst }),
    ask('replace target cards', {
      seats: (s, v) => (v.bonus.replace > 0 && v.revealed.length > 0 ? legendOf(s, v.shooter).seat : null),
      about: (_, v) => ({ cards: v.revealed.map((one) => one.card) }),
      space: replaceable,
      answer: (s, v, places) => {
        const fresh = revealTargets(
          s,
          places.length,
          v.revealed.map((one) => one.card),
        )
        for (const [at, place] of places.entries()) {
          const one = v.revealed[place]
          if (one !== undefined) one.card = fresh[at] ?? one.card
        }
        if (places.length > 0)
          tell(s, {
            type: 'replaced',
            legend: v.shooter,
            cards: v.revealed.map(({ card, slot }) => ({ card, slot })),
          })
      },
    }),
    run('determine hits and headshots', (s, v) => {
      evaluate(s, v)
      const { hits, headshots, damage } = v
      tell(s, { type: 'hits', legend: v.shooter, target: v.target, hits, headshots, damage })
    }),
    event('deal damage', 'damage', (_, v) =>
      v.damage > 0
        ? { to: v.target, amount: v.damage, kind: 'normal', source: 'shot', by: v.shooter, from: null }
        : null,
    ),
    run('what the weapon does then', (s, v) => {
      const [shooter, target] = [standingOf(s, v.shooter), legendOf(s, v.target)]
      if (v.hits === 0 || !isOnBoard(target)) return
      for (const id of v.passives) {
        const shove = weaponPassives[id]?.push
        if (shove !== undefined) push(s, shooter, target, shove.fields, shove.collision)
      }
    }),
    opening('after the deal damage step', { order: shootersFirst }),
    // 4 Enemy reaction after firing: the squad reacts even if the target is eliminated (APX-REACT-011).
    opening('after firing', { order: targetsFirst }),
    run('does somebody answer after firing?', (s, v) =>
      mayAnswer(s, v, v.after) ? goTo('after firing') : undefined,
    ),
    // 5 All target cards go back (APX-SHOOT-006).
    run('reset the target deck', (_, v) => {
      v.revealed = []
    }),
    opening('shoot action over', { when: (_, v) => !v.lost, order: targetsFirst }),
  ],
  { period: 'shoot', about: (_, v) => ({ legend: v.shooter, target: v.target }) },
)

/** A shot with a certain weapon and something on top of it: at whom (APX-WEAP-017)? */
export const specialShot = procedure(
  'special shot',
  [
    ask('choose a target', {
      rule: 'APX-SHOOT-003',
      declares: true,
      seats: (s, v) => legendOf(s, v.legend).seat,
      options: (s, v) => shotsOf(s, standingOf(s, v.legend), v.weapon).map((one) => one.shoot),
      why: (s, v, shoot) => whyNotShoot(s, standingOf(s, v.legend), { shoot, weapon: v.weapon }),
      answer: (s, v, target) => {
        beginShotOf(s, legendOf(s, v.legend), target, v.weapon, v.bonus)
        return end
      },
    }),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)
