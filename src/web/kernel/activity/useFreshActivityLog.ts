import { api, featureOf } from '#contract/api.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'

/** Milliseconds for which data is not read again, so that the data in the page's HTML is used. */
const staleTime = 10_000

/** Makes a mounting component read the activity log again: no live notification announces new entries of the log. */
export function useFreshActivityLog() {
  useReadCache().setStaleTime(featureOf(api.kernel.activity.list.endpoint), staleTime)
}
