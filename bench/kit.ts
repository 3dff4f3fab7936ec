// Shared by all benchmarks.
import type { BuiltWeb } from '#server/pages.ts'

/** A line of the table. `ratio` is the measured value divided by the baseline's; null if the baseline is no number. */
export interface Row {
  work: string
  baseline: string
  measured: string
  ratio: number | null
  target: string
}

/** Prints a result, and sends it to `npm run bench` for its table. */
export const report = (row: Row) => {
  const { work, baseline, measured, ratio, target } = row
  process.stdout.write(
    `${work}: ${measured}${ratio === null ? '' : `, ${ratio.toFixed(3)} of ${baseline}`} (${target})\n`,
  )
  process.send?.(row)
}

/** A web build without files, because only the server is measured. */
export const emptyWebBuild = (folder: string): BuiltWeb => ({
  folder,
  build: '',
  filesOf: () => ({ js: [], css: [], fonts: [] }),
  stylesIn: () => '',
  render: null,
})

export const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Runs `work` and returns its duration in milliseconds. */
export const measureDuration = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return performance.now() - started
}
