const hour = 60
const day = 24 * hour

/** Age in minutes, hours or days, rounded down ('hace 5 min', 'hace 3 h'); 'recién' below one minute. */
export function timeAgoText(minutes: number): string {
  if (minutes < 1) return 'recién'
  if (minutes < hour) return `hace ${minutes} min`
  if (minutes < day) return `hace ${Math.floor(minutes / hour)} h`
  return `hace ${Math.floor(minutes / day)} d`
}
