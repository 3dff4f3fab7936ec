import type { BulkProduct } from '#contract/hotel/menus.bulk.ts'
import type { Upload } from '#web/kernel/uploads/uploads.ts'
import { plain } from '../matching.ts'

/** A product with where it stands: names repeat between categories. */
export interface Placed extends BulkProduct {
  category: string
}

const keyOf = (name: string) => plain(name).replace(/[^\p{L}\p{N}]+/gu, '')
const withoutEnding = (file: string) => file.replace(/\.[^.]*$/, '')
/** Cameras and browsers count what has the same name: 'Flan (2)', 'flan-2'. */
const withoutCount = (name: string) => name.replace(/\s*\(\d+\)\s*$|[\s_-]+\d{1,2}$/, '')

/** Finds the products that are called like a file, whatever the accents, case, spaces and dashes. */
export const namedLike = (products: readonly Placed[]) => {
  const byKey = new Map<string, Placed[]>()
  for (const product of products) {
    const key = keyOf(product.name)
    byKey.set(key, [...(byKey.get(key) ?? []), product])
  }
  return (file: string): readonly Placed[] => {
    const name = withoutEnding(file)
    // A product may itself be called 'Combo 2': the whole name is looked for first.
    const key = [name, withoutCount(name)].map(keyOf).find((key) => key !== '' && byKey.has(key))
    return key === undefined ? [] : (byKey.get(key) ?? [])
  }
}

/** A photo and where it goes. */
export interface PhotoRow {
  upload: Upload
  /** The products that are called like its file. */
  found: readonly Placed[]
  /** The one that was chosen, or the only one that was found. */
  product: Placed | null
  /** The other files that go to the same product. */
  twins: readonly string[]
}

interface Rows {
  uploads: readonly Upload[]
  products: readonly Placed[]
  /** Ids of products, by the photo that somebody has chosen them for. */
  chosen: Readonly<Record<string, string>>
}

/** First what somebody has to look at, by what the files are called: choosing a product moves no row. */
export const photoRows = ({ uploads, products, chosen }: Rows): PhotoRow[] => {
  const byId = new Map(products.map((product) => [product.id, product]))
  const named = namedLike(products)
  const rows = uploads.map((upload) => {
    const found = named(upload.name)
    const only = found.length === 1 ? found[0] : undefined
    return { upload, found, product: byId.get(chosen[upload.id] ?? '') ?? only ?? null }
  })
  const goingTo = new Map<Placed, Upload[]>()
  for (const { upload, product } of rows) if (product) goingTo.set(product, [...(goingTo.get(product) ?? []), upload])
  const isClear = ({ upload, found }: PhotoRow) => Number(found.length === 1 && upload.failed === null)
  return rows
    .map((row) => {
      const others = row.product ? (goingTo.get(row.product) ?? []).filter(({ id }) => id !== row.upload.id) : []
      return { ...row, twins: others.map(({ name }) => name) }
    })
    .sort((a, b) => isClear(a) - isClear(b) || a.upload.name.localeCompare(b.upload.name, 'es', { numeric: true }))
}

export interface ReadyRow extends PhotoRow {
  upload: Upload & { photo: NonNullable<Upload['photo']> }
  product: Placed
}
/** Whether it can be saved: it is there, and it is clear where it goes. */
export const isReady = (row: PhotoRow): row is ReadyRow =>
  row.upload.photo !== null && row.product !== null && row.twins.length === 0
