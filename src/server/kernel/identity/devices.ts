import { randomBytes } from 'node:crypto'
import type { IncomingCall } from '../incomingCall.ts'
import type { Kernel } from '../kernel.ts'
import { isSignatureOf, signatureOf } from '../signatures.ts'
import { findCookie, setCookie } from './cookies.ts'

const year = 365 * 24 * 3600 * 1000

/**
 * A secret that somebody enters: the password or second-step code of a staff account, a member's password, a venue's bag code, a
 * room's code.
 */
export interface Secret {
  what: 'account' | 'member' | 'second step' | 'bags' | 'room'
  /** Key of the account, member, venue or stay that the secret protects. */
  of: string
}

type Call = Pick<IncomingCall, 'cookies' | 'reply'> & { kernel: Pick<Kernel, 'secret' | 'configuration'> }

const cookieName = ({ what }: Secret) => `casa_device_${what}`
const signedText = ({ what, of }: Secret, id: string) => `device ${what} ${of} ${id}`

/** The id of this browser, if it has entered the secret before. */
export const findKnownDevice = ({ cookies, kernel }: Omit<Call, 'reply'>, secret: Secret) => {
  const [id = '', signature] = (findCookie(cookies, cookieName(secret)).value ?? '').split('.')
  return id && isSignatureOf(kernel.secret, signedText(secret, id), signature) ? id : undefined
}

/**
 * Stores a signed cookie with an id of the browser, one cookie per `what`. Such a browser has its own limit of attempts:
 * wrong ones elsewhere do not use it up.
 */
export const rememberDevice = (call: Call, secret: Secret) => {
  const id = findKnownDevice(call, secret) ?? randomBytes(12).toString('base64url')
  setCookie(call, cookieName(secret), `${id}.${signatureOf(call.kernel.secret, signedText(secret, id))}`, year)
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
const firstMatch = (names: [RegExp, string][], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1]

/**
 * Browser and operating system of the User-Agent header, such as 'Chrome · Android', for people who judge a session or a
 * password. Only these names, never the header's own text: it can say anything.
 */
export const deviceName = (agent: string) =>
  [firstMatch(browsers, agent), firstMatch(systems, agent)].filter(Boolean).join(' · ') || '–'
