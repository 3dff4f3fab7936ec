import * as c from './palette.ts'
import { at, bead, blob, box, circle, clip, fade, form, many, oval, path, random, type Svg, stroke } from './shape.ts'

const cover = box(0, 0, 800, 600, c.white)

/** A table top of planks, seen from above. */
export const planks = (a: string, b: string, seam: string, turn = 0, width = 118): Svg =>
  box(0, 0, 800, 600, a) +
  at(
    400,
    300,
    many(12, (i) => {
      const y = -700 + i * width
      return (
        box(-700, y, 1400, width - 3, i % 2 ? a : b) +
        box(-700, y + width - 3, 1400, 3, seam) +
        stroke(
          `M-700 ${y + width * 0.34}Q-200 ${y + width * 0.24} 100 ${y + width * 0.4}T700 ${y + width * 0.3}M-700 ${y + width * 0.7}Q0 ${y + width * 0.82} 700 ${y + width * 0.66}`,
          seam,
          2,
          'opacity=".4"',
        )
      )
    }),
    1,
    turn,
  )

export const linen = (color: string, line: string, gap = 60, turn = 0): Svg =>
  box(0, 0, 800, 600, color) +
  at(
    400,
    300,
    many(24, (i) => box(-720 + i * gap, -720, gap * 0.14, 1440, line)),
    1,
    turn,
  )

export const checks = (color: string, a: string, size = 70, turn = 0): Svg =>
  box(0, 0, 800, 600, color) +
  at(
    400,
    300,
    fade(
      0.5,
      many(12, (i) => box(-840 + i * size * 2, -840, size, 1680, a)),
      many(12, (i) => box(-840, -840 + i * size * 2, 1680, size, a)),
    ),
    1,
    turn,
  )

export const tiles = (a: string, b: string, grout: string, size = 120): Svg =>
  box(0, 0, 800, 600, grout) +
  many(40, (i) =>
    box((i % 8) * size - 40, Math.floor(i / 8) * size - 20, size - 5, size - 5, (i + Math.floor(i / 8)) % 2 ? a : b, 4),
  )

/** Stone with flecks. */
export const terrazzo = (color: string, flecks: string[], seed: number): Svg => {
  const r = random(seed)
  return (
    box(0, 0, 800, 600, color) +
    many(54, (i) =>
      path(blob(r(0, 800), r(0, 600), r(5, 16), r(4, 11), seed + i, 0.3, 6), flecks[i % flecks.length] ?? c.white),
    )
  )
}

/** A wall and a table's edge, for things seen from the side. */
export const counter = (wall: string, top: string, edge: string, y = 430): Svg =>
  box(0, 0, 800, 600, wall) + box(0, y, 800, 600 - y, top) + box(0, y, 800, 9, edge)

export const shade = (x: number, y: number, rx: number, ry: number, opacity = 0.16): Svg =>
  fade(opacity, oval(x, y, rx, ry, c.ink))

/** A plate; ry smaller than rx for a slanted view. */
export const plate = (
  x: number,
  y: number,
  rx: number,
  ry = rx,
  color = '#FBFBF7',
  well = '#F1F0E7',
  edge = '#D9DBD0',
): Svg =>
  shade(x + rx * 0.06, y + ry * 0.1 + 8, rx * 1.01, ry * 1.01, 0.2) +
  oval(x, y + (rx === ry ? 4 : 12), rx, ry, edge) +
  oval(x, y, rx, ry, color) +
  oval(x, y, rx * 0.72, ry * 0.72, edge) +
  oval(x + rx * 0.008, y + ry * 0.016, rx * 0.71, ry * 0.7, well)

/** A bowl seen from above, filled up to its rim. */
export const bowl = (
  x: number,
  y: number,
  r: number,
  outside: string,
  rim: string,
  inside: string,
  fill: string,
): Svg =>
  shade(x + r * 0.09, y + r * 0.12, r * 1.02, r * 1.02, 0.22) +
  circle(x, y, r, outside) +
  circle(x, y, r * 0.97, rim) +
  circle(x, y, r * 0.88, inside) +
  circle(x + r * 0.03, y + r * 0.05, r * 0.82, fill)

export const fork = (x: number, y: number, scale: number, turn: number, color = '#C4CCC6'): Svg =>
  at(
    x,
    y,
    fade(
      0.15,
      path(
        'M-12-140V-86Q-12-66 0-64Q24-66 24-86V-140M4-64V190',
        'none',
        `stroke="${c.ink}" stroke-width="10" transform="translate(8 10)"`,
      ),
    ) +
      path(
        'M-22-150Q-22-154-18-154T-14-150V-104H-8V-150Q-8-154-4-154T0-150V-104H6V-150Q6-154 10-154T14-150V-104H20V-150Q20-154 24-154T28-150V-92Q28-66 10-60L12 190Q12 200 3 200T-6 190L-4-60Q-22-66-22-92Z',
        color,
      ),
    scale,
    turn,
  )
export const knife = (x: number, y: number, scale: number, turn: number, color = '#C4CCC6', grip = color): Svg =>
  at(
    x,
    y,
    fade(0.15, box(2, -150, 18, 350, c.ink, 8)) +
      path('M-8-156Q18-140 18-60V40H-8Z', color) +
      path('M-4-146Q4-120 4-60V36H-4Z', c.white, 'opacity=".4"') +
      box(-9, 38, 19, 162, grip, 9),
    scale,
    turn,
  )
export const spoon = (x: number, y: number, scale: number, turn: number, color = '#C4CCC6'): Svg =>
  at(
    x,
    y,
    fade(0.15, oval(8, -100, 32, 50, c.ink)) +
      oval(0, -110, 32, 50, color) +
      oval(-3, -114, 24, 41, '#AEB8B2') +
      path('M-6-66H6L10 190Q10 200 0 200T-10 190Z', color),
    scale,
    turn,
  )

export const napkin = (x: number, y: number, w: number, h: number, turn: number, color: string, line: string): Svg =>
  at(
    x,
    y,
    fade(0.12, box(8, 12, w, h, c.ink)) +
      box(0, 0, w, h, color) +
      box(10, 10, w - 20, 3, line) +
      box(10, h - 13, w - 20, 3, line) +
      path(`M0 0H${w}L0 ${h}Z`, c.white, 'opacity=".14"'),
    1,
    turn,
  )

/** A leaf with its vein, pointing right. */
export const leafShape = (
  x: number,
  y: number,
  scale: number,
  turn: number,
  color: string = c.moss,
  vein: string = c.leaf,
): Svg =>
  at(
    x,
    y,
    path('M0 0Q14-20 46-16Q66-12 72 0Q60 14 40 16Q12 18 0 0Z', color) +
      path('M0 0Q30 2 72 0Q60 14 40 16Q12 18 0 0Z', vein, 'opacity=".55"') +
      stroke('M4 0Q34 3 66 0', vein, 2),
    scale,
    turn,
  )

export const sprig = (
  x: number,
  y: number,
  scale: number,
  turn: number,
  color: string = c.moss,
  vein: string = c.leaf,
): Svg =>
  at(
    x,
    y,
    stroke('M0 0Q40-6 86 0', vein, 3) +
      [-150, -40, 40, 0]
        .map((a, i) => leafShape([26, 40, 40, 74][i] ?? 0, 0, 0.5, [-70, -50, 50, 0][i] ?? a, color, vein))
        .join('') +
      leafShape(22, 0, 0.44, 66, color, vein),
    scale,
    turn,
  )

/** A round of citrus. */
const citrus = (x: number, y: number, r: number, rind: string, pith: string, flesh: string): Svg =>
  circle(x, y, r, rind) +
  circle(x, y, r * 0.88, pith) +
  many(8, (i) =>
    at(
      x,
      y,
      path(
        `M${r * 0.08} ${-r * 0.03}L${r * 0.76} ${-r * 0.26}Q${r * 0.84} 0 ${r * 0.76} ${r * 0.26}L${r * 0.08} ${r * 0.03}Z`,
        flesh,
      ),
      1,
      i * 45,
    ),
  )
export const lemon = (x: number, y: number, r: number): Svg => citrus(x, y, r, c.honey, '#FBF0C4', '#F0CF62')
export const orange = (x: number, y: number, r: number): Svg => citrus(x, y, r, '#D97B2B', '#FBE3BE', '#EB9C48')

export const tomato = (x: number, y: number, r: number): Svg =>
  bead(x, y, r, '#D65A40', c.brick) +
  oval(x - r * 0.35, y - r * 0.4, r * 0.2, r * 0.13, c.white, -30).replace('/>', ' opacity=".6"/>')
export const olive = (x: number, y: number, r: number, color = '#7C8F4B'): Svg =>
  bead(x, y, r, color, '#566836') + circle(x + r * 0.2, y, r * 0.28, c.terracotta)
export const berry = (x: number, y: number, r: number): Svg =>
  bead(x, y, r, '#5B6C93', '#3A4768') + circle(x, y - r * 0.1, r * 0.26, '#2E3A57')
export const strawberry = (x: number, y: number, s: number, turn = 0): Svg =>
  at(
    x,
    y,
    form('M-24-10Q-20-28 0-24Q20-28 24-10Q22 20 0 34Q-22 20-24-10Z', '#D6493A', c.brick, -8, -3) +
      many(7, (i) => oval(-12 + (i % 3) * 12, -8 + Math.floor(i / 3) * 12, 1.8, 2.8, c.butter)) +
      path('M0-22L-18-30L-8-20L-22-14L0-16L22-14L8-20L18-30Z', c.moss),
    s,
    turn,
  )

export const crumbs = (
  x: number,
  y: number,
  spread: number,
  count: number,
  color: string,
  seed: number,
  size = 4,
): Svg => {
  const r = random(seed)
  return many(count, () => {
    const [a, far] = [r(0, 6.28), Math.sqrt(r()) * spread]
    return circle(x + Math.cos(a) * far, y + Math.sin(a) * far * 0.8, r(size * 0.4, size), color)
  })
}

/** A slice of bread or toast, from above. */
export const bread = (x: number, y: number, s: number, turn: number, crumb = '#F0D9AE', crust = '#B57B40'): Svg =>
  at(
    x,
    y,
    fade(0.16, path('M-56-34Q-60-62-30-60H34Q62-60 56-32V60H-56Z', c.ink, 'transform="translate(8 10)"')) +
      path('M-56-34Q-64-62-30-62H32Q66-62 56-34L58 56Q56 64 46 64H-46Q-56 64-58 56Z', crust) +
      path('M-46-30Q-54-52-28-52H30Q54-52 46-30L48 50Q46 55 40 55H-40Q-46 55-48 50Z', crumb) +
      crumbs(0, 0, 36, 12, '#DDBD86', 4, 4),
    s,
    turn,
  )

/** Light that falls from the upper left over the whole table. */
export const glow = (color: string = c.white, opacity = 0.1): Svg =>
  clip(cover, path('M-100-100H420L180 700H-100Z', color, `opacity="${opacity}"`))
