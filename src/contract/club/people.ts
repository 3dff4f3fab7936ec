import * as z from 'zod'
import { spreadsheet } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { RowChange } from '../kernel/sheets.ts'
import {
  Cursor,
  Day,
  Done,
  EnteredDay,
  Id,
  line,
  Mail,
  Moment,
  mended,
  note,
  sheet,
  Token,
  Version,
} from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { bagTypes } from './bags.limits.ts'
import { Movement } from './movements.ts'
import { badFileReasons, badRowReasons, type CsvColumn, csvColumns, peopleLimits, yesOrNo } from './people.limits.ts'

const NumberSocio = line(peopleLimits.number)

/** A row of the member list. */
const PersonListed = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  numberSocio: z.string(),
  /** True when the person owns a bag that is not archived; screens show 'Con Bolsa' or 'Sin Bolsa'. */
  bags: z.boolean(),
  active: z.boolean(),
  version: Version,
})
export type PersonListed = z.infer<typeof PersonListed>

/** A row of the dossier list. */
const DossierListed = z.object({
  ...PersonListed.shape,
  mail: z.string().nullable(),
  phone: z.string().nullable(),
  /** Last movement of any of the person's bags. */
  lastMove: Moment.nullable(),
})
export type DossierListed = z.infer<typeof DossierListed>

export const Person = z.object({
  ...PersonListed.shape,
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

export const Tally = z.object({ total: z.int(), active: z.int(), inactive: z.int() })
export type Tally = z.infer<typeof Tally>

/** Input fields of a person. The import validates every CSV row with the same schema. */
export const PersonWritten = z.strictObject({
  firstName: line(peopleLimits.name),
  lastName: line(peopleLimits.name),
  numberSocio: NumberSocio,
  mail: Mail.nullable(),
  phone: line(peopleLimits.phone).nullable(),
  /** The default is the initial value of the club's forms. */
  birthday: EnteredDay.default('2020-12-31'),
  contactSince: EnteredDay.nullable(),
  comments: note(peopleLimits.comments),
})
export type PersonWritten = z.output<typeof PersonWritten>

const Csv = sheet(peopleLimits.csvCharacters)
const columns = Object.keys(csvColumns) as [CsvColumn, ...CsvColumn[]]

const BadRow = z.object({
  /** Row number as in a spreadsheet: the heading is row 1, blank rows count. */
  line: z.int(),
  column: z.enum(columns).nullable(),
  reason: z.enum(badRowReasons),
  /** The refused cell text, cut to 60 characters. */
  found: z.string(),
})
export type BadRow = z.infer<typeof BadRow>

const ImportPreview = z.object({
  /** Null when the file can be read; then the other fields state what the import would do. */
  badFile: z.enum(badFileReasons).nullable(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  badRows: z.int(),
  bad: z.array(BadRow),
  /** The first 100 people that would be updated, with old and new cells. */
  changes: z.array(RowChange),
  /** Headings of unknown columns, which the import ignores. */
  unknown: z.array(z.string()),
  /** Hash of the planned changes. `import` requires it and applies exactly the previewed changes. */
  plan: z.string(),
})
export type ImportPreview = z.infer<typeof ImportPreview>

const numberTaken = { number_taken: 409 } as const

export const people = {
  /** Sorted by first name. Every word of `search` must begin a name or the number; accents and case are ignored. */
  list: staff.read
    .input(z.strictObject({ search: mended(peopleLimits.search).optional(), after: Cursor.optional() }))
    .output(z.object({ people: z.array(PersonListed), next: Cursor.nullable(), counters: Tally }))
    .meta({ from: ['club.bags'] }),
  /** The member list with contact data and last movement, filtered by active and by having a bag. */
  dossiers: staff.read
    .input(
      z.strictObject({
        search: mended(peopleLimits.search).optional(),
        active: z.enum(yesOrNo).optional(),
        bags: z.enum(yesOrNo).optional(),
        after: Cursor.optional(),
      }),
    )
    .output(z.object({ people: z.array(DossierListed), next: Cursor.nullable(), counters: Tally }))
    .meta({ from: ['club.bags', 'club.movements', 'club.custody'] }),
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
    .meta({ from: ['club.bags', 'club.movements', 'club.custody', 'community.members'] }),
  /** The person with this member number; null when nobody has it. */
  holder: admin.read
    .input(z.strictObject({ numberSocio: NumberSocio }))
    .output(z.object({ person: PersonListed.pick({ firstName: true, lastName: true, active: true }).nullable() })),
  create: admin.write
    .input(z.strictObject({ id: Id, ...PersonWritten.shape }))
    .output(Person)
    .errors(refusals(numberTaken)),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...PersonWritten.shape, birthday: EnteredDay }))
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
    .output(ImportPreview)
    .meta(spreadsheet),
  /** Applies the previewed changes in one transaction; refused as stale when the plan no longer matches. */
  import: admin.write
    .input(z.strictObject({ csv: Csv, plan: Token }))
    .output(z.object({ created: z.int(), updated: z.int() }))
    .errors(refusals('stale'))
    .meta(spreadsheet),
  /** All people as CSV text; cells that a spreadsheet would run as a formula are escaped. */
  export: admin.read.output(z.object({ csv: z.string() })),
}
