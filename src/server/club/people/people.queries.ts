import { and, asc, desc, eq, exists, isNull, max, not, sql } from 'drizzle-orm'
import { peopleLimits } from '#contract/club/people.limits.ts'
import type { DossierSummary, Person, PersonSummary } from '#contract/club/people.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOfGiven, preparedQuery } from '#server/kernel/db/preparedQuery.ts'
import { findRow, isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { bags } from '../bags/bags.table.ts'
import { findSearchPage, type SearchQuery } from '../search/search.queries.ts'
import { people } from './people.table.ts'

const selectOwners = preparedQuery<{ ids: string[] }, { id: string }>('club_bag_owners', (db) =>
  db
    .selectDistinct({ id: bags.ownerId })
    .from(bags)
    .where(and(isAnyOfGiven(bags.ownerId, 'ids'), isNull(bags.archivedAt))),
)
/** Ids of the people who own a bag that is not archived. */
const bagOwners = async (db: Db, ids: string[]) => new Set((await selectOwners(db, { ids })).map(({ id }) => id))

const selectSummaries = preparedQuery<{ ids: string[] }, Omit<PersonSummary, 'bags'>>('club_people_of_page', (db) => {
  const { id, firstName, lastName, numberSocio, active, version } = people
  return db
    .select({ id, firstName, lastName, numberSocio, active, version })
    .from(people)
    .where(isAnyOfGiven(people.id, 'ids'))
    .orderBy(asc(people.search), asc(people.id))
})

export const listPeople = async (db: Db, query: SearchQuery) => {
  const { ids, next } = await findSearchPage(db, 'person', people, undefined, query, peopleLimits.page)
  const [rows, owners] = await Promise.all([selectSummaries(db, { ids }), bagOwners(db, ids)])
  const listed: PersonSummary[] = rows.map((person) => ({ ...person, bags: owners.has(person.id) }))
  return { people: listed, next }
}

interface DossierQuery extends SearchQuery {
  active?: 'yes' | 'no' | undefined
  bags?: 'yes' | 'no' | undefined
}

export const listDossiers = async (db: Db, { active, bags: withBags, ...query }: DossierQuery) => {
  const isBagOfPerson = and(eq(bags.venueId, people.venueId), eq(bags.ownerId, people.id), isNull(bags.archivedAt))
  const hasBag = exists(db.select({ id: bags.id }).from(bags).where(isBagOfPerson))
  const filter = and(
    active && eq(people.active, active === 'yes'),
    withBags && (withBags === 'yes' ? hasBag : not(hasBag)),
  )
  const { people: listed, next } = await listPeople(db, { ...query, filter })
  const ids = listed.map(({ id }) => id)
  const findContacts = db
    .select({ id: people.id, mail: people.mail, phone: people.phone })
    .from(people)
    .where(isAnyOf(people.id, ids))
  const findLastMoves = db
    .select({ id: bags.ownerId, lastMove: max(bags.lastMove) })
    .from(bags)
    .where(isAnyOf(bags.ownerId, ids))
    .groupBy(bags.ownerId)
  const [contacts, lastMoves] = await Promise.all([findContacts, findLastMoves])
  const contactById = new Map(contacts.map(({ id, mail, phone }) => [id, { mail, phone }]))
  const lastMoveById = new Map(lastMoves.map(({ id, lastMove }) => [id, lastMove?.toISOString() ?? null]))
  const dossiers = listed.map((person): DossierSummary => {
    const { mail = null, phone = null } = contactById.get(person.id) ?? {}
    return { ...person, mail, phone, lastMove: lastMoveById.get(person.id) ?? null }
  })
  return { people: dossiers, next }
}

export const findPerson = async (db: Db, id: string): Promise<Person | null> => {
  const row = await findRow(db, people, id)
  if (!row) return null
  return { ...row, createdAt: row.createdAt.toISOString(), bags: (await bagOwners(db, [id])).has(id) }
}

/** All bags of a person, archived ones last. */
export const bagsOfPerson = async (db: Db, ownerId: string) => {
  const rows = await db
    .select()
    .from(bags)
    .where(eq(bags.ownerId, ownerId))
    .orderBy(sql`${bags.archivedAt} is not null`, desc(bags.createdAt), asc(bags.id))
  return rows.map(({ archivedAt, ...bag }) => ({ ...bag, archived: archivedAt !== null }))
}

/**
 * Id of the person with this member number; null if nobody has it. Locks the row: the number cannot change before the transaction
 * ends.
 */
export const lockPersonByNumber = async (db: Db, numberSocio: string): Promise<string | null> => {
  const [found] = await db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.numberSocio, numberSocio))
    .for('share')
  return found?.id ?? null
}
