/**
 * Symbols of our own for dice, tokens and conditions, each in a box from −10 to 10, by the keys that scenes give
 * them. One without a drawing is shown by its first letter: a new game can be played before anybody draws for it.
 */
const eye = 'M-9.4 0C-5-6.4 5-6.4 9.4 0 5 6.4-5 6.4-9.4 0ZM0-3.4A3.4 3.4 0 1 0 0 3.4 3.4 3.4 0 1 0 0-3.4Z'
const swerve = 'M-8.4 6.2C-6-3.4 0-6.6 5-6L4.2-9.4 9.4-4.4 5.4 .6 4.8-2.6C0-2.6-4 .6-8.4 6.2Z'
const star =
  'M0-9.2L2-3.6 7-7 4.6-1.6 9.4 0 4.6 1.6 7 7 2 3.6 0 9.2-2 3.6-7 7-4.6 1.6-9.4 0-4.6-1.6-7-7-2-3.6Z'
const bolt = 'M2.8-9.4L-6.2 1.4H-1L-2.8 9.4 6.2-1.8H1Z'
const shield = 'M0-8.8L7.4-6V0C7.4 4.8 4 7.8 0 9.2-4 7.8-7.4 4.8-7.4 0V-6Z'
const burst = 'M0-9L2.2-2.8 8.8-4.4 4.4 1 8 6.6 1.8 4.6 0 9.4-1.8 4.6-8 6.6-4.4 1-8.8-4.4-2.2-2.8Z'
const cross = 'M-7-8.2L0-2 7-8.2 8.4-6.8 2 0 8.4 6.8 7 8.2 0 2-7 8.2-8.4 6.8-2 0-8.4-6.8Z'
const warning = 'M0-9L9 7.6H-9ZM-1.1-3.6H1.1L.8 2.4H-.8ZM-1.2 3.8H1.2V6.2H-1.2Z'
const crosshair =
  'M0-7A7 7 0 1 0 0 7 7 7 0 1 0 0-7ZM0-4.8A4.8 4.8 0 1 1 0 4.8 4.8 4.8 0 1 1 0-4.8ZM-1-10H1V-3.4H-1ZM-1 3.4H1V10H-1ZM-10-1H-3.4V1H-10ZM3.4-1H10V1H3.4Z'
const drop = 'M0-9.2C3-4.4 6.4-1 6.4 3A6.4 6.4 0 0 1-6.4 3C-6.4-1-3-4.4 0-9.2Z'
const spiral = 'M0-8.6A8.6 8.6 0 1 1-8.6 0H-6A6 6 0 1 0 0-6V-3.4A3.4 3.4 0 1 1-3.4 0H-.8A.8.8 0 1 0 0-.8Z'
const hood = 'M-8 8C-8-3-4-9 0-9S8-3 8 8L4.4 5 0 8-4.4 5ZM-4-2.4H-1.2V0H-4ZM1.2-2.4H4V0H1.2Z'
const down = 'M0 8.8L-7.8-.6H-3V-8.8H3V-.6H7.8Z'
const card =
  'M-6-8.6H6A1.4 1.4 0 0 1 7.4-7.2V7.2A1.4 1.4 0 0 1 6 8.6H-6A1.4 1.4 0 0 1-7.4 7.2V-7.2A1.4 1.4 0 0 1-6-8.6Z'
const cracked =
  'M-6-8.6H6A1.4 1.4 0 0 1 7.4-7.2V7.2A1.4 1.4 0 0 1 6 8.6H-6A1.4 1.4 0 0 1-7.4 7.2V-7.2A1.4 1.4 0 0 1-6-8.6ZM0-6.6L-3 .4H-.4L-1.4 6.4 3.2-1.6H.6L2.4-6.6Z'
const dial =
  'M0-8.6A8.6 8.6 0 1 0 0 8.6 8.6 8.6 0 1 0 0-8.6ZM0-6.2A6.2 6.2 0 1 1 0 6.2 6.2 6.2 0 1 1 0-6.2ZM-.9-6.2H.9V.6H-.9Z'
const wave =
  'M-9-3.4C-6-7.4-3-7.4 0-3.4S6 .6 9-3.4V0C6 4-3 4 0 0S-6-4-9 0ZM-9 3.4C-6-.6-3-.6 0 3.4S6 7.4 9 3.4V6.8C6 10.8 3 10.8 0 6.8S-6 2.8-9 6.8Z'
const crate = 'M-8-6H8V7H-8ZM-6-4H6V-1H-6ZM-6 1H6V5H-6Z'
const bars = 'M-8.4-7.4H-5V7.4H-8.4ZM-1.7-7.4H1.7V7.4H-1.7ZM5-7.4H8.4V7.4H5Z'
const flag = 'M-6.6-9.2H-4.6V9.6H-6.6ZM-4.6-8.4C-1-10.6 2.6-6.2 8.6-8.6V1.6C2.6 4-1-.4-4.6 1.8Z'
const check = 'M-8.6 .4L-3 6 8.8-6 6.4-8.2-3 1.4-6.4-2Z'

const roll =
  'M-9 0A9 6.4 0 0 1 6.2-4.8L8.6-7.4 9.4 .6 1.4-.6 4.2-3A6.6 4.4 0 0 0-6.6 0 6.6 4.4 0 0 0 2 4.2L3 6.2A9 6.4 0 0 1-9 0Z'
const thrust = 'M0-9.4L5.6-2.6H2.6V2H-2.6V-2.6H-5.6ZM-2.6 3.6H2.6V5.6H-2.6ZM-2.6 7.2H2.6V9.2H-2.6Z'
const doubled = 'M0-9.6L6-3H-6ZM0-3.4L6 3.2H2.4V9.4H-2.4V3.2H-6Z'
const linked =
  'M-6-8A3 3 0 1 1-5.9-8ZM0-9A3.2 3.2 0 1 0 0-2.6 3.2 3.2 0 1 0 0-9ZM-6 2.4A3 3 0 1 0-6 8.4 3 3 0 1 0-6 2.4ZM6 2.4A3 3 0 1 0 6 8.4 3 3 0 1 0 6 2.4ZM-.8-2H.8L5 2-.8 1-5 2Z'
const turned =
  'M0-8.6A8.6 8.6 0 0 1 8.4-1.8L10-2 7 3 3-1 5.6-1.3A5.8 5.8 0 1 0 5 3L7.4 4.4A8.6 8.6 0 1 1 0-8.6Z'
const belt = 'M-8-8H8V-5.4H-8ZM-8-1.3H8V1.3H-8ZM-8 5.4H8V8H-8Z'
const ring = 'M0-9A9 9 0 1 0 0 9 9 9 0 1 0 0-9ZM0-7A7 7 0 1 1 0 7 7 7 0 1 1 0-7Z'
const front = 'M0 0L-6.4-7A9.5 9.5 0 0 1 6.4-7Z'
const rear = 'M0 0L6.4 7A9.5 9.5 0 0 1-6.4 7Z'
const half = 'M-9 0A9 9 0 0 1 9 0Z'
const line = 'M-1.4-9H1.4V6H-1.4Z'

const clock =
  'M0-9A9 9 0 1 0 0 9 9 9 0 1 0 0-9ZM0-6.6A6.6 6.6 0 1 1 0 6.6 6.6 6.6 0 1 1 0-6.6ZM-1-5H1V-.4L4 2.6 2.6 4-1 .4Z'
const pressed = 'M-8-8H8V-5.6H-8ZM0 8.8L-7-1H-2.4V-4.4H2.4V-1H7Z'
const chevrons = 'M0-9L8-3V1.4L0-4.6-8 1.4V-3ZM0-.6L8 5.4V9.8L0 3.8-8 9.8V5.4Z'
const fiveStar = 'M0-9.6L2.6-3.2 9.4-2.8 4.2 1.6 5.9 8.2 0 4.6-5.9 8.2-4.2 1.6-9.4-2.8-2.6-3.2Z'
const blades = 'M-9-9L2 2 0 4-2 2ZM9-9L-2 2 0 4 2 2ZM-7 3L-3 7-7.4 9.4-9.4 7.4ZM7 3L3 7 7.4 9.4 9.4 7.4Z'

const pack =
  'M-4-9H4V-6H7.4A1.6 1.6 0 0 1 9-4.4V7.4A1.6 1.6 0 0 1 7.4 9H-7.4A1.6 1.6 0 0 1-9 7.4V-4.4A1.6 1.6 0 0 1-7.4-6H-4ZM-2-7V-6H2V-7ZM-5 0H5V2H-5Z'
const skull =
  'M0-9C6-9 8.6-5 8.6-1.4 8.6 1.6 7 3.4 5 4.4V8.6H-5V4.4C-7 3.4-8.6 1.6-8.6-1.4-8.6-5-6-9 0-9ZM-3.4-3.4A2 2 0 1 0-3.4 .6 2 2 0 1 0-3.4-3.4ZM3.4-3.4A2 2 0 1 0 3.4 .6 2 2 0 1 0 3.4-3.4Z'
const bird = 'M-9.4-2C-5-6-2-4 0-1 2-4 5-6 9.4-2 6-3 3.6-.4 2.4 3.4L0 8-2.4 3.4C-3.6-.4-6-3-9.4-2Z'
const claws = 'M-7-9L-3.6 8.6-5.8 9.4ZM-1.4-9.4L1.4 9.4-1.2 9.4ZM4.4-9L7.6 8 5.4 9Z'
const up = 'M0-8.8L7.8 .6H3V8.8H-3V.6H-7.8Z'
const brick = 'M-9 0H9V8H-9ZM-7 2V6H-1V2ZM1 2V6H7V2ZM-3-6A3 3 0 1 1 3-6 3 3 0 1 1-3-6Z'
const halfCircle = 'M0-8.6A8.6 8.6 0 0 1 0 8.6Z'

const icons: Readonly<Record<string, string>> = {
  hit: burst,
  crit: `${burst}M0-4L-2.6 0 0 4.2 2.6 0Z`,
  focus: eye,
  focused: eye,
  evade: swerve,
  damage: star,
  surge: bolt,
  block: shield,
  dodge: cross,
  stress: warning,
  strain: drop,
  ion: bolt,
  tractor: wave,
  cloak: hood,
  hidden: hood,
  disabled: cross,
  jam: bars,
  lock: crosshair,
  'reinforce-fore': shield,
  'reinforce-aft': shield,
  'damage-down': card,
  'damage-up': cracked,
  condition: card,
  'dial-hidden': dial,
  'dial-green': dial,
  'dial-white': dial,
  'dial-red': dial,
  stunned: spiral,
  bleeding: drop,
  weakened: down,
  carries: crate,
  'power-block': shield,
  'power-damage': star,
  'power-evade': swerve,
  'power-surge': bolt,
  acted: check,
  aim: crosshair,
  'dodge-token': swerve,
  standby: clock,
  suppression: pressed,
  suppressed: down,
  panicked: warning,
  observation: eye,
  poison: drop,
  immobilize: belt,
  shield,
  'spent-shield': ring,
  order: chevrons,
  commander: fiveStar,
  engaged: blades,
  control: flag,
  'target-lock': crosshair,
  'barrel-roll': roll,
  boost: thrust,
  slam: doubled,
  reinforce: shield,
  coordinate: linked,
  reload: belt,
  'rotate-arc': turned,
  'arc-front': front,
  'arc-aux-rear': rear,
  'arc-special-rear': rear,
  'arc-aux-180': half,
  'arc-mobile': `${ring}${front}`,
  hand: card,
  backpack: pack,
  'death-box': skull,
  raven: bird,
  'beast-of-the-hunt': claws,
  'blood-debt': drop,
  loot: crate,
  'target-lower': down,
  'target-higher': up,
  'target-cover': brick,
  'target-half': halfCircle,
  'target-headshot': skull,
  'arc-bullseye': line,
  'arc-all-round': ring,
}

export function iconOf(name: string): string | undefined {
  return icons[name]
}
