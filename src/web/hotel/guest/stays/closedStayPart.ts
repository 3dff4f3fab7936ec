import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'

/** Lazy part: loaded on a phone that is no longer in the room that it entered. */
export const closedStayPart = lazyPart(() => import('./ClosedStayLink.tsx').then((m) => m.ClosedStayLink))
