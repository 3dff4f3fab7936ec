import type { SearchResult } from '#contract/kernel/search.ts'
import { readFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'

export type FoundItem = Omit<SearchResult, 'id'>

const maxStored = 8
const keyOf = (venueId: number) => `casa-found ${venueId}`

/** Results that this person has opened on this device, the newest first. Signing out deletes them. */
export const readRecentResults = (venueId: number) => readFromDevice<FoundItem[]>(keyOf(venueId)) ?? []

export const storeRecentResult = (venueId: number, { kind, title, detail, link }: FoundItem) => {
  const others = readRecentResults(venueId).filter((stored) => stored.link !== link)
  saveToDevice(keyOf(venueId), [{ kind, title, detail, link }, ...others].slice(0, maxStored))
}
