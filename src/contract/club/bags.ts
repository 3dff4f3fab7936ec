import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Cursor, Done, Id, line, Moment, mended, note, prose, Version } from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { bagLimits, bagTypes, bagWheres } from './bags.limits.ts'
import { actionTypes } from './movements.limits.ts'
import { Movement } from './movements.ts'
import { peopleLimits } from './people.limits.ts'

const BagType = z.enum(bagTypes)

/** A bag or cart as a row of a list. */
export const BagListed = z.object({
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
export type BagListed = z.infer<typeof BagListed>

export const Item = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  photo: Photo.nullable(),
  /** When the item was flagged as missing; null while it is in the bag. */
  missingSince: Moment.nullable(),
  version: Version,
})
export type Item = z.infer<typeof Item>

export const Comment = z.object({ id: Id, comments: z.string(), at: Moment, personAdmin: z.string() })
export type Comment = z.infer<typeof Comment>

export const Bag = z.object({
  ...BagListed.omit({ items: true }).shape,
  owner: Id,
  archived: z.boolean(),
  /** Number of movements in the bag's ledger. A new movement sends the position it was based on. */
  position: z.int(),
  items: z.array(Item),
  version: Version,
})
export type Bag = z.infer<typeof Bag>

const bagFields = {
  type: BagType,
  brand: line(bagLimits.brand),
  place: note(bagLimits.place),
  photoId: Id.nullable().default(null),
}
const numberSocio = line(peopleLimits.number)
const itemFields = {
  name: line(bagLimits.itemName),
  description: note(bagLimits.itemDescription),
  photoId: Id.nullable(),
}
/** A bag's output contains its owner's name and number and its last movement, which other features write. */
const from = ['club.people', 'club.movements', 'club.custody'] as const

const BagPage = z.object({ bags: z.array(BagListed), next: Cursor.nullable() })

export const bags = {
  /** Sorted by owner. Every word of `search` must begin a word of owner name, member number, brand or place. */
  list: staff.read
    .input(
      z.strictObject({
        search: mended(bagLimits.search).optional(),
        where: z.enum(bagWheres).optional(),
        after: Cursor.optional(),
      }),
    )
    .output(BagPage)
    .meta({ from }),
  /** Archived bags, most recently archived first. */
  archived: staff.read
    .input(z.strictObject({ after: Cursor.optional() }))
    .output(BagPage)
    .meta({ from }),
  /** Number of bags that are not archived, and of those that are in or out of the bag room. */
  counts: staff.read.output(z.object({ total: z.int(), in: z.int(), out: z.int() })).meta({ from }),
  /** A bag with its items and its three newest movements and comments. Archived bags can still be read. */
  one: staff.read
    .input(z.strictObject({ id: Id }))
    .output(z.object({ bag: Bag, movements: z.array(Movement), comments: z.array(Comment) }))
    .errors(refusals('gone'))
    .meta({ from }),
  /** An unknown member number creates the owner as a new person. A new bag has 14 items, a new cart none. */
  create: admin.write
    .input(
      z.strictObject({
        id: Id,
        ...bagFields,
        firstName: line(peopleLimits.name),
        lastName: line(peopleLimits.name),
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
    .output(z.object({ comments: z.array(Comment), next: Cursor.nullable() })),
  /** The bag's five newest comments. */
  comments: staff.read.input(z.strictObject({ idBag: Id })).output(z.array(Comment)),
  addComment: admin.write
    .input(z.strictObject({ id: Id, idBag: Id, comments: prose(bagLimits.comment) }))
    .output(Comment)
    .errors(refusals('gone')),
  removeComment: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),

  item: staff.read
    .input(z.strictObject({ idBag: Id, id: Id }))
    .output(Item)
    .errors(refusals('gone'))
    .meta({ from }),
  addItem: admin.write
    .input(z.strictObject({ id: Id, idBag: Id, ...itemFields }))
    .output(Item)
    .errors(refusals('gone', 'full')),
  updateItem: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...itemFields }))
    .output(Item)
    .errors(refusals('gone', 'stale')),
  removeItem: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),

  /** Items flagged as missing when their bag came in, most recent first; the newest 20. */
  missing: staff.read
    .output(z.array(z.object({ idItem: Id, name: z.string(), since: Moment, bag: BagListed.omit({ items: true }) })))
    .meta({ from }),
  /** Removes the missing flag: the item was found. */
  solveMissing: staff.write
    .input(z.strictObject({ idItem: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
