/** The browser's list of time zones. The chosen one is added if the browser does not list it. */
export const timeZones = (chosen: string) => {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return known.includes(chosen) ? known : [chosen, ...known]
}
