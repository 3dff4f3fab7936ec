/** A password as typed; its length is bounded because hashing costs. */
export const passwordLimits = { min: 8, max: 200 } as const

/** In minutes, until a link that was asked for is of no use: somebody sits there and waits for it. */
export const recoveryFor = 30
