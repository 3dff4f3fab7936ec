import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { recordInsert, recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { lockBagsOfPeople } from '../bags/bags.queries.ts'
import { people } from './people.table.ts'
import {
  completePersonRow,
  type ExistingPerson,
  type PeopleImportPlan,
  planPersonRows,
  previewPeopleImport,
  readPeopleCsv,
} from './peopleCsv.rules.ts'

const columns = {
  id: people.id,
  version: people.version,
  firstName: people.firstName,
  lastName: people.lastName,
  numberSocio: people.numberSocio,
  mail: people.mail,
  phone: people.phone,
  birthday: people.birthday,
  contactSince: people.contactSince,
  comments: people.comments,
  active: people.active,
}

export const listAllPeople = (db: Db): Promise<ExistingPerson[]> =>
  db.select(columns).from(people).orderBy(asc(people.search), asc(people.id))

/** Finds people by member number. With `forUpdate` their rows and bags are locked, in a fixed order against deadlocks. */
const findByNumbers = async (db: Db, numbers: string[], forUpdate: boolean): Promise<ExistingPerson[]> => {
  const hasNumber = sql`${people.numberSocio} = any(${sql.param(numbers)}::text[])`
  if (forUpdate) await lockBagsOfPeople(db, hasNumber)
  const query = db.select(columns).from(people).where(hasNumber).orderBy(asc(people.numberSocio))
  return forUpdate ? query.for('no key update') : query
}

export const planPeopleImport = async (db: Db, csv: string, forUpdate = false) => {
  const file = readPeopleCsv(csv)
  const numbers = file.rows.map(({ numberSocio }) => numberSocio)
  const plan = planPersonRows(file.rows, await findByNumbers(db, numbers, forUpdate))
  return { plan, preview: previewPeopleImport(file, plan) }
}

const recordColumns = sql.raw(
  `(id uuid, version int, "firstName" text, "lastName" text, "numberSocio" text, mail text, phone text,
    birthday date, "contactSince" date, comments text, active boolean)`,
)
const insertedColumns = sql.raw(
  'venue_id, id, version, first_name, last_name, number_socio, mail, phone, birthday, contact_since, comments, active',
)
const selectRows = (venueId: number, rows: readonly ExistingPerson[]) => sql`
  select ${venueId}::int, id, version, "firstName", "lastName", "numberSocio", mail, phone, birthday, "contactSince",
    comments, active from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ${recordColumns} order by "numberSocio"`

/**
 * Writes the plan. False when another transaction took one of the numbers meanwhile; the caller must then roll back. One statement
 * inserts all new rows and one updates all changed rows, because triggers lock the counters at the end of each statement: the lock
 * is never held while a statement waits for a row.
 */
export const applyPeopleImport = async (db: Db, venueId: number, plan: PeopleImportPlan): Promise<boolean> => {
  // Writing 20,000 rows and their search words can exceed the usual statement timeout on a busy machine.
  await db.execute(sql`set local statement_timeout = '60s'`)
  const created = plan.added.map((row) => ({ ...completePersonRow(row), id: randomUUID(), version: 1 }))
  const updated = plan.changed.map(({ from, to }) => ({ ...from, ...to, version: from.version + 1 }))
  const inserted = await db.execute(
    sql`insert into ${people} (${insertedColumns}) ${selectRows(venueId, created)} on conflict do nothing`,
  )
  await db.execute(sql`insert into ${people} (${insertedColumns}) ${selectRows(venueId, updated)}
    on conflict (venue_id, id) do update set version = excluded.version, first_name = excluded.first_name,
    last_name = excluded.last_name, mail = excluded.mail, phone = excluded.phone, birthday = excluded.birthday,
    contact_since = excluded.contact_since, comments = excluded.comments, active = excluded.active`)
  for (const { from, to } of plan.changed) recordUpdate(db, from, to)
  for (const row of created) recordInsert(db, row)
  return inserted.rowCount === created.length
}
