import { parse, serialize } from 'hono/utils/cookie'
import type { Incoming } from '../door.ts'

export const readCookies = (header: string | null | undefined): Record<string, string> => (header ? parse(header) : {})

export const setCookie = ({ reply, kernel }: Incoming, name: string, value: string, lifetime: number) => {
  const secure = kernel.configuration.origin.startsWith('https:')
  reply.append(
    'set-cookie',
    serialize(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: Math.floor(lifetime / 1000) }),
  )
}
