import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** The venue's shades are CSS variables in the HTML, so that the theme fits every venue. */
const venue = Array.from({ length: 10 }, (_, i) => `var(--venue-${i})`) as unknown as MantineColorsTuple

/** A fixed colour for a state, in all ten shades that the library expects. */
const state = (colour: string, soft: string) =>
  [soft, soft, soft, colour, colour, colour, colour, colour, colour, colour] as unknown as MantineColorsTuple

export const mantineTheme = createTheme({
  colors: { venue, danger: state('#B3261E', '#F9E3E1') },
  primaryColor: 'venue',
  primaryShade: { light: 6, dark: 3 },
  black: '#17211C',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font)',
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.625rem' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '99px' },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { fw: 600 } },
    InputWrapper: { defaultProps: { withAsterisk: false } },
  },
})
