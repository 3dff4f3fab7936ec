import { parse, serialize } from 'hono/utils/cookie'
import type { Kind } from '#contract/kernel/roles.ts'
import type { Configuration } from '../configuration.ts'

/** One per kind of session: signing in as one kind leaves the others as they are. */
export const sessionCookie = (kind: Kind) => `casa_${kind}`

/** True where no session of any kind can have come along. */
export const isUnknown = (header: string | undefined) => !header?.includes('casa_')

export const readCookies = (header: string | null | undefined): Record<string, string> => (header ? parse(header) : {})

interface Answering {
  reply: Headers
  kernel: { configuration: Configuration }
}

/** Sends a cookie that scripts cannot read; with a lifetime of zero it is taken away. */
export const setCookie = (
  { reply, kernel: { configuration } }: Answering,
  name: string,
  value: string,
  lifetime: number,
) => {
  const secure = configuration.origin.startsWith('https:')
  const maxAge = Math.floor(lifetime / 1000)
  reply.append('set-cookie', serialize(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge }))
}
