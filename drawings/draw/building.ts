import * as c from './palette.ts'
import { at, box, circle, clip, form, many, oval, type Point, path, type Svg, smooth, stroke } from './shape.ts'

/** A window with its frame and a slanting gleam; lit from inside if `glass` is warm. */
export const window = (
  x: number,
  y: number,
  w: number,
  h: number,
  glass: string = c.lake,
  sash: string = c.paper,
  bars = true,
): Svg => {
  const t = Math.max(3, w * 0.08)
  return (
    box(x - t, y - t, w + t * 2, h + t * 2, sash) +
    box(x, y, w, h, glass) +
    clip(
      box(x, y, w, h, glass),
      path(
        `M${x} ${y + h * 0.75}L${x + w} ${y + h * 0.05}V${y + h * 0.38}L${x} ${y + h * 1.1}Z`,
        c.white,
        'opacity=".22"',
      ),
    ) +
    (bars ? box(x + w / 2 - t * 0.3, y, t * 0.6, h, sash) + box(x, y + h * 0.42, w, t * 0.6, sash) : '') +
    box(x - t * 1.6, y + h + t, w + t * 3.2, t * 0.9, sash)
  )
}

export const shutters = (x: number, y: number, w: number, h: number, color: string = c.pine): Svg =>
  [x - w * 0.56, x + w + w * 0.1]
    .map(
      (left) =>
        box(left, y - 3, w * 0.46, h + 6, color) +
        many(6, (i) => box(left + 3, y + 3 + (i * h) / 6, w * 0.46 - 6, 2.4, c.ink).replace('/>', ' opacity=".22"/>')),
    )
    .join('')

export const archPath = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`
export const arch = (x: number, y: number, w: number, h: number, fill: string): Svg => path(archPath(x, y, w, h), fill)

/** A hipped tile roof: eaves at y, ridge above. */
export const roof = (
  x: number,
  y: number,
  w: number,
  h: number,
  light: string = '#CE6A4A',
  shade: string = c.terracotta,
  hip = 0.14,
): Svg => {
  const d = `M${x} ${y}L${x + w * hip} ${y - h}H${x + w * (1 - hip)}L${x + w} ${y}Z`
  return (
    path(d, light) +
    clip(
      path(d, light),
      path(
        `M${x + w} ${y}L${x + w * (1 - hip)} ${y - h}H${x + w * (1 - hip * 1.6)}L${x + w * (1 - hip * 0.9)} ${y}Z`,
        shade,
      ),
      many(Math.ceil(h / 13), (i) => box(x, y - h + i * 13, w, 2.6, shade)),
    ) +
    box(x - 5, y - 3, w + 10, 8, c.brick, 3)
  )
}

export const gable = (x: number, y: number, w: number, h: number, wall: string, color: string = c.terracotta): Svg =>
  path(`M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}Z`, wall) +
  stroke(`M${x - 10} ${y + 6}L${x + w / 2} ${y - h}L${x + w + 10} ${y + 6}`, color, 13)

/** Striped cloth with a scalloped edge. */
export const awning = (
  x: number,
  y: number,
  w: number,
  h: number,
  a: string = c.pine,
  b: string = c.paper,
  count = 9,
): Svg => {
  const step = w / count
  return (
    many(count, (i) => {
      const color = i % 2 ? b : a
      const left = x + i * step
      const top = x + w * 0.04 + (i * w * 0.92) / count
      return (
        path(`M${top} ${y}H${top + (w * 0.92) / count}L${left + step} ${y + h}H${left}Z`, color) +
        path(`M${left} ${y + h}H${left + step}A${step / 2} ${step / 2} 0 0 1 ${left} ${y + h}Z`, color)
      )
    }) + path(`M${x} ${y + h}H${x + w}V${y + h + 4}H${x}Z`, c.ink, 'opacity=".14"')
  )
}

export const parasol = (x: number, y: number, scale: number, a: string = c.terracotta, b: string = c.cream): Svg =>
  at(
    x,
    y,
    oval(20, 2, 60, 8, c.ink).replace('/>', ' opacity=".14"/>') +
      box(-3, -170, 6, 172, c.walnut) +
      path(
        'M-110-120Q-70-186 0-190Q70-186 110-120Q92-130 73-120Q55-130 37-120Q18-130 0-120Q-18-130-37-120Q-55-130-73-120Q-92-130-110-120Z',
        a,
      ) +
      path(
        'M-73-120Q-50-178 0-190Q-24-170-37-120Q-55-130-73-120ZM0-120Q4-170 0-190Q34-170 37-120Q18-130 0-120ZM73-120Q64-168 0-190Q80-186 110-120Q92-130 73-120Z',
        b,
      ) +
      path('M37-120Q40-170 0-190Q70-186 110-120Q92-130 73-120Q55-130 37-120Z', c.ink, 'opacity=".12"') +
      circle(0, -192, 5, c.walnut),
    scale,
  )

export const chair = (x: number, y: number, scale: number, color: string = c.walnut, seat: string = c.cream): Svg =>
  at(
    x,
    y,
    stroke('M-18 0V-96M-18-46H22M22-46V0', color, 5) + stroke('M-18-90V-58', seat, 9) + box(-18, -54, 42, 9, seat, 4),
    scale,
  )

export const bistro = (x: number, y: number, scale: number, cloth: string = c.paper): Svg =>
  at(
    x,
    y,
    box(-4, -62, 8, 62, c.coal) +
      path('M-24 0Q0-10 24 0Z', c.coal) +
      oval(0, -64, 48, 9, '#CFCFC2') +
      oval(0, -67, 48, 9, cloth),
    scale,
  )

export const stool = (x: number, y: number, scale: number, seat: string = c.terracotta, legs: string = c.coal): Svg =>
  at(
    x,
    y,
    stroke('M-14-92L-24 0M14-92L24 0M-20-36H20', legs, 5) +
      box(-28, -104, 56, 15, seat, 7) +
      box(-28, -96, 56, 7, c.ink, 3).replace('/>', ' opacity=".18"/>'),
    scale,
  )

/** A terracotta pot with a plant. */
export const pot = (x: number, y: number, scale: number, color: string = c.coral, leaf: string = c.leaf): Svg =>
  at(
    x,
    y,
    [-60, -34, -10, 16, 44, 68]
      .map((turn, i) =>
        at(0, -44, path('M0 4Q-16-34 0-78Q16-34 0 4Z', i % 2 ? leaf : c.moss), 0.82 + (i % 3) * 0.12, turn),
      )
      .join('') +
      form('M-26-46H26L19 0H-19Z', color, c.terracotta, -7, 0) +
      box(-30, -52, 60, 12, color, 3) +
      box(10, -52, 20, 12, c.terracotta, 3),
    scale,
  )

/** Bulbs on a sagging cord. */
export const lights = (
  from: Point,
  to: Point,
  sag: number,
  count: number,
  bulb: string = c.butter,
  cord: string = c.coal,
  r = 5,
): Svg => {
  const point = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ]
  return (
    stroke(smooth([0, 0.25, 0.5, 0.75, 1].map(point)), cord, 2) +
    many(count, (i) => {
      const [x, y] = point((i + 0.5) / count)
      return circle(x, y + r * 1.2, r * 2.6, bulb, 'opacity=".2"') + circle(x, y + r * 1.2, r, bulb)
    })
  )
}

export const lantern = (x: number, y: number, length: number, color: string = c.honey, shade: string = c.coal): Svg =>
  box(x - 1.5, y, 3, length, shade) +
  path(
    `M${x - 34} ${y + length + 34}Q${x - 30} ${y + length} ${x} ${y + length - 4}Q${x + 30} ${y + length} ${x + 34} ${y + length + 34}Z`,
    shade,
  ) +
  oval(x, y + length + 35, 26, 8, color)

export const lounger = (x: number, y: number, scale: number, cushion: string = c.cream): Svg =>
  at(
    x,
    y,
    stroke('M-84-24H60M-70-24V0M46-24V0', c.walnut, 7) +
      path('M-96-34H50L104-84Q112-86 114-76L64-22H-96Z', cushion) +
      path('M50-34L104-84Q112-86 114-76L64-22H50Z', '#E3D3AE'),
    scale,
  )
