import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { type Db, setVenue } from '../db/database.ts'
import type { StepsContext } from '../door.ts'
import { hashPassword } from './passwords.ts'
import { decodeSessionToken, encodeSessionToken, hashSecret, newSecret, secretMatches } from './sessionTokens.ts'

/** A table of single-use password links. Staff and members have one each, with a column for the owner. */
type Links = PgTable & {
  id: AnyPgColumn<{ data: string; notNull: true }>
  secretHash: AnyPgColumn<{ data: Buffer }>
  expiresAt: AnyPgColumn<{ data: Date }>
}

/** Milliseconds until the response is sent, so that its time does not reveal whether the mail address is known. */
const responseDelay = 250

/** Counts the attempt under `key`, then lets `send` mail a link, if it finds an account. */
export const mailRecoveryLink = async (
  context: StepsContext,
  key: string,
  errors: { too_many_tries(): Error },
  send: (db: Db) => Promise<void>,
) => {
  const delayed = delay(responseDelay)
  const { throttles } = context.kernel
  if (!(await throttles.address.allows(context.address)) || !(await throttles.recovery.allows(key)))
    throw errors.too_many_tries()
  await context.writing(send)
  await delayed
}

/** Stores a single-use link and returns its token. The database's clock decides when it expires. */
export const storePasswordLink = async <T extends Links>(
  db: Db,
  links: T,
  whose: { venueId: number } & Omit<T['$inferInsert'], 'secretHash' | 'expiresAt'>,
  minutes: number,
) => {
  const secret = newSecret()
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`
  const row = { ...whose, secretHash: hashSecret(secret), expiresAt } as PgInsertValue<T>
  const [link] = await db.insert(links).values(row).returning({ id: links.id })
  if (!link) throw new Error('the link was not stored')
  return encodeSessionToken({ venueId: whose.venueId, id: link.id, secret })
}

/** The link's row; null if it was used or has expired. With `lock`, the second of two parallel uses finds nothing. */
const findLink = async <T extends Links>(
  db: Db,
  links: T,
  token: string,
  lock: boolean,
): Promise<T['$inferSelect'] | null> => {
  const ticket = decodeSessionToken(token)
  if (!ticket) return null
  await setVenue(db, ticket.venueId)
  const query = db
    .select()
    .from(links as PgTable)
    .where(and(eq(links.id, ticket.id), gt(links.expiresAt, sql`now()`)))
  const found = await (lock ? query.for('update') : query)
  const [link] = found as (T['$inferSelect'] & { secretHash: Buffer })[]
  return link && secretMatches(ticket, link.secretHash) ? link : null
}

export const isLinkUsable = async ({ reading }: StepsContext, links: Links, token: string) =>
  (await reading((db) => findLink(db, links, token, false))) !== null

interface ByLink {
  token: string
  password: string
}

/** Sets a password by a link. `set` returns the account's throttle key; its failed sign-ins are then forgotten. */
export const resetPasswordByLink = async <T extends Links>(
  context: StepsContext,
  links: T,
  { token, password }: ByLink,
  errors: { too_many_tries(): Error; link_expired(): Error },
  set: (db: Db, link: T['$inferSelect'], passwordHash: string) => Promise<string | undefined>,
) => {
  const { throttles } = context.kernel
  if (!(await throttles.address.allows(context.address))) throw errors.too_many_tries()
  if (!(await isLinkUsable(context, links, token))) throw errors.link_expired()
  const passwordHash = await hashPassword(password)
  const key = await context.writing(async (db) => {
    const link = await findLink(db, links, token, true)
    if (!link) throw errors.link_expired()
    return set(db, link, passwordHash)
  })
  if (key) await throttles.account.forget(key)
}
