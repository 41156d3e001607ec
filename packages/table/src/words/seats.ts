/** What a seat is called: by its colour, and by a number where several are of one colour. */
export function seatWords(colours: Readonly<Record<string, string>>): (seat: string) => string {
  return (seat) => {
    const [, colour = '', number = ''] = /^([a-z]+)-?(\d*)$/.exec(seat) ?? []
    if (colours[colour] === undefined) return seat
    return number === '' ? colours[colour] : `${colours[colour]} ${number}`
  }
}
