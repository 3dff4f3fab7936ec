import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Incoming } from '../door.ts'
import { readCookies } from '../identity/cookies.ts'
import { deviceName } from '../identity/devices.ts'
import type { Kernel } from '../kernel.ts'
import type { HttpEnv } from './safety.ts'

/**
 * The address a request came from. A forwarded one is believed only from a proxy on this machine,
 * and then only its last entry, which the proxy itself wrote.
 */
const addressOf = (c: Context<HttpEnv>) => {
  const direct = getConnInfo(c).remote.address ?? ''
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return forwarded && /^(::ffff:)?127\.|^::1$/.test(direct) ? forwarded : direct
}

export const incomingOf = (kernel: Kernel, c: Context<HttpEnv>): Incoming => ({
  kernel,
  requestId: c.get('requestId'),
  cookies: readCookies(c.req.header('cookie')),
  address: addressOf(c),
  device: deviceName(c.req.header('user-agent') ?? ''),
  reply: new Headers(),
})
