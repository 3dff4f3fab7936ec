import { type FileStore, storePartsOfVenue } from './store.ts'

interface MoveOptions {
  from: FileStore
  to: FileStore
  /** Number of venues; their numbers begin with 1. */
  venues: number
  signal: AbortSignal
  moved?(count: number): void
}

/**
 * Moves all pictures to another store: each is removed from the first one when all of its files are in the second one.
 * After an interruption a second call moves the rest. Files that the second store has are not written again.
 */
export const moveFiles = async ({ from, to, venues, signal, moved = () => {} }: MoveOptions) => {
  let count = 0
  for (let venueId = 1; venueId <= venues; venueId++)
    for (const part of storePartsOfVenue(venueId)) {
      const pending = await Array.fromAsync(from.list(part))
      if (pending.length === 0) continue
      const stored = new Map((await Array.fromAsync(to.list(part))).map(({ id, files }) => [id, files]))
      for (const { id, files } of pending) {
        signal.throwIfAborted()
        for (const file of files) {
          if (stored.get(id)?.includes(file)) continue
          const bytes = await from.get(`${part}/${id}/${file}`)
          if (bytes) await to.put(`${part}/${id}/${file}`, bytes)
        }
        await from.remove(`${part}/${id}`)
        moved(++count)
      }
    }
  return count
}
