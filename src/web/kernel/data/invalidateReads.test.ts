import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { invalidateReads } from './invalidateReads.ts'
import { createQueryClient } from './queryClient.ts'

test('a change announced during a first read is not missed', async () => {
  const client = createQueryClient()
  let answer = (_: string) => {}
  const queryFn = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const seen: unknown[] = []
  const forget = new QueryObserver(client, { queryKey: ['alerts', 'open'], queryFn }).subscribe(({ data }) =>
    seen.push(data),
  )
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
  invalidateReads(client, { queryKey: ['alerts'] })
  answer('before the change')
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
  answer('after it')
  await vi.waitFor(() => expect(seen.at(-1)).toBe('after it'))
  forget()
  client.clear()
})

test('a change announced while a page is prefetched is not missed', async () => {
  const client = createQueryClient()
  let answer = (_: string) => {}
  const queryFn = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const asked = { queryKey: ['posts', 'list'], queryFn }
  client.setQueryData(asked.queryKey, 'long ago')
  await client.invalidateQueries(asked)
  const prepared = client.prefetchQuery(asked)
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
  invalidateReads(client, { queryKey: ['posts'] })
  answer('before the change')
  await prepared
  await vi.waitFor(() => expect(client.getQueryState(asked.queryKey)).toMatchObject({ isInvalidated: true }))
  client.clear()
})
