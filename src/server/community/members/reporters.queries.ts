import { and, eq } from 'drizzle-orm'
import type { Reporter } from '#contract/community/members.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among } from '#server/kernel/db/verbs.ts'
import { itsPhoto } from '#server/kernel/files/files.queries.ts'
import { files, photoOf } from '#server/kernel/files/files.table.ts'
import { itsAccount } from './members.queries.ts'
import { accounts, members } from './members.table.ts'

const emptyContact = (id: string): Reporter => ({ id, firstName: '', lastName: '', photo: null, phone: '', lot: '' })

/** Loads members with phone and lot, which stay empty when row-level security hides the account from the caller. */
export const reportersOf = async (db: Db, ids: Iterable<string>): Promise<(id: string) => Reporter> => {
  const rows = await db
    .select({ member: members, phone: accounts.phone, lot: accounts.lot, file: files })
    .from(members)
    .leftJoin(accounts, itsAccount)
    .leftJoin(files, itsPhoto(members))
    .where(among(members.id, ids))
  const byId = new Map(
    rows.map(({ member, phone, lot, file }) => [
      member.id,
      { ...member, photo: photoOf(file), phone: phone ?? '', lot: lot ?? '' },
    ]),
  )
  return (id) => byId.get(id) ?? emptyContact(id)
}

/** Mail address and first name of a member; null when row-level security hides the account from the caller. */
export const findRecipient = async (db: Db, id: string) => {
  const [found] = await db
    .select({ mail: accounts.mail, firstName: members.firstName })
    .from(members)
    .innerJoin(accounts, itsAccount)
    .where(and(eq(members.id, id)))
  return found ?? null
}
