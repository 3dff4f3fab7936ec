import * as z from 'zod'

/** What an import would change of something that is there, cell by cell, as the sheet writes it. */
export const RowChange = z.object({
  /** What it is known by. */
  name: z.string(),
  cells: z.array(z.object({ heading: z.string(), from: z.string(), to: z.string() })),
})
export type RowChange = z.infer<typeof RowChange>
