import * as z from 'zod'

/** The changed cells of an existing object in an import preview. */
export const RowChange = z.object({
  /** Name of the object, for the preview's heading. */
  name: z.string(),
  cells: z.array(z.object({ heading: z.string(), from: z.string(), to: z.string() })),
})
export type RowChange = z.infer<typeof RowChange>
