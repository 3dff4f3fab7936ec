import type { Db } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { venuesOpened } from '../venues/venues.queries.ts'
import { folderOf } from './files.table.ts'
import { dayAgo, removeUnused, takeBroom, unknownAmong } from './sweeping.queries.ts'

const atOnce = 100
const minute = 60_000
const firstAfter = 5 * minute
const sweepEvery = 60 * minute

/** Another node is sweeping, or this one is about to stop. */
class Interrupted extends Error {}

type InVenue = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/** Rows that nothing points to, and then their bytes. What a crash leaves in between is for the next sweep. */
const sweepRows = async ({ store }: Kernel, inVenue: InVenue) => {
  for (;;) {
    const removed = await inVenue((db) => removeUnused(db, atOnce))
    await Promise.all(removed.map((file) => store.remove(folderOf(file))))
    if (removed.length < atOnce) return
  }
}

/** Bytes that no row knows: of uploads that were never finished or never acknowledged. */
const sweepBytes = async ({ store }: Kernel, inVenue: InVenue, venueId: number, isPrivate: boolean) => {
  const before = await inVenue(dayAgo)
  const part = folderOf({ venueId, id: '', isPrivate }).slice(0, -1)
  const sweep = async (ids: string[]) => {
    for (const id of await inVenue((db) => unknownAmong(db, ids, isPrivate)))
      await store.remove(folderOf({ venueId, id, isPrivate }))
  }
  let old: string[] = []
  for await (const { id, changedAt } of store.list(part)) {
    if (changedAt < before) old.push(id)
    if (old.length < atOnce) continue
    await sweep(old)
    old = []
  }
  if (old.length > 0) await sweep(old)
}

/** Removes pictures that nothing points to a day after they came, and bytes that no row knows. */
export const sweepPictures = async (kernel: Kernel, going = () => true) => {
  const { database } = kernel
  const venues = await database.transaction('read', venuesOpened)
  for (let venueId = 1; venueId <= venues; venueId++) {
    const inVenue: InVenue = (work) =>
      database.inVenue(venueId, 'write', async (db) => {
        if (!going() || !(await takeBroom(db))) throw new Interrupted()
        return work(db)
      })
    try {
      await sweepRows(kernel, inVenue)
      for (const isPrivate of [false, true]) await sweepBytes(kernel, inVenue, venueId, isPrivate)
    } catch (error) {
      if (error instanceof Interrupted) return
      throw error
    }
  }
}

/** Sweeps now and then, for as long as the server runs. */
export const startSweeping = (kernel: Kernel) => {
  let going = true
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  const wait = (time: number) => {
    if (going) timer = setTimeout(sweep, time).unref()
  }
  const sweep = () => {
    round = sweepPictures(kernel, () => going)
      .catch((error) => kernel.errands.failed('sweeping pictures', error))
      .then(() => wait(sweepEvery))
  }
  wait(firstAfter)
  return async () => {
    going = false
    clearTimeout(timer)
    await round
  }
}
