/** What a seat is called: by its colour, and by a number where several are of one colour. */
export function seatWords(colours: Readonly<Record<string, string>>): (seat: string) => string {
  return (seat) => {
    const [colour = '', ...rest] = seat.split('-')
    return colours[colour] === undefined ? seat : [colours[colour], ...rest].join(' ')
  }
}
