/** Cash that is put into the till ('Ingreso') or taken out of it ('Retiro'). */
export const cashDirections = ['in', 'out'] as const

/** Texts in characters, lists in rows. */
export const tillLimits = {
  reason: 200,
  note: 500,
  /** Closed shifts on one page of the list. */
  page: 20,
  /** Cash movements of one shift. */
  movements: 500,
} as const
