import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from 'culori'

/** What pages lie on (`--background`): a link there is harder to read than white text on the same shade. */
const ground = '#F6F8F5'
/** Of text in the fourth darkest shade on the ground (WCAG AA). */
const readable = 4.5
/** How light each shade is, relative to the one buttons are filled with (position 6). */
const tints = [0.955, 0.9, 0.8, 0.66, 0.46, 0.22]
const depths = [0.9, 0.8, 0.7]

const hex = (colour: Oklch) => formatHex(clampChroma(colour, 'oklch')).toUpperCase()

/** Ten shades of a colour, light to dark; the seventh is the colour itself, darkened as far as reading needs. */
export const shadesOf = (colour: string): string[] => {
  const given = oklch(colour)
  if (!given) throw new Error(`'${colour}' is not a colour`)
  const filled = { ...given }
  while (wcagContrast(hex(filled), ground) < readable && filled.l > 0) filled.l -= 0.01
  return [
    ...tints.map((part) => hex({ ...filled, l: filled.l + (1 - filled.l) * part, c: filled.c * (1 - part * 0.75) })),
    hex(filled),
    ...depths.map((part) => hex({ ...filled, l: filled.l * part, c: filled.c * part })),
  ]
}
