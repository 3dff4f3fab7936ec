import { textLimits } from '../kernel/texts.limits.ts'

/** Limits live outside the schema files, so that screens can import them without loading zod. */
export const messageLimits = { title: textLimits.title, messages: 100 } as const
