interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Whether a box lies wholly in the arrow's direction from another; one pixel of overlap is allowed. */
const beyond: Record<string, (box: Box, from: Box) => boolean> = {
  ArrowLeft: (box, from) => box.right <= from.left + 1,
  ArrowRight: (box, from) => box.left >= from.right - 1,
  ArrowUp: (box, from) => box.bottom <= from.top + 1,
  ArrowDown: (box, from) => box.top >= from.bottom - 1,
}

const centreDistance = (a: Box, b: Box) => ({
  x: Math.abs(a.left + a.right - b.left - b.right) / 2,
  y: Math.abs(a.top + a.bottom - b.top - b.bottom) / 2,
})

/** Index of the nearest box in the arrow's direction, or -1. Sideways distance counts double. */
export function nearest(key: string, from: Box, boxes: readonly Box[]): number {
  const isBeyond = beyond[key]
  if (!isBeyond) return -1
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight'
  let best = -1
  let lowestCost = Number.POSITIVE_INFINITY
  boxes.forEach((box, i) => {
    const { x, y } = centreDistance(box, from)
    const cost = sideways ? x + 2 * y : y + 2 * x
    if (!isBeyond(box, from) || cost >= lowestCost) return
    best = i
    lowestCost = cost
  })
  return best
}

/** The element that an arrow key of a remote control selects; the first one if none has the focus. */
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
