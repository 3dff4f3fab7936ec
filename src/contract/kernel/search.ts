import * as z from 'zod'
import { searchLimits } from './search.limits.ts'
import { sanitisedLine } from './values.ts'
import { staff } from './who.ts'

export const SearchResult = z.object({
  id: z.string(),
  /** Noun of the kind, such as 'Persona'. */
  kind: z.string(),
  title: z.string(),
  /** Second line, which distinguishes results with the same title. */
  detail: z.string(),
  /** Path of a page that the caller may open. */
  link: z.string(),
})
export type SearchResult = z.infer<typeof SearchResult>

/** The search over all products. The features declare what can be found on the server (docs/decisions/0127). */
export const search = {
  find: staff.read
    .input(z.strictObject({ text: sanitisedLine(searchLimits.text) }))
    .output(z.array(SearchResult))
    .meta({ notLive: true }),
}
