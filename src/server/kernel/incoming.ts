import type { Feature } from '#contract/contract.ts'
import type { Kind } from '#contract/kernel/roles.ts'
import type { Kinds } from './identity/callers.ts'
import type { Kernel } from './kernel.ts'
import type { Announcement } from './live/announce.ts'

/** What the kernel is told of the products that stand on it. */
export interface House {
  /** Whom sessions of each kind belong to. */
  kinds: Kinds
  /** The names that go out when a feature is written: its own, and those whose reads are made of it. */
  toldOf(feature: string): Feature[]
}

/** What a request says of itself: nobody has been let in yet. */
export interface Incoming {
  kernel: Kernel
  house: House
  requestId: string
  cookies: Readonly<Record<string, string>>
  /** Of several sessions the one that counts, as the page says that asks. */
  as?: Kind | undefined
  /** Where the request came from, for throttling and for the list of sessions. */
  address: string
  device: string
  /** True once nobody waits for the answer any more: the browser has left, or we had to cut the connection. */
  gone: () => boolean
  /** Headers that the answer will carry, cookies above all. */
  reply: Headers
  /** Whose streams hear of a write, where it is the business of one subject and the staff. */
  audience?: string
  /** Features that a write has changed beside its own. */
  touched?: Feature[]
  /** What a write has changed, for this node to know before the answer goes out. */
  announced?: Announcement[]
}
