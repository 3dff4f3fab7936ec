// The small pieces every drawing is made of. A drawing is a string of SVG on a sheet of 800 × 600 units.
export type Svg = string
export type Point = readonly [x: number, y: number]
/** A point of a limb: where it is and how thick the limb is there. */
export type Joint = readonly [x: number, y: number, radius: number]

const round = (n: number) => Math.round(n * 10) / 10

export const path = (d: string, fill: string, more = ''): Svg => `<path d="${d}" fill="${fill}" ${more}/>`
export const stroke = (d: string, color: string, width: number, more = ''): Svg =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = ''): Svg =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): Svg =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" transform="rotate(${round(turn)} ${round(x)} ${round(y)})"/>`
export const box = (x: number, y: number, w: number, h: number, fill: string, radius = 0): Svg =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${radius}" fill="${fill}"/>`

export const at = (x: number, y: number, inner: Svg, scale = 1, turn = 0): Svg =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale})">${inner}</g>`
export const move = (transform: string, ...inner: Svg[]): Svg => `<g transform="${transform}">${inner.join('')}</g>`
export const mirror = (...inner: Svg[]): Svg => move('translate(800 0) scale(-1 1)', ...inner)
export const fade = (opacity: number, ...inner: Svg[]): Svg => `<g opacity="${opacity}">${inner.join('')}</g>`

const hash = (text: string) => {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return (h >>> 0).toString(36)
}

/** Shows `inner` only within `shape`. */
export const clip = (shape: Svg, ...inner: Svg[]): Svg => {
  const id = `c${hash(shape)}`
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inner.join('')}</g>`
}

/** A shape with light from the upper left: the same outline, moved, is the lit part; what remains is in shade. */
export const form = (d: string, light: string, shade: string, dx = -10, dy = -8): Svg =>
  path(d, shade) + clip(path(d, light), path(d, light, `transform="translate(${dx} ${dy})"`))

/** A round thing with a shaded rim. */
export const bead = (x: number, y: number, r: number, light: string, shade: string): Svg =>
  circle(x, y, r, shade) + circle(x - r * 0.14, y - r * 0.14, r * 0.84, light)

/** Random numbers from a seed, so that every run renders the same picture. */
export const random = (seed: number) => {
  let state = (seed + 1) * 0x9e3779b9
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return from + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (to - from)
  }
}

export const many = (count: number, draw: (index: number) => Svg): Svg =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A soft line through the points (Catmull-Rom), closed if asked. */
export const smooth = (points: readonly Point[], closed = false): string => {
  const n = points.length
  const get = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0]
  const start = get(0)
  let d = `M${round(start[0])} ${round(start[1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    d += `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} `
    d += `${round(c[0] - (e[0] - b[0]) / 6)} ${round(c[1] - (e[1] - b[1]) / 6)} ${round(c[0])} ${round(c[1])}`
  }
  return closed ? `${d}Z` : d
}

/** An uneven round outline: bushes, sand, food. */
export const blob = (x: number, y: number, rx: number, ry: number, seed: number, wobble = 0.14, n = 9): string => {
  const r = random(seed)
  const turn = r(0, 6.28)
  return smooth(
    Array.from({ length: n }, (_, i): Point => {
      const angle = turn + (i / n) * Math.PI * 2
      const far = 1 + r(-wobble, wobble)
      return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far]
    }),
    true,
  )
}

/** A tapered arm, leg or branch through its joints. */
export const limb = (color: string, ...joints: Joint[]): Svg => {
  let out = ''
  joints.forEach(([x, y, r], i) => {
    out += circle(x, y, r, color)
    const next = joints[i + 1]
    if (!next) return
    const [nx, ny, nr] = next
    const angle = Math.atan2(ny - y, nx - x) + Math.PI / 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const corners = [
      [x + c * r, y + s * r],
      [nx + c * nr, ny + s * nr],
      [nx - c * nr, ny - s * nr],
      [x - c * r, y - s * r],
    ]
    out += path(`M${corners.map(([px = 0, py = 0]) => `${round(px)} ${round(py)}`).join('L')}Z`, color)
  })
  return out
}
