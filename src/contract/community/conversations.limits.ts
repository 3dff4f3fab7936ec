/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const conversationLimits = {
  message: 2000,
  /** Maximum number of messages in a conversation. Internal notes count only for staff. */
  messages: 200,
} as const

/** A conversation is about a claim or a request. */
export type ConversationKind = 'claim' | 'request'
