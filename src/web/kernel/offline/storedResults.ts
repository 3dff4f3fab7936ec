import { featureOf, type Lookup } from '#contract/api.ts'
import { listDeviceKeys, readFromDevice, removeFromDevice, saveToDevice } from './deviceStorage.ts'
import { memberDataMaxAge, ownResultPrefix } from './storedMember.ts'

const prefixes = { everybody: 'casa-seen ', caller: ownResultPrefix } as const
/** Results that one device stores; the oldest are removed first. */
const maxResults = 100
/** Results that are removed at once when the storage is full. */
const removedWhenFull = 10

/** A result in the device's storage; its key names the build and the read. */
export interface StoredResult {
  key: string
  /** Signing out deletes the results of the owner `caller`. */
  owner: keyof typeof prefixes
  build: string
  lookup: Lookup
}

interface StoredValue {
  /** Time of the response, in milliseconds. */
  at: number
  data: unknown
}

/** A read in a key: its feature, its name in the feature and its input. */
type StoredLookup = [feature: string, name: string, input: unknown]

const stringifyLookup = ({ endpoint, input }: Lookup) => {
  const feature = featureOf(endpoint)
  return JSON.stringify([feature, endpoint.slice(feature.length + 1), input ?? null] satisfies StoredLookup)
}

function parseKey(owner: StoredResult['owner'], key: string): StoredResult | null {
  const [, build = '', read = ''] = /^(\S*) (.*)$/.exec(key.slice(prefixes[owner].length)) ?? []
  try {
    const [feature, name, input] = JSON.parse(read) as StoredLookup
    return { key, owner, build, lookup: { endpoint: `${feature}.${name}`, input: input ?? undefined } }
  } catch {
    return null
  }
}

export const listStoredResults = (): StoredResult[] =>
  (['everybody', 'caller'] as const).flatMap((owner) =>
    listDeviceKeys(prefixes[owner]).flatMap((key) => parseKey(owner, key) ?? []),
  )

export const loadResult = (key: string) => readFromDevice<StoredValue>(key)?.data

/** The stored results, oldest first. */
const byAge = () =>
  listStoredResults()
    .map((result) => ({ ...result, at: readFromDevice<StoredValue>(result.key)?.at ?? 0 }))
    .sort((a, b) => a.at - b.at)

/** Removes results that are too old, and the oldest ones above the limit. */
export function removeOutdated() {
  const results = byAge()
  const oldest = Date.now() - memberDataMaxAge
  const surplus = results.length - maxResults
  for (const [i, { key, at }] of results.entries()) if (at < oldest || i < surplus) removeFromDevice(key)
}

interface NewResult extends Omit<StoredResult, 'key'> {
  /** Results that are not removed to make room. */
  lasting: (result: StoredResult) => boolean
}

/**
 * Stores a result. If the storage is full, the oldest results are removed; a result that still has no room is not
 * stored.
 */
export function saveResult({ owner, build, lookup, lasting }: NewResult, data: unknown) {
  const key = `${prefixes[owner]}${build} ${stringifyLookup(lookup)}`
  const value: StoredValue = { at: Date.now(), data }
  while (!saveToDevice(key, value)) {
    const removable = byAge().filter((result) => result.key !== key && !lasting(result))
    if (removable.length === 0) return removeFromDevice(key)
    for (const old of removable.slice(0, removedWhenFull)) removeFromDevice(old.key)
  }
}
