import type { Feature } from '#contract/contract.ts'
import type { SessionKind } from '#contract/kernel/roles.ts'
import type { Caller, SubjectQueries } from './identity/callers.ts'
import type { KeyCall } from './integrations/keyCall.ts'
import type { Kernel } from './kernel.ts'
import type { Announcement } from './live/announce.ts'

/** The products register their subjects and features here, because the kernel does not import them. */
export interface ProductRegistry {
  /** For each session kind, the SQL query of its subjects (staff account, television, member, stay) with their role and name. */
  kinds: SubjectQueries
  /** For each session kind, the SQL query of the push kinds that its subjects do not want: venue_id, subject and kind. */
  mutedPushes: Partial<Record<SessionKind, string>>
  /**
   * The features to announce when `feature` is written: the feature itself, those whose reads depend on it, and that of the waiting
   * items if these depend on it.
   */
  featuresToNotify(feature: string): Feature[]
}

/** An incoming API call before its caller is identified. */
export interface IncomingCall {
  kernel: Kernel
  productRegistry: ProductRegistry
  requestId: string
  cookies: Readonly<Record<string, string>>
  /** Session kind named by the page; it selects one of the browser's sessions. */
  as?: SessionKind | undefined
  /** Set if the call presents a valid API key. */
  keyCall?: KeyCall | undefined
  /** The client's IP address, for rate limits. */
  address: string
  device: string
  /** True once the client has disconnected, or the server has cut the connection. */
  gone: () => boolean
  /** Headers of the response, such as Set-Cookie. */
  reply: Headers
  /** Filled by the door for the log and the traces, also if it refuses the call. Copies of the call share it. */
  identified?: { kind?: string; venueId?: number | null }
  /** Set by the door when it has identified the caller. */
  caller?: Caller
  /** Set by `notifyOnly`: the subjects, besides staff and the declared audience, whose streams are notified of this write. */
  audiences?: string[]
  /** Set by `alsoChanges`: features changed by this write in addition to its own. */
  touched?: Feature[]
  /** The announcements of a write; this node applies them to its caches before the response is sent. */
  announced?: Announcement[]
}
