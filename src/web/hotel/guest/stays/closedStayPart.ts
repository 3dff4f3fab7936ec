import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'

/** Lazy part for a phone without an open stay in the room. It is empty unless the phone's stay there was closed. */
export const closedStayPart = lazyPart(() => import('./ClosedStayLink.tsx').then((m) => m.ClosedStayLink))
