import type { BulkProduct } from '#contract/hotel/menus.bulk.ts'
import type { Upload } from '#web/kernel/uploads/uploads.ts'
import { plain } from '../matching.ts'

/** A product with the name of its category, because product names repeat between categories. */
export interface Placed extends BulkProduct {
  category: string
}

const nameKey = (name: string) => plain(name).replace(/[^\p{L}\p{N}]+/gu, '')
const withoutExtension = (file: string) => file.replace(/\.[^.]*$/, '')
/** Removes the number that cameras and browsers append to equal names: 'Flan (2)', 'flan-2'. */
const withoutCount = (name: string) => name.replace(/\s*\(\d+\)\s*$|[\s_-]+\d{1,2}$/, '')

/** Builds a lookup from file name to products, ignoring accents, case, spaces and dashes. */
export const namedLike = (products: readonly Placed[]) => {
  const byKey = new Map<string, Placed[]>()
  for (const product of products) {
    const key = nameKey(product.name)
    byKey.set(key, [...(byKey.get(key) ?? []), product])
  }
  return (file: string): readonly Placed[] => {
    const name = withoutExtension(file)
    // The whole name is tried first: a product can itself end in a number, as 'Combo 2'.
    const key = [name, withoutCount(name)].map(nameKey).find((key) => key !== '' && byKey.has(key))
    return key === undefined ? [] : (byKey.get(key) ?? [])
  }
}

/** An uploaded photo and the product that gets it. */
export interface PhotoRow {
  upload: Upload
  /** Products whose name matches the file name. */
  found: readonly Placed[]
  /** The chosen product, or the only match; null if there is none or several. */
  product: Placed | null
  /** Names of the other files for the same product. */
  twins: readonly string[]
}

interface PhotoRowsInput {
  uploads: readonly Upload[]
  products: readonly Placed[]
  /** Ids of the products that were chosen by hand, by upload id. */
  chosen: Readonly<Record<string, string>>
}

/** Rows sorted by file name, unclear ones first. The order ignores manual choices, so that choosing moves no row. */
export const photoRows = ({ uploads, products, chosen }: PhotoRowsInput): PhotoRow[] => {
  const byId = new Map(products.map((product) => [product.id, product]))
  const findByName = namedLike(products)
  const rows = uploads.map((upload) => {
    const found = findByName(upload.name)
    const onlyMatch = found.length === 1 ? found[0] : undefined
    return { upload, found, product: byId.get(chosen[upload.id] ?? '') ?? onlyMatch ?? null }
  })
  const uploadsByProduct = new Map<Placed, Upload[]>()
  for (const { upload, product } of rows)
    if (product) uploadsByProduct.set(product, [...(uploadsByProduct.get(product) ?? []), upload])
  const isClear = ({ upload, found }: PhotoRow) => Number(found.length === 1 && upload.failed === null)
  return rows
    .map((row) => {
      const others = row.product
        ? (uploadsByProduct.get(row.product) ?? []).filter(({ id }) => id !== row.upload.id)
        : []
      return { ...row, twins: others.map(({ name }) => name) }
    })
    .sort((a, b) => isClear(a) - isClear(b) || a.upload.name.localeCompare(b.upload.name, 'es', { numeric: true }))
}

export interface ReadyRow extends PhotoRow {
  upload: Upload & { photo: NonNullable<Upload['photo']> }
  product: Placed
}
/** Whether the photo can be saved: it is uploaded and is the only one for its product. */
export const isReady = (row: PhotoRow): row is ReadyRow =>
  row.upload.photo !== null && row.product !== null && row.twins.length === 0
