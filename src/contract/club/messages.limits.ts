/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const messageLimits = { title: 120, messages: 100 } as const
