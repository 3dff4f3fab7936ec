/** Fingers are not counted by every browser: so soon and so near, two taps are one double tap. */
const soon = 500
const near = 24

interface Clicked {
  at: number
  x: number
  y: number
  what: Element
}

const isDouble = ({ timeStamp, clientX, clientY, detail, pointerType }: PointerEvent, { at, x, y }: Clicked) =>
  pointerType === 'mouse' ? detail > 1 : timeStamp - at < soon && Math.hypot(clientX - x, clientY - y) < near

/**
 * Whoever clicks twice means what was there at the first click. What has taken its place meanwhile, on the next page or
 * below a dialog that has closed, is not touched by the second.
 */
export function guardSecondClicks() {
  let last: Clicked | undefined
  const onClick = (event: MouseEvent) => {
    // Without a count it came from the keyboard or from a script.
    if (!(event.target instanceof Element) || event.detail === 0) return
    if (last && !last.what.isConnected && isDouble(event as PointerEvent, last)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const { timeStamp: at, clientX: x, clientY: y, target } = event
    // The words on a button may change with what it does; the button stays.
    last = { at, x, y, what: target.closest('a, button, label') ?? target }
  }
  addEventListener('click', onClick, { capture: true })
}
