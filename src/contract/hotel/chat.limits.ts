/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const chatLimits = {
  message: 1000,
  /** The newest of a conversation that its screen shows. */
  shown: 200,
  /** Of guests, until the house has read them. */
  waiting: 50,
  /** Of one conversation: whoever writes more calls the house. */
  messages: 5000,
  /** Conversations that have ended, as staff list them. */
  ended: 50,
  /** A preview is cut to 39 characters plus '...' when it has more than 40. */
  preview: 40,
} as const
