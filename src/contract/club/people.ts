import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { sheetEndpoints } from '../kernel/sheetEndpoints.ts'
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
  Version,
} from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { bagTypes } from './bags.limits.ts'
import { Movement } from './movements.ts'
import { dossierFilterValues, type PeopleCsvColumn, peopleCsvColumns, peopleLimits } from './people.limits.ts'

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
  birthday: Day.nullable(),
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
  /** Null when nobody has entered or confirmed a day: the initial value of the club's forms is not stored by itself. */
  birthday: EnteredDay.nullable().default(null),
  contactSince: EnteredDay.nullable(),
  comments: optionalText(peopleLimits.comments),
})
export type PersonInput = z.output<typeof PersonInput>

const columns = Object.keys(peopleCsvColumns) as PeopleCsvColumn[]

const numberTaken = { number_taken: 409 } as const

export const people = {
  /** People sorted by first name. Every word of `search` must begin a name or the number; accents and case are ignored. */
  list: staff.read
    .input(z.strictObject({ search: sanitisedLine(peopleLimits.search).optional(), after: Cursor.optional() }))
    .output(z.object({ people: z.array(PersonSummary), next: Cursor.nullable(), counters: ActiveCounts }))
    .meta({ dependsOn: ['club.bags'] }),
  /** The member list with contact data and last movement, filtered by active and by having a bag. */
  dossiers: staff.read
    .input(
      z.strictObject({
        search: sanitisedLine(peopleLimits.search).optional(),
        active: z.enum(dossierFilterValues).optional(),
        bags: z.enum(dossierFilterValues).optional(),
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
    .input(z.strictObject({ id: Id, version: Version, ...PersonInput.shape, birthday: EnteredDay.nullable() }))
    .output(Person)
    .errors(refusals('gone', 'stale', numberTaken)),
  /** Activates or deactivates a person. Deactivating deletes nothing and can be undone. */
  setActive: admin.write
    .input(z.strictObject({ id: Id, active: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  /** Activates or deactivates several people; unknown ids are ignored. */
  setAllActive: admin.write
    .input(z.strictObject({ ids: z.array(Id).min(1).max(peopleLimits.atOnce), active: z.boolean() }))
    .output(z.object({ changed: z.int() })),
  /** CSV export and import of people. The member number identifies a person. */
  ...sheetEndpoints(peopleLimits.csvCharacters, importPreviewOf(columns)),
}
