import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { asHeader } from '#contract/kernel/roles.ts'
import { kindCalled } from '../identity/callers.ts'
import { readCookies } from '../identity/cookies.ts'
import { deviceName } from '../identity/devices.ts'
import type { House, Incoming } from '../incoming.ts'
import type { Kernel } from '../kernel.ts'
import { clientAddress } from './addresses.ts'
import type { HttpEnv } from './safety.ts'

export const incomingOf =
  (kernel: Kernel, house: House) =>
  (c: Context<HttpEnv>): Incoming => ({
    kernel,
    house,
    requestId: c.get('requestId'),
    cookies: readCookies(c.req.header('cookie')),
    as: kindCalled(c.req.header(asHeader)),
    address: clientAddress(
      getConnInfo(c).remote.address ?? '',
      c.req.header('x-forwarded-for'),
      kernel.configuration.trustedProxies,
    ),
    device: deviceName(c.req.header('user-agent') ?? ''),
    gone: () => c.req.raw.signal.aborted,
    reply: new Headers(),
  })
