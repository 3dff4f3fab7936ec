/** Frames without a move after which the page stands still. */
const stillFor = 5
const framesAtMost = 90
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls until an element is `top` below the edge of the window. What is on the way is only measured when it comes near,
 * so the first try lands beside it: it is tried again until nothing moves, or until the reader does.
 */
export function settle(find: () => Element | null | undefined, top: number) {
  let still = 0
  let frames = 0
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const gesture of gestures) removeEventListener(gesture, stop)
  }
  const step = () => {
    const off = (find()?.getBoundingClientRect().top ?? top) - top
    const before = scrollY
    if (Math.abs(off) >= 1) scrollTo({ top: before + off, behavior: 'instant' })
    // At the end of the page there is no further to go.
    still = scrollY === before ? still + 1 : 0
    frames += 1
    if (still >= stillFor || frames >= framesAtMost) stop()
    else frame = requestAnimationFrame(step)
  }
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true })
  step()
  return stop
}
