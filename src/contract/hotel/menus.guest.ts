import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Id, Language, Moment, Money, StoredId, VenueId } from '../kernel/values.ts'
import { everyRole, type ReadRules } from '../kernel/who.ts'
import { ContentMark, choiceBounds } from './menus.ts'

/** Names are in the requested language; a missing translation falls back to the default name. */
const GuestOptionGroup = z.object({
  id: Id,
  name: z.string(),
  choose: z.enum(['one', 'many']),
  required: z.boolean(),
  ...choiceBounds,
  choices: z.array(z.object({ id: Id, name: z.string(), extra: Money, contains: z.array(ContentMark).default([]) })),
})

export const GuestProduct = z.object({
  id: StoredId,
  name: z.string(),
  description: z.string(),
  photo: Photo.nullable(),
  /** Null is shown as 'No price.' */
  price: Money.nullable(),
  /** False while the product is shown but cannot be ordered. */
  stock: z.boolean(),
  /** Time from which a product that is out for today can be ordered again. */
  backAt: Moment.optional(),
  /** Portions left; present only when they are few. */
  remaining: z.int().optional(),
  glutenFree: z.boolean(),
  vegetarian: z.boolean(),
  vegan: z.boolean(),
  favourite: z.boolean(),
  contains: z.array(ContentMark),
  options: z.array(GuestOptionGroup),
})
export type GuestProduct = z.infer<typeof GuestProduct>

const GuestCategory = z.object({
  id: Id,
  name: z.string(),
  photo: Photo.nullable(),
  withImages: z.boolean(),
  products: z.array(GuestProduct),
})
export type GuestCategory = z.infer<typeof GuestCategory>

const guestMenuFields = {
  id: Id,
  name: z.string(),
  aclaration: z.string(),
  photo: Photo.nullable(),
  hours: z.string(),
  /** False while the menu is closed: guests can read it but cannot order from it. */
  open: z.boolean(),
  /** Next opening or closing time, at which pages reload the menu; null for a menu that is always open. */
  changesAt: Moment.nullable(),
}
export const GuestMenuInList = z.object(guestMenuFields)
export type GuestMenuInList = z.infer<typeof GuestMenuInList>
export const GuestMenu = z.object({
  ...guestMenuFields,
  categories: z.array(GuestCategory),
  /** The best-selling products in stock, highest sales first ('Lo más pedido'); empty before the first sale. */
  mostOrdered: z.array(Id),
})
export type GuestMenu = z.infer<typeof GuestMenu>

const GuestOutlet = z.object({ id: Id, name: z.string(), photo: Photo.nullable(), hours: z.string() })
/** An outlet on the start page; it is open while one of its menus is, and has no state without menus. */
const GuestOutletInList = GuestOutlet.extend({ open: z.boolean().nullable(), changesAt: Moment.nullable() })
export type GuestOutletInList = z.infer<typeof GuestOutletInList>
export type GuestOutlet = z.infer<typeof GuestOutlet>

/** A URL without a language means Spanish, a URL without a venue the community's venue. */
const guestInput = { venue: VenueId.optional(), language: Language.default('spanish') }

/** Menu responses contain outlets and depend on the venue's time zone: changes of both invalidate cached responses. */
const guestReadMeta = { cached: true, dependsOn: ['hotel.outlets', 'kernel.venues'] } as const satisfies ReadRules

/** Menus for guests. Responses are the same for every caller, so the server caches them as bytes. */
export const menusForGuests = {
  /** Start page of guests: the outlets to choose from, or all menus when there are none. */
  atVenue: everyRole.read
    .input(z.strictObject(guestInput))
    .output(z.object({ outlets: z.array(GuestOutletInList), menus: z.array(GuestMenu) }))
    .meta(guestReadMeta),
  /** The menus of an outlet with all products; without `outlet`, all menus of the venue. */
  offered: everyRole.read
    .input(z.strictObject({ ...guestInput, outlet: Id.optional() }))
    .output(z.object({ outlet: GuestOutlet.nullable(), menus: z.array(GuestMenu) }))
    .errors(refusals('gone'))
    .meta(guestReadMeta),
  /** An outlet with its menus but without their products, for /lugares/{idLugar}. */
  atOutlet: everyRole.read
    .input(z.strictObject({ ...guestInput, outlet: Id }))
    .output(z.object({ outlet: GuestOutlet, menus: z.array(GuestMenuInList) }))
    .errors(refusals('gone'))
    .meta(guestReadMeta),
  shown: everyRole.read
    .input(z.strictObject({ ...guestInput, menu: Id }))
    .output(GuestMenu)
    .errors(refusals('gone'))
    .meta(guestReadMeta),
  /**
   * A product with its category, menu and outlet, for the '…/client' pages. Refused as gone when the given menu is not
   * the product's, or the given category belongs to another menu. `outlet` is where the guest came from, for the link
   * back.
   */
  shownProduct: everyRole.read
    .input(
      z.strictObject({
        ...guestInput,
        product: Id,
        menu: Id.optional(),
        category: Id.optional(),
        outlet: Id.optional(),
      }),
    )
    .output(
      z.object({
        ...GuestProduct.shape,
        category: z.object({ id: Id, name: z.string() }),
        menu: z.object({
          id: Id,
          name: z.string(),
          hours: z.string(),
          open: z.boolean(),
          changesAt: Moment.nullable(),
        }),
        outlet: z.object({ id: Id, name: z.string() }).nullable(),
      }),
    )
    .errors(refusals('gone'))
    .meta(guestReadMeta),
}
