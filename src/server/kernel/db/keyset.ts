import type * as z from 'zod'

/** Encodes the sort key of a page's last row as a cursor, which the client sends back to get the next page. */
export const writeCursor = (key: readonly unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url')

/** Decodes the cursor of a list. Null without a cursor or with an invalid one; the list then starts with its first page. */
export const decodeCursor = <T>(key: z.ZodType<T>, cursor: string | undefined): T | null => {
  if (!cursor) return null
  try {
    return key.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}

/** `rows` contains one row more than the page size if there is a next page; that row is cut off. */
export const toPage = <Row>(rows: readonly Row[], size: number, keyOf: (last: Row) => readonly unknown[]) => {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, next: rows.length > size && last ? writeCursor(keyOf(last)) : null }
}
