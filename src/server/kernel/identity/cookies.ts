import { parse, serialize } from 'hono/utils/cookie'
import type { SessionKind } from '#contract/kernel/roles.ts'
import type { Configuration } from '../configuration.ts'

type Cookies = Readonly<Record<string, string>>

/** Each session kind has its own cookie: signing in as a member does not sign a staff account out. */
export const sessionCookieName = (kind: SessionKind) => `casa_${kind}`

/** Browsers accept a cookie with this prefix only over https and from this host, so that no subdomain can set it. */
const hostPrefix = '__Host-'

/** True if the Cookie header contains no cookie of ours, and so no session; a cheap check that runs before the header is parsed. */
export const hasNoSession = (header: string | undefined) => !header?.includes('casa_')

export const readCookies = (header: string | null | undefined): Record<string, string> => (header ? parse(header) : {})

/** The value of a cookie, and whether it came with the prefix. Without https, and in older versions, names have none. */
export const findCookie = (cookies: Cookies, name: string) => {
  const prefixed = cookies[hostPrefix + name]
  return { value: prefixed ?? cookies[name], isPrefixed: prefixed !== undefined }
}

interface ReplyContext {
  cookies: Cookies
  reply: Headers
  kernel: { configuration: Configuration }
}

/**
 * Sets an HttpOnly cookie, on https with the prefix; a cookie of the same name without the prefix is then deleted.
 * `lifetime` is in milliseconds; zero deletes the cookie.
 */
export const setCookie = (
  { cookies, reply, kernel: { configuration } }: ReplyContext,
  name: string,
  value: string,
  lifetime: number,
) => {
  const secure = configuration.origin.startsWith('https:')
  const append = (name: string, value: string, lifetime: number) => {
    const maxAge = Math.floor(lifetime / 1000)
    reply.append('set-cookie', serialize(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge }))
  }
  append(secure ? hostPrefix + name : name, value, lifetime)
  if (secure && name in cookies) append(name, '', 0)
}
