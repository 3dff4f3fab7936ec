import { part } from '#web/kernel/navigation/part.ts'

/** Lazy part: loaded when an order is being sent or a phone knocks. */
export const waiting = part(() => import('./Waiting.tsx').then((m) => m.Waiting))
