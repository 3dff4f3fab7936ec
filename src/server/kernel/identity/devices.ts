import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Incoming } from '../door.ts'
import { setCookie } from './cookies.ts'

const deviceCookie = 'casa_device'
const year = 365 * 24 * 3600 * 1000

const markOf = (secret: Buffer, mail: string) =>
  createHmac('sha256', secret).update(`device ${mail}`).digest('base64url')

/** This browser once signed in to that account: it keeps tries of its own when strangers use up the account's. */
export const rememberDevice = (incoming: Incoming, mail: string) =>
  setCookie(incoming, deviceCookie, markOf(incoming.kernel.secret, mail), year)

export const isOwnDevice = ({ cookies, kernel }: Incoming, mail: string) => {
  const shown = Buffer.from(cookies[deviceCookie] ?? '')
  const expected = Buffer.from(markOf(kernel.secret, mail))
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Windows/, 'Windows'],
  [/Web0S|Tizen|SmartTV/i, 'TV'],
  [/Linux|X11/, 'Linux'],
]
const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const named = (names: [RegExp, string][], agent: string) => names.find(([sign]) => sign.test(agent))?.[1]

/** A browser's own description, short enough to recognise in a list of sessions. */
export const deviceName = (agent: string) =>
  [named(browsers, agent), named(systems, agent)].filter(Boolean).join(' · ') || agent.slice(0, 60) || '–'
