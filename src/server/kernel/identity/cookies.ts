import { parse, serialize } from 'hono/utils/cookie'
import type { SessionKind } from '#contract/kernel/roles.ts'
import type { Configuration } from '../configuration.ts'

/** Each session kind has its own cookie: signing in as a member does not sign a staff account out. */
export const sessionCookie = (kind: SessionKind) => `casa_${kind}`

/** True if the Cookie header contains no session cookie; a cheap check that runs before the header is parsed. */
export const hasNoSession = (header: string | undefined) => !header?.includes('casa_')

export const readCookies = (header: string | null | undefined): Record<string, string> => (header ? parse(header) : {})

interface ReplyContext {
  reply: Headers
  kernel: { configuration: Configuration }
}

/** Sets an HttpOnly cookie. `lifetime` is in milliseconds; zero deletes the cookie. */
export const setCookie = (
  { reply, kernel: { configuration } }: ReplyContext,
  name: string,
  value: string,
  lifetime: number,
) => {
  const secure = configuration.origin.startsWith('https:')
  const maxAge = Math.floor(lifetime / 1000)
  reply.append('set-cookie', serialize(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge }))
}
