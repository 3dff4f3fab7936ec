import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { recordInsert, recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { nextVersion } from '#server/kernel/db/rowOperations.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import { listClassBands } from '../classes/classes.queries.ts'
import { classForBirthday } from '../classes/classes.rules.ts'
import { accountJoin } from './members.queries.ts'
import { memberAccounts, members } from './members.table.ts'
import {
  type ExistingMember,
  type MemberImportPlan,
  planMemberRows,
  previewMembersImport,
  readMembersCsv,
} from './membersCsv.rules.ts'

const columns = {
  id: members.id,
  version: members.version,
  firstName: members.firstName,
  lastName: members.lastName,
  mail: memberAccounts.mail,
  phone: memberAccounts.phone,
  birthday: memberAccounts.birthday,
  lot: memberAccounts.lot,
  class: members.class,
  comments: memberAccounts.comments,
}

export const listAllMembers = (db: Db): Promise<ExistingMember[]> =>
  db
    .select(columns)
    .from(members)
    .innerJoin(memberAccounts, accountJoin)
    .orderBy(asc(members.firstName), asc(members.lastName), asc(members.id))

/** Finds members by mail. With `forUpdate` their rows are locked, in a fixed order against deadlocks. */
const findByMails = async (db: Db, mails: string[], forUpdate: boolean): Promise<ExistingMember[]> => {
  const query = db
    .select(columns)
    .from(members)
    .innerJoin(memberAccounts, accountJoin)
    .where(sql`${memberAccounts.mail} = any(${sql.param(mails)}::text[])`)
    .orderBy(asc(members.id))
  return forUpdate ? query.for('no key update', { of: members }) : query
}

export const planMembersImport = async (db: Db, csv: string, forUpdate = false) => {
  const file = readMembersCsv(csv)
  const mails = file.rows.map(({ mail }) => mail)
  const plan = planMemberRows(file.rows, await findByMails(db, mails, forUpdate))
  return { plan, preview: previewMembersImport(file, plan) }
}

/**
 * Writes the plan and returns the new members, who need no approval. Null when another transaction took one of the mails
 * meanwhile; the caller must then roll back.
 */
export const applyMembersImport = async ({ db, venueId, now }: TransactionContext, plan: MemberImportPlan) => {
  const bands = await listClassBands(db)
  const created = plan.added.map(({ firstName, lastName, mail, ...row }) => ({
    ...{ id: randomUUID(), firstName, lastName, mail, rol: 'user' as const },
    class: row.class ?? classForBirthday(row.birthday ?? null, bands),
    account: {
      phone: row.phone ?? '',
      birthday: row.birthday ?? null,
      lot: row.lot ?? '',
      comments: row.comments ?? '',
    },
  }))
  for (const { account, mail, ...member } of created) {
    await db.insert(members).values({ ...member, venueId, approvedAt: now(), createdAt: now() })
    const stored = await db
      .insert(memberAccounts)
      .values({ ...account, venueId, memberId: member.id, mail, contactSince: sql`current_date` })
      .onConflictDoNothing()
      .returning({ id: memberAccounts.memberId })
    if (stored.length === 0) return null
    recordInsert(db, { ...member, ...account, mail })
  }
  for (const { from, to } of plan.changed) {
    const { firstName, lastName, class: ofClass, mail: _, ...account } = to
    const names = { firstName, lastName, ...(ofClass === undefined ? {} : { class: ofClass }) }
    await db
      .update(members)
      .set({ ...names, version: nextVersion(members) })
      .where(eq(members.id, from.id))
    if (Object.keys(account).length > 0)
      await db.update(memberAccounts).set(account).where(eq(memberAccounts.memberId, from.id))
    recordUpdate(db, from, to)
  }
  return created
}
