import * as z from 'zod'
import { spreadsheetBody } from './files.ts'
import { refusals } from './refusals.ts'
import { spreadsheetText, Token } from './values.ts'
import { admin } from './who.ts'

/** Endpoints of a list that staff export as CSV text and import again. `preview` is the output of `previewImport`. */
export const sheetEndpoints = <Preview extends z.ZodType>(characters: number, preview: Preview) => {
  const csv = spreadsheetText(characters)
  return {
    /** Returns what an import would do; writes nothing. */
    previewImport: admin.write.input(z.strictObject({ csv })).output(preview).meta(spreadsheetBody),
    /** Applies the previewed changes in one transaction; refused as stale when the plan no longer matches. */
    import: admin.write
      .input(z.strictObject({ csv, plan: Token }))
      .output(z.object({ created: z.int(), updated: z.int() }))
      .errors(refusals('stale'))
      .meta(spreadsheetBody),
    /** Cells that a spreadsheet would run as a formula are escaped. */
    export: admin.read.output(z.object({ csv: z.string() })).meta({ isExport: true }),
  }
}
