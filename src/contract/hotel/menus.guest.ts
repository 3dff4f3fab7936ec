import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Id, Language, Moment, Money, VenueId } from '../kernel/values.ts'
import { visitor } from '../kernel/who.ts'
import { bounds, Content } from './menus.ts'

/** Names are in the reader's language already; where a translation is missing, the default name. */
const GuestOptionGroup = z.object({
  id: Id,
  name: z.string(),
  choose: z.enum(['one', 'many']),
  required: z.boolean(),
  ...bounds,
  choices: z.array(z.object({ id: Id, name: z.string(), extra: Money })),
})

export const GuestProduct = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  photo: Photo.nullable(),
  /** Null is 'No price.' */
  price: Money.nullable(),
  /** False while it cannot be had: shown, not ordered. */
  stock: z.boolean(),
  /** When it comes back by itself, where it does. */
  backAt: Moment.optional(),
  /** How many are left, once they are few. */
  remaining: z.int().optional(),
  glutenFree: z.boolean(),
  vegetarian: z.boolean(),
  vegan: z.boolean(),
  favourite: z.boolean(),
  contains: z.array(Content),
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

const menuShown = {
  id: Id,
  name: z.string(),
  aclaration: z.string(),
  photo: Photo.nullable(),
  hours: z.string(),
  /** A closed menu can be read, not ordered from. */
  open: z.boolean(),
  /** When it opens or closes next, for the page to read again; null when it never does. */
  changesAt: Moment.nullable(),
}
export const GuestMenuInList = z.object(menuShown)
export type GuestMenuInList = z.infer<typeof GuestMenuInList>
export const GuestMenu = z.object({
  ...menuShown,
  categories: z.array(GuestCategory),
  /** 'Lo más pedido': its products that can be ordered, most sold first; none before something was sold. */
  mostOrdered: z.array(Id),
})
export type GuestMenu = z.infer<typeof GuestMenu>

const GuestOutlet = z.object({ id: Id, name: z.string(), photo: Photo.nullable(), hours: z.string() })
export type GuestOutlet = z.infer<typeof GuestOutlet>

/** Addresses without a language are in spanish, those without a venue in the community's. */
const asked = { venue: VenueId.optional(), language: Language.default('spanish') }

/** Outlets stand around the menus, and the venue's time zone says whether one is open. */
const shown = { kept: true, from: ['hotel.outlets', 'kernel.venues'] } as const

/** Menus as guests read them: the same for everybody, kept as ready bytes. */
export const menusOfGuests = {
  /** The first page: the outlets to choose from. A venue that has none offers all its menus there. */
  atVenue: visitor.read
    .input(z.strictObject(asked))
    .output(z.object({ outlets: z.array(GuestOutlet), menus: z.array(GuestMenu) }))
    .meta(shown),
  /** Everything an outlet offers, in one read. Without an outlet: every menu of the venue. */
  offered: visitor.read
    .input(z.strictObject({ ...asked, outlet: Id.optional() }))
    .output(z.object({ outlet: GuestOutlet.nullable(), menus: z.array(GuestMenu) }))
    .errors(refusals('gone'))
    .meta(shown),
  /** An outlet and the names of its menus: /lugares/{idLugar}. */
  atOutlet: visitor.read
    .input(z.strictObject({ ...asked, outlet: Id }))
    .output(z.object({ outlet: GuestOutlet, menus: z.array(GuestMenuInList) }))
    .errors(refusals('gone'))
    .meta(shown),
  shown: visitor.read
    .input(z.strictObject({ ...asked, menu: Id }))
    .output(GuestMenu)
    .errors(refusals('gone'))
    .meta(shown),
  /**
   * One product with the names of where it stands: the '…/client' pages. A menu or category that it is not in is a page
   * that does not exist; the outlet is the one whose menu led here, for the way back.
   */
  shownProduct: visitor.read
    .input(
      z.strictObject({
        ...asked,
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
    .meta(shown),
}
