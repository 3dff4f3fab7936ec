import { BagRow } from '#contract/club/bags.import.ts'
import { type BagCsvColumn, type BagType, bagCsvColumns, bagLimits } from '#contract/club/bags.limits.ts'
import { type BadRowReason, previewLimits } from '#contract/kernel/sheets.limits.ts'
import { columnFinder, type ReadCell, readCellWithSchema, requiredCell } from '#server/kernel/csv/importCells.ts'
import { readImportFile, toImportPreview } from '#server/kernel/csv/sheetImports.ts'
import { type ImportPlan, planSheetImport, type Sheet, writeSheet } from '#server/kernel/csv/sheets.ts'
import { normalizedWords } from '#server/kernel/normalizedWords.rules.ts'

/** The non-empty cells of a row; an empty cell leaves the stored value unchanged. */
type RowValues = Partial<BagRow> & Pick<BagRow, 'firstName' | 'lastName' | 'numberSocio' | 'brand'>
export interface ExistingBag extends BagRow {
  id: string
  version: number
}
export type BagImportPlan = ImportPlan<ExistingBag, RowValues>

const typeWords: Record<string, BagType> = { bolsa: 'bag', bag: 'bag', carro: 'cart', carrito: 'cart', cart: 'cart' }
const typeNames: Record<BagType, string> = { bag: 'Bolsa', cart: 'Carro' }
const readType: ReadCell<BagType> = (cell) => {
  if (cell === '') return null
  const value = typeWords[normalizedWords(cell).join(' ')]
  return value ? { value } : { problem: 'invalid' }
}

const { shape } = BagRow
const column = <C extends BagCsvColumn>(
  name: C,
  read: ReadCell<BagRow[C]>,
  write: (value: BagRow[C]) => string = (value) => value,
) => ({ heading: bagCsvColumns[name], read, write: (bag: ExistingBag) => write(bag[name]) })

const sheet: Sheet<BagRow, ExistingBag, BadRowReason> = {
  columns: {
    firstName: column('firstName', requiredCell(readCellWithSchema(shape.firstName))),
    lastName: column('lastName', requiredCell(readCellWithSchema(shape.lastName))),
    numberSocio: column('numberSocio', requiredCell(readCellWithSchema(shape.numberSocio))),
    type: column('type', readType, (type) => typeNames[type]),
    brand: column('brand', requiredCell(readCellWithSchema(shape.brand))),
    place: column('place', readCellWithSchema(shape.place)),
  },
  columnOf: columnFinder<BagCsvColumn>({
    firstName: ['nombre', 'nombres', 'first name'],
    lastName: ['apellido', 'apellidos', 'last name'],
    numberSocio: ['numero de socio', 'nro de socio', 'n de socio', 'numero', 'socio', 'numbersocio'],
    type: ['tipo', 'type'],
    brand: ['marca', 'brand'],
    place: ['lugar', 'lugar en el deposito', 'ubicacion', 'place'],
  }),
  required: ['firstName', 'lastName', 'numberSocio', 'brand'],
  rowsAtMost: bagLimits.csvRows,
}

const keyOf = ({ numberSocio, type = 'bag', brand }: Pick<RowValues, 'numberSocio' | 'type' | 'brand'>) =>
  [numberSocio, type, brand.toLowerCase()].join('\n')

export const readBagsCsv = (csv: string) => readImportFile<BagRow, ExistingBag, RowValues>(csv, sheet, 'brand', keyOf)

/**
 * A row that names an existing bag changes its place, if the cell is filled and different; a row with an unknown bag creates it.
 * Names of known members are not changed.
 */
export const planBagRows = (rows: readonly RowValues[], existing: readonly ExistingBag[]): BagImportPlan => {
  const byKey = new Map(existing.map((bag) => [keyOf(bag), bag]))
  return planSheetImport(
    rows,
    (values) => byKey.get(keyOf(values)),
    (bag, { place }) => place !== undefined && place !== bag.place,
  )
}

const nameOf = ({ firstName, lastName, brand }: Pick<BagRow, 'firstName' | 'lastName' | 'brand'>) =>
  `${brand} · ${firstName} ${lastName}`

/**
 * Places that a changed or added bag would share with another bag after the import, each with the names of its bags. The number of
 * places is limited.
 */
const takenPlaces = ({ added, changed }: BagImportPlan, existing: readonly ExistingBag[]) => {
  const moved = new Map(changed.map(({ from, to }) => [from.id, to.place ?? from.place]))
  const after = [
    ...existing.map((bag) => ({ ...bag, place: moved.get(bag.id) ?? bag.place, isNew: moved.has(bag.id) })),
    ...added.map((row) => ({ ...row, place: row.place ?? '', isNew: true })),
  ]
  const byPlace = Map.groupBy(
    after.filter(({ place }) => place !== ''),
    ({ place }) => place.toLowerCase(),
  )
  return [...byPlace.values()]
    .filter((bags) => bags.length > 1 && bags.some(({ isNew }) => isNew))
    .slice(0, previewLimits.changes)
    .map((bags) => ({ place: bags[0]?.place ?? '', by: bags.map(nameOf).join(', ').slice(0, 200) }))
}

export const previewBagsImport = (
  file: ReturnType<typeof readBagsCsv>,
  plan: BagImportPlan,
  existing: readonly ExistingBag[],
) => {
  const changed = plan.changed.map(({ from, to: { place = from.place } }) => ({ from, to: { ...from, place } }))
  return {
    ...toImportPreview(sheet, file, { ...plan, changed }, (bag) => `${nameOf(bag)} · ${bag.numberSocio}`),
    taken: takenPlaces(plan, existing),
  }
}

export const writeBagsCsv = (rows: readonly ExistingBag[]): string => writeSheet(rows, sheet)
