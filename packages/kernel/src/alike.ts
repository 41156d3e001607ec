/**
 * Makes things of one kind alike: all have the same fields in the same order, those they lack without a value. Engines
 * read things that are built alike much faster than things that are not.
 */
export function alikeBy(fields: string): <Made extends object>(made: Made) => Made {
  const blank: object = Object.fromEntries(fields.split(' ').map((field) => [field, undefined]))
  return (made) => Object.assign({ ...blank }, made)
}
