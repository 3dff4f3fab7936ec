import * as c from './palette.ts'
import {
  at,
  blob,
  box,
  circle,
  clip,
  form,
  many,
  oval,
  type Point,
  path,
  random,
  type Svg,
  smooth,
  stroke,
} from './shape.ts'

export const backdrop = (color: string): Svg => box(0, 0, 800, 600, color)

/** A sky in flat layers: each band is a soft edge with the next colour below it. */
export const sky = (top: string, ...bands: string[]): Svg =>
  backdrop(top) +
  bands
    .map((color, i) => {
      const y = 110 + (i * 240) / bands.length
      return path(`M0 ${y}Q160 ${y - 34} 340 ${y + 4}T620 ${y - 6}T800 ${y - 20}V600H0Z`, color)
    })
    .join('')

export const sun = (x: number, y: number, r: number, color: string, halo = color): Svg =>
  circle(x, y, r * 1.75, halo, 'opacity=".22"') + circle(x, y, r * 1.35, halo, 'opacity=".3"') + circle(x, y, r, color)

export const cloud = (x: number, y: number, scale: number, color: string = c.white, opacity = 0.85): Svg =>
  at(
    x,
    y,
    path('M-90 0Q-88-24-58-24Q-52-56-16-52Q4-74 34-54Q58-62 66-32Q96-32 98 0Z', color, `opacity="${opacity}"`),
    scale,
  )

/** Hills from a line of heights spread over the width; everything below is filled. */
export const hill = (color: string, ...heights: number[]): Svg => path(hillLine(...heights), color)
const hillLine = (...heights: number[]): string => {
  const step = 840 / (heights.length - 1)
  return `${smooth(heights.map((y, i): Point => [-20 + i * step, y]))}V620H-20Z`
}

/** A far row of trees, one soft mass. */
export const woods = (color: string, y: number, size: number, seed: number, from = 0, to = 800): Svg => {
  const r = random(seed)
  let out = ''
  for (let x = from; x < to; x += size * r(0.7, 1.2)) {
    const tall = size * r(0.7, 1.35)
    out += oval(x, y - tall * 0.5, size * 0.62, tall * 0.8, color)
  }
  return out + box(from - size * 0.4, y - size * 0.35, to - from + size * 0.7, size * 0.5, color, size * 0.25)
}

const shadow = (x: number, y: number, rx: number, ry: number): Svg =>
  oval(x, y, rx, ry, c.ink).replace('/>', ' opacity=".16"/>')
export const groundShadow = shadow

export const tree = (
  x: number,
  y: number,
  scale: number,
  seed = 1,
  light: string = c.moss,
  dark: string = c.leaf,
  trunk: string = c.bark,
): Svg => {
  const crowns = [
    blob(2, -138, 40, 36, seed, 0.06, 8),
    blob(-32, -116, 36, 32, seed + 1, 0.08, 8),
    blob(38, -112, 36, 33, seed + 2, 0.08, 8),
    blob(-40, -86, 34, 25, seed + 3, 0.08, 8),
    blob(8, -88, 46, 28, seed + 4, 0.06, 8),
    blob(48, -86, 30, 24, seed + 5, 0.08, 8),
  ]
  const crown = crowns.join('')
  return at(
    x,
    y,
    shadow(44, 2, 70, 9) +
      path('M-7 2Q-4-40-5-90H6Q4-40 9 2Z', trunk) +
      stroke('M0-58L22-88M0-46L-20-82', trunk, 4) +
      form(crown, light, dark, -13, -13) +
      stroke('M-52-116q4-14 18-18M-14-154q10-10 26-6', c.white, 3, 'opacity=".2"') +
      stroke('M14-104q12 6 22-3M-36-88q10 7 20 0', dark, 3, 'opacity=".55"'),
    scale,
  )
}

export const cypress = (x: number, y: number, scale: number, light: string = c.leaf, dark: string = c.deep): Svg =>
  at(
    x,
    y,
    shadow(24, 1, 34, 6) +
      box(-4, -16, 8, 18, c.bark) +
      form('M0-178C18-140 26-70 20-34Q14-8 0-8T-20-34C-26-70-18-140 0-178Z', light, dark, -9, 0),
    scale,
  )

export const pineTree = (x: number, y: number, scale: number, light: string = c.leaf, dark: string = c.deep): Svg =>
  at(
    x,
    y,
    shadow(30, 1, 46, 7) +
      box(-5, -34, 10, 36, c.bark) +
      form('M0-196L30-138H18L42-88H26L54-28Q0-14-54-28L-26-88H-42L-18-138H-30Z', light, dark, -13, 0),
    scale,
  )

export const palm = (x: number, y: number, scale: number, color: string = c.leaf, trunk: string = c.walnut): Svg =>
  at(
    x,
    y,
    path('M-7 0Q4-90 20-170L30-168Q18-90 8 0Z', trunk) +
      stroke('M-2-30l12 2M2-62l11 3M8-94l11 3M14-126l11 3', c.bark, 2, 'opacity=".6"') +
      [-165, -130, -92, -48, -14, 18, 196]
        .map((turn, i) =>
          at(
            25,
            -170,
            path('M0 0Q40-30 92 4Q86 8 80 4Q76 14 66 4Q60 14 50 4Q42 14 34 5Q14 8 0 0Z', i % 2 ? color : c.moss),
            1,
            turn,
          ),
        )
        .join('') +
      circle(25, -166, 7, c.bark),
    scale,
  )

export const bush = (
  x: number,
  y: number,
  w: number,
  h: number,
  seed = 3,
  light: string = c.moss,
  dark: string = c.leaf,
): Svg =>
  form(
    `${blob(x - w * 0.3, y - h * 0.34, w * 0.32, h * 0.46, seed, 0.08)}${blob(x + w * 0.26, y - h * 0.36, w * 0.34, h * 0.5, seed + 1, 0.08)}${blob(x, y - h * 0.5, w * 0.3, h * 0.55, seed + 2, 0.08)}`,
    light,
    dark,
    -w * 0.07,
    -h * 0.16,
  )

/** The flag in its hole; the pole throws a shadow to the right. */
export const flag = (
  x: number,
  y: number,
  height: number,
  color: string = c.terracotta,
  pole: string = c.paper,
): Svg => {
  const w = height * 0.36
  const top = y - height
  return (
    stroke(`M${x} ${y}L${x + height * 0.7} ${y + height * 0.05}`, c.ink, height * 0.022, 'opacity=".18"') +
    oval(x, y, height * 0.055, height * 0.018, c.deep) +
    stroke(`M${x} ${y}V${top}`, pole, Math.max(2.4, height * 0.02)) +
    path(
      `M${x} ${top}Q${x + w * 0.5} ${top - w * 0.1} ${x + w} ${top + w * 0.2}Q${x + w * 0.6} ${top + w * 0.32} ${x} ${top + w * 0.62}Z`,
      color,
    ) +
    path(
      `M${x} ${top + w * 0.34}Q${x + w * 0.5} ${top + w * 0.26} ${x + w} ${top + w * 0.2}Q${x + w * 0.6} ${top + w * 0.32} ${x} ${top + w * 0.62}Z`,
      c.ink,
      'opacity=".16"',
    )
  )
}

/** A ball; one that flies throws no shadow beside itself. */
export const ball = (x: number, y: number, r: number, flying = false): Svg =>
  (flying ? '' : shadow(x + r * 0.9, y + r * 0.85, r * 1.5, r * 0.4)) +
  circle(x, y, r, '#D5DAD2') +
  circle(x - r * 0.12, y - r * 0.12, r * 0.86, c.white) +
  (r < 9
    ? ''
    : many(9, (i) =>
        circle(
          x - r * 0.45 + (i % 3) * r * 0.4,
          y - r * 0.4 + Math.floor(i / 3) * r * 0.38 + (i % 2) * 2,
          r * 0.075,
          '#D9DED6',
        ),
      ))

export const bunker = (x: number, y: number, rx: number, ry: number, seed = 5, sand: string = c.dune): Svg => {
  const shape = blob(x, y, rx, ry, seed, 0.16, 8)
  return (
    path(shape, c.lime, `transform="translate(0 ${ry * 0.09})" opacity=".5"`) +
    path(shape, c.oat) +
    clip(path(shape, sand), path(shape, sand, `transform="translate(${rx * 0.02} ${ry * 0.24})"`))
  )
}

/** Mown grass: stripes of two greens within an outline. */
export const mown = (outline: string, light: string, dark: string, width = 44, turn = -28): Svg =>
  path(outline, light) +
  clip(
    path(outline, light),
    at(
      400,
      300,
      many(30, (i) => (i % 2 ? box(-900 + i * width, -900, width, 1800, dark) : '')),
      1,
      turn,
    ),
  )

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`

export const green = (x: number, y: number, rx: number, ry: number, light: string = c.lime, dark = '#8DBB84'): Svg =>
  oval(x, y + ry * 0.14, rx * 1.05, ry * 1.08, c.moss) + mown(ellipse(x, y, rx, ry), light, dark, rx * 0.16, 30)

export const tufts = (
  color: string,
  seed: number,
  count: number,
  area: readonly [number, number, number, number],
  size = 12,
): Svg => {
  const r = random(seed)
  return many(count, () => {
    const [x, y] = [r(area[0], area[0] + area[2]), r(area[1], area[1] + area[3])]
    const s = size * r(0.6, 1.2)
    return stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}l${-s * 0.35} ${-s * 0.8}M${x.toFixed(1)} ${y.toFixed(1)}l0 ${-s}M${x.toFixed(1)} ${y.toFixed(1)}l${s * 0.35} ${-s * 0.75}`,
      color,
      size * 0.16,
    )
  })
}

export const birds = (x: number, y: number, color: string = c.ink): Svg =>
  [
    [0, 0, 1],
    [38, -16, 0.8],
    [66, 8, 0.65],
  ]
    .map(([dx = 0, dy = 0, s = 1]) =>
      at(x + dx, y + dy, stroke('M-14-5Q-6-10 0 0Q6-10 14-5', color, 2.6, 'opacity=".6"'), s),
    )
    .join('')

export const ripples = (
  color: string,
  seed: number,
  count: number,
  area: readonly [number, number, number, number],
): Svg => {
  const r = random(seed)
  return many(count, () => {
    const [x, y, w] = [r(area[0], area[0] + area[2]), r(area[1], area[1] + area[3]), r(20, 74)]
    return box(x - w / 2, y, w, r(2, 3.6), color, 2)
  })
}
