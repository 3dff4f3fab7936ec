/** A password as typed; its length is bounded because hashing costs. */
export const passwordLimits = { min: 8, max: 200 } as const
