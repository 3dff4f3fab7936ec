import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { memberLimits } from '#contract/community/members.limits.ts'
import type { Member, MemberListed } from '#contract/community/members.staff.ts'
import { Id, printable } from '#contract/kernel/values.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { pageOf, readCursor } from '#server/kernel/db/keyset.ts'
import { itsPhoto } from '#server/kernel/files/files.queries.ts'
import { files, photoOf } from '#server/kernel/files/files.table.ts'
import { itsAccount } from './members.queries.ts'
import { accounts, members } from './members.table.ts'

/** Whoever registered and still has to be let in. */
const isWaiting = and(isNull(members.approvedAt), eq(members.rol, 'user'), eq(members.active, true))

const byName = sql<string>`plain(${members.firstName} || ' ' || ${members.lastName}) collate "C"`
/** The database's clock decides whether a first password can still be chosen. */
const isOpen = sql<boolean>`coalesce(${accounts.firstPasswordUntil} > now(), false)`
const PageEnd = z.tuple([printable, Id])

const rows = (db: Db) =>
  db
    .select({ name: byName, member: members, account: accounts, file: files, open: isOpen })
    .from(members)
    .innerJoin(accounts, itsAccount)
    .leftJoin(files, itsPhoto(members))
    .$dynamic()
type Row = Awaited<ReturnType<typeof rows>>[number]

const listed = ({ member, account, file }: Row): MemberListed => ({
  ...member,
  mail: account.mail,
  approved: member.rol === 'lider' || member.approvedAt !== null,
  photo: photoOf(file),
})

/** Every word that was typed stands somewhere in the name or the mail. */
const holding = (search: string): SQL[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map(
      (word) =>
        sql`strpos(plain(${members.firstName} || ' ' || ${members.lastName} || ' ' || ${accounts.mail}), plain(${word})) > 0`,
    )

interface Asked {
  search?: string | undefined
  waiting?: boolean | undefined
  after?: string | undefined
}

export const listMembers = async (db: Db, { search = '', waiting = false, after }: Asked) => {
  const end = readCursor(PageEnd, after)
  const further = end ? sql`(${byName}, ${members.id}) > (${end[0]}, ${end[1]}::uuid)` : undefined
  const found = await rows(db)
    .where(and(waiting ? isWaiting : undefined, ...holding(search), further))
    .orderBy(asc(byName), asc(members.id))
    .limit(memberLimits.page + 1)
  const { page, next } = pageOf(found, memberLimits.page, ({ name, member }) => [name, member.id])
  return { members: page.map(listed), next }
}

export const countMembers = async (db: Db) => {
  const [counted] = await db
    .select({
      total: sql<number>`count(*)::int`,
      waiting: sql<number>`count(*) filter (where ${isWaiting})::int`,
      liders: sql<number>`count(*) filter (where ${members.rol} = 'lider' and ${members.active})::int`,
    })
    .from(members)
  return counted ?? { total: 0, waiting: 0, liders: 0 }
}

/** As staff see them, but for the golf member that they are. */
export const findMember = async (db: Db, id: string): Promise<Omit<Member, 'person'> | null> => {
  const [row] = await rows(db).where(eq(members.id, id))
  if (!row) return null
  const { member, account } = row
  const { passwordHash, firstPasswordUntil, phone, birthday, lot, comments } = account
  return {
    ...listed(row),
    phone,
    birthday,
    lot,
    comments,
    createdAt: member.createdAt.toISOString(),
    hasPassword: passwordHash !== null,
    firstPasswordUntil: row.open ? (firstPasswordUntil?.toISOString() ?? null) : null,
    version: member.version,
  }
}
