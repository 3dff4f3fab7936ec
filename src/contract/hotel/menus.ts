import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { inFour } from '../kernel/languages.limits.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, line, Moment, Money, Version, words } from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { areInOrder } from './choosing.limits.ts'
import { contents } from './contents.limits.ts'
import { menuDefaults, menuLimits } from './menus.limits.ts'

const anyText = () => z.string()
const Order = z.int().min(1).max(menuLimits.order)

const Clock = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ examples: ['12:00'] })

/** A stretch of a weekday (0 is Sunday) in the venue's zone. One that ends before it begins ends the next day. */
export const Opening = z.strictObject({ day: z.int().min(0).max(6), from: Clock, to: Clock })
export type Opening = z.infer<typeof Opening>

/** Of a group of which several may be chosen; `boundsOf` says what they come to. */
export const bounds = {
  atLeast: z.int().min(1).max(menuLimits.choices).optional(),
  atMost: z.int().min(1).max(menuLimits.choices).optional(),
}

const choiceNames = {
  name: line(menuLimits.productName),
  ...inFour('name', () => words(menuLimits.productName)),
}
const Choice = z.strictObject({ id: Id, ...choiceNames, extra: Money })
/** Size, cooking point, extras: what a guest decides about a product. */
export const OptionGroup = z.strictObject({
  id: Id,
  ...choiceNames,
  choose: z.enum(['one', 'many']),
  required: z.boolean(),
  ...bounds,
  choices: z.array(Choice).min(1).max(menuLimits.choices),
})
export type OptionGroup = z.infer<typeof OptionGroup>
/** What was stored before may still ask for more: guests are asked for what `boundsOf` makes of it. */
const WrittenGroup = OptionGroup.refine(areInOrder, { path: ['atLeast'] })

const menuWritten = {
  name: line(menuLimits.name),
  ...inFour('name', () => words(menuLimits.name)),
  ...inFour('aclaration', () => words(menuLimits.aclaration)),
  photoId: Id,
  hours: line(menuLimits.hours),
  /** None means always open. */
  openings: z.array(Opening).max(menuLimits.openings),
  /** Untied, every outlet shows it. */
  outletId: Id.nullable(),
}
export const Menu = z.object({
  id: Id,
  name: z.string(),
  ...inFour('name', anyText),
  ...inFour('aclaration', anyText),
  photo: Photo.nullable(),
  hours: z.string(),
  openings: z.array(Opening),
  orderMenu: z.int(),
  outletId: Id.nullable(),
  hidden: z.boolean(),
  version: Version,
})
export type Menu = z.infer<typeof Menu>

const categoryWritten = {
  name: line(menuLimits.name),
  ...inFour('name', () => words(menuLimits.name)),
  photoId: Id.nullable(),
}
export const Category = z.object({
  id: Id,
  menuId: Id,
  name: z.string(),
  ...inFour('name', anyText),
  photo: Photo.nullable(),
  orderCategory: z.int(),
  withImages: z.boolean(),
  hidden: z.boolean(),
  version: Version,
})
export type Category = z.infer<typeof Category>

export const Content = z.enum(contents)

const productWritten = {
  name: line(menuLimits.productName),
  ...inFour('name', () => words(menuLimits.productName)),
  description: words(menuLimits.productDescription),
  ...inFour('description', () => words(menuLimits.productDescription)),
  price: Money.nullable(),
  glutenFree: z.boolean(),
  vegetarian: z.boolean(),
  vegan: z.boolean(),
  favourite: z.boolean(),
  contains: z.array(Content).max(contents.length),
  options: z.array(WrittenGroup).max(menuLimits.optionGroups),
}
export const Product = z.object({
  id: Id,
  categoryId: Id,
  name: z.string(),
  ...inFour('name', anyText),
  description: z.string(),
  ...inFour('description', anyText),
  photo: Photo.nullable(),
  price: Money.nullable(),
  /** False while it is disabled. */
  stock: z.boolean(),
  /** 'Agotado hasta mañana': until then it is out, and comes back by itself. */
  outUntil: Moment.nullable(),
  /** How many there are; null while nobody counts them. */
  remaining: z.int().nullable(),
  nameOfBuys: z.int(),
  orderProduct: z.int(),
  glutenFree: z.boolean(),
  vegetarian: z.boolean(),
  vegan: z.boolean(),
  favourite: z.boolean(),
  contains: z.array(Content),
  options: z.array(OptionGroup),
  hidden: z.boolean(),
  version: Version,
})
export type Product = z.infer<typeof Product>

/** New things may leave these out, and stand at the end of their list; an edit says them all, so that none falls back by being forgotten. */
const menuOrder = { orderMenu: Order }
const categoryOrder = { orderCategory: Order, withImages: z.boolean() }
const productOrder = { orderProduct: Order, nameOfBuys: z.int().min(0).max(menuLimits.nameOfBuys) }
const newMenuOrder = { orderMenu: Order.optional() }
const newCategoryOrder = {
  orderCategory: Order.optional(),
  withImages: z.boolean().default(menuDefaults.withImages),
}
const newProductOrder = {
  orderProduct: Order.optional(),
  nameOfBuys: productOrder.nameOfBuys.default(menuDefaults.nameOfBuys),
}

const totals = { products: z.int(), withoutStock: z.int() }
export const MenuInList = z.object({ ...Menu.shape, categories: z.int(), ...totals })
export type MenuInList = z.infer<typeof MenuInList>
export const CategoryInList = z.object({ ...Category.shape, ...totals })
export type CategoryInList = z.infer<typeof CategoryInList>

const one = z.strictObject({ id: Id })
const edit = { id: Id, version: Version }
const ids = z.array(Id).max(menuLimits.list)

export const PartOfMenu = z.enum(['menu', 'category', 'product'])
export type PartOfMenu = z.infer<typeof PartOfMenu>

/** Menus as staff work with them. Guests read them in contract/hotel/menus.guest.ts. */
export const menusOfStaff = {
  list: staff.read.output(z.array(MenuInList)),
  one: staff.read
    .input(one)
    .output(z.object({ ...Menu.shape, categories: z.array(CategoryInList) }))
    .errors(refusals('gone')),
  category: staff.read
    .input(one)
    .output(
      z.object({
        ...Category.shape,
        menu: z.object({ id: Id, name: z.string(), hidden: z.boolean() }),
        products: z.array(Product),
      }),
    )
    .errors(refusals('gone')),
  product: staff.read.input(one).output(Product).errors(refusals('gone')),
  /** The groups of options that products have, each once, with one product that has it. */
  optionsInUse: staff.read.output(z.array(z.object({ product: z.string(), group: OptionGroup }))),
  /** Every product by its name, and whether it can be had: for whoever works with orders. */
  stock: staff.read.output(
    z.array(Product.pick({ id: true, name: true, stock: true, outUntil: true, remaining: true })),
  ),
  /** The venue's counters: counted when asked, so that they cannot drift. */
  counts: staff.read.output(
    z.object({
      totalMenues: z.int(),
      totalCategories: z.int(),
      totalProducts: z.int(),
      productsWithoutStock: z.int(),
    }),
  ),

  create: admin.write
    .input(z.strictObject({ id: Id, ...menuWritten, ...newMenuOrder }))
    .output(Menu)
    .errors(refusals('gone')),
  update: admin.write
    .input(z.strictObject({ ...edit, ...menuWritten, ...menuOrder }))
    .output(Menu)
    .errors(refusals('gone', 'stale')),
  remove: admin.write.input(one).output(Done).errors(refusals('gone')),
  reorder: admin.write.input(z.strictObject({ ids })).output(Done).errors(refusals('stale')),
  /** What is hidden is no guest's business, with all that is in it. No edit goes stale by it: it is no part of the form. */
  setHidden: admin.write
    .input(z.strictObject({ of: PartOfMenu, id: Id, hidden: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  /** A whole copy under a new id and name, hidden until it is finished; sent twice it makes one. */
  duplicate: admin.write
    .input(z.strictObject({ id: Id, from: Id, name: line(menuLimits.name) }))
    .output(Menu)
    .errors(refusals('gone')),

  /** The same of a category with its products, and of a product: the copy stands in the same list. */
  duplicateCategory: admin.write
    .input(z.strictObject({ id: Id, from: Id, name: line(menuLimits.name) }))
    .output(Category)
    .errors(refusals('gone')),
  duplicateProduct: admin.write
    .input(z.strictObject({ id: Id, from: Id, name: line(menuLimits.productName) }))
    .output(Product)
    .errors(refusals('gone')),

  createCategory: admin.write
    .input(z.strictObject({ id: Id, menuId: Id, ...categoryWritten, ...newCategoryOrder }))
    .output(Category)
    .errors(refusals('gone')),
  updateCategory: admin.write
    .input(z.strictObject({ ...edit, ...categoryWritten, ...categoryOrder }))
    .output(Category)
    .errors(refusals('gone', 'stale')),
  /** Deletes its products with it. */
  removeCategory: admin.write.input(one).output(Done).errors(refusals('gone')),
  reorderCategories: admin.write
    .input(z.strictObject({ menuId: Id, ids }))
    .output(Done)
    .errors(refusals('stale')),

  createProduct: admin.write
    .input(z.strictObject({ id: Id, categoryId: Id, photoId: Id.nullable(), ...productWritten, ...newProductOrder }))
    .output(Product)
    .errors(refusals('gone')),
  /** Another `categoryId` of the same menu moves it there. */
  updateProduct: admin.write
    .input(z.strictObject({ ...edit, categoryId: Id, photoId: Id, ...productWritten, ...productOrder }))
    .output(Product)
    .errors(refusals('gone', 'stale', { unknown_category: 422 })),
  removeProduct: admin.write.input(one).output(Done).errors(refusals('gone')),
  reorderProducts: admin.write
    .input(z.strictObject({ categoryId: Id, ids }))
    .output(Done)
    .errors(refusals('stale')),
  /**
   * 'Disable' and 'Enable'. No edit goes stale by it: it is no part of the form. What is enabled can be had, whatever it
   * was out for.
   */
  setStock: staff.write
    .input(z.strictObject({ id: Id, stock: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  /** Out until the venue's next day begins. */
  setOutToday: staff.write.input(one).output(Done).errors(refusals('gone')),
  /** So many can be had, and every order takes from them; null stops the counting. */
  setRemaining: staff.write
    .input(z.strictObject({ id: Id, remaining: z.int().min(0).max(menuLimits.remaining).nullable() }))
    .output(Done)
    .errors(refusals('gone')),
}
