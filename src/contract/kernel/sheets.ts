import * as z from 'zod'
import { badFileReasons, badRowReasons } from './sheets.limits.ts'

/** The changed cells of an existing object in an import preview. */
export const RowChange = z.object({
  /** Name of the object, for the preview's heading. */
  name: z.string(),
  cells: z.array(z.object({ heading: z.string(), from: z.string(), to: z.string() })),
})
export type RowChange = z.infer<typeof RowChange>

/** The result of an import's preview, for a spreadsheet with these columns. */
export const importPreviewOf = <Column extends string>(columns: readonly Column[]) =>
  z.object({
    /** Null when the file can be read; then the other fields state what the import would do. */
    badFile: z.enum(badFileReasons).nullable(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    badRows: z.int(),
    bad: z.array(
      z.object({
        /** Row number as in a spreadsheet: the heading is row 1, blank rows count. */
        line: z.int(),
        column: z.enum(columns as readonly [Column, ...Column[]]).nullable(),
        reason: z.enum(badRowReasons),
        /** The refused cell text, cut to 60 characters. */
        found: z.string(),
      }),
    ),
    /** The first objects that would be updated, with old and new cells. */
    changes: z.array(RowChange),
    /** Headings of unknown columns, which the import ignores. */
    unknown: z.array(z.string()),
    /** All bad rows with the heading as CSV text, to be corrected and imported later. */
    rejected: z.string().nullable(),
    /** Hash of the planned changes. The import requires it and applies exactly the previewed changes. */
    plan: z.string(),
  })
export type ImportPreview<Column extends string = string> = z.infer<ReturnType<typeof importPreviewOf<Column>>>
export type BadRow<Column extends string = string> = ImportPreview<Column>['bad'][number]
