import { and, eq } from 'drizzle-orm'
import type { MemberContact } from '#contract/community/members.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { photoJoin } from '#server/kernel/files/files.queries.ts'
import { files, pictureColumns, toPhotoOrNull } from '#server/kernel/files/files.table.ts'
import { accountJoin } from './members.queries.ts'
import { memberAccounts, members } from './members.table.ts'

const emptyContact = (id: string): MemberContact => ({
  id,
  firstName: '',
  lastName: '',
  photo: null,
  phone: '',
  lot: '',
})

/** Loads members with phone and lot, which stay empty when row-level security hides the account from the caller. */
export const loadMemberContacts = async (db: Db, ids: Iterable<string>): Promise<(id: string) => MemberContact> => {
  const rows = await db
    .select({ member: members, phone: memberAccounts.phone, lot: memberAccounts.lot, file: pictureColumns(files) })
    .from(members)
    .leftJoin(memberAccounts, accountJoin)
    .leftJoin(files, photoJoin(members))
    .where(isAnyOf(members.id, ids))
  const byId = new Map(
    rows.map(({ member, phone, lot, file }) => [
      member.id,
      { ...member, photo: toPhotoOrNull(file), phone: phone ?? '', lot: lot ?? '' },
    ]),
  )
  return (id) => byId.get(id) ?? emptyContact(id)
}

/** Mail address and first name of a member; null when row-level security hides the account from the caller. */
export const findMailRecipient = async (db: Db, id: string) => {
  const [found] = await db
    .select({ mail: memberAccounts.mail, firstName: members.firstName })
    .from(members)
    .innerJoin(memberAccounts, accountJoin)
    .where(and(eq(members.id, id)))
  return found ?? null
}
