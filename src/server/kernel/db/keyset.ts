import type * as z from 'zod'

/** Where a page ended, as the next page's request carries it. */
const writeCursor = (key: readonly unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url')

/** Null when there is none, or when it is not one of ours: then the list begins at its beginning. */
export const readCursor = <T>(key: z.ZodType<T>, cursor: string | undefined): T | null => {
  if (!cursor) return null
  try {
    return key.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}

/** A page from one row more than it holds: that row is not shown, but tells that there is a next page. */
export const pageOf = <Row>(rows: readonly Row[], size: number, keyOf: (last: Row) => readonly unknown[]) => {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, next: rows.length > size && last ? writeCursor(keyOf(last)) : null }
}
