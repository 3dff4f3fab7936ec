/** Password lengths. The maximum bounds the cost of hashing. */
export const passwordLimits = { min: 8, max: 200 } as const

/** Minutes until a recovery link expires. */
export const recoveryFor = 30
