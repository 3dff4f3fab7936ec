import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from 'culori'

/** The pages' background colour (`--background`). Contrast is measured against it, because links there need more than white text on a button. */
const background = '#F6F8F5'
/** Minimum contrast of WCAG AA for text. */
const minContrast = 4.5
/** For the six lighter shades, the share of the way from the button's shade to white. */
const tints = [0.955, 0.9, 0.8, 0.66, 0.46, 0.22]
/** For the three darker shades, the share of the button's lightness. */
const depths = [0.9, 0.8, 0.7]

const hex = (colour: Oklch) => formatHex(clampChroma(colour, 'oklch')).toUpperCase()

/** Ten shades of a colour, light to dark. The seventh fills buttons: the colour itself, darkened until it has the minimum contrast. */
export const colourShadesOf = (colour: string): string[] => {
  const given = oklch(colour)
  if (!given) throw new Error(`'${colour}' is not a colour`)
  const filled = { ...given }
  while (wcagContrast(hex(filled), background) < minContrast && filled.l > 0) filled.l -= 0.01
  return [
    ...tints.map((part) => hex({ ...filled, l: filled.l + (1 - filled.l) * part, c: filled.c * (1 - part * 0.75) })),
    hex(filled),
    ...depths.map((part) => hex({ ...filled, l: filled.l * part, c: filled.c * part })),
  ]
}
