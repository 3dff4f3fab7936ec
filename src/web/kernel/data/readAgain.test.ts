import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { readAgain } from './readAgain.ts'

test('a change that is heard while something is read for the first time is not missed', async () => {
  const client = createClient()
  let answer = (_: string) => {}
  const queryFn = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const seen: unknown[] = []
  const forget = new QueryObserver(client, { queryKey: ['alerts', 'open'], queryFn }).subscribe(({ data }) =>
    seen.push(data),
  )
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
  readAgain(client, { queryKey: ['alerts'] })
  answer('before the change')
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
  answer('after it')
  await vi.waitFor(() => expect(seen.at(-1)).toBe('after it'))
  forget()
  client.clear()
})
