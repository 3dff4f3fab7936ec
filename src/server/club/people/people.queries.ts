import { and, asc, desc, eq, exists, isNull, max, not, sql } from 'drizzle-orm'
import { peopleLimits } from '#contract/club/people.limits.ts'
import type { DossierListed, Person, PersonListed } from '#contract/club/people.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among, findRow } from '#server/kernel/db/verbs.ts'
import { bags } from '../bags/bags.table.ts'
import { type Asked, findPage } from '../search/search.queries.ts'
import { people } from './people.table.ts'

/** Those of these people who have a bag in use. */
const bagOwners = async (db: Db, ids: string[]): Promise<Set<string>> => {
  const owners = await db
    .selectDistinct({ id: bags.ownerId })
    .from(bags)
    .where(and(among(bags.ownerId, ids), isNull(bags.archivedAt)))
  return new Set(owners.map(({ id }) => id))
}

export const listPeople = async (db: Db, asked: Asked) => {
  const { ids, next } = await findPage(db, 'person', people, undefined, asked, peopleLimits.page)
  const found = db
    .select({
      id: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      numberSocio: people.numberSocio,
      active: people.active,
      version: people.version,
    })
    .from(people)
    .where(among(people.id, ids))
    .orderBy(asc(people.search), asc(people.id))
  const [rows, owners] = await Promise.all([found, bagOwners(db, ids)])
  const listed: PersonListed[] = rows.map((person) => ({ ...person, bags: owners.has(person.id) }))
  return { people: listed, next }
}

interface AskedDossiers extends Asked {
  active?: 'yes' | 'no' | undefined
  bags?: 'yes' | 'no' | undefined
}

export const listDossiers = async (db: Db, { active, bags: withBags, ...asked }: AskedDossiers) => {
  const theirs = and(eq(bags.venueId, people.venueId), eq(bags.ownerId, people.id), isNull(bags.archivedAt))
  const hasBag = exists(db.select({ id: bags.id }).from(bags).where(theirs))
  const only = and(
    active && eq(people.active, active === 'yes'),
    withBags && (withBags === 'yes' ? hasBag : not(hasBag)),
  )
  const { people: listed, next } = await listPeople(db, { ...asked, only })
  const ids = listed.map(({ id }) => id)
  const findReached = db
    .select({ id: people.id, mail: people.mail, phone: people.phone })
    .from(people)
    .where(among(people.id, ids))
  const findMoved = db
    .select({ id: bags.ownerId, lastMove: max(bags.lastMove) })
    .from(bags)
    .where(among(bags.ownerId, ids))
    .groupBy(bags.ownerId)
  const [reached, moved] = await Promise.all([findReached, findMoved])
  const reachedAt = new Map(reached.map(({ id, mail, phone }) => [id, { mail, phone }]))
  const movedAt = new Map(moved.map(({ id, lastMove }) => [id, lastMove?.toISOString() ?? null]))
  const dossiers = listed.map((person): DossierListed => {
    const { mail = null, phone = null } = reachedAt.get(person.id) ?? {}
    return { ...person, mail, phone, lastMove: movedAt.get(person.id) ?? null }
  })
  return { people: dossiers, next }
}

export const findPerson = async (db: Db, id: string): Promise<Person | null> => {
  const row = await findRow(db, people, id)
  if (!row) return null
  return { ...row, createdAt: row.createdAt.toISOString(), bags: (await bagOwners(db, [id])).has(id) }
}

/** All that a person ever had, those in use first. */
export const bagsOfPerson = async (db: Db, ownerId: string) => {
  const rows = await db
    .select()
    .from(bags)
    .where(eq(bags.ownerId, ownerId))
    .orderBy(sql`${bags.archivedAt} is not null`, desc(bags.createdAt), asc(bags.id))
  return rows.map(({ archivedAt, ...bag }) => ({ ...bag, archived: archivedAt !== null }))
}

/** Who has this member number; locked, so that it stays theirs until the transaction ends. */
export const ownerOfNumber = async (db: Db, numberSocio: string): Promise<string | null> => {
  const [found] = await db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.numberSocio, numberSocio))
    .for('share')
  return found?.id ?? null
}
