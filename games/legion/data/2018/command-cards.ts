import type { CommandCard } from '../types.ts'

/** Command cards of the edition of 2018. Who is named comes first, so that no order for anybody goes to them and is lost (LG1-CMD-017). */
export const commandCards2018: readonly CommandCard[] = [
  { id: '2018-ambush', hq: 'ambush', name: 'Ambush', pips: 1, orders: [{ count: 1, to: [{ any: true }] }] },
  { id: '2018-push', hq: 'push', name: 'Push', pips: 2, orders: [{ count: 2, to: [{ any: true }] }] },
  { id: '2018-assault', hq: 'assault', name: 'Assault', pips: 3, orders: [{ count: 3, to: [{ any: true }] }] },
  { id: '2018-standing-orders', hq: 'standingorders', name: 'Standing Orders', pips: 4, orders: [{ count: 1, to: [{ any: true }] }] },
  { id: '2018-son-of-skywalker', hq: 'sonofskywalker', name: 'Son of Skywalker', pips: 1, orders: [{ count: 1, to: [{ name: 'Luke Skywalker' }] }], commander: ['Luke Skywalker'], faction: 'rebels' },
  { id: '2018-my-ally-is-the-force', hq: 'myallyistheforce', name: 'My Ally is the Force', pips: 2, orders: [{ count: 2, to: [{ typeAny: 'trooper' }] }], commander: ['Luke Skywalker'], faction: 'rebels' },
  { id: '2018-return-of-the-jedi', hq: 'returnofthejedi', name: 'Return of the Jedi', pips: 3, orders: [{ count: 1, to: [{ name: 'Luke Skywalker' }] }, { count: 2, to: [{ any: true }] }], commander: ['Luke Skywalker'], faction: 'rebels' },
  { id: '2018-implacable', hq: 'implacable', name: 'Implacable', pips: 1, orders: [{ count: 1, to: [{ name: 'Darth Vader' }] }], commander: ['Darth Vader'], faction: 'empire' },
  { id: '2018-new-ways-to-motivate-them', hq: 'newwaystomotivatethem', name: 'New Ways to Motivate Them', pips: 2, orders: [{ count: 2, to: [{ typeAny: 'trooper' }] }], commander: ['Darth Vader'], faction: 'empire' },
  { id: '2018-master-of-evil', hq: 'masterofevil', name: 'Master of Evil', pips: 3, orders: [{ count: 1, to: [{ name: 'Darth Vader' }] }, { count: 2, to: [{ any: true }] }], commander: ['Darth Vader'], faction: 'empire' },
  { id: '2018-maximum-firepower', hq: 'maximumfirepower', name: 'Maximum Firepower', pips: 1, orders: [{ count: 1, to: [{ name: 'General Veers' }] }], commander: ['General Veers'], faction: 'empire', weapons: [{ name: 'Maximum Firepower', range: [4, null], dice: { red: 4 }, keywords: [{ id: 'impact', x: 2 }, { id: 'immune-deflect' }] }] },
  { id: '2018-evasive-maneuvers', hq: 'evasivemaneuvers', name: 'Evasive Maneuvers', pips: 2, orders: [{ count: 2, to: [{ typeAny: 'vehicle' }] }], commander: ['General Veers'], faction: 'empire' },
  { id: '2018-imperial-discipline', hq: 'imperialdiscipline', name: 'Imperial Discipline', pips: 3, orders: [{ count: 1, to: [{ name: 'General Veers' }] }, { count: 2, to: [{ any: true }] }], commander: ['General Veers'], faction: 'empire' },
  { id: '2018-coordinated-bombardment', hq: 'coordinatedbombardment', name: 'Coordinated Bombardment', pips: 1, orders: [{ count: 1, to: [{ name: 'Leia Organa' }] }], commander: ['Leia Organa'], faction: 'rebels', weapons: [{ name: 'Coordinated Bombardment', range: [4, null], dice: { red: 2 }, keywords: [{ id: 'immune-deflect' }] }] },
  { id: '2018-no-time-for-sorrows', hq: 'notimeforsorrows', name: 'No Time for Sorrows', pips: 2, orders: [{ count: 2, to: [{ typeAny: 'trooper' }] }], commander: ['Leia Organa'], faction: 'rebels' },
  { id: '2018-somebody-has-to-save-our-skins', hq: 'somebodyhastosaveourskins', name: 'Somebody Has to Save Our Skins', pips: 3, orders: [{ count: 1, to: [{ name: 'Leia Organa' }] }, { count: 2, to: [{ any: true }] }], commander: ['Leia Organa'], faction: 'rebels' },
]
