interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Whether a box lies wholly on an arrow's side of another. */
const beyond: Record<string, (box: Box, from: Box) => boolean> = {
  ArrowLeft: (box, from) => box.right <= from.left + 1,
  ArrowRight: (box, from) => box.left >= from.right - 1,
  ArrowUp: (box, from) => box.bottom <= from.top + 1,
  ArrowDown: (box, from) => box.top >= from.bottom - 1,
}

const between = (a: Box, b: Box) => ({
  x: Math.abs(a.left + a.right - b.left - b.right) / 2,
  y: Math.abs(a.top + a.bottom - b.top - b.bottom) / 2,
})

/** The nearest box in an arrow's direction; what lies straight ahead beats what lies aside. */
export function nearest(key: string, from: Box, boxes: readonly Box[]): number {
  const isBeyond = beyond[key]
  if (!isBeyond) return -1
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight'
  let best = -1
  let least = Number.POSITIVE_INFINITY
  boxes.forEach((box, i) => {
    const { x, y } = between(box, from)
    const cost = sideways ? x + 2 * y : y + 2 * x
    if (!isBeyond(box, from) || cost >= least) return
    best = i
    least = cost
  })
  return best
}

/** Where a remote control's arrow leads; the first choice when nothing is chosen yet. */
export function arrowTarget(
  key: string,
  from: Element | null,
  choices: readonly HTMLElement[],
): HTMLElement | undefined {
  if (!beyond[key]) return undefined
  if (!from || !choices.includes(from as HTMLElement)) return choices[0]
  return choices[
    nearest(
      key,
      from.getBoundingClientRect(),
      choices.map((choice) => choice.getBoundingClientRect()),
    )
  ]
}
