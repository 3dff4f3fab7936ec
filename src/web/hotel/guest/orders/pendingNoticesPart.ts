import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'

/** Lazy part: loaded on the cart's page, and on other pages when an order is being sent or a phone knocks. */
export const pendingNoticesPart = lazyPart(() => import('./PendingNotices.tsx').then((m) => m.PendingNotices))
