import * as z from 'zod'
import { passwordLimits } from './identity.limits.ts'
import { languages } from './languages.limits.ts'
import { phonePattern } from './texts.limits.ts'

/** The id of an object, created by the client, so that a repeated create request creates one object. */
export const Id = z.uuid()

/**
 * An id and a whole number of an output with hundreds of objects. Only their type is checked, because the format follows from the type
 * of the column: with checks of the format, the validation of a large menu takes three times as long.
 */
export const StoredId = z.string().meta({ format: 'uuid' })
export const StoredInteger = z.number().meta({ type: 'integer' })

/** Maximum of a PostgreSQL integer column. */
const maxInteger = 2_147_483_647

export const VenueId = z.int().min(1).max(maxInteger)

/** A count, or a position in a list. */
export const Count = z.int().min(0).max(maxInteger)

/**
 * An amount in hundredths, never negative: 125050 is 1.250,50. Its currency is the venue's, except in objects with a currency
 * of their own, such as property listings.
 */
export const Money = z.int().min(0).max(99_999_999_999)

export const Language = z.enum(languages)

/** A timestamp as ISO text in UTC. Screens show it in the venue's time zone. */
export const Moment = z.iso
  .datetime()
  .max(30)
  // PostgreSQL has no year 0000. Other unusual years are accepted, because a device's clock may be wrong.
  .refine((moment) => !moment.startsWith('0000'), 'year')

/** A calendar day, such as 2026-11-15. */
export const Day = z.iso.date()

/** A day typed by a person; years outside 1800 to 2199 are refused as typing errors. */
export const EnteredDay = Day.refine((day) => /^(18|19|20|21)/.test(day), 'year')

/** A time of day in the venue's time zone, such as 18:30. */
export const TimeOfDay = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ examples: ['18:30', '19:30'] })

/** Version of a row; every change adds 1, and a change based on an older version is refused as stale. */
export const Version = z
  .int()
  .min(1)
  .max(maxInteger - 1)

// PostgreSQL cannot store NUL or lone surrogates; other control characters are invisible.
const unprintable = /\p{Cs}|(?![\t\n\r])\p{Cc}/u
/** Text without characters that PostgreSQL cannot store. */
export const printableText = z.string().refine((text) => !unprintable.test(text), 'unprintable')

/** Returns the same schema for the same maximum: each takes several objects of the library, and a start creates them all. */
const createdOnce = <Schema>(create: (max: number) => Schema) => {
  const created = new Map<number, Schema>()
  return (max: number) => {
    const schema = created.get(max) ?? create(max)
    created.set(max, schema)
    return schema
  }
}

/** One line of text, not empty. */
export const requiredLine = createdOnce((max) =>
  printableText
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\r\n]*$/),
)

/** One line of text, possibly empty. */
export const optionalLine = createdOnce((max) =>
  printableText
    .trim()
    .max(max)
    .regex(/^[^\r\n]*$/),
)

/** Text with line breaks, not empty. */
export const requiredText = createdOnce((max) => printableText.trim().min(1).max(max))

/** Text with line breaks, possibly empty. */
export const optionalText = createdOnce((max) => printableText.trim().max(max))

/** One line that is corrected instead of refused, for search terms and file names: control characters become spaces. */
export const sanitisedLine = createdOnce((max) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replaceAll(/[\p{Cs}\p{Cc}]/gu, ' ').trim()),
)

/** The content of a spreadsheet file; its cells are validated one by one later. */
export const spreadsheetText = (max: number) => z.string().max(max)

/** An opaque text that the server issued and receives back, such as a link's secret or a preview's hash. */
export const Token = optionalLine(200)

/** Position at which a page of a list ended; the client sends it back to get the next page. */
export const Cursor = optionalLine(3000)

export const Mail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .meta({ examples: ['alguien@ejemplo.test'] })
  .pipe(z.email())

const phoneExamples = { examples: ['+54 11 4444-2222', '(011) 4444 2222'] }
export const requiredPhone = (max: number) => requiredLine(max).regex(phonePattern).meta(phoneExamples)
export const optionalPhone = (max: number) =>
  optionalLine(max)
    .refine((phone) => phone === '' || phonePattern.test(phone), 'phone')
    .meta(phoneExamples)

/** A typed password; it is not trimmed, because spaces count. */
export const Password = z.string().min(1).max(passwordLimits.max)
export const NewPassword = z.string().min(passwordLimits.min).max(passwordLimits.max)

/** Output of a write that returns no data. */
export const Done = z.object({ done: z.literal(true) })

/** Output of a removal that can be undone: the entry of the bin that holds the removed rows. */
export const Removed = z.object({ done: z.literal(true), binId: Id })
