import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import {
  Cursor,
  Done,
  Id,
  Moment,
  optionalText,
  Removed,
  requiredLine,
  requiredText,
  sanitisedLine,
  Version,
} from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { bagLimits, bagLocations, bagTypes } from './bags.limits.ts'
import { actionTypes } from './movements.limits.ts'
import { Movement } from './movements.ts'
import { peopleLimits } from './people.limits.ts'

const BagType = z.enum(bagTypes)

/** A bag or cart as a row of a list. */
export const BagSummary = z.object({
  id: Id,
  type: BagType,
  brand: z.string(),
  fullName: z.string(),
  numberSocio: z.string(),
  place: z.string(),
  photo: Photo.nullable(),
  active: z.boolean(),
  items: z.int(),
  /** Number of items flagged as missing. */
  missing: z.int(),
  /** Null until the bag's first movement. */
  lastAction: z.enum(actionTypes).nullable(),
  lastMove: Moment.nullable(),
})
export type BagSummary = z.infer<typeof BagSummary>

export const BagItem = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  photo: Photo.nullable(),
  /** Time at which the item was flagged as missing; null while it is in the bag. */
  missingSince: Moment.nullable(),
  version: Version,
})
export type BagItem = z.infer<typeof BagItem>

export const BagComment = z.object({ id: Id, comments: z.string(), at: Moment, personAdmin: z.string() })
export type BagComment = z.infer<typeof BagComment>

export const Bag = z.object({
  ...BagSummary.omit({ items: true }).shape,
  owner: Id,
  archived: z.boolean(),
  /** Number of movements in the bag's ledger. A new movement sends the position it was based on. */
  position: z.int(),
  items: z.array(BagItem),
  version: Version,
})
export type Bag = z.infer<typeof Bag>

const bagFields = {
  type: BagType,
  brand: requiredLine(bagLimits.brand),
  place: optionalText(bagLimits.place),
  photoId: Id.nullable().default(null),
}
const numberSocio = requiredLine(peopleLimits.number)
const itemFields = {
  name: requiredLine(bagLimits.itemName),
  description: optionalText(bagLimits.itemDescription),
  photoId: Id.nullable(),
}
/** A bag's output contains its owner's name and number and its last movement, which other features write. */
const dependsOn = ['club.people', 'club.movements', 'club.custody'] as const

const BagPage = z.object({ bags: z.array(BagSummary), next: Cursor.nullable() })

export const bags = {
  /** Bags sorted by owner. Every word of `search` must begin a word of owner name, member number, brand or place. */
  list: staff.read
    .input(
      z.strictObject({
        search: sanitisedLine(bagLimits.search).optional(),
        where: z.enum(bagLocations).optional(),
        after: Cursor.optional(),
      }),
    )
    .output(BagPage)
    .meta({ dependsOn }),
  /** Archived bags, most recently archived first. */
  archived: staff.read
    .input(z.strictObject({ after: Cursor.optional() }))
    .output(BagPage)
    .meta({ dependsOn }),
  /** Number of bags that are not archived, and of those that are in or out of the bag room. */
  counts: staff.read.output(z.object({ total: z.int(), in: z.int(), out: z.int() })).meta({ dependsOn }),
  /** A bag with its items and its three newest movements and comments. Archived bags can still be read. */
  one: staff.read
    .input(z.strictObject({ id: Id }))
    .output(z.object({ bag: Bag, movements: z.array(Movement), comments: z.array(BagComment) }))
    .errors(refusals('gone'))
    .meta({ dependsOn }),
  /**
   * Creates a bag or cart. An unknown member number creates the owner as a new person. A new bag has 14 items, a new
   * cart none.
   */
  create: admin.write
    .input(
      z.strictObject({
        id: Id,
        ...bagFields,
        firstName: requiredLine(peopleLimits.name),
        lastName: requiredLine(peopleLimits.name),
        numberSocio,
      }),
    )
    .output(Bag)
    .errors(refusals('gone')),
  update: admin.write
    .input(
      z.strictObject({
        id: Id,
        version: Version,
        ...bagFields,
        photoId: Id.nullable(),
        numberSocio,
        active: z.boolean(),
      }),
    )
    .output(Bag)
    .errors(refusals('gone', 'stale', { unknown_member: 422 })),
  /** Removes the bag from all lists; its ledger and comments stay. */
  archive: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
  restore: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),

  /** All comments of a bag in pages, newest first. */
  allComments: staff.read
    .input(z.strictObject({ idBag: Id, after: Cursor.optional() }))
    .output(z.object({ comments: z.array(BagComment), next: Cursor.nullable() })),
  /** The bag's five newest comments. */
  comments: staff.read.input(z.strictObject({ idBag: Id })).output(z.array(BagComment)),
  addComment: admin.write
    .input(z.strictObject({ id: Id, idBag: Id, comments: requiredText(bagLimits.comment) }))
    .output(BagComment)
    .errors(refusals('gone')),
  removeComment: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Removed)
    .errors(refusals('gone')),

  item: staff.read
    .input(z.strictObject({ idBag: Id, id: Id }))
    .output(BagItem)
    .errors(refusals('gone'))
    .meta({ dependsOn }),
  addItem: admin.write
    .input(z.strictObject({ id: Id, idBag: Id, ...itemFields }))
    .output(BagItem)
    .errors(refusals('gone', 'full')),
  updateItem: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...itemFields }))
    .output(BagItem)
    .errors(refusals('gone', 'stale')),
  removeItem: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Removed)
    .errors(refusals('gone')),

  /** Items flagged as missing when their bag came in, most recent first; the newest 20. */
  missing: staff.read
    .output(z.array(z.object({ idItem: Id, name: z.string(), since: Moment, bag: BagSummary.omit({ items: true }) })))
    .meta({ dependsOn }),
  /** Removes the missing flag: the item was found. */
  solveMissing: staff.write
    .input(z.strictObject({ idItem: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
