import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#server/kernel/db/database.ts'
import { startsWith } from '../search/search.queries.ts'
import { searchWords } from '../search/search.table.ts'

/** Letters of the shortest word that the index contains; shorter ones are in too many names. */
const shortestWord = 3
/** Number of owners up to which the newest movements of each are read. With more, a page is found sooner among the club's newest. */
const fewOwners = 50
/** Number of owners above which comparing the words with the newest movements takes less time than reading the owners. */
const manyOwners = 2000

type NamedColumns = Record<'bagId' | 'fullName' | 'numberSocio' | 'personAdmin', SQLWrapper>

/** An owner's name and number as the index stores them. */
export const ownerNameOf = ({ fullName, numberSocio }: NamedColumns) => sql`${fullName} || ' ' || ${numberSocio}`

/** 'is true' keeps PostgreSQL from a join, for which it would read and sort all rows before it returns the first. */
const isAmong = (id: SQLWrapper, name: SQLWrapper, owners: SQLWrapper) => sql`((${id}, ${name}) in (${owners})) is true`

const selectEntries = (db: Db, condition: SQL | undefined) =>
  db.select({ id: searchWords.id, search: searchWords.search }).from(searchWords).where(condition)
export type Owners = ReturnType<typeof selectEntries>

/** Bags, each with the name of its owner at some time, in which every word occurs. A word that occurs twice repeats the entry. */
const selectOwners = (db: Db, [word = '', ...others]: readonly string[]) => {
  const hasOthers = others.map((other) =>
    isAmong(searchWords.id, searchWords.search, selectEntries(db, startsWith('movement', other))),
  )
  return selectEntries(db, and(startsWith('movement', word), ...hasOthers))
}

export interface NameSearch {
  /** The owners of all movements that are found, if they are few. */
  few?: Owners
  /** The owners of all movements that are found, if they are not few. Undefined also if the words decide nothing about the owner. */
  many?: Owners
  /** Words that are compared with each movement. */
  compared: readonly string[]
}

/** Finds the words in the index of the ledger's names. The longest are compared first, because they are the rarest. */
export const findNames = async (db: Db, typed: readonly string[]): Promise<NameSearch> => {
  const words = typed.toSorted((a, b) => b.length - a.length)
  const indexed = words.filter((word) => [...word].length >= shortestWord)
  if (indexed.length === 0) return { compared: words }
  const ofActors = indexed.map((word) => sql`exists (select from ${searchWords} where ${startsWith('actor', word)})`)
  const { rows } = await db.execute<{ found: boolean[] }>(sql`select array[${sql.join(ofActors, sql`, `)}] as found`)
  // A word of somebody who registered movements can be found with any owner.
  const ofOwners = indexed.filter((_, n) => !rows[0]?.found[n])
  if (ofOwners.length === 0) return { compared: words }
  const owners = selectOwners(db, ofOwners)
  const counted = selectOwners(db, ofOwners).limit(manyOwners + 1)
  const count = await db.$count(counted.as('owners'))
  if (count > manyOwners) return { compared: words }
  const compared = words.filter((word) => !ofOwners.includes(word))
  return count > fewOwners ? { many: owners, compared } : { few: owners, compared }
}

/** Whether a movement, of one of the `few` owners if there are some, has all the words. A compared word takes 12 µs per movement. */
export const hasNames = (movement: NamedColumns, { many, compared }: NameSearch) => {
  const text = sql`plain(${ownerNameOf(movement)} || ' ' || ${movement.personAdmin})`
  return and(
    many && isAmong(movement.bagId, ownerNameOf(movement), many),
    ...compared.map((word) => sql`strpos(${text}, ${word}) > 0`),
  )
}
