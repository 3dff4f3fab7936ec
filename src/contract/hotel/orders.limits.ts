/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const orderLimits = {
  lines: 40,
  quantity: 99,
  /** Every choice of every option of a product. */
  choices: 72,
  comment: 140,
  reason: 200,
  /** Of one stay, waiting at once. */
  pending: 20,
  /** Of one stay, as its guests see them. */
  shown: 100,
  /** Canceled and completed ones of today on the board, the newest; all of them for whoever asks. */
  today: 200,
  wholeToday: 5000,
  historyPage: 5,
} as const

export const orderStatuses = ['pending', 'accepted', 'canceled', 'completed'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Of these the board has today's only. */
export const finishedStatuses = ['canceled', 'completed'] as const satisfies readonly OrderStatus[]
export type FinishedStatus = (typeof finishedStatuses)[number]

/** Why a line cannot be ordered. */
export const lineProblems = ['gone', 'disabled', 'few', 'closed', 'options'] as const
export type LineProblem = (typeof lineProblems)[number]
