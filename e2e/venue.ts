import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import pg from 'pg'
import { venues } from '../demo/venues.ts'
import { ownerConfigOfRunningServer } from '../src/server/kernel/db/embedded/embedded.ts'
import { copyVenue, mailIn } from './copying.ts'
import { type Account, phone } from './people.ts'
import { noteAnnouncements } from './popups.ts'
import { write } from './writing.ts'

export { expect }

const dataDir = process.env.E2E_DATA_DIR ?? ''

/** A venue that nobody else is in. What it has is what the demo's first one has: people, bags, menus, posts … */
const openVenue = async (database: pg.Client, browser: Browser) => {
  const id = await copyVenue(database, dataDir)
  const pages: Page[] = []

  /** A browser of its own with an empty page: the journey goes where it begins. */
  const visitor = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext(options)
    await noteAnnouncements(context)
    const page = await context.newPage()
    pages.push(page)
    return page
  }
  /** The staff have the demo's names and passwords, and mails of their own. */
  const accountOf = (person: 'Ana' | 'Sergio' | 'Pantalla'): Account => {
    const account = venues[0]?.staff.find(({ name }) => name === person)
    return { mail: mailIn(id, account?.mail ?? ''), password: account?.password ?? '' }
  }
  /** The same, and one of the staff is signed in there already. */
  const browserOf = async (person: Parameters<typeof accountOf>[0], viewport?: { width: number; height: number }) => {
    const page = await visitor(viewport && { viewport })
    await write(page, 'kernel/identity/signIn', accountOf(person))
    return page
  }
  /** A phone of somebody of the community, who is signed in there already. */
  const phoneOf = async (person: 'lider' | 'socia') => {
    const hand = await visitor({ viewport: phone, hasTouch: true })
    const account = { mail: `${person}@casaclub.test`, password: `demo-${person}-1` }
    await write(hand, 'community/members/signIn', { venue: id, ...account })
    return hand
  }
  const close = () => Promise.all(pages.map((page) => page.context().close()))
  return { id, visitor, accountOf, browserOf, phoneOf, close }
}
export type Venue = Awaited<ReturnType<typeof openVenue>>

type OwnVenue = (
  given: { database: pg.Client; browser: Browser },
  use: (venue: Venue) => Promise<void>,
) => Promise<void>
const ownVenue: OwnVenue = async ({ database, browser }, use) => {
  const venue = await openVenue(database, browser)
  await use(venue)
  await venue.close()
}

/** Each journey has a venue of its own, and so any of them may run beside any other. */
export const test = base.extend<{ venue: Venue; neighbour: Venue }, { database: pg.Client }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads in the pattern what is needed.
    async ({}, use) => {
      const client = new pg.Client(await ownerConfigOfRunningServer(dataDir))
      await client.connect()
      await use(client)
      await client.end()
    },
    { scope: 'worker' },
  ],
  venue: ownVenue,
  neighbour: ownVenue,
})
