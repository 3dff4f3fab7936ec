import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { localizedFields } from '../kernel/languages.limits.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Moment, Money, optionalLine, Removed, requiredLine, TimeOfDay, Version } from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { contentMarks } from './contentMarks.limits.ts'
import { menuDefaults, menuLimits } from './menus.limits.ts'
import { areBoundsValid } from './optionChoices.limits.ts'

const anyText = () => z.string()
const Order = z.int().min(1).max(menuLimits.order)

/**
 * A period on a weekday (0 is Sunday) in the venue's time zone. A period whose end is before its start ends on the next
 * day; equal times mean 24 hours.
 */
export const Opening = z.strictObject({ day: z.int().min(0).max(6), from: TimeOfDay, to: TimeOfDay })
export type Opening = z.infer<typeof Opening>

/** Minimum and maximum number of choices in a group with `choose: 'many'`; `choiceBoundsOf` applies the defaults. */
export const choiceBounds = {
  atLeast: z.int().min(1).max(menuLimits.choices).optional(),
  atMost: z.int().min(1).max(menuLimits.choices).optional(),
}

const choiceNames = {
  name: requiredLine(menuLimits.productName),
  ...localizedFields('name', () => optionalLine(menuLimits.productName)),
}
export const ContentMark = z.enum(contentMarks)
const contains = z.array(ContentMark).max(contentMarks.length)
/** Choices that were stored before they had contents have none. */
const Choice = z.strictObject({ id: Id, ...choiceNames, extra: Money, contains: contains.default([]) })
/** A decision that a guest makes about a product: size, cooking point, extras. */
export const OptionGroup = z.strictObject({
  id: Id,
  ...choiceNames,
  choose: z.enum(['one', 'many']),
  required: z.boolean(),
  ...choiceBounds,
  choices: z.array(Choice).min(1).max(menuLimits.choices),
})
export type OptionGroup = z.infer<typeof OptionGroup>
/** Groups stored before this check may have a minimum above the maximum; `choiceBoundsOf` limits it for guests. */
const OptionGroupInput = OptionGroup.refine(areBoundsValid, { path: ['atLeast'] })

const menuFields = {
  name: requiredLine(menuLimits.name),
  ...localizedFields('name', () => optionalLine(menuLimits.name)),
  ...localizedFields('aclaration', () => optionalLine(menuLimits.aclaration)),
  photoId: Id,
  hours: requiredLine(menuLimits.hours),
  ...localizedFields('hours', () => optionalLine(menuLimits.hours)),
  /** An empty list means always open. */
  openings: z.array(Opening).max(menuLimits.openings),
  /** Null shows the menu at every outlet. */
  outletId: Id.nullable(),
}
export const Menu = z.object({
  id: Id,
  name: z.string(),
  ...localizedFields('name', anyText),
  ...localizedFields('aclaration', anyText),
  photo: Photo.nullable(),
  hours: z.string(),
  ...localizedFields('hours', anyText),
  openings: z.array(Opening),
  orderMenu: z.int(),
  outletId: Id.nullable(),
  hidden: z.boolean(),
  version: Version,
})
export type Menu = z.infer<typeof Menu>

const categoryFields = {
  name: requiredLine(menuLimits.name),
  ...localizedFields('name', () => optionalLine(menuLimits.name)),
  photoId: Id.nullable(),
  /** Station that prepares the products without one of their own; an omitted one stays as it is. */
  stationId: Id.nullable().optional(),
  /** Tax rate of the products without one of their own; null is the venue's first rate. */
  taxRateId: Id.nullable().optional(),
}
export const Category = z.object({
  id: Id,
  menuId: Id,
  name: z.string(),
  ...localizedFields('name', anyText),
  photo: Photo.nullable(),
  orderCategory: z.int(),
  withImages: z.boolean(),
  stationId: Id.nullable(),
  taxRateId: Id.nullable(),
  hidden: z.boolean(),
  version: Version,
})
export type Category = z.infer<typeof Category>

const productFields = {
  name: requiredLine(menuLimits.productName),
  ...localizedFields('name', () => optionalLine(menuLimits.productName)),
  description: optionalLine(menuLimits.productDescription),
  ...localizedFields('description', () => optionalLine(menuLimits.productDescription)),
  price: Money.nullable(),
  glutenFree: z.boolean(),
  vegetarian: z.boolean(),
  vegan: z.boolean(),
  favourite: z.boolean(),
  contains,
  options: z.array(OptionGroupInput).max(menuLimits.optionGroups),
  /** Null is the station of the category; an omitted one stays as it is. */
  stationId: Id.nullable().optional(),
  /** Null is the tax rate of the category. */
  taxRateId: Id.nullable().optional(),
}
export const Product = z.object({
  id: Id,
  categoryId: Id,
  name: z.string(),
  ...localizedFields('name', anyText),
  description: z.string(),
  ...localizedFields('description', anyText),
  photo: Photo.nullable(),
  price: Money.nullable(),
  /** False while staff have disabled the product. */
  stock: z.boolean(),
  /** 'Agotado hasta mañana': the product cannot be ordered before this moment. */
  outUntil: Moment.nullable(),
  /** Portions left; null when portions are not counted. */
  remaining: z.int().nullable(),
  nameOfBuys: z.int(),
  orderProduct: z.int(),
  glutenFree: z.boolean(),
  vegetarian: z.boolean(),
  vegan: z.boolean(),
  favourite: z.boolean(),
  contains: z.array(ContentMark),
  options: z.array(OptionGroup),
  stationId: Id.nullable(),
  taxRateId: Id.nullable(),
  hidden: z.boolean(),
  version: Version,
})
export type Product = z.infer<typeof Product>

/**
 * A create call may omit these fields: the new row then goes to the end of its list. An edit must send all of them, so
 * that a missing field is never reset to its default.
 */
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

const productTotals = { products: z.int(), withoutStock: z.int() }
export const MenuInList = z.object({ ...Menu.shape, categories: z.int(), ...productTotals })
export type MenuInList = z.infer<typeof MenuInList>
export const CategoryInList = z.object({ ...Category.shape, ...productTotals })
export type CategoryInList = z.infer<typeof CategoryInList>

const idInput = z.strictObject({ id: Id })
const editFields = { id: Id, version: Version }
const ids = z.array(Id).max(menuLimits.list)

export const MenuPart = z.enum(['menu', 'category', 'product'])
export type MenuPart = z.infer<typeof MenuPart>

/** Menus for staff; menus.guest.ts has the endpoints for guests. */
export const menusForStaff = {
  list: staff.read.output(z.array(MenuInList)),
  one: staff.read
    .input(idInput)
    .output(z.object({ ...Menu.shape, categories: z.array(CategoryInList) }))
    .errors(refusals('gone')),
  category: staff.read
    .input(idInput)
    .output(
      z.object({
        ...Category.shape,
        menu: z.object({ id: Id, name: z.string(), hidden: z.boolean() }),
        products: z.array(Product),
      }),
    )
    .errors(refusals('gone')),
  product: staff.read.input(idInput).output(Product).errors(refusals('gone')),
  /** Distinct option groups of all products, each with the name of one product that has it. */
  optionsInUse: staff.read.output(z.array(z.object({ product: z.string(), group: OptionGroup }))),
  /** Stock of all products, sorted by name, for staff who work with orders. */
  stock: staff.read.output(
    z.array(Product.pick({ id: true, name: true, stock: true, outUntil: true, remaining: true })),
  ),
  /** The venue's counters, counted on every read so that they cannot drift. */
  counts: staff.read.output(
    z.object({
      totalMenues: z.int(),
      totalCategories: z.int(),
      totalProducts: z.int(),
      productsWithoutStock: z.int(),
    }),
  ),

  create: admin.write
    .input(z.strictObject({ id: Id, ...menuFields, ...newMenuOrder }))
    .output(Menu)
    .errors(refusals('gone')),
  update: admin.write
    .input(z.strictObject({ ...editFields, ...menuFields, ...menuOrder }))
    .output(Menu)
    .errors(refusals('gone', 'stale')),
  remove: admin.write.input(idInput).output(Removed).errors(refusals('gone')),
  reorder: admin.write.input(z.strictObject({ ids })).output(Done).errors(refusals('stale')),
  /** Hides a part of a menu, with its content, from guests. The version stays: open forms do not become stale. */
  setHidden: admin.write
    .input(z.strictObject({ of: MenuPart, id: Id, hidden: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  /** Copies a menu with its content under a new name; the copy starts hidden. A repeated id creates one copy. */
  duplicate: admin.write
    .input(z.strictObject({ id: Id, from: Id, name: requiredLine(menuLimits.name) }))
    .output(Menu)
    .errors(refusals('gone')),

  /** Copies a category with its products; the copy starts hidden at the end of the same menu. */
  duplicateCategory: admin.write
    .input(z.strictObject({ id: Id, from: Id, name: requiredLine(menuLimits.name) }))
    .output(Category)
    .errors(refusals('gone')),
  duplicateProduct: admin.write
    .input(z.strictObject({ id: Id, from: Id, name: requiredLine(menuLimits.productName) }))
    .output(Product)
    .errors(refusals('gone')),

  createCategory: admin.write
    .input(z.strictObject({ id: Id, menuId: Id, ...categoryFields, ...newCategoryOrder }))
    .output(Category)
    .errors(refusals('gone')),
  updateCategory: admin.write
    .input(z.strictObject({ ...editFields, ...categoryFields, ...categoryOrder }))
    .output(Category)
    .errors(refusals('gone', 'stale')),
  /** Removes a category with its products. */
  removeCategory: admin.write.input(idInput).output(Removed).errors(refusals('gone')),
  reorderCategories: admin.write
    .input(z.strictObject({ menuId: Id, ids }))
    .output(Done)
    .errors(refusals('stale')),

  createProduct: admin.write
    .input(z.strictObject({ id: Id, categoryId: Id, photoId: Id.nullable(), ...productFields, ...newProductOrder }))
    .output(Product)
    .errors(refusals('gone', { contradictory_marks: 422 })),
  /** Saves a product. A different `categoryId` moves it; the category must be in the same menu. */
  updateProduct: admin.write
    .input(z.strictObject({ ...editFields, categoryId: Id, photoId: Id.nullable(), ...productFields, ...productOrder }))
    .output(Product)
    .errors(refusals('gone', 'stale', { unknown_category: 422, contradictory_marks: 422 })),
  removeProduct: admin.write.input(idInput).output(Removed).errors(refusals('gone')),
  reorderProducts: admin.write
    .input(z.strictObject({ categoryId: Id, ids }))
    .output(Done)
    .errors(refusals('stale')),
  /**
   * 'Disable' and 'Enable' of a product. The version stays, so open forms do not become stale. Enabling also clears `outUntil` and a
   * `remaining` of 0.
   */
  setStock: staff.write
    .input(z.strictObject({ id: Id, stock: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  /** Makes the product unavailable until the next midnight in the venue's time zone. */
  setOutToday: staff.write.input(idInput).output(Done).errors(refusals('gone')),
  /** Sets the portions left, which every order reduces; null stops the counting. */
  setRemaining: staff.write
    .input(z.strictObject({ id: Id, remaining: z.int().min(0).max(menuLimits.remaining).nullable() }))
    .output(Done)
    .errors(refusals('gone')),
}
