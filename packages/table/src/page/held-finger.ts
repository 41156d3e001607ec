/** A finger that rests this long on a button wants to know, not to press. */
export const held = 450

/** A press that was held shows what it would do, as pointing with a mouse does; lifting the finger does nothing. */
export function ignoreHeldFingers(root: Document): void {
  let began: number | null = null
  root.addEventListener('pointerdown', ({ pointerType, timeStamp }) => {
    began = pointerType === 'touch' ? timeStamp : null
  })
  root.addEventListener(
    'click',
    (event) => {
      const long = began !== null && event.timeStamp - began > held
      began = null
      if (!long || !(event.target instanceof Element) || event.target.closest('button') === null) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
}
