/** Limits of the notification centre. */
export const waitingLimits = {
  /** Characters of a kind's name, such as 'hotel.orders'. */
  kind: 60,
  /** Maximum number of kinds that an account stores choices for. */
  kinds: 100,
  /** Oldest items of each kind in the panel and on the dashboard. */
  listed: 5,
} as const

/** A mail about a new item is sent at once or as part of the daily digest. */
export const mailChoices = ['never', 'immediately', 'daily'] as const
export type MailChoice = (typeof mailChoices)[number]
