import * as z from 'zod'
import { languages } from './languages.limits.ts'

/** Ids are made by whoever creates a thing, so that sending the same creation twice makes one thing. */
export const Id = z.uuid()

export const VenueId = z.int().min(1).max(2_147_483_647)

/** An amount in the venue's currency, in hundredths: 125050 is 1.250,50. */
export const Money = z.int().min(0).max(99_999_999_999)

export const Language = z.enum(languages)

/** A moment, as ISO text in UTC. Screens show it in the venue's time zone. */
export const Moment = z.iso.datetime()

/** A day of the calendar, as 2026-11-15. */
export const Day = z.iso.date()

/** Where a page of a list ended. Only the server reads it; the next page is asked for with it. */
export const Cursor = z.string().max(3000)

/** Counts up with every change; a change made from an older version is refused as stale. */
export const Version = z.int().min(1)

// PostgreSQL stores neither NUL nor lone surrogates, and no screen shows control characters.
const unprintable = /\p{Cs}|(?![\t\n\r])\p{Cc}/u
const printable = z.string().refine((text) => !unprintable.test(text), 'unprintable')

/** One line of text, never empty. */
export const line = (max: number) =>
  printable
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\r\n]*$/)

/** One line of text, perhaps empty. */
export const words = (max: number) =>
  printable
    .trim()
    .max(max)
    .regex(/^[^\r\n]*$/)

/** Text of any number of lines, never empty. */
export const prose = (max: number) => printable.trim().min(1).max(max)

/** Text of any number of lines, perhaps none. */
export const note = (max: number) => printable.trim().max(max)

export const Mail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .meta({ examples: ['alguien@ejemplo.test'] })
  .pipe(z.email())

/** A password as typed: spaces count, length is bounded because hashing costs. */
export const Password = z.string().min(1).max(200)
export const NewPassword = z.string().min(8).max(200)

/** What a write answers when there is nothing to tell but that it happened. */
export const Done = z.object({ done: z.literal(true) })
