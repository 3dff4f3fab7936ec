import type { Page as BrowserPage } from '@playwright/test'
import type { Page } from '../src/contract/kernel/page.ts'
import type { Role } from '../src/contract/kernel/roles.ts'
import { pages } from '../src/contract/pages.ts'
import { exampleParameters } from '../src/server/testing/examples.ts'
import { browsers } from './examples.ts'
import { checkLayout, waitForAnimations } from './layout.ts'
import { comparedPages, describeLook, findUnstyledClasses } from './looks.ts'
import { phone } from './people.ts'
import { rawDatesOn } from './raw-dates.ts'
import { addAxe, type CheckedShapes, findProblemsInDark, findSeriousProblems } from './serious.ts'
import { missingWords } from './specified-words.ts'
import { desktop, expect, test } from './venue.ts'

/** The pages are divided among several journeys, so that all cores are used. Each has to check the shared parts once. */
const parts = 3
/**
 * Every how many pages the contrast in the dark scheme is checked: in long runs on each. The contrast of all pairs of
 * colours is computed by src/contract/kernel/colours.test.ts in every run, and neighbours in the list look alike.
 */
const darkEvery = process.env.LONG ? 1 : 8
/** Every how many pages the contrast in the light scheme is checked: half of the time of all accessibility rules. */
const contrastEvery = process.env.FULL ? 1 : 8

const readsOf = ({ initialReads }: Page, role: Role) =>
  (initialReads?.({ params: {}, query: new URLSearchParams() }, role) ?? []).map(({ endpoint }) =>
    endpoint.replaceAll('.', '/'),
  )

const isCompared = (name: string) => (comparedPages as readonly string[]).includes(name)

const wrote = 'wrote'
/** Adds axe to a page, and records its API requests and console errors. */
const listenTo = async (page: BrowserPage) => {
  await addAxe(page)
  const [asked, wrong]: string[][] = [[], []]
  page.on('request', (request) => {
    if (!request.url().includes('/api/') || request.url().includes('/api/live')) return
    asked?.push(request.method() === 'GET' ? request.url() : wrote)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') wrong?.push(message.text())
  })
  page.on('pageerror', (error) => wrong?.push(String(error)))
  return { page, asked: asked ?? [], wrong: wrong ?? [] }
}

/** The page's cumulative layout shift. */
const movedOn = (page: BrowserPage) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const moves = list.getEntriesByType('layout-shift') as (PerformanceEntry & { value: number })[]
          resolve(moves.reduce((sum, { value }) => sum + value, 0))
        })
        // The observer reports at the latest after a second, so that the promise always resolves.
        for (const type of ['layout-shift', 'navigation']) observer.observe({ type, buffered: true })
      }),
  )

for (let part = 1; part <= parts; part++)
  test(`every page opens with embedded data: no further requests, no errors, no layout shift, no serious accessibility problem, and its layout fits (${part} of ${parts})`, async ({
    venue,
    database,
  }) => {
    const all = Object.entries<Page>(pages)
    // Neighbours in the list belong to the same feature and look alike: their shapes are checked once.
    const ours = all.slice(((part - 1) * all.length) / parts, (part * all.length) / parts)
    test.setTimeout(60_000 + 20_000 * ours.length)
    const parameters = await exampleParameters(database, venue.id)
    const opened = new Map<Role, Awaited<ReturnType<typeof listenTo>>>()
    const checked: CheckedShapes = new Set()
    const checkedWithoutContrast: CheckedShapes = new Set()
    const checkedInDark: CheckedShapes = new Set()

    for (const [index, [name, one]] of ours.entries()) {
      const { path, who } = one
      const role = (Object.keys(browsers) as Role[]).find((role) => who.includes(role))
      const open = role && browsers[role]
      if (!open) throw new Error(`nobody in examples.ts may open ${path}`)
      const listening = opened.get(role) ?? (await listenTo(await open(venue)))
      opened.set(role, listening)
      const { page, asked, wrong } = listening
      const address = path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')
      // Wider windows show a QR code in place of a phone page.
      await page.setViewportSize(one.surface === 'phone' ? phone : desktop)
      await page.goto(address)
      await page.getByRole('main').first().waitFor()
      await waitForAnimations(page)
      const withContrast = index % contrastEvery === 0
      const [serious] = await Promise.all([
        findSeriousProblems(
          page,
          withContrast ? { checked } : { checked: checkedWithoutContrast, skipped: ['color-contrast'] },
        ),
        // Waits until the network is idle; a page with endless requests continues after the timeout.
        page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {}),
      ])
      await expect.poll(() => missingWords(page, one), path).toEqual([])
      // Soft expectations list the problems of all pages at once.
      expect.soft(serious, path).toEqual([])
      const look = isCompared(name) ? ['light', ...(await describeLook(page))] : []
      const whileDark = async () => {
        if (look.length > 0) look.push('', 'dark', ...(await describeLook(page)))
      }
      if (look.length > 0 || index % darkEvery === 0) {
        const problemsInDark = await findProblemsInDark(page, { checked: checkedInDark, whileDark })
        expect.soft(problemsInDark, `${path} in dark`).toEqual([])
      }
      if (look.length > 0) expect.soft(`${look.join('\n')}\n`).toMatchSnapshot(`${name}.txt`)
      expect.soft(await findUnstyledClasses(page), path).toEqual([])
      expect.soft(await movedOn(page), path).toBeLessThan(0.03)
      expect.soft(await rawDatesOn(page), path).toEqual([])
      const own = ['kernel/identity/me', 'kernel/venues/current', ...readsOf(one, role)]
      const sent = asked.splice(0)
      // A focused link may prefetch its page's reads; this page's own reads are embedded. A page that marks something as
      // seen at opening reads it again.
      const isMarked = sent.includes(wrote)
      expect.soft(isMarked ? [] : sent.filter((url) => own.some((read) => url.includes(read))), path).toEqual([])
      expect.soft(wrong.splice(0), path).toEqual([])
      await checkLayout(page, path)
    }
  })
