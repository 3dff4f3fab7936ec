import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { ApiKey } from '#contract/kernel/apiKeys.ts'
import { type Db, type RunStatement, runSetVenue } from '../db/database.ts'
import type { CallerOf } from '../identity/callers.ts'
import { apiKeys } from './apiKeys.table.ts'
import { integrationsText } from './integrations.text.ts'
import type { KeyCall } from './keyCall.ts'

type Row = typeof apiKeys.$inferSelect

const shown = ({ id, name, scopes, createdAt, createdBy, lastUsedAt }: Row): ApiKey => ({
  id,
  name,
  scopes,
  createdAt: createdAt.toISOString(),
  createdBy,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

const isValid = isNull(apiKeys.revokedAt)

export const listApiKeys = async (db: Db) =>
  (await db.select().from(apiKeys).where(isValid).orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))).map(shown)

export const findApiKey = async (db: Db, id: string) => {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), isValid))
  return row ? shown(row) : null
}

export const countApiKeys = (db: Db) => db.$count(apiKeys, isValid)

/** Replaces the secret of a valid key that was never used; returns no row if there is none. */
export const replaceUnusedSecret = (db: Db, id: string, secretHash: Buffer) =>
  db
    .update(apiKeys)
    .set({ secretHash })
    .where(and(eq(apiKeys.id, id), isValid, isNull(apiKeys.lastUsedAt)))
    .returning({ id: apiKeys.id })

/** The key of a call whose caller is not known yet. Side effect: the transaction gets the venue and the purpose 'session'. */
export const findPresentedKey = async (db: Db, run: RunStatement, { venueId, id }: Pick<Row, 'venueId' | 'id'>) => {
  await runSetVenue(run, venueId, 'session')
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), isValid))
  return row ?? null
}

/** Stores the time of a use, unless a time of the last minute is stored. */
export const recordUse = (db: Db, id: string) =>
  db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`))),
    )

const identify = {
  name: 'identify key',
  text: `select name, set_config('casa.kind', 'staff', true), set_config('casa.subject', id::text, true),
      set_config('casa.role', 'staff', true), set_config('casa.purpose', '', true),
      set_config('plan_cache_mode', 'auto', true)
    from kernel_api_keys where venue_id = $1 and id = $2 and secret_hash = $3 and revoked_at is null`,
}

/**
 * The caller of a key: somebody of the staff without a session. Null if the key was revoked meanwhile. The transaction
 * must have the purpose 'session'. Side effect: its policies show the rows of the staff.
 */
export const identifyKey = async (
  run: RunStatement,
  { venueId, id, secretHash }: KeyCall,
  now: Date,
): Promise<CallerOf<'staff'> | null> => {
  const [row] = await run(identify, [venueId, id, secretHash])
  if (!row) return null
  const name = integrationsText.callerName(row.name)
  // No session is extended: the key counts as seen now.
  const session = { sessionId: id, seenAt: now, expiresAt: now, hasRecentSignIn: false }
  return { role: 'staff', kind: 'staff', name, venueId, subject: id, ...session }
}
