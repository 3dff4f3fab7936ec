import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { peopleLimits } from '#contract/club/people.limits.ts'
import type { ImportPreview } from '#contract/club/people.ts'
import { sealOf } from '#server/kernel/csv/sheets.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { lockBagsOf } from '../bags/bags.queries.ts'
import { changesIn, type Existing, newMember, type PeoplePlan, planFor, readPeople } from './importing.rules.ts'
import { people } from './people.table.ts'

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

export const everyone = (db: Db): Promise<Existing[]> =>
  db.select(columns).from(people).orderBy(asc(people.search), asc(people.id))

/** Those who have one of these numbers; to be changed, they are locked, always in the same order. */
const knownBy = async (db: Db, numbers: string[], toChange: boolean): Promise<Existing[]> => {
  const theirs = sql`${people.numberSocio} = any(${sql.param(numbers)}::text[])`
  if (toChange) await lockBagsOf(db, theirs)
  const known = db.select(columns).from(people).where(theirs).orderBy(asc(people.numberSocio))
  return toChange ? known.for('no key update') : known
}

interface Planned {
  plan: PeoplePlan
  preview: ImportPreview
}

export const planImport = async (db: Db, csv: string, toChange = false): Promise<Planned> => {
  const { badFile, unknown, rows, bad } = readPeople(csv)
  const numbers = rows.map(({ numberSocio }) => numberSocio)
  const plan = planFor(rows, await knownBy(db, numbers, toChange))
  const preview: ImportPreview = {
    badFile,
    created: plan.added.length,
    updated: plan.changed.length,
    unchanged: plan.unchanged,
    badRows: bad.length,
    bad: bad.slice(0, peopleLimits.badRowsListed),
    changes: changesIn(plan),
    unknown,
    plan: sealOf([plan.added, plan.changed]),
  }
  return { plan, preview }
}

const shape = sql.raw(
  `(id uuid, version int, "firstName" text, "lastName" text, "numberSocio" text, mail text, phone text,
    birthday date, "contactSince" date, comments text, active boolean)`,
)
const written = sql.raw(
  'venue_id, id, version, first_name, last_name, number_socio, mail, phone, birthday, contact_since, comments, active',
)
const valuesOf = (venueId: number, rows: readonly Existing[]) => sql`
  select ${venueId}::int, id, version, "firstName", "lastName", "numberSocio", mail, phone, birthday, "contactSince",
    comments, active from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ${shape} order by "numberSocio"`

/**
 * All of the plan. False when somebody else took one of its numbers meanwhile: then nothing may be kept.
 * One statement writes all rows: the counters are locked when it ends, so it never holds them while it waits for a row.
 */
export const applyImport = async (db: Db, venueId: number, plan: PeoplePlan): Promise<boolean> => {
  // Thousands of rows and their words: on a busy machine that takes longer than any other statement may.
  await db.execute(sql`set local statement_timeout = '60s'`)
  const created = plan.added.map((said) => ({ ...newMember(said), id: randomUUID(), version: 1 }))
  const updated = plan.changed.map(({ from, to }) => ({ ...from, ...to, version: from.version + 1 }))
  const made = await db.execute(
    sql`insert into ${people} (${written}) ${valuesOf(venueId, created)} on conflict do nothing`,
  )
  await db.execute(sql`insert into ${people} (${written}) ${valuesOf(venueId, updated)}
    on conflict (venue_id, id) do update set version = excluded.version, first_name = excluded.first_name,
    last_name = excluded.last_name, mail = excluded.mail, phone = excluded.phone, birthday = excluded.birthday,
    contact_since = excluded.contact_since, comments = excluded.comments, active = excluded.active`)
  return made.rowCount === created.length
}
