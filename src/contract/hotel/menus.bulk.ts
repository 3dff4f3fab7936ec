import * as z from 'zod'
import { Photo, spreadsheetBody } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Money } from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { menuLimits } from './menus.limits.ts'

const BulkProduct = z.object({
  id: Id,
  name: z.string(),
  photo: Photo.nullable(),
  /** Null is shown as 'No price.' */
  price: Money.nullable(),
})
export type BulkProduct = z.infer<typeof BulkProduct>

const BulkCategory = z.object({ id: Id, name: z.string(), products: z.array(BulkProduct) })
export type BulkCategory = z.infer<typeof BulkCategory>

/** `was` is the price that the editor saw; the change is refused when the stored price differs. */
const PriceChange = z.strictObject({ id: Id, was: Money, price: Money })
export type PriceChange = z.infer<typeof PriceChange>

/** `was` is the photo that the editor saw; null for none. */
const PhotoChange = z.strictObject({ id: Id, was: Id.nullable(), photoId: Id })
export type PhotoChange = z.infer<typeof PhotoChange>

/** Endpoints that change many products of a menu in one call. */
export const menusBulkEdit = {
  /** All products of a menu, in the order of the menu. */
  everyProduct: staff.read
    .input(z.strictObject({ id: Id }))
    .output(z.object({ id: Id, name: z.string(), categories: z.array(BulkCategory) }))
    .errors(refusals('gone')),
  /** Changes all prices or none: stale when a product left the menu or its price differs from `was`. */
  changePrices: admin.write
    .input(z.strictObject({ id: Id, prices: z.array(PriceChange).min(1).max(menuLimits.inBulk) }))
    .output(Done)
    .errors(refusals('gone', 'stale'))
    .meta(spreadsheetBody),
  /**
   * Sets photos of products. Returns the ids of products that left the menu or have another photo by now; the other
   * photos are saved.
   */
  changePhotos: admin.write
    .input(z.strictObject({ id: Id, photos: z.array(PhotoChange).min(1).max(menuLimits.photosAtOnce) }))
    .output(z.object({ stale: z.array(Id) }))
    .errors(refusals('gone')),
}
