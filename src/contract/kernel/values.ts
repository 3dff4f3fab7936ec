import * as z from 'zod'

/** Ids are made by whoever creates a thing, so that sending the same creation twice makes one thing. */
export const Id = z.uuid()

export const VenueId = z.int().min(1).max(2_147_483_647)

/** A moment, as ISO text in UTC. Screens show it in the venue's time zone. */
export const Moment = z.iso.datetime()

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

/** Text of any number of lines, never empty. */
export const prose = (max: number) => printable.trim().min(1).max(max)

export const Mail = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** A password as typed: spaces count, length is bounded because hashing costs. */
export const Password = z.string().min(1).max(200)
export const NewPassword = z.string().min(8).max(200)

/** What a write answers when there is nothing to tell but that it happened. */
export const Done = z.object({ done: z.literal(true) })
