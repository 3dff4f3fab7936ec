import type { Kernel } from '../kernel.ts'
import { countVenues, findMissingFiles } from './missingFiles.ts'
import { moveFiles } from './moveFiles.ts'

/** Moves the files of this node's disk into the file store, if nodes share that, and then logs which files are missing. */
export const checkFiles = async ({ store, database, log }: Kernel, signal: AbortSignal) => {
  const { inVenue } = database
  const venues = await countVenues(inVenue)
  if (store.local) {
    const moved = await moveFiles({ from: store.local.older, to: store, venues, signal })
    if (moved > 0) log.warn({ pictures: moved }, 'files: moved the pictures of this disk into the shared file store')
  }
  const missing = await findMissingFiles(inVenue, venues, store)
  if (missing.length > 0)
    log.warn(
      { count: missing.length, first: missing[0] },
      "files: the file store lacks files that the database names; 'npm run files -- check' lists them",
    )
}

/** Runs `checkFiles` once. Returns the function that stops it. */
export const startFileCheck = (kernel: Kernel) => {
  const stopping = new AbortController()
  const running = kernel.backgroundTasks.run('checking files', () =>
    checkFiles(kernel, stopping.signal).catch((error) => {
      if (!stopping.signal.aborted) throw error
    }),
  )
  return async () => {
    stopping.abort()
    await running
  }
}
