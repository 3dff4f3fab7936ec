/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const orderLimits = {
  lines: 40,
  quantity: 99,
  /** All choices of all option groups of a product. */
  choices: 72,
  comment: 140,
  reason: 200,
  /** Place at an outlet, such as the number of a sunshade. */
  spot: 40,
  /** Pending orders of one stay. */
  pending: 20,
  /** Newest orders of a stay that its guests and staff see. */
  shown: 100,
  /** Newest canceled or completed orders of today in the order list. */
  today: 200,
  /** Canceled or completed orders of today when staff load all of them. */
  wholeToday: 5000,
  historyPage: 5,
  /** Pages of the history that are counted after the shown one: counting all orders of a venue takes longer than the page. */
  historyPagesAhead: 20,
} as const

/** Delivery places of an order: the room or table of its stay, or the outlet that it was placed from. */
export const deliveryPlaces = ['room', 'outlet'] as const

/** For this time after a stay was closed, an admin can correct its orders. */
export const correctionMillisecondsAfterClosing = 24 * 60 * 60 * 1000

export const orderStatuses = ['pending', 'accepted', 'canceled', 'completed'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Orders in these statuses are sales: they are on the bill and in the figures. A pending order is not accepted yet. */
export const soldStatuses = ['accepted', 'completed'] as const satisfies readonly OrderStatus[]

/** Entries of an order's change log. */
export const orderChangeKinds = [
  'entered',
  'accepted',
  'canceled',
  'ready',
  'completed',
  'corrected',
  'reopened',
  'moved',
] as const

/** The order list shows orders in these statuses only when they were sent today. */
export const finishedStatuses = ['canceled', 'completed'] as const satisfies readonly OrderStatus[]
export type FinishedStatus = (typeof finishedStatuses)[number]

/** Reasons why an order line is refused. */
export const lineProblems = ['gone', 'disabled', 'few', 'closed', 'options'] as const
export type LineProblem = (typeof lineProblems)[number]
