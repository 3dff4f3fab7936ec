import { textLimits } from '../kernel/texts.limits.ts'

/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const messageLimits = { title: textLimits.title, messages: 100 } as const
