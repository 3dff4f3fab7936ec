import type { Role } from '#contract/kernel/roles.ts'
import type { Caller } from '../identity/callers.ts'
import { audienceOf, lidersAudience } from './announce.ts'

/** The announcements that a stream receives. Streams with the same filter object receive the same. */
export interface StreamFilter {
  /** Part of each position, so that positions of callers with different roles never match. */
  role: Role | 'all'
  /** Compared with `Announcement.for`; empty for visitors, staff and televisions. */
  audiences: readonly string[]
  /** True for staff and televisions, which receive announcements for any audience of the venue. */
  receivesAll: boolean
  /** Whether the stream's role may read something of the feature. */
  mayReceive(feature: string): boolean
}

const audiencesOfCaller = (caller: Caller) => {
  if (caller.kind !== 'member' && caller.kind !== 'guest') return []
  return [audienceOf(caller.kind, caller.subject), ...(caller.role === 'lider' ? [lidersAudience] : [])]
}

/**
 * Creates the filters of callers. Callers of one role without audiences of their own share a filter, so that an announcement is
 * prepared once for all their streams.
 */
export const openStreamFilters = (mayReceive: (role: Role, feature: string) => boolean) => {
  const shared = new Map<Role, StreamFilter>()
  return (caller: Caller): StreamFilter => {
    const { role, kind } = caller
    const audiences = audiencesOfCaller(caller)
    const found = audiences.length === 0 && shared.get(role)
    if (found) return found
    const receivesAll = kind === 'staff' || kind === 'screen'
    const filter = { role, audiences, receivesAll, mayReceive: (feature: string) => mayReceive(role, feature) }
    if (audiences.length === 0) shared.set(role, filter)
    return filter
  }
}
export type FilterOf = ReturnType<typeof openStreamFilters>
