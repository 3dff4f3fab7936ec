import { api, lookup } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import { memberRoles } from '#contract/kernel/page.ts'
import type { InitialData } from '#contract/rendering.ts'
import { listDeviceKeys, readFromDevice, removeFromDevice, saveToDevice } from './deviceStorage.ts'

const key = 'casa-member'
/** Prefix of the localStorage keys of results that belong to the stored member, or to a visitor if none is stored. */
export const ownResultPrefix = 'casa-own '
/** Milliseconds after which a member's data is no longer shown: a session that nobody uses ends after 30 days. */
export const memberDataMaxAge = 30 * 24 * 3_600_000

interface StoredMember {
  me: Me
  /** Time of the last page that the server sent to this member. */
  at: number
}

export const isMember = ({ role }: Me) => memberRoles.includes(role)
const identityOf = (me: Me | undefined) => (me && isMember(me) ? `${me.role} ${me.venueId} ${me.name}` : '')

function deleteOwnResults() {
  for (const own of listDeviceKeys(ownResultPrefix)) removeFromDevice(own)
}

/** The member who was signed in when the server was last reached; undefined if that session must have ended since. */
function storedMember(): Me | undefined {
  const stored = readFromDevice<StoredMember>(key)
  if (!stored) return undefined
  if (Date.now() - stored.at < memberDataMaxAge) return stored.me
  removeFromDevice(key)
  deleteOwnResults()
  return undefined
}

/** Adds the device's member to a document that was opened without a network, because such a document contains no session. */
export function withStoredMember(embedded: InitialData): InitialData {
  const me = embedded.offline && storedMember()
  if (!me) return embedded
  return {
    ...embedded,
    as: 'member',
    results: [...embedded.results, { ...lookup(api.kernel.identity.me), output: me }],
  }
}

/**
 * Stores the identity of a member that the server has confirmed, or removes the stored one for other callers. Deletes
 * results of another identity.
 */
export function confirmMember(me: Me) {
  if (identityOf(readFromDevice<StoredMember>(key)?.me) !== identityOf(me)) deleteOwnResults()
  if (isMember(me)) saveToDevice(key, { me, at: Date.now() })
  else removeFromDevice(key)
}
