/** Linear value of an sRGB channel, by the WCAG formula. */
const linear = (channel: number) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** WCAG contrast ratio of a colour like #1F5D43 on white, from 1 to 21. */
export const contrastOnWhite = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => linear(Number.parseInt(colour.slice(start, start + 2), 16)))
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}
