const flag = '<path d="M12 26V6l11 4-11 5" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/>'

const svg = (size: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 32 32">${content}</svg>`

/** The icon of a venue: a white flag on a rounded square in the venue's colour. */
export const flagIconSvg = (colour: string) => svg('', `<rect width="32" height="32" rx="7" fill="${colour}"/>${flag}`)

/** The flag on a transparent background, 512 px wide: the source of PNG icons. */
export const whiteFlagSvg = svg(' width="512" height="512"', flag)
