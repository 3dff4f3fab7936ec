import { and, eq, ne } from 'drizzle-orm'
import { people as contract } from '#contract/club/people.ts'
import { recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import {
  insertOnceAndFind,
  isAnyOf,
  nextVersion,
  updateIfUnchanged,
  updateRow,
} from '#server/kernel/db/rowOperations.ts'
import { refuseIfTaken } from '#server/kernel/db/uniqueViolation.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { lockBagsOfPeople } from '../bags/bags.queries.ts'
import { readCounters } from '../dashboard/dashboard.queries.ts'
import { movementsOfPerson } from '../movements/movements.queries.ts'
import { bagsOfPerson, findPerson, listDossiers, listPeople } from './people.queries.ts'
import { people } from './people.table.ts'
import { writePeopleCsv } from './peopleCsv.rules.ts'
import { applyPeopleImport, listAllPeople, planPeopleImport } from './peopleImport.ts'

const on = inTransaction(contract)

export const peopleRoutes = {
  list: on.list.handler(async ({ context: { db }, input }) => {
    const [page, counters] = await Promise.all([listPeople(db, input), readCounters(db)])
    return { ...page, counters: counters.people }
  }),

  dossiers: on.dossiers.handler(async ({ context: { db }, input }) => {
    const [page, counters] = await Promise.all([listDossiers(db, input), readCounters(db)])
    return { ...page, counters: counters.people }
  }),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) => {
    const person = orRefuse(await findPerson(db, id), errors)
    return { person, bags: await bagsOfPerson(db, id), movements: await movementsOfPerson(db, id) }
  }),

  holder: on.holder.handler(async ({ context: { db }, input }) => {
    const [person] = await db.select().from(people).where(eq(people.numberSocio, input.numberSocio))
    return { person: person ?? null }
  }),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const person = await insertOnceAndFind(db, people, { ...input, venueId, createdAt: now() }, findPerson)
    // No row with this id was stored: another person has the member number.
    return orRefuse(person ?? 'number_taken', errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) => {
    await lockBagsOfPeople(db, eq(people.id, input.id))
    const person = await updateIfUnchanged(db, people, input, findPerson).catch(refuseIfTaken('number_taken'))
    return orRefuse(person, errors)
  }),

  setActive: on.setActive.handler(async ({ context: { db }, input: { id, active }, errors }) => {
    const changes = { active, version: nextVersion(people) }
    const changed = await updateRow(db, people, id, changes, ne(people.active, active))
    if (changed === 'gone') orRefuse(await findPerson(db, id), errors)
    return { done: true }
  }),

  setAllActive: on.setAllActive.handler(async ({ context: { db }, input: { ids, active } }) => {
    const changed = await db
      .update(people)
      .set({ active, version: nextVersion(people) })
      .where(and(isAnyOf(people.id, ids), ne(people.active, active)))
      .returning({ id: people.id, firstName: people.firstName, lastName: people.lastName })
    for (const person of changed) recordUpdate(db, { ...person, active: !active }, { active })
    return { changed: changed.length }
  }),

  previewImport: on.previewImport.handler(async ({ context: { db }, input }) => {
    const { preview } = await planPeopleImport(db, input.csv)
    return preview
  }),

  import: on.import.handler(async ({ context: { db, venueId }, input, errors }) => {
    const { plan, preview } = await planPeopleImport(db, input.csv, true)
    if (preview.badFile || preview.plan !== input.plan) throw errors.stale()
    if (!(await applyPeopleImport(db, venueId, plan))) throw errors.stale()
    return { created: preview.created, updated: preview.updated }
  }),

  export: on.export.handler(async ({ context: { db } }) => ({ csv: writePeopleCsv(await listAllPeople(db)) })),
}
