import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { type Colours, darkColours, lightColours } from './colours.ts'

const schemes = { light: lightColours, dark: darkColours }
type Name = keyof Colours
type Pair = readonly [foreground: Name, background: Name]

const onEach = (foreground: Name, backgrounds: readonly Name[]) =>
  backgrounds.map((background): Pair => [foreground, background])
const texts: Name[] = ['ink', 'ink-soft', 'muted', 'danger', 'success-ink', 'warning-ink', 'warning-strong']
/** The venue's shades are tested with server/kernel/venues/shades.ts, which makes them. */
const pairs: readonly Pair[] = [
  ...texts.flatMap((name) => onEach(name, ['background', 'surface', 'hover'])),
  ...onEach('ink', ['success-soft', 'warning-soft', 'warning-wash', 'danger-soft', 'chip']),
  ...onEach('on-fill', ['ink', 'danger']),
  ['placeholder', 'surface'],
  ['chip-ink', 'chip'],
  ['success-ink', 'success-soft'],
  ['warning-ink', 'warning-soft'],
  ['warning-strong', 'warning-soft'],
  ['danger', 'danger-soft'],
]

test.each(Object.entries(schemes))(
  'in the %s scheme texts have a contrast of 4.5 with their backgrounds, and marks without text one of 3',
  (_, colours) => {
    const marks = onEach('surface', ['success', 'warning', 'danger', 'info'])
    const ratioOf = ([foreground, background]: Pair) => wcagContrast(colours[foreground], colours[background])
    expect(pairs.filter((pair) => !(ratioOf(pair) >= 4.5))).toEqual([])
    expect(marks.filter((pair) => !(ratioOf(pair) >= 3))).toEqual([])
    expect(wcagContrast('#fff', colours.alarm)).toBeGreaterThanOrEqual(4.5)
  },
)
