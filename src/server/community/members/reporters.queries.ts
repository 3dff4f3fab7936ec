import { and, eq } from 'drizzle-orm'
import type { Reporter } from '#contract/community/members.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among } from '#server/kernel/db/verbs.ts'
import { itsPhoto } from '#server/kernel/files/files.queries.ts'
import { files, photoOf } from '#server/kernel/files/files.table.ts'
import { itsAccount } from './members.queries.ts'
import { accounts, members } from './members.table.ts'

const nobody = (id: string): Reporter => ({ id, firstName: '', lastName: '', photo: null, phone: '', lot: '' })

/** Who these members are, and how to reach them where the caller may know that. */
export const reportersOf = async (db: Db, ids: Iterable<string>): Promise<(id: string) => Reporter> => {
  const found = await db
    .select({ member: members, phone: accounts.phone, lot: accounts.lot, file: files })
    .from(members)
    .leftJoin(accounts, itsAccount)
    .leftJoin(files, itsPhoto(members))
    .where(among(members.id, ids))
  const byId = new Map(
    found.map(({ member, phone, lot, file }) => [
      member.id,
      { ...member, photo: photoOf(file), phone: phone ?? '', lot: lot ?? '' },
    ]),
  )
  return (id) => byId.get(id) ?? nobody(id)
}

/** Where a letter to a member goes; null where the caller may not know it. */
export const findRecipient = async (db: Db, id: string) => {
  const [found] = await db
    .select({ mail: accounts.mail, firstName: members.firstName })
    .from(members)
    .innerJoin(accounts, itsAccount)
    .where(and(eq(members.id, id)))
  return found ?? null
}
