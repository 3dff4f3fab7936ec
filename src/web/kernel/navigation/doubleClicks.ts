// Not every browser counts taps in `detail`, so two taps within this time (ms) and distance (px) count as a double tap.
const maxInterval = 500
const maxDistance = 24

interface Click {
  at: number
  x: number
  y: number
  element: Element
}

const isDouble = ({ timeStamp, clientX, clientY, detail, pointerType }: PointerEvent, { at, x, y }: Click) =>
  pointerType === 'mouse'
    ? detail > 1
    : timeStamp - at < maxInterval && Math.hypot(clientX - x, clientY - y) < maxDistance

/**
 * Ignores the second click of a double click if the first one's element has left the page. Otherwise it would hit whatever
 * took its place: a link of the next page, or a button below a closed dialog.
 */
export function ignoreStrayDoubleClicks() {
  let last: Click | undefined
  const onClick = (event: MouseEvent) => {
    // A click with detail 0 comes from the keyboard or from a script.
    if (!(event.target instanceof Element) || event.detail === 0) return
    if (last && !last.element.isConnected && isDouble(event as PointerEvent, last)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const { timeStamp: at, clientX: x, clientY: y, target } = event
    // Stores the link, button or label, because the text inside may be replaced while the element stays.
    last = { at, x, y, element: target.closest('a, button, label') ?? target }
  }
  addEventListener('click', onClick, { capture: true })
}
