/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const chatLimits = {
  message: 1000,
  /** Newest messages of a conversation that are loaded. */
  shown: 200,
  /** Unread messages of a stay's guests; further ones are refused until staff have read them. */
  waiting: 50,
  /** Messages of one conversation; further ones are refused. */
  messages: 5000,
  /** Conversations of closed stays in the list for staff. */
  ended: 50,
  /** A preview longer than this is cut to 39 characters and '...'. */
  preview: 40,
} as const
