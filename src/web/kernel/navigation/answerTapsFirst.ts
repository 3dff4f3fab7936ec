import { isPlainClick } from './Link.tsx'

/** Events of a tap besides its click. For each of them React would at once hydrate the part that was tapped. */
const tapEvents = [
  ...['pointerover', 'pointerdown', 'pointerup', 'touchstart', 'touchend'],
  ...['mouseover', 'mousedown', 'mouseup', 'focusin'],
]

/** Milliseconds after which taps reach React directly, also where the browser cannot tell that it is idle or never is. */
const maxTime = 2000

/**
 * Shows that a link or button was tapped before React hydrates it, which takes more than 0.1 s on a slow phone. Until the first such click
 * or until the browser is idle, React does not get the events of a tap. The click is repeated after the next paint.
 */
export function answerTapsFirst() {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const stop = () => controller.abort()
  for (const kind of tapEvents) addEventListener(kind, (event) => event.stopPropagation(), options)
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>('a, button')
    // The repeated click is not trusted, because a script makes it.
    if (!control || !event.isTrusted || !isPlainClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    window.lostClick = null
    control.dataset.pressed = ''
    requestAnimationFrame(() =>
      setTimeout(() => {
        stop()
        delete control.dataset.pressed
        control.click()
      }),
    )
  }
  addEventListener('click', onClick, options)
  setTimeout(stop, maxTime)
  window.requestIdleCallback?.(stop)
}
