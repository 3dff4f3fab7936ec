/**
 * Formats a count with separators of thousands: 19717 as 19.717. Does not use Intl: its first format takes 30 ms, and four times
 * as long on a slow phone.
 */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, '.')
