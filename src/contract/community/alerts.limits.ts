/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const alertLimits = {
  /** How long a finger holds an alert before it goes out. */
  hold: 1500,
  shown: 20,
} as const

/** 'Alerta de Seguridad', 'Alerta de Incendio', 'Alerta Médica'. */
export const alertKinds = ['security', 'fire', 'medical'] as const
export type AlertKind = (typeof alertKinds)[number]
