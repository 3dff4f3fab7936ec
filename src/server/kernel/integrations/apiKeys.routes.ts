import { sql } from 'drizzle-orm'
import { apiKeys as contract } from '#contract/kernel/apiKeys.ts'
import { apiKeyLimits, scopes } from '#contract/kernel/scopes.limits.ts'
import { insertOnce, updateRow } from '../db/rowOperations.ts'
import { inTransaction } from '../door.ts'
import { hashSecret, newSecret } from '../identity/sessionTokens.ts'
import { orRefuse } from '../outcomes.ts'
import { countApiKeys, findApiKey, listApiKeys, replaceUnusedSecret } from './apiKeys.queries.ts'
import { apiKeys } from './apiKeys.table.ts'
import { encodeKey } from './keyCalls.ts'

const on = inTransaction(contract)

export const apiKeysRoutes = {
  list: on.list.handler(({ context: { db } }) => listApiKeys(db)),

  create: on.create.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    // Two admins at the same time must not exceed the limit together.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('api keys'), ${venueId})`)
    const secret = newSecret()
    const secretHash = hashSecret(secret)
    const known = await findApiKey(db, input.id)
    if (!known && (await countApiKeys(db)) >= apiKeyLimits.keys) throw errors.too_many_keys()
    const row = {
      ...input,
      scopes: scopes.filter((scope) => input.scopes.includes(scope)),
      venueId,
      createdAt: now(),
      createdBy: caller.name,
    }
    const isNew = await insertOnce(db, apiKeys, { ...row, secretHash })
    if (!isNew && (await replaceUnusedSecret(db, input.id, secretHash)).length === 0) throw errors.gone()
    const made = orRefuse(await findApiKey(db, input.id), errors)
    return { ...made, key: encodeKey({ venueId, id: input.id, secret }) }
  }),

  revoke: on.revoke.handler(async ({ context: { db, now }, input: { id }, errors }) => {
    orRefuse(await findApiKey(db, id), errors)
    return orRefuse(await updateRow(db, apiKeys, id, { revokedAt: now() }), errors)
  }),
}
