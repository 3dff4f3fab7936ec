import { type APIRequestContext, test as base, expect, type Page, request } from '@playwright/test'
import pg from 'pg'
import { venues } from '../demo/venues.ts'
import { ownerConfigOfRunningServer } from '../src/server/kernel/db/embedded/embedded.ts'
import { copyVenue, mailInCopy } from './copying.ts'
import { openPagePool, type PageOptions, type PagePool } from './page-pool.ts'
import { type Account, phone } from './people.ts'
import { announcementsOf } from './popups.ts'
import { type Caller, write } from './writing.ts'

export { expect }

/** Marks a journey whose rules other tests of `npm test` prove, or of a rare task; CI runs it (decision 0138). */
export const inFullRuns = { tag: '@full' }
/** Marks a journey about a rare failure, which `npm run test:long` runs and `npm test` leaves out (decision 0125). */
export const inLongRuns = { tag: '@long' }

const dataDir = process.env.E2E_DATA_DIR ?? ''

type StaffName = 'Ana' | 'Sergio' | 'Pantalla'
type MemberName = 'lider' | 'socia'

interface Given {
  database: pg.Client
  pool: PagePool
  serviceWorkers: 'allow' | 'block'
}
export const desktop = { width: 1280, height: 900 }

/** The venue of one journey: a copy of the demo's first venue, with its people, bags, menus and posts. */
const openVenue = async ({ database, pool, serviceWorkers }: Given) => {
  const id = await copyVenue(database, dataDir)
  const pages: Page[] = []
  const callers: APIRequestContext[] = []

  /** Opens a browser without a session, on an empty page. */
  const visitor = async (options: Partial<PageOptions> = {}) => {
    const page = await pool.take({ viewport: desktop, serviceWorkers, ...options })
    pages.push(page)
    return page
  }
  /** A caller of the API with its own cookies, without a page, which would take much longer to open. */
  const caller = async (): Promise<Caller> => {
    const { baseURL = '' } = test.info().project.use
    const opened = await request.newContext({ baseURL })
    callers.push(opened)
    return { request: opened }
  }
  /** Mail address and password of a staff account; names and passwords are the demo's. */
  const accountOf = (person: StaffName): Account => {
    const account = venues[0]?.staff.find(({ name }) => name === person)
    return { mail: mailInCopy(id, account?.mail ?? ''), password: account?.password ?? '' }
  }
  /** Opens a browser in which a staff account is signed in. */
  const browserOf = async (person: StaffName, viewport?: { width: number; height: number }) => {
    const page = await visitor(viewport && { viewport })
    await write(page, 'kernel/identity/signIn', accountOf(person))
    return page
  }
  /** Opens a phone-sized browser in which a community member is signed in. */
  const phoneOf = async (person: MemberName) => {
    const hand = await visitor({ viewport: phone, hasTouch: true })
    await signInMember(hand, person)
    return hand
  }
  const signInMember = (browser: Caller, person: MemberName) =>
    write(browser, 'community/members/signIn', {
      venue: id,
      mail: `${person}@casaclub.test`,
      password: `demo-${person}-1`,
    })
  /** A caller for whom a staff account or a community member is signed in. */
  const callerOf = async (person: StaffName | MemberName) => {
    const opened = await caller()
    if (person === 'lider' || person === 'socia') await signInMember(opened, person)
    else await write(opened, 'kernel/identity/signIn', accountOf(person))
    return opened
  }
  /** Attaches what each page announced, because a popup is gone before the screenshot of a failed journey is taken. */
  const reportFailure = async () => {
    const body = pages.map((page) => `${page.url()}: ${JSON.stringify(announcementsOf(page))}`).join('\n')
    await test.info().attach('announcements', { body, contentType: 'text/plain' })
  }
  const close = async () => {
    const { status, expectedStatus } = test.info()
    if (status !== expectedStatus) await reportFailure()
    await Promise.all(pages.map(pool.giveBack))
    await Promise.all(callers.map((opened) => opened.dispose()))
  }
  return { id, visitor, caller, accountOf, browserOf, phoneOf, callerOf, close }
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
