import type * as z from 'zod'
import { languages, localizedField } from '#contract/kernel/languages.limits.ts'
import { optionalText } from '#contract/kernel/values.ts'
import type { OldDocument } from './exportFolder.ts'
import { parseOldAmount, parseOldDay, parseOldMoment, Rejected } from './values.rules.ts'

const explain = (issue: z.core.$ZodIssue | undefined) => {
  if (issue?.code === 'too_big') return `is longer than ${issue.maximum}`
  if (issue?.code === 'too_small') return 'is missing'
  return 'is not valid'
}

/**
 * Reads the fields of a document; an invalid value rejects the document. It remembers which fields were read; the others are
 * unknown.
 */
export const readFields = ({ data }: OldDocument, zone: string) => {
  const read = new Set<string>()
  const value = (name: string) => {
    read.add(name)
    return data[name] ?? undefined
  }
  /** A text, which is empty if the field is missing. Numbers are accepted too, because forms of the old product stored either. */
  const text = (name: string) => {
    const found = value(name)
    if (found === undefined) return ''
    if (typeof found === 'string') return found.trim()
    if (typeof found === 'number') return String(found)
    throw new Rejected(`'${name}' is not text`)
  }
  const parse = <S extends z.ZodType>(name: string, schema: S, given: unknown = text(name)): z.output<S> => {
    const result = schema.safeParse(given)
    if (!result.success) throw new Rejected(`'${name}' ${explain(result.error.issues[0])}`)
    return result.data
  }
  return {
    text,
    /** A text that the schema accepts; otherwise the document is rejected. */
    parse,
    /** A text that the schema accepts, or null if the text is empty. */
    parseOrNull: <S extends z.ZodType>(name: string, schema: S) => (text(name) === '' ? null : parse(name, schema)),
    /** A text in the four languages; `old` is its name in the old product, if it differs. */
    localized: <const F extends string>(field: F, max: number, old: string = field) =>
      Object.fromEntries(
        languages.map((language) => [
          localizedField(field, language),
          parse(localizedField(old, language), optionalText(max)),
        ]),
      ) as Record<`${F}${'Spanish' | 'English' | 'Portuguese' | 'French'}`, string>,
    flag(name: string, otherwise: boolean) {
      const found = value(name)
      if (found === undefined || found === '') return otherwise
      if (typeof found === 'boolean') return found
      if (found === 'true' || found === 'false') return found === 'true'
      throw new Rejected(`'${name}' is neither true nor false`)
    },
    /** A whole number from 1 to `max`, or `otherwise` if the field is empty. */
    count(name: string, otherwise: number, max: number) {
      const typed = text(name)
      if (typed === '') return otherwise
      const number = Number(typed)
      if (!Number.isInteger(number) || number < 1 || number > max)
        throw new Rejected(`'${name}' is not a number from 1 to ${max}`)
      return number
    },
    moment(name: string) {
      const found = value(name)
      if (found === undefined || found === '') return null
      const moment = parseOldMoment(found, zone)
      if (!moment) throw new Rejected(`'${name}' is not a time`)
      return moment
    },
    day(name: string) {
      const found = value(name)
      if (found === undefined || found === '') return null
      const day = parseOldDay(found, zone)
      if (!day) throw new Rejected(`'${name}' is not a date`)
      return day
    },
    amount: (name: string) => parseOldAmount(value(name)),
    /** Fields that the import leaves out on purpose. */
    ignore(...names: string[]) {
      for (const name of names) read.add(name)
    },
    unread: () => Object.keys(data).filter((name) => !read.has(name)),
  }
}
export type Fields = ReturnType<typeof readFields>
