import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type MemberClass, type MemberRol, memberLimits } from '#contract/community/members.limits.ts'
import type { Member, MemberSummary } from '#contract/community/members.staff.ts'
import { Id, printableText } from '#contract/kernel/values.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { decodeCursor, toPage } from '#server/kernel/db/keyset.ts'
import { isAnyOfGiven, preparedQuery } from '#server/kernel/db/preparedQuery.ts'
import { photoJoin } from '#server/kernel/files/files.queries.ts'
import { files, type PictureRow, pictureColumns, toPhotoOrNull } from '#server/kernel/files/files.table.ts'
import { accountJoin } from './members.queries.ts'
import { memberAccounts, members } from './members.table.ts'

/** Registered users who wait for approval. */
export const isWaitingForApproval = and(isNull(members.approvedAt), eq(members.rol, 'user'), eq(members.active, true))

const sortName = sql<string>`plain(${members.firstName} || ' ' || ${members.lastName}) collate "C"`
/** Whether signing in can still set the first password, by the database's clock. */
const isFirstPasswordOpen = sql<boolean>`coalesce(${memberAccounts.firstPasswordUntil} > now(), false)`
const CursorKey = z.tuple([printableText, Id])

interface SummaryRow {
  member: Omit<typeof members.$inferSelect, 'venueId' | 'photoId' | 'createdAt' | 'version'>
  account: Pick<typeof memberAccounts.$inferSelect, 'mail' | 'phone' | 'mailConfirmedAt' | 'rejectedAt'>
  file: PictureRow | null
}

/** Prepared, because building its SQL for each call took a third of the list's time. */
const selectSummaries = preparedQuery<{ ids: string[] }, SummaryRow>('community_members_of_page', (db) => {
  const { id, firstName, lastName, rol, liderOf, active, approvedAt } = members
  const { mail, phone, mailConfirmedAt, rejectedAt } = memberAccounts
  return db
    .select({
      member: { id, firstName, lastName, rol, class: members.class, liderOf, active, approvedAt },
      account: { mail, phone, mailConfirmedAt, rejectedAt },
      file: pictureColumns(files),
    })
    .from(members)
    .innerJoin(memberAccounts, accountJoin)
    .leftJoin(files, photoJoin(members))
    .where(isAnyOfGiven(id, 'ids'))
    .orderBy(asc(sortName), asc(id))
})

const toMemberOutput = ({ member, account, file }: SummaryRow): MemberSummary => ({
  ...member,
  mail: account.mail,
  phone: account.phone,
  mailConfirmed: account.mailConfirmedAt !== null,
  approved: member.rol === 'lider' || member.approvedAt !== null,
  rejected: account.rejectedAt !== null,
  photo: toPhotoOrNull(file),
})

/** SQL conditions: every typed word occurs in the name or the mail. */
const searchConditions = (search: string): SQL[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map(
      (word) =>
        sql`strpos(plain(${members.firstName} || ' ' || ${members.lastName} || ' ' || ${memberAccounts.mail}), plain(${word})) > 0`,
    )

interface MemberQuery {
  search?: string | undefined
  waiting?: boolean | undefined
  inactive?: boolean | undefined
  rol?: MemberRol | undefined
  class?: MemberClass | undefined
  after?: string | undefined
}

export const listMembers = async (db: Db, { search = '', waiting, inactive, after, ...asked }: MemberQuery) => {
  const end = decodeCursor(CursorKey, after)
  const afterCursor = end ? sql`(${sortName}, ${members.id}) > (${end[0]}, ${end[1]}::uuid)` : undefined
  const rows = await db
    .select({ id: members.id, name: sortName })
    .from(members)
    .innerJoin(memberAccounts, accountJoin)
    .where(
      and(
        waiting ? isWaitingForApproval : undefined,
        inactive ? eq(members.active, false) : undefined,
        asked.rol && eq(members.rol, asked.rol),
        asked.class && eq(members.class, asked.class),
        ...searchConditions(search),
        afterCursor,
      ),
    )
    .orderBy(asc(sortName), asc(members.id))
    .limit(memberLimits.page + 1)
  const { page, next } = toPage(rows, memberLimits.page, ({ id, name }) => [name, id])
  const summaries = await selectSummaries(db, { ids: page.map(({ id }) => id) })
  return { members: summaries.map(toMemberOutput), next }
}

interface MemberCounts {
  total: number
  waiting: number
  liders: number
}
const selectCounts = preparedQuery<Record<string, never>, MemberCounts>('community_member_counts', (db) =>
  db
    .select({
      total: sql<number>`count(*)::int`,
      waiting: sql<number>`count(*) filter (where ${isWaitingForApproval})::int`,
      liders: sql<number>`count(*) filter (where ${members.rol} = 'lider' and ${members.active})::int`,
    })
    .from(members),
)
export const countMembers = async (db: Db): Promise<MemberCounts> => {
  const [counts] = await selectCounts(db, {})
  return counts ?? { total: 0, waiting: 0, liders: 0 }
}

/** A member as staff see them, without the linked golf member and the state of the mail server. */
export const findMember = async (db: Db, id: string): Promise<Omit<Member, 'person' | 'mailServer'> | null> => {
  const [row] = await db
    .select({ member: members, account: memberAccounts, file: pictureColumns(files), isFirstPasswordOpen })
    .from(members)
    .innerJoin(memberAccounts, accountJoin)
    .leftJoin(files, photoJoin(members))
    .where(eq(members.id, id))
  if (!row) return null
  const { member, account } = row
  const { passwordHash, passwordSetAt, passwordSetDevice, firstPasswordUntil, birthday, lot, comments } = account
  return {
    ...toMemberOutput(row),
    rejectReason: account.rejectReason,
    birthday,
    lot,
    comments,
    createdAt: member.createdAt.toISOString(),
    hasPassword: passwordHash !== null,
    passwordSet:
      passwordHash && passwordSetAt ? { at: passwordSetAt.toISOString(), device: passwordSetDevice ?? '' } : null,
    firstPasswordUntil: row.isFirstPasswordOpen ? (firstPasswordUntil?.toISOString() ?? null) : null,
    version: member.version,
  }
}
