import type * as z from 'zod'
import type { BadRowReason } from '#contract/kernel/sheets.limits.ts'
import { ListingCsvRow } from '#contract/properties/listingFields.ts'
import {
  type ListingCsvColumn,
  listingCsvColumns,
  listingStaffLimits,
} from '#contract/properties/listingStaff.limits.ts'
import { type CountField, countFields } from '#contract/properties/listings.limits.ts'
import { columnFinder, type ReadCell, readCellWithSchema, requiredCell } from '#server/kernel/csv/importCells.ts'
import { readImportFile, toImportPreview } from '#server/kernel/csv/sheetImports.ts'
import { type ImportPlan, planSheetImport, type Sheet, writeSheet } from '#server/kernel/csv/sheets.ts'
import { normalizedWords } from '#server/kernel/normalizedWords.rules.ts'
import { csvWords } from './listingsCsv.text.ts'

/** The non-empty cells of a row; an empty cell leaves the stored value unchanged. */
type RowValues = Partial<ListingCsvRow> &
  Pick<ListingCsvRow, 'operation' | 'type' | 'condition' | 'price' | 'direction' | 'city' | 'mtTotales'>
export interface ExistingListing extends ListingCsvRow {
  id: string
}
export type ListingImportPlan = ImportPlan<ExistingListing, RowValues>

const { shape } = ListingCsvRow
const plain = (text: string) => normalizedWords(text).join(' ')

/**
 * Reads '1.200' or '185.000,00' as a whole number, multiplied by `factor`: prices are stored in hundredths. Null for an empty cell.
 */
const readWhole =
  <Value extends number | null>(schema: z.ZodType<Value>, factor = 1): ReadCell<Value> =>
  (cell) => {
    if (cell === '') return null
    const digits = cell.replace(/,00?$/, '').replaceAll(/[\s.$]/g, '')
    const value = schema.safeParse(/^\d{1,12}$/.test(digits) ? Number(digits) * factor : Number.NaN)
    return value.success ? { value: value.data } : { problem: 'invalid' }
  }
const writeWhole = (value: number | null, factor = 1) => (value === null ? '' : String(Math.floor(value / factor)))

/** Finds the value that one of these words names; undefined for other words. */
const valueOfWord = <Value extends string>(words: Record<Value, readonly string[]>, word: string) =>
  (Object.keys(words) as Value[]).find((value) => words[value].some((known) => plain(known) === plain(word)))
const readWord =
  <Value extends string>(words: Record<Value, readonly string[]>): ReadCell<Value> =>
  (cell) => {
    const value = valueOfWord(words, cell)
    return cell === '' ? null : value ? { value } : { problem: 'invalid' }
  }
const readAmenities: ReadCell<ListingCsvRow['amenities']> = (cell) => {
  if (cell === '') return null
  const found = cell
    .split(/[,;|]/)
    .filter((word) => word.trim() !== '')
    .map((word) => valueOfWord(csvWords.amenities, word))
  return found.some((value) => value === undefined)
    ? { problem: 'invalid' }
    : { value: [...new Set(found.filter((value) => value !== undefined))] }
}

const column = <C extends ListingCsvColumn>(
  name: C,
  read: ReadCell<ListingCsvRow[C]>,
  write: (value: ListingCsvRow[C]) => string = (value) => (value === null ? '' : String(value)),
) => ({ heading: listingCsvColumns[name], read, write: (listing: ExistingListing) => write(listing[name]) })

const countColumns = Object.fromEntries(
  countFields.map((field) => [field, column(field, readWhole(shape[field]))]),
) as { [C in CountField]: ReturnType<typeof column<C>> }

const toUpper = (cell: string) => (cell.toUpperCase() === 'U$S' ? 'USD' : cell.toUpperCase())

const sheet: Sheet<ListingCsvRow, ExistingListing, BadRowReason> = {
  columns: {
    number: column('number', readWhole(shape.number)),
    operation: column(
      'operation',
      requiredCell(readWord(csvWords.operation)),
      (value) => csvWords.operation[value][0] ?? '',
    ),
    type: column('type', requiredCell(readWord(csvWords.type)), (value) => csvWords.type[value][0] ?? ''),
    condition: column(
      'condition',
      requiredCell(readWord(csvWords.condition)),
      (value) => csvWords.condition[value][0] ?? '',
    ),
    price: column('price', requiredCell(readWhole(shape.price, 100)), (value) => writeWhole(value, 100)),
    currency: column('currency', readCellWithSchema(shape.currency, toUpper)),
    direction: column('direction', requiredCell(readCellWithSchema(shape.direction))),
    city: column('city', requiredCell(readCellWithSchema(shape.city))),
    neighbourhood: column('neighbourhood', readCellWithSchema(shape.neighbourhood)),
    mtTotales: column('mtTotales', requiredCell(readWhole(shape.mtTotales))),
    mtCubiertos: column('mtCubiertos', readWhole(shape.mtCubiertos)),
    ...countColumns,
    expensas: column('expensas', readWhole(shape.expensas, 100), (value) => writeWhole(value, 100)),
    expensasCurrency: column('expensasCurrency', readCellWithSchema(shape.expensasCurrency, toUpper)),
    yearBuilt: column('yearBuilt', readWhole(shape.yearBuilt)),
    amenities: column('amenities', readAmenities, (values) =>
      values.map((value) => csvWords.amenities[value][0]).join(', '),
    ),
    label: column('label', readCellWithSchema(shape.label)),
    description: column('description', readCellWithSchema(shape.description)),
    ownerName: column('ownerName', readCellWithSchema(shape.ownerName)),
    ownerPhone: column('ownerPhone', readCellWithSchema(shape.ownerPhone)),
    ownerMail: column('ownerMail', readCellWithSchema(shape.ownerMail)),
  },
  columnOf: columnFinder<ListingCsvColumn>({
    ...(Object.fromEntries(
      Object.entries(listingCsvColumns).map(([name, heading]) => [name, [plain(heading)]]),
    ) as Record<ListingCsvColumn, string[]>),
    number: ['numero', 'n', 'nro', 'codigo'],
    direction: ['direccion', 'domicilio', 'calle'],
    city: ['ciudad', 'localidad'],
    mtTotales: ['metros totales', 'superficie total', 'm2 totales'],
    mtCubiertos: ['metros cubiertos', 'superficie cubierta', 'm2 cubiertos'],
    amenities: ['comodidades', 'amenities'],
    ownerName: ['propietario', 'dueno', 'propietaria'],
  }),
  required: ['operation', 'type', 'condition', 'price', 'direction', 'city', 'mtTotales'],
  rowsAtMost: listingStaffLimits.csvRows,
}

const placeOf = ({ operation, direction, city }: RowValues) => `${operation} ${plain(direction)}, ${plain(city)}`

export const readListingsCsv = (csv: string) =>
  readImportFile<ListingCsvRow, ExistingListing, RowValues>(
    csv,
    sheet,
    'direction',
    (row) => row.number ?? placeOf(row),
  )

/**
 * A row with a known number updates that listing. A row without one updates the listing with the same operation, address
 * and city, so that importing a file twice creates nothing twice. Other rows create listings, which get the next numbers.
 */
export const planListingRows = (
  rows: readonly RowValues[],
  existing: readonly ExistingListing[],
): ListingImportPlan => {
  const byNumber = new Map(existing.map((listing) => [listing.number, listing]))
  const byPlace = new Map(existing.map((listing) => [placeOf(listing), listing]))
  return planSheetImport(
    rows,
    (row) => (row.number === undefined ? byPlace.get(placeOf(row)) : byNumber.get(row.number)),
    (listing, values) =>
      Object.entries(values).some(
        ([name, value]) => JSON.stringify(listing[name as ListingCsvColumn]) !== JSON.stringify(value),
      ),
  )
}

export const previewListingsImport = (file: ReturnType<typeof readListingsCsv>, plan: ListingImportPlan) =>
  toImportPreview(sheet, file, plan, ({ number, direction, city }) => `${number} · ${direction}, ${city}`)

export const writeListingsCsv = (rows: readonly ExistingListing[]): string => writeSheet(rows, sheet)
