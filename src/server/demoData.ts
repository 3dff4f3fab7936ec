import { inArray } from 'drizzle-orm'
import { contract } from '#contract/contract.ts'
import { venues as demoVenues, demoVenuesName, findDemoVenues, firstDemoName } from '#demo/venues.ts'
import type { RunningKernel } from './kernel/boot.ts'
import type { DemoData } from './kernel/demo/demoData.ts'
import { instance } from './kernel/instance.table.ts'
import { announce } from './kernel/live/announce.ts'
import { featuresOf } from './kernel/rules.ts'
import { removeRowsOfVenues } from './kernel/venues/removeVenues.ts'

export const demoMails = new Set(demoVenues.flatMap(({ staff }) => staff.map(({ mail }) => mail)))

/** Removes the demo's venues with their rows and pictures. */
export const removeDemoVenues = async (
  { kernel: { database, store }, owner }: Pick<RunningKernel, 'kernel' | 'owner'>,
  venueIds: readonly number[],
) => {
  await removeRowsOfVenues(owner, venueIds)
  await database.asTask('write', async (db) => {
    await db.delete(instance).where(inArray(instance.name, [demoVenuesName, firstDemoName]))
    // The caches of every node still have pages and reads of these venues, and browsers may show them.
    for (const venueId of venueIds) await announce(db, { venueId, changed: [...featuresOf(contract)] })
  })
  for (const part of venueIds.flatMap((venueId) => [`${venueId}`, `private/${venueId}`]))
    for await (const { id } of store.list(part)) await store.remove(`${part}/${id}`)
}

/** Adds and removes the demo while the server runs. */
export const openDemoData = (running: Pick<RunningKernel, 'kernel' | 'owner'>): DemoData => {
  const { kernel } = running
  const { database } = kernel
  let isAdding = false
  return {
    accounts: demoVenues.flatMap(({ name, staff }) =>
      staff.map(({ mail, password }) => ({ venue: name, mail, password })),
    ),
    isAdding: () => isAdding,
    venueIds: () => database.transaction('read', findDemoVenues),
    async add(requestedBy) {
      isAdding = true
      try {
        const { fillDemo } = await import('#demo/demo.ts')
        await fillDemo(kernel)
      } finally {
        isAdding = false
        await database.inVenue(requestedBy, 'write', (db) =>
          announce(db, { venueId: requestedBy, changed: ['kernel.demo'] }),
        )
      }
    },
    async remove() {
      await removeDemoVenues(running, await database.transaction('read', findDemoVenues))
    },
  }
}
