/** How long something lasts, as a clock shows it: minutes and seconds, then hours, then days. */
export function lasting(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)]
  const two = (number: number) => String(number).padStart(2, '0')
  if (hours >= 48) return `${Math.floor(hours / 24)} d`
  if (hours >= 1) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`
  return `${minutes}:${two(seconds % 60)}`
}
