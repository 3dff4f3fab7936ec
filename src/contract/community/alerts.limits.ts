/** Limits live outside the schema files, so that screens can import them without loading zod. */
export const alertLimits = {
  /** Milliseconds that the button must be held before the alert is sent. */
  hold: 1500,
  shown: 20,
} as const

/** Screens show them as 'Alerta de Seguridad', 'Alerta de Incendio' and 'Alerta Médica'. */
export const alertKinds = ['security', 'fire', 'medical'] as const
export type AlertKind = (typeof alertKinds)[number]
