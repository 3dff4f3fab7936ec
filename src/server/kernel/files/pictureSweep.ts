import type { Db } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { highestVenueNumber } from '../venues/venues.queries.ts'
import { pictureFolderOf } from './files.table.ts'
import { filesWithoutRow, lockSweep, oneDayAgo, removeUnusedFiles } from './pictureSweep.queries.ts'
import { parseStoreName, storePartsOfVenue } from './store.ts'

const batchSize = 100
const minute = 60_000
const firstAfter = 5 * minute
const sweepEvery = 60 * minute

/** Ends a sweep because another node holds the lock or this node is stopping. */
class SweepInterrupted extends Error {}

type InVenue = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/** Deletes unreferenced rows, then their bytes. Bytes that remain after a crash are removed by the next sweep. */
const sweepRows = async ({ store }: Kernel, inVenue: InVenue) => {
  for (;;) {
    const removed = await inVenue((db) => removeUnusedFiles(db, batchSize))
    await Promise.all(removed.map((file) => store.remove(pictureFolderOf(file))))
    if (removed.length < batchSize) return
  }
}

/** Deletes bytes older than a day without a row, which are left by unfinished uploads. */
const sweepBytes = async ({ store }: Kernel, inVenue: InVenue, venueId: number, isPrivate: boolean) => {
  const limit = await inVenue(oneDayAgo)
  const part = pictureFolderOf({ venueId, id: '', isPrivate }).slice(0, -1)
  const sweep = async (ids: string[]) => {
    for (const id of await inVenue((db) => filesWithoutRow(db, ids, isPrivate)))
      await store.remove(pictureFolderOf({ venueId, id, isPrivate }))
  }
  let old: string[] = []
  for await (const { id, changedAt } of store.list(part)) {
    if (changedAt < limit) old.push(id)
    if (old.length < batchSize) continue
    await sweep(old)
    old = []
  }
  if (old.length > 0) await sweep(old)
}

/** Deletes this node's copies of pictures that any node has removed. Needs no lock, because each node has its own. */
const sweepCopies = async ({ store, database }: Kernel, venueId: number, isRunning: () => boolean) => {
  if (!store.local) return
  const { copies } = store.local
  for (const part of storePartsOfVenue(venueId)) {
    const { isPrivate } = parseStoreName('part', part)
    const ids = (await Array.fromAsync(copies.list(part))).map(({ id }) => id)
    while (ids.length > 0 && isRunning()) {
      const batch = ids.splice(0, batchSize)
      const removed = await database.inVenue(venueId, 'read', (db) => filesWithoutRow(db, batch, isPrivate))
      for (const id of removed) await copies.remove(`${part}/${id}`)
    }
  }
}

/**
 * Deletes pictures older than a day that no row refers to, bytes without a row, and this node's copies of removed pictures. Ends
 * early if `isRunning` is false, or if another node sweeps.
 */
export const sweepPictures = async (kernel: Kernel, isRunning = () => true) => {
  const { database } = kernel
  const venues = await database.transaction('read', highestVenueNumber)
  for (let venueId = 1; venueId <= venues; venueId++) await sweepCopies(kernel, venueId, isRunning)
  for (let venueId = 1; venueId <= venues; venueId++) {
    const inVenue: InVenue = (work) =>
      database.inVenue(venueId, 'write', async (db) => {
        if (!isRunning() || !(await lockSweep(db))) throw new SweepInterrupted()
        return work(db)
      })
    try {
      await sweepRows(kernel, inVenue)
      for (const isPrivate of [false, true]) await sweepBytes(kernel, inVenue, venueId, isPrivate)
    } catch (error) {
      if (error instanceof SweepInterrupted) return
      throw error
    }
  }
}

/** Sweeps every hour, first five minutes after the start. Returns the function that stops it. */
export const startPictureSweep = (kernel: Kernel) => {
  let isRunning = true
  let timer: NodeJS.Timeout | undefined
  let sweep = Promise.resolve()
  const schedule = (ms: number) => {
    if (isRunning) timer = setTimeout(run, ms).unref()
  }
  const run = () => {
    sweep = sweepPictures(kernel, () => isRunning)
      .catch((error) => kernel.backgroundTasks.failed('sweeping pictures', error))
      .then(() => schedule(sweepEvery))
  }
  schedule(firstAfter)
  return async () => {
    isRunning = false
    clearTimeout(timer)
    await sweep
  }
}
