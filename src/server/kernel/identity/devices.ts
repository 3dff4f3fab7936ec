import type { Incoming } from '../incoming.ts'
import type { Kernel } from '../kernel.ts'
import { isSignatureOf, signatureOf } from '../signatures.ts'
import { setCookie } from './cookies.ts'

const year = 365 * 24 * 3600 * 1000

/** What a device once proved to know: an account's or a member's password, a venue's bag code. One mark of each at a time. */
export interface Proved {
  what: 'account' | 'member' | 'bags'
  /** Whose password or code it was; another one needs another proof. */
  of: string
}

type Asking = Pick<Incoming, 'cookies' | 'reply'> & { kernel: Pick<Kernel, 'secret' | 'configuration'> }

const cookieOf = ({ what }: Proved) => `casa_device_${what}`
const marked = ({ what, of }: Proved) => `device ${what} ${of}`

/** From now on this browser has tries of its own, when strangers use up everybody's. */
export const rememberDevice = (asking: Asking, proved: Proved) =>
  setCookie(asking, cookieOf(proved), signatureOf(asking.kernel.secret, marked(proved)), year)

export const isOwnDevice = ({ cookies, kernel }: Omit<Asking, 'reply'>, proved: Proved) =>
  isSignatureOf(kernel.secret, marked(proved), cookies[cookieOf(proved)])

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
