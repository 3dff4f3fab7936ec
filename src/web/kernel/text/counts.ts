const format = new Intl.NumberFormat('es-AR')

/** 19717 as 19.717. */
export const countText = (count: number): string => format.format(count)
