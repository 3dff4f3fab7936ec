import * as z from 'zod'
import { refusals } from './refusals.ts'
import { apiKeyLimits, scopes } from './scopes.limits.ts'
import { Done, Id, Moment, requiredLine } from './values.ts'
import { admin } from './who.ts'

const ScopeName = z.enum(scopes)

/** A key with which another program calls the API. The key itself is shown once, when it is created. */
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(ScopeName),
  createdAt: Moment,
  createdBy: z.string(),
  /** Accurate to a minute; null for a key that was never used. */
  lastUsedAt: Moment.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

const written = { name: requiredLine(apiKeyLimits.name), scopes: z.array(ScopeName).min(1).max(scopes.length) }

/** API keys of the venue, managed by admins. */
export const apiKeys = {
  /** The keys that are not revoked. */
  list: admin.read.output(z.array(ApiKey)),
  /** Creates a key and returns it. A repeated call replaces the secret of a key that was never used. */
  create: admin.sensitiveWrite
    .input(z.strictObject({ id: Id, ...written }))
    .output(z.object({ ...ApiKey.shape, key: z.string() }))
    .errors(refusals('gone', { too_many_keys: 409 })),
  /** Revokes a key: every node refuses it from now on. */
  revoke: admin.sensitiveWrite
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
