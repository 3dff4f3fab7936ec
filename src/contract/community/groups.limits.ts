/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const groupLimits = {
  name: 80,
  description: 500,
  meetsAt: 120,
  groups: 100,
  /** Members of one group. */
  size: 200,
  /** Groups that one member can have joined or asked for. */
  ofMember: 10,
  message: 1000,
  /** Messages that a leader can send in 24 hours, to groups and class together. Staff have no such limit. */
  messagesPerDay: 10,
  /** Days for which a member sees that a request was refused. */
  refusalDays: 30,
  /** Roll-calls and messages on one page. */
  shown: 50,
} as const
