/** Position of a finger in pixels. Its origin does not matter, because only differences are used. */
export interface Grip {
  x: number
  y: number
}
/** Zoom factor of a picture, and its offset from the centre in pixels. */
export interface View extends Grip {
  scale: number
}
interface Size {
  width: number
  height: number
}

export const atRest: View = { scale: 1, x: 0, y: 0 }
const largest = 5

const middle = (grips: readonly Grip[]): Grip => ({
  x: grips.reduce((sum, { x }) => sum + x, 0) / grips.length,
  y: grips.reduce((sum, { y }) => sum + y, 0) / grips.length,
})
const spread = ([one, two]: readonly Grip[]) => (one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0)
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Moves and zooms the picture with the fingers: the point between them stays under them, and the picture always covers the screen. */
export const moved = (view: View, before: readonly Grip[], after: readonly Grip[], { width, height }: Size): View => {
  const [from, to] = [middle(before), middle(after)]
  const grown = spread(before) > 0 && spread(after) > 0 ? spread(after) / spread(before) : 1
  const scale = between(1, view.scale * grown, largest)
  const by = scale / view.scale
  const centre = { x: width / 2, y: height / 2 }
  const follow = (axis: 'x' | 'y') => to[axis] - centre[axis] - (from[axis] - centre[axis] - view[axis]) * by
  const reach = { x: ((scale - 1) * width) / 2, y: ((scale - 1) * height) / 2 }
  return { scale, x: between(-reach.x, follow('x'), reach.x), y: between(-reach.y, follow('y'), reach.y) }
}
