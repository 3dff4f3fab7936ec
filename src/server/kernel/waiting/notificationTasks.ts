import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { waitingLimits } from '#contract/kernel/waiting.limits.ts'
import type { Db } from '../db/database.ts'
import { isAnyOf } from '../db/rowOperations.ts'
import type { Kernel } from '../kernel.ts'
import { announce } from '../live/announce.ts'
import type { Hub } from '../live/hub.ts'
import { queueMail } from '../mail/mail.queries.ts'
import { takeDueRows } from '../outbox/outbox.queries.ts'
import { startOutboxSender } from '../outbox/sending.ts'
import { queuePush } from '../push/push.queries.ts'
import { highestVenueNumber } from '../venues/venues.queries.ts'
import { venues } from '../venues/venues.table.ts'
import { digestMail, noticeMail, waitingItemLine } from './notifications.mails.ts'
import { notificationChoiceOf, notificationRecipientsOf, takeDueDigests } from './notifications.queries.ts'
import { notices } from './notifications.table.ts'
import { initialSteadiness, isSteady, steadinessAfter } from './steadiness.rules.ts'
import { kindsForRole, kindsInUse, listWaitingItems } from './waiting.queries.ts'
import type { WaitingKind } from './waitingKind.ts'

/** Seconds for which notices belong to the node that took them. */
const leaseSeconds = 60
const batchSize = 200
const checkInterval = 60_000
const changesInterval = 2_000
/** Oldest items of a kind that the check for new items reads. */
const checkedItems = 200

type TaskKernel = Pick<Kernel, 'configuration' | 'database'>

/** Notices of a venue that are handled together: many orders in a short time cost a few statements. */
interface Batch {
  venueId: number
  ids: string[]
}

const senderOf = async (db: Db, { configuration: { origin } }: TaskKernel) => {
  const [venue] = await db.select({ name: venues.name }).from(venues)
  return { origin, venue: venue?.name ?? '' }
}

/** Queues the mails and push messages about items of a kind, by the choices of each account. */
const notifyAccounts = async (kernel: TaskKernel, db: Db, venueId: number, kind: WaitingKind, ids: string[]) => {
  const recipients = await notificationRecipientsOf(db, kind)
  if (recipients.length === 0) return
  const sender = await senderOf(db, kernel)
  for (const item of await kind.find(db, venueId, ids))
    for (const account of recipients) {
      const recipient = { kind: 'staff', subject: account.id } as const
      const message = { title: kind.label, body: waitingItemLine(item), address: item.link }
      if (account.isPushed) await queuePush(db, venueId, { recipient, kind: kind.name, ...message })
      if (account.isMailed) await queueMail(db, venueId, noticeMail(account, kind.label, item, sender))
    }
}

/**
 * Queues the messages of notices, and deletes the notices or, if their kind appears by itself, marks them as sent, in one
 * transaction: no message is lost or queued twice. An item that was handled meanwhile notifies nobody.
 */
const handleNotices = async (kernel: TaskKernel, kinds: readonly WaitingKind[], db: Db, { venueId, ids }: Batch) => {
  const unsent = await db
    .select()
    .from(notices)
    .where(and(isAnyOf(notices.id, ids), isNull(notices.sentAt)))
    .for('update')
  for (const kind of await kindsInUse(db, kinds)) {
    const ofKind = unsent.filter((notice) => notice.kind === kind.name)
    if (ofKind.length === 0) continue
    const items = ofKind.map(({ itemId }) => itemId)
    await notifyAccounts(kernel, db, venueId, kind, items)
  }
  const staying = kinds.filter(({ appearsByItself }) => appearsByItself).map(({ name }) => name)
  const isHandled = isAnyOf(
    notices.id,
    unsent.map(({ id }) => id),
  )
  await db
    .update(notices)
    .set({ sentAt: sql`now()` })
    .where(and(isHandled, inArray(notices.kind, staying)))
  await db.delete(notices).where(and(isHandled, notInArray(notices.kind, staying)))
}

const takeBatch = async (db: Db): Promise<Batch | null> => {
  const taken = await takeDueRows(db, notices, { outbox: 'notices', seconds: leaseSeconds, limit: batchSize })
  const [first] = taken
  return first ? { venueId: first.venueId, ids: taken.map(({ id }) => id) } : null
}

/** Starts the background task that turns notices into mails and push messages. */
export const startNoticeSender = (kernel: Kernel, kinds: readonly WaitingKind[]) =>
  startOutboxSender(kernel, {
    taskName: 'notifying staff',
    take: takeBatch,
    send: async (batch) => (db) => handleNotices(kernel, kinds, db, batch),
  })

/**
 * Compares the items of a kind that appears by itself with its notices: adds one for each new item, and deletes the sent ones of
 * items that no longer wait. Returns whether something changed. With `addsNew` false it only deletes.
 */
const updateNotices = async (db: Db, venueId: number, kind: WaitingKind, addsNew = true): Promise<boolean> => {
  const items = await kind.oldest(db, venueId, checkedItems)
  const waitingKeys = sql.param(items.map(({ id, since }) => `${id} ${since}`))
  const keyColumn = sql`${notices.itemId} || ' ' || to_char(${notices.since} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const ended = await db
    .delete(notices)
    .where(
      and(eq(notices.kind, kind.name), isNotNull(notices.sentAt), sql`not ${keyColumn} = any(${waitingKeys}::text[])`),
    )
    .returning({ id: notices.id })
  if (items.length === 0 || !addsNew) return ended.length > 0
  const added = await db
    .insert(notices)
    .values(items.map(({ id, since }) => ({ venueId, kind: kind.name, itemId: id, since: new Date(since) })))
    .onConflictDoNothing()
    .returning({ id: notices.id })
  return added.length + ended.length > 0
}

interface Check {
  kinds: readonly WaitingKind[]
  isServerSteady: boolean
}

const checkVenue = async (kernel: TaskKernel, { kinds, isServerSteady }: Check, db: Db, venueId: number) => {
  let hasChanged = false
  for (const kind of kinds) {
    const addsNew = isServerSteady || !kind.dependsOnSteadyServer
    if (kind.appearsByItself) hasChanged = (await updateNotices(db, venueId, kind, addsNew)) || hasChanged
  }
  if (hasChanged) await announce(db, { venueId, changed: ['kernel.waiting'] })
  const accounts = await takeDueDigests(db)
  const sender = await senderOf(db, kernel)
  const used = accounts.length > 0 ? await kindsInUse(db, kinds) : []
  for (const account of accounts) {
    const chosen = kindsForRole(used, account.role).filter(
      (kind) => notificationChoiceOf(kind, account.choices).mail === 'daily',
    )
    const lists = await listWaitingItems(db, venueId, chosen, waitingLimits.listed)
    if (lists.length > 0) await queueMail(db, venueId, digestMail(account, lists, sender))
  }
}

/** Looks in every venue for items that appeared by themselves, and queues the digests whose hour has come. */
export const checkNotifications = async (kernel: TaskKernel, kinds: readonly WaitingKind[], isServerSteady = true) => {
  const venueCount = await kernel.database.transaction('read', highestVenueNumber)
  for (let venueId = 1; venueId <= venueCount; venueId++)
    await kernel.database.inVenue(venueId, 'write', (db) => checkVenue(kernel, { kinds, isServerSteady }, db, venueId))
}

export const startNotificationChecks = (kernel: Kernel, kinds: readonly WaitingKind[]) => {
  let steadiness = initialSteadiness
  return kernel.backgroundTasks.repeat('checking what waits for staff', checkInterval, async () => {
    const startedAt = performance.now()
    const next = steadinessAfter(steadiness, startedAt)
    // A check that fails, for example during a failover of the database, begins a new steady period.
    steadiness = initialSteadiness
    await checkNotifications(kernel, kinds, isSteady(next, startedAt))
    steadiness = next
    return false
  })
}

/**
 * Looks for items that appeared by themselves within seconds of a change of their features. Changes that are missed while
 * the connection for notifications is broken are found by the check of every minute, which alone adds the items of kinds
 * that depend on a steady server.
 */
export const startChecksOfChanges = (kernel: Kernel, hub: Pick<Hub, 'watch'>, kinds: readonly WaitingKind[]) => {
  const changedByVenue = new Map<number, Set<string>>()
  hub.watch({
    received({ venueId, changed }) {
      const features = changedByVenue.get(venueId) ?? new Set()
      for (const feature of changed) features.add(feature)
      changedByVenue.set(venueId, features)
    },
    lost() {},
    found() {},
  })
  return kernel.backgroundTasks.repeat('checking changes for staff', changesInterval, async () => {
    const due = [...changedByVenue]
    changedByVenue.clear()
    for (const [venueId, features] of due) {
      const changedKinds = kinds.filter(
        ({ appearsByItself, dependsOn }) => appearsByItself && dependsOn.some((feature) => features.has(feature)),
      )
      if (changedKinds.length > 0)
        await kernel.database.inVenue(venueId, 'write', async (db) => {
          for (const kind of changedKinds) await updateNotices(db, venueId, kind, !kind.dependsOnSteadyServer)
        })
    }
    return false
  })
}
