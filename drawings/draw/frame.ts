import type { Svg } from './shape.ts'

const [width, height] = [800, 600]

const sheet = (inner: Svg): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">${inner}</svg>`

/** A drawing as an SVG document. */
export const frame = (inner: Svg): string => sheet(inner)

/** The grain of paper, laid over every picture: fine specks, some darker and some lighter than the picture. */
export const grain = (dark = 0.08, light = 0.055): string => {
  const specks = (id: string, tone: number, seed: number, opacity: number) =>
    `<filter id="${id}" x="0" y="0" width="100%" height="100%">` +
    `<feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="${seed}"/>` +
    `<feColorMatrix values="0 0 0 0 ${tone} 0 0 0 0 ${tone} 0 0 0 0 ${tone} 0 0 0 1.6 -0.62"/></filter>` +
    `<rect width="${width}" height="${height}" filter="url(#${id})" opacity="${opacity}"/>`
  return sheet(specks('dark', 0.05, 1, dark) + specks('light', 1, 8, light))
}
