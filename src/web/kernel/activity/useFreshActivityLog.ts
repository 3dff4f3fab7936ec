import { useQueryClient } from '@tanstack/react-query'
import { api, featureOf } from '#contract/api.ts'

/** Milliseconds. The data that arrives with a page is not read again at once. */
const staleTime = 10_000

/** Refetches the activity log whenever a component that reads it is opened: it grows with every write and is not announced. */
export function useFreshActivityLog() {
  useQueryClient().setQueryDefaults([featureOf(api.kernel.activity.list.endpoint)], { staleTime })
}
