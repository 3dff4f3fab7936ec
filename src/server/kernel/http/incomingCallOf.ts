import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { sessionKindHeader } from '#contract/kernel/roles.ts'
import { parseSessionKind } from '../identity/callers.ts'
import { readCookies } from '../identity/cookies.ts'
import { deviceName } from '../identity/devices.ts'
import type { IncomingCall, ProductRegistry } from '../incomingCall.ts'
import type { Kernel } from '../kernel.ts'
import { clientAddress } from './clientAddress.ts'
import type { HttpEnv } from './securityHeaders.ts'

export const incomingCallOf =
  (kernel: Kernel, productRegistry: ProductRegistry) =>
  (c: Context<HttpEnv>): IncomingCall => ({
    kernel,
    productRegistry,
    requestId: c.get('requestId'),
    cookies: readCookies(c.req.header('cookie')),
    as: parseSessionKind(c.req.header(sessionKindHeader)),
    address: clientAddress(
      getConnInfo(c).remote.address ?? '',
      c.req.header('x-forwarded-for'),
      kernel.configuration.trustedProxies,
    ),
    device: deviceName(c.req.header('user-agent') ?? ''),
    gone: () => c.req.raw.signal.aborted,
    reply: new Headers(),
  })
