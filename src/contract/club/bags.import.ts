import * as z from 'zod'
import { sheetEndpoints } from '../kernel/sheetEndpoints.ts'
import { importPreviewOf } from '../kernel/sheets.ts'
import { Id, optionalText, requiredLine } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { type BagCsvColumn, bagCsvColumns, bagLimits, bagTypes } from './bags.limits.ts'
import { peopleLimits } from './people.limits.ts'

/** The values of a CSV row, checked as in the form of a new bag. */
export const BagRow = z.strictObject({
  firstName: requiredLine(peopleLimits.name),
  lastName: requiredLine(peopleLimits.name),
  numberSocio: requiredLine(peopleLimits.number),
  type: z.enum(bagTypes),
  brand: requiredLine(bagLimits.brand),
  place: optionalText(bagLimits.place),
})
export type BagRow = z.infer<typeof BagRow>

const Place = optionalText(bagLimits.place)

/** Bags as a spreadsheet, and the warning about two bags in one place. */
export const bagsImport = {
  /** Bags in a place, except the edited one. Nothing forbids two bags in one place: screens warn. */
  atPlace: staff.read
    .input(z.strictObject({ place: Place, except: Id.optional() }))
    .output(z.array(z.object({ id: Id, brand: z.string(), fullName: z.string() })))
    .meta({ dependsOn: ['club.people'] }),
  /** Bags that are not archived, as a spreadsheet. Member number, type and brand identify a bag; an import creates the member of an unknown number. */
  ...sheetEndpoints(
    bagLimits.csvCharacters,
    importPreviewOf(Object.keys(bagCsvColumns) as BagCsvColumn[]).extend({
      /** Places of the file that another bag has already, or that two rows have; the first 100. */
      taken: z.array(z.object({ place: z.string(), by: z.string() })),
    }),
  ),
}
