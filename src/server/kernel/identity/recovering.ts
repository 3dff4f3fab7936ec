import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { type Db, setVenue, withPurpose } from '../db/database.ts'
import type { StepsContext } from '../door.ts'
import type { Kernel } from '../kernel.ts'
import { turnOf } from '../limits/limits.ts'
import { signatureOf } from '../signatures.ts'
import { rememberDevice, type Secret } from './devices.ts'
import { hashPassword } from './passwords.ts'
import { decodeSessionToken, encodeSessionToken, hashSecret, secretMatches } from './sessionTokens.ts'
import { isWeakPasswordInVenue } from './weakPasswords.ts'

/** A table of single-use password links. Staff and members have one each, with a column for the owner. */
type Links = PgTable & {
  id: AnyPgColumn<{ data: string; notNull: true }>
  secretHash: AnyPgColumn<{ data: Buffer }>
  expiresAt: AnyPgColumn<{ data: Date }>
}

/** Milliseconds until the response is sent, so that its time does not reveal whether the mail address is known. */
const responseDelay = 250

/** Limit of mails with the same link per mailbox. Later requests only renew the link, which is in the mailbox already. */
const repeatedMails = { calls: 3, seconds: 3600 }

/** Returns the token of the account's link, valid for `minutes`; null if it was mailed often enough. */
type LinkFor = <T extends Links>(
  links: T,
  owner: LinkOwner<T>,
  isOwners: SQL | undefined,
  minutes: number,
) => Promise<string | null>

/**
 * Lets `send` mail a link to each account that it finds. A repeated request renews the same link, so that requests of
 * strangers neither make the owner's link invalid nor keep the owner from getting one.
 */
export const mailPasswordLinks = async (
  context: StepsContext,
  { what, of }: { what: string; of: string },
  send: (db: Db, linkFor: LinkFor) => Promise<void>,
) => {
  const delayed = delay(responseDelay)
  const { counters } = context.kernel.limits
  const isOften = (await counters.take({ name: `${what} link`, rate: repeatedMails, key: of })) > 0
  await context.writing((db) =>
    send(db, async (links, owner, isOwners, minutes) => {
      const { token, isNew } = await renewLink(db, context, links, owner, isOwners, minutes)
      return isOften && !isNew ? null : token
    }),
  )
  await delayed
}

type LinkOwner<T extends Links> = { venueId: number } & Omit<T['$inferInsert'], 'id' | 'secretHash' | 'expiresAt'>
type LinkCall = { kernel: Pick<Kernel, 'secret'> }

/** The secret of a link follows from its id, so that the same link can be mailed again although only a hash is stored. */
const linkSecret = ({ kernel }: LinkCall, id: string) => signatureOf(kernel.secret, `password link ${id}`)

const expiryIn = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`

/** Renews the owner's unused link that expires last, or stores a new one. */
const renewLink = async <T extends Links>(
  db: Db,
  call: LinkCall,
  links: T,
  owner: LinkOwner<T>,
  isOwners: SQL | undefined,
  minutes: number,
): Promise<{ token: string; isNew: boolean }> => {
  const table: PgTable = links
  const isOpen = and(isOwners, gt(links.expiresAt, sql`now()`))
  const columns = { id: links.id, secretHash: links.secretHash }
  const [open] = await withPurpose(db, 'link', async () =>
    db.select(columns).from(table).where(isOpen).orderBy(desc(links.expiresAt)).limit(1),
  )
  const found = open as { id: string; secretHash: Buffer } | undefined
  const ticket = found && { venueId: owner.venueId, id: found.id, secret: linkSecret(call, found.id) }
  // A link of an earlier version has a random secret, which cannot be mailed again.
  if (!ticket || !secretMatches(ticket, found.secretHash))
    return { token: await storePasswordLink(db, links, owner, minutes, call), isNew: true }
  // The later of the old and the new expiry counts: the link may be an invitation, which is valid for days.
  const renewed = { expiresAt: sql`greatest(${links.expiresAt}, ${expiryIn(minutes)})` } as never
  await withPurpose(db, 'link', async () => db.update(table).set(renewed).where(eq(links.id, ticket.id)))
  return { token: encodeSessionToken(ticket), isNew: false }
}

/** Stores a single-use link and returns its token. The database's clock decides when it expires. */
export const storePasswordLink = async <T extends Links>(
  db: Db,
  links: T,
  owner: LinkOwner<T>,
  minutes: number,
  call: LinkCall,
) => {
  const id = randomUUID()
  const secret = linkSecret(call, id)
  const row = { ...owner, id, secretHash: hashSecret(secret), expiresAt: expiryIn(minutes) } as PgInsertValue<T>
  await withPurpose(db, 'link', () => db.insert(links).values(row))
  return encodeSessionToken({ venueId: owner.venueId, id, secret })
}

interface FindOptions {
  /** Expired links are found too. */
  isExpiredToo?: boolean
  /** The row is locked, so that the second of two parallel uses finds nothing. */
  lock?: boolean
}

/**
 * The row of the link with this secret; null if there is none, if it was used, or if it has expired, unless `isExpiredToo`. Side
 * effect: the transaction is in the link's venue.
 */
export const findLink = async <T extends Links>(
  db: Db,
  links: T,
  token: string,
  { isExpiredToo = false, lock = false }: FindOptions = {},
): Promise<T['$inferSelect'] | null> => {
  const ticket = decodeSessionToken(token)
  if (!ticket) return null
  await setVenue(db, ticket.venueId)
  const query = db
    .select()
    .from(links as PgTable)
    .where(and(eq(links.id, ticket.id), isExpiredToo ? undefined : gt(links.expiresAt, sql`now()`)))
  const found = await withPurpose(db, 'link', async () => (lock ? query.for('update') : query))
  const [link] = found as (T['$inferSelect'] & { secretHash: Buffer })[]
  return link && secretMatches(ticket, link.secretHash) ? link : null
}

export const isLinkUsable = async ({ reading }: StepsContext, links: Links, token: string) =>
  (await reading((db) => findLink(db, links, token))) !== null

interface ByLink {
  token: string
  password: string
}

/**
 * Sets a password by a link; refused if the link has expired, or, with the link still usable, if the password is weak. `set`
 * returns whose password it is; this browser then counts as a known device of the account.
 */
export const resetPasswordByLink = async <T extends Links>(
  context: StepsContext,
  links: T,
  { token, password }: ByLink,
  errors: { link_expired(): Error; weak_password(): Error },
  mailOf: (db: Db, link: T['$inferSelect']) => Promise<string> | string,
  set: (db: Db, link: T['$inferSelect'], passwordHash: string) => Promise<Secret | undefined>,
) => {
  const isWeak = await context.reading(async (db) => {
    const link = await findLink(db, links, token)
    if (!link) throw errors.link_expired()
    return isWeakPasswordInVenue(db, password, await mailOf(db, link))
  })
  if (isWeak) throw errors.weak_password()
  const passwordHash = await hashPassword(password, turnOf(context))
  const secret = await context.writing(async (db) => {
    const link = await findLink(db, links, token, { lock: true })
    if (!link) throw errors.link_expired()
    return set(db, link, passwordHash)
  })
  if (secret) rememberDevice(context, secret)
}
