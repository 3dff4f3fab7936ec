import { and, eq, ne, sql } from 'drizzle-orm'
import { people as contract } from '#contract/club/people.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { lockBagsOf } from '../bags/writing.ts'
import { readCounters } from '../dashboard/dashboard.table.ts'
import { movementsOfPerson } from '../movements/movements.table.ts'
import { exportOf } from './importing.rules.ts'
import { applyImport, everyone, planImport } from './importing.ts'
import { isTaken, people } from './people.table.ts'
import { bagsOfPerson, findPerson, listPeople } from './reading.ts'

const on = behindDoor(contract)

export const peopleRoutes = {
  list: on.list.handler(async ({ context: { db }, input }) => {
    const page = await listPeople(db, input)
    return { ...page, counters: (await readCounters(db)).people }
  }),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) => {
    const person = await findPerson(db, id)
    if (!person) throw errors.gone()
    return { person, bags: await bagsOfPerson(db, id), movements: await movementsOfPerson(db, id) }
  }),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const person = { ...input, venueId, createdAt: now() }
    // The same id again is the same intention; the same number under another id is another person's.
    await db.insert(people).values(person).onConflictDoNothing()
    return (await findPerson(db, input.id)) ?? Promise.reject(errors.number_taken())
  }),

  update: on.update.handler(async ({ context: { db }, input: { id, version, ...written }, errors }) => {
    await lockBagsOf(db, eq(people.id, id))
    const changed = await db
      .update(people)
      .set({ ...written, version: version + 1 })
      .where(and(eq(people.id, id), eq(people.version, version)))
      .returning({ id: people.id })
      .catch((error) => {
        throw isTaken(error) ? errors.number_taken() : error
      })
    const person = await findPerson(db, id)
    if (!person) throw errors.gone()
    if (changed.length === 0) throw errors.stale()
    return person
  }),

  setActive: on.setActive.handler(async ({ context: { db }, input: { id, active }, errors }) => {
    await db
      .update(people)
      .set({ active, version: sql`${people.version} + 1` })
      .where(and(eq(people.id, id), ne(people.active, active)))
    if (!(await findPerson(db, id))) throw errors.gone()
    return { done: true }
  }),

  previewImport: on.previewImport.handler(async ({ context: { db }, input }) => {
    const { preview } = await planImport(db, input.csv)
    return preview
  }),

  import: on.import.handler(async ({ context: { db, venueId }, input, errors }) => {
    const { plan, preview } = await planImport(db, input.csv, true)
    if (preview.badFile || preview.plan !== input.plan) throw errors.stale()
    if (!(await applyImport(db, venueId, plan))) throw errors.stale()
    return { created: preview.created, updated: preview.updated }
  }),

  export: on.export.handler(async ({ context: { db } }) => ({ csv: exportOf(await everyone(db)) })),
}
