import { test as base, expect, type Page } from '@playwright/test'
import pg from 'pg'
import { venues } from '../demo/venues.ts'
import { ownerConfigOfRunningServer } from '../src/server/kernel/db/embedded/embedded.ts'
import { copyVenue, mailIn } from './copying.ts'
import { openPagePool, type PageOptions, type PagePool } from './page-pool.ts'
import { type Account, phone } from './people.ts'
import { write } from './writing.ts'

export { expect }

const dataDir = process.env.E2E_DATA_DIR ?? ''

interface Given {
  database: pg.Client
  pool: PagePool
  serviceWorkers: 'allow' | 'block'
}
const desktop = { width: 1280, height: 900 }

/** The venue of one journey: a copy of the demo's first venue, with its people, bags, menus and posts. */
const openVenue = async ({ database, pool, serviceWorkers }: Given) => {
  const id = await copyVenue(database, dataDir)
  const pages: Page[] = []

  /** Opens a browser without a session, on an empty page. */
  const visitor = async (options: Partial<PageOptions> = {}) => {
    const page = await pool.take({ viewport: desktop, serviceWorkers, ...options })
    pages.push(page)
    return page
  }
  /** Mail address and password of a staff account; names and passwords are the demo's. */
  const accountOf = (person: 'Ana' | 'Sergio' | 'Pantalla'): Account => {
    const account = venues[0]?.staff.find(({ name }) => name === person)
    return { mail: mailIn(id, account?.mail ?? ''), password: account?.password ?? '' }
  }
  /** Opens a browser in which a staff account is signed in. */
  const browserOf = async (person: Parameters<typeof accountOf>[0], viewport?: { width: number; height: number }) => {
    const page = await visitor(viewport && { viewport })
    await write(page, 'kernel/identity/signIn', accountOf(person))
    return page
  }
  /** Opens a phone-sized browser in which a community member is signed in. */
  const phoneOf = async (person: 'lider' | 'socia') => {
    const hand = await visitor({ viewport: phone, hasTouch: true })
    const account = { mail: `${person}@casaclub.test`, password: `demo-${person}-1` }
    await write(hand, 'community/members/signIn', { venue: id, ...account })
    return hand
  }
  const close = () => Promise.all(pages.map(pool.giveBack))
  return { id, visitor, accountOf, browserOf, phoneOf, close }
}
export type Venue = Awaited<ReturnType<typeof openVenue>>

const ownVenue = async ({ database, pool, serviceWorkers }: Given, use: (venue: Venue) => Promise<void>) => {
  const venue = await openVenue({ database, pool, serviceWorkers })
  await use(venue)
  await venue.close()
}

/** Gives each journey its own venue, so that journeys can run in parallel. */
export const test = base.extend<{ venue: Venue; neighbour: Venue }, { database: pg.Client; pool: PagePool }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
    async ({}, use) => {
      const client = new pg.Client(await ownerConfigOfRunningServer(dataDir))
      await client.connect()
      await use(client)
      await client.end()
    },
    { scope: 'worker' },
  ],
  pool: [
    async ({ browser }, use, { project }) => {
      await use(openPagePool(browser, project.use.baseURL ?? ''))
    },
    { scope: 'worker' },
  ],
  venue: ownVenue,
  neighbour: ownVenue,
})
