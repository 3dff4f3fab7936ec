import * as z from 'zod'
import { spreadsheet } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { importPreviewOf } from '../kernel/sheets.ts'
import {
  Cursor,
  Day,
  Done,
  EnteredDay,
  Id,
  Mail,
  Moment,
  optionalText,
  requiredLine,
  requiredPhone,
  sanitisedLine,
  spreadsheetText,
  Token,
  Version,
} from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { bagTypes } from './bags.limits.ts'
import { Movement } from './movements.ts'
import { type PeopleCsvColumn, peopleCsvColumns, peopleLimits, yesNoValues } from './people.limits.ts'

const NumberSocio = requiredLine(peopleLimits.number)

/** A row of the member list. */
const PersonSummary = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  numberSocio: z.string(),
  /** True when the person owns a bag that is not archived; screens show 'Con Bolsa' or 'Sin Bolsa'. */
  bags: z.boolean(),
  active: z.boolean(),
  version: Version,
})
export type PersonSummary = z.infer<typeof PersonSummary>

/** A row of the dossier list. */
const DossierSummary = z.object({
  ...PersonSummary.shape,
  mail: z.string().nullable(),
  phone: z.string().nullable(),
  /** Last movement of any of the person's bags. */
  lastMove: Moment.nullable(),
})
export type DossierSummary = z.infer<typeof DossierSummary>

export const Person = z.object({
  ...PersonSummary.shape,
  mail: z.string().nullable(),
  phone: z.string().nullable(),
  birthday: Day,
  contactSince: Day.nullable(),
  comments: z.string(),
  rol: z.enum(['owner']),
  /** Id of the community member that is the same person; null when none is linked. */
  memberId: Id.nullable(),
  createdAt: Moment,
})
export type Person = z.infer<typeof Person>

export const ActiveCounts = z.object({ total: z.int(), active: z.int(), inactive: z.int() })
export type ActiveCounts = z.infer<typeof ActiveCounts>

/** Input fields of a person. The import validates every CSV row with the same schema. */
export const PersonInput = z.strictObject({
  firstName: requiredLine(peopleLimits.name),
  lastName: requiredLine(peopleLimits.name),
  numberSocio: NumberSocio,
  mail: Mail.nullable(),
  phone: requiredPhone(peopleLimits.phone).nullable(),
  /** The default is the initial value of the club's forms. */
  birthday: EnteredDay.default('2020-12-31'),
  contactSince: EnteredDay.nullable(),
  comments: optionalText(peopleLimits.comments),
})
export type PersonInput = z.output<typeof PersonInput>

const Csv = spreadsheetText(peopleLimits.csvCharacters)
const columns = Object.keys(peopleCsvColumns) as PeopleCsvColumn[]

const numberTaken = { number_taken: 409 } as const

export const people = {
  /** Sorted by first name. Every word of `search` must begin a name or the number; accents and case are ignored. */
  list: staff.read
    .input(z.strictObject({ search: sanitisedLine(peopleLimits.search).optional(), after: Cursor.optional() }))
    .output(z.object({ people: z.array(PersonSummary), next: Cursor.nullable(), counters: ActiveCounts }))
    .meta({ dependsOn: ['club.bags'] }),
  /** The member list with contact data and last movement, filtered by active and by having a bag. */
  dossiers: staff.read
    .input(
      z.strictObject({
        search: sanitisedLine(peopleLimits.search).optional(),
        active: z.enum(yesNoValues).optional(),
        bags: z.enum(yesNoValues).optional(),
        after: Cursor.optional(),
      }),
    )
    .output(z.object({ people: z.array(DossierSummary), next: Cursor.nullable(), counters: ActiveCounts }))
    .meta({ dependsOn: ['club.bags', 'club.movements', 'club.custody'] }),
  one: staff.read
    .input(z.strictObject({ id: Id }))
    .output(
      z.object({
        person: Person,
        bags: z.array(
          z.object({
            id: Id,
            type: z.enum(bagTypes),
            brand: z.string(),
            place: z.string(),
            active: z.boolean(),
            archived: z.boolean(),
          }),
        ),
        movements: z.array(Movement),
      }),
    )
    .errors(refusals('gone'))
    .meta({ dependsOn: ['club.bags', 'club.movements', 'club.custody', 'community.members'] }),
  /** The person with this member number; null when nobody has it. */
  holder: admin.read
    .input(z.strictObject({ numberSocio: NumberSocio }))
    .output(z.object({ person: PersonSummary.pick({ firstName: true, lastName: true, active: true }).nullable() })),
  create: admin.write
    .input(z.strictObject({ id: Id, ...PersonInput.shape }))
    .output(Person)
    .errors(refusals(numberTaken)),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...PersonInput.shape, birthday: EnteredDay }))
    .output(Person)
    .errors(refusals('gone', 'stale', numberTaken)),
  /** Deactivating deletes nothing and can be undone. */
  setActive: admin.write
    .input(z.strictObject({ id: Id, active: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  /** Sets several people at once; unknown ids are ignored. */
  setAllActive: admin.write
    .input(z.strictObject({ ids: z.array(Id).min(1).max(peopleLimits.atOnce), active: z.boolean() }))
    .output(z.object({ changed: z.int() })),
  /** Returns what an import would do; writes nothing. */
  previewImport: admin.write
    .input(z.strictObject({ csv: Csv }))
    .output(importPreviewOf(columns))
    .meta(spreadsheet),
  /** Applies the previewed changes in one transaction; refused as stale when the plan no longer matches. */
  import: admin.write
    .input(z.strictObject({ csv: Csv, plan: Token }))
    .output(z.object({ created: z.int(), updated: z.int() }))
    .errors(refusals('stale'))
    .meta(spreadsheet),
  /** All people as CSV text; cells that a spreadsheet would run as a formula are escaped. */
  export: admin.read.output(z.object({ csv: z.string() })).meta({ isExport: true }),
}
