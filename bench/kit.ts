// Shared by all benchmarks.
import type { BuiltWeb } from '#server/pages.ts'

/** A web build without files, because only the server is measured. */
export const noWeb = (folder: string): BuiltWeb => ({
  folder,
  build: '',
  filesOf: () => ({ js: [], css: [], fonts: [] }),
  stylesIn: () => '',
  draw: null,
})

export const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Runs `work` and returns its duration in milliseconds. */
export const timed = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return performance.now() - started
}
