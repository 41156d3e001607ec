import { type Game, randomFrom, type Seat, type Team } from '@sandtable/kernel'

/** Who sits at a table depends on the setup: some setups show all seats that there can be. */
const looks = 20

export function seatsAt(game: Game): Seat[] {
  return [...new Set(setupsOf(game).flatMap((setup) => game.seats(setup)))]
}

export function teamsAt(game: Game): Team[] {
  const teams = setupsOf(game).flatMap((setup) => {
    const team = game.teams?.(setup)
    return game.seats(setup).map((seat) => team?.[seat] ?? seat)
  })
  return [...new Set(teams)]
}

function setupsOf(game: Game): object[] {
  const random = randomFrom('seats')
  const setups: object[] = []
  for (let look = 0; look < looks; look++) {
    try {
      setups.push(game.randomSetup(random))
    } catch {
      // A game that fails here fails when it is played, where it can be reported.
    }
  }
  return setups
}
