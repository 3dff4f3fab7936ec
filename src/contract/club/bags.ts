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

/** A bag or cart as lists show it. */
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
  /** How many of the items are missing. */
  missing: z.int(),
  /** Null until it has moved for the first time. */
  lastAction: z.enum(actionTypes).nullable(),
  lastMove: Moment.nullable(),
})
export type BagListed = z.infer<typeof BagListed>

export const Item = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  photo: Photo.nullable(),
  /** Since when it has not been where it should be. */
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
  /** How many movements its ledger has: a new one names the position it was made against. */
  position: z.int(),
  items: z.array(Item),
  version: Version,
})
export type Bag = z.infer<typeof Bag>

const described = {
  type: BagType,
  brand: line(bagLimits.brand),
  place: note(bagLimits.place),
  photoId: Id.nullable().default(null),
}
const numberSocio = line(peopleLimits.number)
const item = {
  name: line(bagLimits.itemName),
  description: note(bagLimits.itemDescription),
  photoId: Id.nullable(),
}
/** A bag carries its owner's name and number, and what its last movement left of it. */
const from = ['club.people', 'club.movements', 'club.custody'] as const

const Page = z.object({ bags: z.array(BagListed), next: Cursor.nullable() })

export const bags = {
  /** By the owner's name; each word of `search` begins the owner's name, the number, the brand or the place. */
  list: staff.read
    .input(
      z.strictObject({
        search: mended(bagLimits.search).optional(),
        where: z.enum(bagWheres).optional(),
        after: Cursor.optional(),
      }),
    )
    .output(Page)
    .meta({ from }),
  /** Those that were taken off the list, the latest first. */
  archived: staff.read
    .input(z.strictObject({ after: Cursor.optional() }))
    .output(Page)
    .meta({ from }),
  /** How many there are on the list, and how many of them are where. */
  counts: staff.read.output(z.object({ total: z.int(), in: z.int(), out: z.int() })).meta({ from }),
  /** With its three latest movements and comments and all its items. An archived one can still be read. */
  one: staff.read
    .input(z.strictObject({ id: Id }))
    .output(z.object({ bag: Bag, movements: z.array(Movement), comments: z.array(Comment) }))
    .errors(refusals('gone'))
    .meta({ from }),
  /** A number that a member has links that member; a new one makes the member. A bag has 14 clubs, a cart none. */
  create: admin.write
    .input(
      z.strictObject({
        id: Id,
        ...described,
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
        ...described,
        photoId: Id.nullable(),
        numberSocio,
        active: z.boolean(),
      }),
    )
    .output(Bag)
    .errors(refusals('gone', 'stale', { unknown_member: 422 })),
  /** Takes it off every list; its history stays. */
  archive: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
  restore: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),

  /** Every one, the newest first. */
  allComments: staff.read
    .input(z.strictObject({ idBag: Id, after: Cursor.optional() }))
    .output(z.object({ comments: z.array(Comment), next: Cursor.nullable() })),
  /** The five newest. */
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
    .input(z.strictObject({ id: Id, idBag: Id, ...item }))
    .output(Item)
    .errors(refusals('gone', 'full')),
  updateItem: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...item }))
    .output(Item)
    .errors(refusals('gone', 'stale')),
  removeItem: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),

  /** Clubs that were missing when their bag came in and have not turned up, the latest first. */
  missing: staff.read
    .output(z.array(z.object({ idItem: Id, name: z.string(), since: Moment, bag: BagListed.omit({ items: true }) })))
    .meta({ from }),
  /** It has turned up. */
  solveMissing: staff.write
    .input(z.strictObject({ idItem: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
