import type { IncomingCall } from '../incomingCall.ts'
import type { Kernel } from '../kernel.ts'
import { isSignatureOf, signatureOf } from '../signatures.ts'
import { setCookie } from './cookies.ts'

const year = 365 * 24 * 3600 * 1000

/**
 * A secret that a device has once entered correctly: an account's or a member's password, or a venue's bag code. A
 * browser keeps one such proof (a signed cookie) per `what`.
 */
export interface ProvedSecret {
  what: 'account' | 'member' | 'bags'
  /** Key of the account, member or venue whose secret was entered. */
  of: string
}

type Call = Pick<IncomingCall, 'cookies' | 'reply'> & { kernel: Pick<Kernel, 'secret' | 'configuration'> }

const cookieName = ({ what }: ProvedSecret) => `casa_device_${what}`
const signedText = ({ what, of }: ProvedSecret) => `device ${what} ${of}`

/** Stores the proof as a signed cookie. Such a browser has its own limit of attempts: wrong ones elsewhere do not lock it out. */
export const rememberDevice = (call: Call, proved: ProvedSecret) =>
  setCookie(call, cookieName(proved), signatureOf(call.kernel.secret, signedText(proved)), year)

export const isKnownDevice = ({ cookies, kernel }: Omit<Call, 'reply'>, proved: ProvedSecret) =>
  isSignatureOf(kernel.secret, signedText(proved), cookies[cookieName(proved)])

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

/** Browser and operating system from the User-Agent header, such as 'Chrome · Android', for the list of sessions. */
export const deviceName = (agent: string) =>
  [firstMatch(browsers, agent), firstMatch(systems, agent)].filter(Boolean).join(' · ') || agent.slice(0, 60) || '–'
