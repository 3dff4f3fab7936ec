import { ORPCError } from '@orpc/server'
import { eq, sql } from 'drizzle-orm'
import { recentSignInMinutes } from '#contract/kernel/identity.limits.ts'
import type { WriteRules } from '#contract/kernel/who.ts'
import type { Db } from '../db/database.ts'
import { sessions } from './identity.table.ts'

/** SQL condition of a session `s` whose owner has proved their identity recently, by the database's clock. */
export const isRecentSignIn = `s.authenticated_at > now() - interval '${recentSignInMinutes} minutes'`

/** Throws if the endpoint needs a recent proof of identity and the caller's session has none. */
export const requireRecentSignIn = (
  { requiresRecentSignIn }: Pick<WriteRules, 'requiresRecentSignIn'>,
  caller: { role: string; hasRecentSignIn?: boolean },
) => {
  if (!requiresRecentSignIn || caller.hasRecentSignIn) return
  throw new ORPCError('reauthentication_required', { defined: true, status: 403 })
}

/** Records that the owner of this session has just proved their identity. */
export const recordRecentSignIn = async (db: Db, { sessionId }: { sessionId: string }) => {
  await db.update(sessions).set({ authenticatedAt: sql`now()` }).where(eq(sessions.id, sessionId))
}
