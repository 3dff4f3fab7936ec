import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Page } from '#contract/kernel/page.ts'
import type { Role, SessionKind } from '#contract/kernel/roles.ts'
import { pages } from '#contract/pages.ts'
import type { InitialData } from '#contract/rendering.ts'
import { productRegistry } from './router.ts'
import { exampleParameters } from './testing/examples.ts'
import { testServer } from './testing/kit.ts'

const server = testServer({ demo: true })
const venueId = 1

let owner: pg.Client
beforeAll(async () => {
  owner = new pg.Client(server.owner)
  await owner.connect()
})
afterAll(() => owner.end())

/** A session of the demo's first subject with this role. */
const cookieOf = async (kind: SessionKind, role: Role) => {
  const subjects = `select id from (${productRegistry.kinds[kind]}) k where venue_id = $1 and role = $2 limit 1`
  const { rows } = await owner.query<{ id: string }>(subjects, [venueId, role])
  return (await server.sessionOf(venueId, kind, rows[0]?.id ?? '')).cookie
}

const resultsIn = async (response: Response) => {
  const json = /id="opened">(.*)<\/script>/.exec(await response.text())?.[1] ?? '{}'
  return (JSON.parse(json) as InitialData).results
}

test('every page contains the results of its initial reads, for a caller who may open it', async () => {
  const cookies: Partial<Record<Role, string>> = {
    admin: await cookieOf('staff', 'admin'),
    screen: await cookieOf('staff', 'screen'),
    lider: await cookieOf('member', 'lider'),
  }
  const params = await exampleParameters(owner, venueId)
  const title = '</script><script>alert(1)</script>'
  const post = { id: crypto.randomUUID(), kind: 'news', title, description: 'x', photoId: null } as const
  params.idNew = (await server.calling(cookies.admin)(api.club.posts.create, post)).id

  for (const { path, who, initialReads } of Object.values<Page>(pages)) {
    const role = (Object.keys(cookies) as Role[]).find((candidate) => who.includes(candidate)) ?? 'visitor'
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const response = await server.fetch(url, {}, { cookie: cookies[role], headers: { accept: 'text/html' } })
    expect(response.status, path).toBe(200)
    const reads = initialReads?.({ params, query: new URLSearchParams() }, role) ?? []
    // The results for the caller and the venue are in every page.
    expect(await resultsIn(response), path).toHaveLength(2 + reads.length)
  }
})
