import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, box, circle, clip, fade, form, many, oval, path, type Svg, stroke } from './shape.ts'

/** A wall with its skirting, and floor boards that run towards the eye. */
export const room = (wall: string, floor: string, seam: string, y = 440, skirting: string = c.paper): Svg =>
  box(0, 0, 800, y, wall) +
  box(0, y - 16, 800, 16, skirting) +
  box(0, y, 800, 600 - y, floor) +
  box(0, y, 800, 5, seam) +
  many(11, (i) => stroke(`M${400 + (i - 5) * 90} ${y}L${400 + (i - 5) * 200} 600`, seam, 3))

/** Light that falls on the floor from a window. */
export const beam = (d: string, opacity = 0.16, color: string = c.butter): Svg => path(d, color, `opacity="${opacity}"`)

export const curtain = (x: number, y: number, w: number, h: number, color: string, fold: string): Svg =>
  box(x, y, w, h, color) +
  many(3, (i) =>
    path(
      `M${x + w * (0.18 + i * 0.3)} ${y}Q${x + w * (0.26 + i * 0.3)} ${y + h / 2} ${x + w * (0.16 + i * 0.3)} ${y + h}H${x + w * (0.3 + i * 0.3)}V${y}Z`,
      fold,
    ),
  )

/** A window or glass door, with the scene outside clipped to it. */
export const opening = (
  x: number,
  y: number,
  w: number,
  h: number,
  scene: Svg,
  frame: string = c.white,
  cols = 2,
  rows = 2,
): Svg =>
  box(x - 12, y - 12, w + 24, h + 24, frame) +
  clip(
    box(x, y, w, h, c.white),
    scene,
    path(`M${x} ${y + h}L${x + w * 0.7} ${y}H${x + w * 0.9}L${x + w * 0.2} ${y + h}Z`, c.white, 'opacity=".12"'),
  ) +
  many(cols - 1, (i) => box(x + (w / cols) * (i + 1) - 5, y, 10, h, frame)) +
  many(rows - 1, (i) => box(x, y + (h / rows) * (i + 1) - 4, w, 8, frame))

export const picture = (
  x: number,
  y: number,
  w: number,
  h: number,
  inner: Svg,
  frame: string = c.walnut,
  mat: string = c.paper,
): Svg =>
  fade(0.14, box(x + 7, y + 9, w, h, c.ink)) +
  box(x, y, w, h, frame) +
  box(x + 8, y + 8, w - 16, h - 16, mat) +
  clip(box(x + 22, y + 22, w - 44, h - 44, c.white), inner)

/** A small landscape for a wall. */
export const painted = (x: number, y: number, w: number, h: number, sky: string = c.sand): Svg =>
  box(x, y, w, h, sky) +
  circle(x + w * 0.66, y + h * 0.36, h * 0.16, c.cream) +
  path(
    `M${x} ${y + h * 0.66}Q${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.6} ${y + h * 0.62}T${x + w} ${y + h * 0.56}V${y + h}H${x}Z`,
    c.sage,
  ) +
  path(`M${x} ${y + h * 0.82}Q${x + w * 0.4} ${y + h * 0.62} ${x + w} ${y + h * 0.8}V${y + h}H${x}Z`, c.leaf)

export const tableLamp = (x: number, y: number, s: number, shade: string = c.cream, foot: string = c.pine): Svg =>
  at(
    x,
    y,
    circle(0, -96, 82, c.butter, 'opacity=".16"') +
      form('M-20 0Q-30-34 0-50Q30-34 20 0Z', foot, c.deep, -7, -2) +
      box(-3, -66, 6, 20, c.honey) +
      path('M-32-128H32L48-64H-48Z', shade) +
      path('M14-128H32L48-64H20Z', '#E4D3A8'),
    s,
  )

export const floorLamp = (x: number, y: number, h: number, shade: string = c.cream): Svg =>
  circle(x, y - h, 84, c.butter, 'opacity=".15"') +
  box(x - 3, y - h, 6, h, c.coal) +
  oval(x, y, 32, 7, c.coal) +
  path(`M${x - 34} ${y - h - 48}H${x + 34}L${x + 52} ${y - h + 18}H${x - 52}Z`, shade) +
  path(`M${x + 14} ${y - h - 48}H${x + 34}L${x + 52} ${y - h + 18}H${x + 22}Z`, '#E4D3A8')

export const nightstand = (x: number, y: number, s: number, color: string = c.wood, dark: string = c.walnut): Svg =>
  at(
    x,
    y,
    box(-44, -86, 88, 80, dark, 4) +
      box(-50, -92, 100, 12, color, 4) +
      box(-38, -74, 76, 28, color, 3) +
      box(-38, -40, 76, 28, color, 3) +
      circle(0, -60, 4, c.honey) +
      circle(0, -26, 4, c.honey) +
      box(-38, -8, 8, 10, dark) +
      box(30, -8, 8, 10, dark),
    s,
  )

/** A bed seen from its foot. */
export const bed = (
  x: number,
  y: number,
  w: number,
  cover: string,
  coverShade: string,
  head: string,
  throwColor: string = c.terracotta,
): Svg => {
  const h = w * 0.24
  return (
    oval(x + 12, y + 4, w * 0.56, 14, c.ink).replace('/>', ' opacity=".16"/>') +
    box(x - w * 0.52, y - h - w * 0.34, w * 1.04, w * 0.44, head, 16) +
    many(4, (i) =>
      box(x - w * 0.5 + i * w * 0.25 + 4, y - h - w * 0.32, w * 0.25 - 8, w * 0.3, '#FFFFFF', 10).replace(
        '/>',
        ' opacity=".1"/>',
      ),
    ) +
    many(2, (i) =>
      form(
        `M${x - w * 0.44 + i * w * 0.46} ${y - h - w * 0.03}q-6-${w * 0.15} ${w * 0.06}-${w * 0.16}h${w * 0.3}q${w * 0.06} 0 ${w * 0.05} ${w * 0.16}z`,
        c.white,
        '#DDE0D6',
        -8,
        -4,
      ),
    ) +
    form(
      `M${x - w * 0.16} ${y - h - w * 0.01}q-4-${w * 0.1} ${w * 0.04}-${w * 0.1}h${w * 0.24}q${w * 0.05} 0 ${w * 0.04} ${w * 0.1}z`,
      throwColor,
      c.brick,
      -7,
      -3,
    ) +
    path(
      `M${x - w * 0.5} ${y - h}Q${x} ${y - h - w * 0.06} ${x + w * 0.5} ${y - h}V${y - 8}Q${x + w * 0.5} ${y} ${x + w * 0.48} ${y}H${x - w * 0.48}Q${x - w * 0.5} ${y} ${x - w * 0.5} ${y - 8}Z`,
      cover,
    ) +
    path(
      `M${x + w * 0.3} ${y - h - w * 0.016}Q${x + w * 0.42} ${y - h - w * 0.01} ${x + w * 0.5} ${y - h}V${y}H${x + w * 0.36}Z`,
      coverShade,
    ) +
    path(
      `M${x - w * 0.5} ${y - h * 0.62}Q${x} ${y - h * 0.86} ${x + w * 0.5} ${y - h * 0.62}V${y - h * 0.26}Q${x} ${y - h * 0.46} ${x - w * 0.5} ${y - h * 0.26}Z`,
      throwColor,
    ) +
    stroke(
      `M${x - w * 0.5} ${y - h * 0.5}Q${x} ${y - h * 0.74} ${x + w * 0.5} ${y - h * 0.5}`,
      c.white,
      3,
      'opacity=".4" stroke-dasharray="10 8"',
    )
  )
}

export const sofa = (x: number, y: number, w: number, color: string, dark: string, cushion: string = c.honey): Svg =>
  oval(x + 10, y + 2, w * 0.55, 12, c.ink).replace('/>', ' opacity=".18"/>') +
  box(x - w * 0.42, y - 16, 12, 18, c.walnut) +
  box(x + w * 0.4, y - 16, 12, 18, c.walnut) +
  form(
    `M${x - w * 0.42} ${y - w * 0.2}V${y - w * 0.36}Q${x - w * 0.42} ${y - w * 0.42} ${x - w * 0.36} ${y - w * 0.42}H${x + w * 0.36}Q${x + w * 0.42} ${y - w * 0.42} ${x + w * 0.42} ${y - w * 0.36}V${y - w * 0.2}Z`,
    color,
    dark,
    -16,
    0,
  ) +
  box(x - 2, y - w * 0.41, 4, w * 0.22, dark) +
  form(`M${x - w * 0.4} ${y - w * 0.22}H${x + w * 0.4}V${y - 14}H${x - w * 0.4}Z`, color, dark, 0, -w * 0.09) +
  box(x - 2, y - w * 0.22, 4, w * 0.1, dark) +
  form(
    `M${x - w * 0.5} ${y - w * 0.24}Q${x - w * 0.5} ${y - w * 0.29} ${x - w * 0.45} ${y - w * 0.29}T${x - w * 0.38} ${y - w * 0.24}V${y - 12}H${x - w * 0.5}ZM${x + w * 0.38} ${y - w * 0.24}Q${x + w * 0.38} ${y - w * 0.29} ${x + w * 0.43} ${y - w * 0.29}T${x + w * 0.5} ${y - w * 0.24}V${y - 12}H${x + w * 0.38}Z`,
    color,
    dark,
    -9,
    0,
  ) +
  at(
    x - w * 0.28,
    y - w * 0.26,
    form('M-34-34Q0-42 34-34Q42 0 34 34Q0 42-34 34Q-42 0-34-34Z', cushion, c.amber, -6, -5),
    w / 420,
    -10,
  ) +
  at(
    x + w * 0.26,
    y - w * 0.26,
    form('M-34-34Q0-42 34-34Q42 0 34 34Q0 42-34 34Q-42 0-34-34Z', c.cream, c.oat, -6, -5),
    w / 420,
    12,
  )

export const rug = (x: number, y: number, rx: number, ry: number, a: string, b: string, d: string): Svg =>
  oval(x, y, rx, ry, a) +
  oval(x, y, rx * 0.86, ry * 0.84, b) +
  oval(x, y, rx * 0.78, ry * 0.74, a) +
  oval(x, y, rx * 0.4, ry * 0.36, d)

export const coffeeTable = (x: number, y: number, s: number, top: string = c.wood): Svg =>
  at(
    x,
    y,
    stroke('M-70-46L-84 0M70-46L84 0', c.walnut, 7) +
      oval(0, -46, 112, 17, c.walnut) +
      oval(0, -52, 112, 17, top) +
      box(-40, -72, 56, 9, c.pine, 2) +
      box(-36, -80, 50, 8, c.terracotta, 2) +
      at(50, -56, form('M-16-26H16Q14 0 6 2H-6Q-14 0-16-26Z', c.paper, c.mint, -5, 0)),
    s,
  )

/** The view through a room's window. */
export const courseView = (x: number, y: number, w: number, h: number, sky: string = c.sky): Svg =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice">${l.sky(sky, '#D8E6E0', '#EAECDA') + l.sun(220, 170, 60, '#FBF3DC', '#F8E6B8') + l.hill('#A3BFA9', 330, 290, 330, 300, 260, 300) + l.woods('#6F9C80', 372, 44, 9) + l.hill('#5E8F6B', 366, 372, 360, 368, 372, 362) + l.mown('M-20 420Q300 380 820 410V620H-20Z', '#93C188', '#88B77F', 60, -66) + l.bunker(250, 470, 90, 20, 4) + l.green(520, 440, 150, 22) + l.flag(540, 438, 150)}</svg>`
