const format = new Intl.NumberFormat('es-AR')

/** Formats a count with separators of thousands: 19717 as 19.717. */
export const countText = (count: number): string => format.format(count)
