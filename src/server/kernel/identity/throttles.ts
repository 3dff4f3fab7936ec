import type pg from 'pg'
import { throttle } from '../throttle.ts'

const quarterHour = 15 * 60

/** Limits of attempts per quarter of an hour. Successful attempts count too, unless the caller gives them back. */
export const openThrottles = (pool: pg.Pool) => ({
  /** Password attempts per account, from unknown devices. */
  account: throttle(pool, 'account', 8, quarterHour),
  /** Password attempts per account from a device that has signed in before: a stranger cannot lock the owner out. */
  ownDevice: throttle(pool, 'own-device', 8, quarterHour),
  /** Password attempts per IP address. High, because a whole club may share one address. */
  address: throttle(pool, 'address', 60, quarterHour),
  /** Attempts at a short code that people type, per protected object or per person. */
  code: throttle(pool, 'code', 8, quarterHour),
  /** Attempts at a room's secret code: per stay, and a second time per stay for phones that scanned the room's QR. */
  roomCode: throttle(pool, 'room-code', 5, quarterHour),
  /** Attempts of all unknown devices together at a code that protects many objects, such as the bag code. */
  sharedCode: throttle(pool, 'shared-code', 40, quarterHour),
  /** Attempts at a code per IP address and target. */
  codeAddress: throttle(pool, 'code-address', 30, quarterHour),
  /** Writes without an account that store a row, per IP address. */
  asking: throttle(pool, 'asking', 60, quarterHour),
  /** Enquiries per IP address: each one mails the venue. */
  enquiry: throttle(pool, 'enquiry', 8, quarterHour),
  /** Uploads per person: enough for the photos of a whole menu. */
  upload: throttle(pool, 'upload', 400, quarterHour),
  /** Uploads per IP address, of all people behind it. */
  uploadAddress: throttle(pool, 'upload-address', 600, quarterHour),
  /** Recovery mails per account. */
  recovery: throttle(pool, 'recovery', 3, quarterHour),
})
export type Throttles = ReturnType<typeof openThrottles>
