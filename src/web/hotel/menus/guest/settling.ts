/** Number of frames without movement after which scrolling ends. */
const stableFrames = 5
const maxFrames = 90
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls until an element is `top` pixels below the window's upper edge. Rows in between get their real height only when
 * they come near (`content-visibility`), so it corrects the position every frame until the page is stable or the user acts.
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
    const distance = (find()?.getBoundingClientRect().top ?? top) - top
    const before = scrollY
    if (Math.abs(distance) >= 1) scrollTo({ top: before + distance, behavior: 'instant' })
    // At the page's end scrollTo has no effect, which counts as stable.
    still = scrollY === before ? still + 1 : 0
    frames += 1
    if (still >= stableFrames || frames >= maxFrames) stop()
    else frame = requestAnimationFrame(step)
  }
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true })
  step()
  return stop
}
