import type { IncomingMessage } from 'node:http'
import type { AnyContractRouter } from '@orpc/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { perMinute, perQuarterHour } from '#contract/kernel/callLimits.ts'
import { apiKeyLimits } from '#contract/kernel/scopes.limits.ts'
import { networkOf } from '../http/clientAddress.ts'
import { addressOf } from '../http/incomingCallOf.ts'
import type { HttpEnv } from '../http/securityHeaders.ts'
import { decodeSessionToken, encodeSessionToken, type SessionToken, secretMatches } from '../identity/sessionTokens.ts'
import type { Kernel } from '../kernel.ts'
import { findPresentedKey, recordUse } from './apiKeys.queries.ts'
import { integrationsText as text } from './integrations.text.ts'
import { includesScope, scopesOfEndpoints } from './keyScopes.ts'

/** Every key begins with it: other bearer tokens, such as those that a proxy adds, are ignored. */
const keyPrefix = 'casa_'
const headerPrefix = `Bearer ${keyPrefix}`

export const encodeKey = (token: SessionToken) => `${keyPrefix}${encodeSessionToken(token)}`

/** Whether a request presents an API key. Such a request is never served from a shared response cache. */
export const presentsKey = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  headers.authorization?.startsWith(headerPrefix) ?? false

const callsOfKey = perMinute(apiKeyLimits.callsPerMinute)

/** Unknown keys of one network. A known key is never refused for them. */
const wrongKeys = perQuarterHour(60)

const refuse = (c: Context<HttpEnv>, status: 401 | 403 | 429, code: string, message: string, headers = {}) =>
  c.json({ defined: false, code, status, message }, status, { 'cache-control': 'no-store', ...headers })

const tooMany = (c: Context<HttpEnv>, milliseconds: number) =>
  refuse(c, 429, 'too_many_tries', 'Too many calls. / Demasiados pedidos.', {
    'retry-after': String(Math.ceil(milliseconds / 1000)),
  })

/**
 * Checks the API key of a request: the key itself, the number of its calls and its scopes. The door identifies the
 * caller by it afterwards. A request without a key passes unchanged. A path that is no endpoint is refused to keys.
 */
export const checkKeys = (kernel: Kernel, contract: AnyContractRouter): MiddlewareHandler<HttpEnv> => {
  const { configuration, database, backgroundTasks } = kernel
  const offered = new Map(
    [...scopesOfEndpoints(contract)].map(([endpoint, scope]) => [
      `/api/${endpoint.replaceAll('.', '/')}`,
      { endpoint, scope },
    ]),
  )

  const findKey = async (token: SessionToken) => {
    const key = await database.transaction('read', (db, run) => findPresentedKey(db, run, token))
    return key && secretMatches(token, key.secretHash) ? key : null
  }

  return async (c, next) => {
    const header = c.req.header('authorization')
    if (!header?.startsWith(headerPrefix)) return next()
    const token = decodeSessionToken(header.slice(headerPrefix.length).trim())
    const key = token && (await findKey(token))
    if (!key) {
      const counter = { name: 'api key', rate: wrongKeys, key: networkOf(addressOf(c, configuration)) }
      const wait = await kernel.limits.counters.take(counter)
      if (wait > 0) return tooMany(c, wait)
      return refuse(c, 401, 'UNAUTHORIZED', text.unknownKey, { 'www-authenticate': 'Bearer' })
    }
    const { venueId, id, secretHash } = key
    const wait = kernel.limits.budgets.take(`api key ${venueId} ${id}`, callsOfKey)
    if (wait > 0) return tooMany(c, wait)
    void backgroundTasks.run('recording the use of an API key', () =>
      database.inVenue(venueId, 'write', (db) => recordUse(db, id)),
    )
    const called = offered.get(c.req.path)
    if (!called) return refuse(c, 403, 'FORBIDDEN', text.noEndpoint)
    if (!includesScope(key.scopes, called.scope))
      return refuse(c, 403, 'missing_scope', text.missingScope(called.scope))
    c.set('keyCall', { venueId, id, secretHash, endpoint: called.endpoint })
    return next()
  }
}
