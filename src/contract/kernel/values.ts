import * as z from 'zod'
import { passwordLimits } from './identity.limits.ts'
import { languages } from './languages.limits.ts'

/** Ids are made by whoever creates a thing, so that sending the same creation twice makes one thing. */
export const Id = z.uuid()

/** The most that a column for whole numbers holds. */
const most = 2_147_483_647

export const VenueId = z.int().min(1).max(most)

/** A place in a list that grows, or how many there are. */
export const Count = z.int().min(0).max(most)

/** An amount in the venue's currency, in hundredths: 125050 is 1.250,50. */
export const Money = z.int().min(0).max(99_999_999_999)

export const Language = z.enum(languages)

/** A moment, as ISO text in UTC. Screens show it in the venue's time zone. */
export const Moment = z.iso
  .datetime()
  .max(30)
  // PostgreSQL has no such year. Other odd ones are taken: a device's clock may say anything.
  .refine((moment) => !moment.startsWith('0000'), 'year')

/** A day of the calendar, as 2026-11-15. */
export const Day = z.iso.date()

/** A day that somebody enters. In other centuries it is a slip. */
export const EnteredDay = Day.refine((day) => /^(18|19|20|21)/.test(day), 'year')

/** Counts up with every change; a change made from an older version is refused as stale. The next one fits as well. */
export const Version = z
  .int()
  .min(1)
  .max(most - 1)

// PostgreSQL stores neither NUL nor lone surrogates, and no screen shows control characters.
const unprintable = /\p{Cs}|(?![\t\n\r])\p{Cc}/u
/** Text as it came, of which a column holds every character. */
export const printable = z.string().refine((text) => !unprintable.test(text), 'unprintable')

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

/** One line that nobody insists on, as a search or the name of a file: what cannot stand in a line becomes a space. */
export const mended = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replaceAll(/[\p{Cs}\p{Cc}]/gu, ' ').trim())

/** A spreadsheet's file as it came: each of its cells is looked at by itself. */
export const sheet = (max: number) => z.string().max(max)

/** What the server wrote and wants back: a link's secret, a permit, the seal of a plan. */
export const Token = words(200)

/** Where a page of a list ended. Only the server reads it; the next page is asked for with it. */
export const Cursor = words(3000)

export const Mail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .meta({ examples: ['alguien@ejemplo.test'] })
  .pipe(z.email())

/** A password as typed, which nobody stores: spaces count. */
export const Password = z.string().min(1).max(passwordLimits.max)
export const NewPassword = z.string().min(passwordLimits.min).max(passwordLimits.max)

/** What a write answers when there is nothing to tell but that it happened. */
export const Done = z.object({ done: z.literal(true) })
