import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '#contract/kernel/page.ts'
import { keyOf } from '#web/kernel/data/reads.ts'
import { onlineNow } from '#web/kernel/live/online.ts'
import { keepLastSeen } from './lastSeen.ts'

const news = { endpoint: 'club.posts.news', input: { venue: 1 } }
const mine = { endpoint: 'community.claims.mine', input: undefined }
const page: Page = {
  path: '/home',
  who: ['visitor', 'member'],
  surface: 'phone',
  initialReads: () => [news],
  offline: true,
}
const own: Page = { path: '/claims', who: ['member'], surface: 'phone', initialReads: () => [mine], offline: true }

const open = (build: string, offline?: true) => {
  const client = new QueryClient()
  keepLastSeen(client, { build, answers: [], ...(offline ? { offline } : {}) }, [page, own])
  return { client, shown: (lookup: typeof news | typeof mine) => client.getQueryData(keyOf(lookup)) }
}

beforeEach(() => {
  const storage: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => void delete storage[key],
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value })
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => void vi.unstubAllGlobals())

test('a page opened without a network shows the results it showed last, and becomes online when a read succeeds', async () => {
  const { client } = open('a')
  client.setQueryData(keyOf(news), ['Primera'])
  client.setQueryData(keyOf(news), ['Segunda'])
  expect(open('a').shown(news)).toBeUndefined()
  const reopened = open('a', true)
  expect([reopened.shown(news), onlineNow().online]).toEqual([['Segunda'], false])
  await reopened.client.fetchQuery({ queryKey: keyOf(news), queryFn: () => ['Tercera'], staleTime: Infinity })
  expect([reopened.shown(news), onlineNow().online]).toEqual([['Tercera'], true])
})

test('the device stores no results that only members may read, and deletes those of another build', () => {
  const { client } = open('a')
  client.setQueryData(keyOf(mine), ['Reclamo'])
  client.setQueryData(keyOf(news), ['Primera'])
  expect(JSON.stringify(localStorage)).not.toContain('Reclamo')
  expect(open('b', true).shown(news)).toBeUndefined()
  expect(open('a', true).shown(news)).toBeUndefined()
})
