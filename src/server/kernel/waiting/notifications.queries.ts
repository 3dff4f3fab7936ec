import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { NotificationChoice } from '#contract/kernel/notifications.ts'
import type { Db } from '../db/database.ts'
import { staffAccounts } from '../identity/identity.table.ts'
import { pushDevices } from '../push/push.table.ts'
import { venues } from '../venues/venues.table.ts'
import { type Choice, notificationSettings as settings } from './notifications.table.ts'
import type { WaitingKind } from './waitingKind.ts'

/** Hour of the digest until an account chooses another one. */
const defaultDigestHour = 8

type Choices = Record<string, Choice>

/**
 * The account's choice for a kind, or the default: shown on the screen, pushed if the kind is urgent, mailed only if it is mailed
 * by default. A kind that is always on the screen cannot be hidden.
 */
export const notificationChoiceOf = (kind: WaitingKind, choices: Choices | null): Choice => {
  const { name, isUrgent, isAlwaysOnScreen, isMailedByDefault } = kind
  const choice = choices?.[name] ?? {
    screen: true,
    push: isUrgent === true,
    mail: isMailedByDefault ? 'immediately' : 'never',
  }
  return { ...choice, screen: choice.screen || isAlwaysOnScreen === true }
}

export const findNotificationSettings = async (db: Db, staffId: string, kinds: readonly WaitingKind[]) => {
  const [stored] = await db.select().from(settings).where(eq(settings.staffId, staffId))
  return {
    kinds: kinds.map(
      (kind): NotificationChoice => ({
        kind: kind.name,
        label: kind.label,
        isAlwaysOnScreen: kind.isAlwaysOnScreen === true,
        ...notificationChoiceOf(kind, stored?.choices ?? null),
      }),
    ),
    digestHour: stored?.digestHour ?? defaultDigestHour,
  }
}

const localNow = sql`(select now() at time zone ${venues.timeZone} from ${venues})`

/**
 * Stores the choices. If the hour of the digest has passed, today's digest counts as sent, so that saving does not send
 * one at once.
 */
export const saveNotificationSettings = async (
  db: Db,
  { venueId, staffId, choices, digestHour }: { venueId: number; staffId: string; choices: Choices; digestHour: number },
) => {
  const hasPassed = sql`extract(hour from ${localNow}) >= ${digestHour}::int`
  const today = sql`(${localNow})::date`
  await db
    .insert(settings)
    .values({
      venueId,
      staffId,
      choices,
      digestHour,
      digestOn: sql`case when ${hasPassed} then ${today} end`,
    })
    .onConflictDoUpdate({
      target: [settings.venueId, settings.staffId],
      set: { choices, digestHour, digestOn: sql`case when ${hasPassed} then ${today} else ${settings.digestOn} end` },
    })
}

const hasDevice = (db: Db) =>
  exists(
    db
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(and(eq(pushDevices.sessionKind, 'staff'), eq(pushDevices.subject, staffAccounts.id))),
  )

const staffWithSettings = (db: Db) =>
  db
    .select({
      hasDevice: sql<boolean>`${hasDevice(db)}`,
      id: staffAccounts.id,
      mail: staffAccounts.mail,
      name: staffAccounts.name,
      role: staffAccounts.role,
      choices: settings.choices,
    })
    .from(staffAccounts)
    .leftJoin(settings, and(eq(settings.venueId, staffAccounts.venueId), eq(settings.staffId, staffAccounts.id)))

/** Active accounts that want a push message or a mail about new items of the kind at once, and can get it. */
export const notificationRecipientsOf = async (db: Db, kind: WaitingKind) => {
  const accounts = await staffWithSettings(db).where(
    and(eq(staffAccounts.active, true), inArray(staffAccounts.role, [...kind.roles])),
  )
  return accounts
    .map((account) => {
      const { push, mail } = notificationChoiceOf(kind, account.choices)
      return { ...account, isPushed: push && account.hasDevice, isMailed: mail === 'immediately' }
    })
    .filter(({ isPushed, isMailed }) => isPushed || isMailed)
}

/**
 * Marks the digests that are due as sent and returns their accounts. Rows that another node has locked are skipped, so
 * each digest is taken by one node.
 */
export const takeDueDigests = async (db: Db) => {
  const due = db
    .select({ staffId: settings.staffId })
    .from(settings)
    .where(
      sql`extract(hour from ${localNow}) >= ${settings.digestHour}
        and (${settings.digestOn} is null or ${settings.digestOn} < (${localNow})::date)
        and jsonb_path_exists(${settings.choices}, '$.*.mail ? (@ == "daily")')`,
    )
    .for('update', { skipLocked: true })
  const taken = await db
    .update(settings)
    .set({ digestOn: sql`(${localNow})::date` })
    .where(sql`${settings.staffId} in ${due}`)
    .returning({ staffId: settings.staffId })
  const ids = taken.map(({ staffId }) => staffId)
  const accounts = ids.length > 0 ? await staffWithSettings(db).where(eq(staffAccounts.active, true)) : []
  return accounts.filter(({ id }) => ids.includes(id))
}
