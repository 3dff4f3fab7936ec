import * as c from './palette.ts'
import { at, box, fade, many, oval, path, type Svg } from './shape.ts'

/** A straight glass: outline, what is in it up to `level` (0 to 1), a gleam on the left. */
export const glass = (w: number, h: number, fill: string, deep: string, level = 0.82, taper = 0.86): Svg => {
  const [top, bottom] = [w / 2, (w / 2) * taper]
  const at = (y: number) => bottom + ((top - bottom) * -y) / h
  const y = -h * level
  return (
    path(`M${-top} ${-h}H${top}L${bottom} 0Q0 10 ${-bottom} 0Z`, '#FFFFFF', 'opacity=".5"') +
    path(`M${-at(y) + 7} ${y}H${at(y) - 7}L${bottom - 8}-12Q0-4 ${-bottom + 8}-12Z`, fill) +
    path(`M${at(y) * 0.36} ${y}H${at(y) - 7}L${bottom - 8}-12Q${bottom * 0.6}-8 ${bottom * 0.4}-8Z`, deep) +
    oval(0, y, at(y) - 7, 9, deep) +
    path(`M${-top + 12} ${-h + 16}H${-top + 26}L${-bottom + 24}-26H${-bottom + 14}Z`, c.white, 'opacity=".5"') +
    oval(0, -h, top, 10, '#FFFFFF').replace('/>', ' opacity=".55"/>')
  )
}

export const ice = (x: number, y: number, s: number, turn: number): Svg =>
  at(x, y, fade(0.6, box(-24, -24, 48, 48, c.white, 8)) + path('M-18-18H16L-18 14Z', c.white, 'opacity=".6"'), s, turn)
export const straw = (x: number, y: number, length: number, turn: number, color: string = c.terracotta): Svg =>
  at(
    x,
    y,
    box(-6, -length, 12, length, c.paper, 3) +
      many(Math.floor(length / 26), (i) =>
        path(
          `M-6 ${-length + i * 26}L6 ${-length + 8 + i * 26}V${-length + 20 + i * 26}L-6 ${-length + 12 + i * 26}Z`,
          color,
        ),
      ),
    1,
    turn,
  )
