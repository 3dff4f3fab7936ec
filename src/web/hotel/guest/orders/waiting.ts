import { part } from '#web/kernel/navigation/part.ts'

/** Comes when something waits. */
export const waiting = part(() => import('./Waiting.tsx').then((m) => m.Waiting))
