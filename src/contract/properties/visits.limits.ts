/**
 * A visit is `asked` (requested) while the visitor's proposal waits for staff, `offered` while the staff's proposal
 * waits for the visitor, and `confirmed` when both have agreed to the time.
 */
export const visitStates = ['asked', 'offered', 'confirmed', 'canceled'] as const
export type VisitState = (typeof visitStates)[number]

/** Minutes that a visit can take. */
export const visitLengths = [15, 30, 45, 60, 90] as const
export const usualVisitMinutes = 30

/** Days until the link in a mail expires, counted from the visit. */
export const visitLinkDays = 2
