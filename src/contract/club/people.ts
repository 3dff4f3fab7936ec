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

/** One line of the member list. */
const PersonListed = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  numberSocio: z.string(),
  /** 'Con Bolsa' or 'Sin Bolsa'. */
  bags: z.boolean(),
  active: z.boolean(),
  version: Version,
})
export type PersonListed = z.infer<typeof PersonListed>

/** One line of the dossiers: what the office works with. */
const DossierListed = z.object({
  ...PersonListed.shape,
  mail: z.string().nullable(),
  phone: z.string().nullable(),
  /** When a bag of theirs last moved. */
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
  /** Who they are in the community, where they use its app. */
  memberId: Id.nullable(),
  createdAt: Moment,
})
export type Person = z.infer<typeof Person>

export const Tally = z.object({ total: z.int(), active: z.int(), inactive: z.int() })
export type Tally = z.infer<typeof Tally>

/** What a person's dossier consists of; the import checks each row of a CSV with the same. */
export const PersonWritten = z.strictObject({
  firstName: line(peopleLimits.name),
  lastName: line(peopleLimits.name),
  numberSocio: NumberSocio,
  mail: Mail.nullable(),
  phone: line(peopleLimits.phone).nullable(),
  /** The club's forms start at this day. */
  birthday: EnteredDay.default('2020-12-31'),
  contactSince: EnteredDay.nullable(),
  comments: note(peopleLimits.comments),
})
export type PersonWritten = z.output<typeof PersonWritten>

const Csv = sheet(peopleLimits.csvCharacters)
const columns = Object.keys(csvColumns) as [CsvColumn, ...CsvColumn[]]

const BadRow = z.object({
  /** The row as a spreadsheet numbers it: the heading is row 1, and blank ones count. */
  line: z.int(),
  column: z.enum(columns).nullable(),
  reason: z.enum(badRowReasons),
  /** What stands there, cut short. */
  found: z.string(),
})
export type BadRow = z.infer<typeof BadRow>

const ImportPreview = z.object({
  /** Null when the file can be read; then the rest says what confirming would do. */
  badFile: z.enum(badFileReasons).nullable(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  badRows: z.int(),
  bad: z.array(BadRow),
  /** The first of those that are updated, with what becomes of them. */
  changes: z.array(RowChange),
  /** Headings that name nothing we know: their columns are left out. */
  unknown: z.array(z.string()),
  /** Confirming sends it back: only what was previewed is applied. */
  plan: z.string(),
})
export type ImportPreview = z.infer<typeof ImportPreview>

const taken = { number_taken: 409 } as const

export const people = {
  /** By first name; each word of `search` begins a name or the number, whatever its accents and case. */
  list: staff.read
    .input(z.strictObject({ search: mended(peopleLimits.search).optional(), after: Cursor.optional() }))
    .output(z.object({ people: z.array(PersonListed), next: Cursor.nullable(), counters: Tally }))
    .meta({ from: ['club.bags'] }),
  /** The same with more of each; only those who are active or not, with a bag or without, where that is asked. */
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
  /** Who has this member number, if anybody does. */
  holder: admin.read
    .input(z.strictObject({ numberSocio: NumberSocio }))
    .output(z.object({ person: PersonListed.pick({ firstName: true, lastName: true, active: true }).nullable() })),
  create: admin.write
    .input(z.strictObject({ id: Id, ...PersonWritten.shape }))
    .output(Person)
    .errors(refusals(taken)),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...PersonWritten.shape, birthday: EnteredDay }))
    .output(Person)
    .errors(refusals('gone', 'stale', taken)),
  /** Deactivating keeps everything; activating brings the person back. */
  setActive: admin.write
    .input(z.strictObject({ id: Id, active: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  /** Several at once; whoever is no longer there is left out. */
  setAllActive: admin.write
    .input(z.strictObject({ ids: z.array(Id).min(1).max(peopleLimits.atOnce), active: z.boolean() }))
    .output(z.object({ changed: z.int() })),
  /** Says what an import would do, and changes nothing. */
  previewImport: admin.write
    .input(z.strictObject({ csv: Csv }))
    .output(ImportPreview)
    .meta(spreadsheet),
  /** Does what the preview with this plan said, or nothing at all. */
  import: admin.write
    .input(z.strictObject({ csv: Csv, plan: Token }))
    .output(z.object({ created: z.int(), updated: z.int() }))
    .errors(refusals('stale'))
    .meta(spreadsheet),
  /** All members as CSV text, without cells that a spreadsheet would run as a formula. */
  export: admin.read.output(z.object({ csv: z.string() })),
}
