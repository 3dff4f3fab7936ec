import type pg from 'pg'
import { throttle } from '../throttle.ts'

const quarterHour = 15 * 60

/** How often a secret may be tried, or something costly asked for. Counted whether it succeeds or not. */
export const openThrottles = (pool: pg.Pool) => ({
  /** Per account: few enough that nobody can guess. */
  account: throttle(pool, 'account', 8, quarterHour),
  /** Per account from a device that has signed in to it before: a stranger's tries do not lock the owner out. */
  ownDevice: throttle(pool, 'own-device', 8, quarterHour),
  /** Per address: high, because a whole club may share one. */
  address: throttle(pool, 'address', 60, quarterHour),
  /** Per guarded thing, or per person who tries: a short code that people type. */
  code: throttle(pool, 'code', 8, quarterHour),
  /** Per stay, and again for those who stand in its room: both together few enough that nobody can guess. */
  roomCode: throttle(pool, 'room-code', 5, quarterHour),
  /** Per code that guards many things: all tries of strangers together. */
  sharedCode: throttle(pool, 'shared-code', 40, quarterHour),
  /** Per address and what is tried from it. */
  codeAddress: throttle(pool, 'code-address', 30, quarterHour),
  /** Per address: things that cost a row and need no account. */
  asking: throttle(pool, 'asking', 60, quarterHour),
  /** Per address: what is mailed to somebody who did not ask for it. */
  enquiry: throttle(pool, 'enquiry', 8, quarterHour),
  /** Per person: enough for the photos of a whole menu. */
  upload: throttle(pool, 'upload', 400, quarterHour),
  /** Per address: all who share it. */
  uploadAddress: throttle(pool, 'upload-address', 600, quarterHour),
  recovery: throttle(pool, 'recovery', 3, quarterHour),
})
export type Throttles = ReturnType<typeof openThrottles>
