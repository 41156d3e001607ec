/** Does this name of a host lead to the machine that one sits at, whoever uses it? Then a link with it is of no use elsewhere. */
export function isOnlyHere(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
  )
}
