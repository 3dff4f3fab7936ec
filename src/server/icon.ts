/** A flag on the venue's colour. */
export const iconOf = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><path d="M12 26V6l11 4-11 5" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/></svg>`
