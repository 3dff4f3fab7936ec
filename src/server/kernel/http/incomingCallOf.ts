import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { sessionKindHeader } from '#contract/kernel/roles.ts'
import type { Configuration } from '../configuration.ts'
import { parseSessionKind } from '../identity/callers.ts'
import { readCookies } from '../identity/cookies.ts'
import { deviceName } from '../identity/devices.ts'
import type { IncomingCall, ProductRegistry } from '../incomingCall.ts'
import type { Kernel } from '../kernel.ts'
import { clientAddress } from './clientAddress.ts'
import type { HttpEnv } from './securityHeaders.ts'

/** The client's IP address. */
export const addressOf = (c: Context<HttpEnv>, { trustedProxies }: Pick<Configuration, 'trustedProxies'>) =>
  clientAddress(getConnInfo(c).remote.address ?? '', c.req.header('x-forwarded-for'), trustedProxies)

export const incomingCallOf =
  (kernel: Kernel, productRegistry: ProductRegistry) =>
  (c: Context<HttpEnv>): IncomingCall => {
    const identified = {}
    c.set('identified', identified)
    const keyCall = c.get('keyCall')
    return {
      kernel,
      productRegistry,
      requestId: c.get('requestId'),
      cookies: keyCall ? {} : readCookies(c.req.header('cookie')),
      as: parseSessionKind(c.req.header(sessionKindHeader)),
      keyCall,
      address: addressOf(c, kernel.configuration),
      device: deviceName(c.req.header('user-agent') ?? ''),
      gone: () => c.req.raw.signal.aborted,
      reply: new Headers(),
      identified,
    }
  }
