import { afterEach, expect, test, vi } from 'vitest'
import { callRead } from './call.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Replaces the server by one that responds after the given number of milliseconds. */
const respondAfter = (milliseconds: number) =>
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    await new Promise((resolve, reject) => {
      setTimeout(resolve, milliseconds)
      signal?.addEventListener('abort', reject)
    })
    return Response.json({ found: 1 })
  })

/** Lets time pass as on a device that sleeps: each timer that is due meanwhile runs once, at the end. */
const suspend = (milliseconds: number) => {
  const { clock } = setTimeout as unknown as { clock: { jump(milliseconds: number): number } }
  clock.jump(milliseconds)
}

test('a read whose response arrives after the device was suspended for longer than the timeout succeeds', async () => {
  vi.useFakeTimers()
  respondAfter(11_000)
  const reading = callRead('club.posts.onShow', {})
  await vi.advanceTimersByTimeAsync(100)
  suspend(10_500)
  await vi.advanceTimersByTimeAsync(400)
  expect(await reading).toEqual({ found: 1 })
})

test('a read without a response within ten seconds fails as late', async () => {
  vi.useFakeTimers()
  respondAfter(60_000)
  const reading = expect(callRead('club.posts.onShow', {})).rejects.toMatchObject({ kind: 'late' })
  await vi.advanceTimersByTimeAsync(10_000)
  await reading
})
