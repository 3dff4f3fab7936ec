/** Limits live outside the schema files, so that screens can import them without loading zod. */
export const messageLimits = { title: 120, messages: 100 } as const
