import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { type Page, type PageName, pages } from '../src/contract/pages.ts'
import { browserOf } from './people.ts'

const openPages = Object.entries(pages).filter(([name]) => name !== 'login')
const readsOf = (name: string) => {
  const page: Page | undefined = pages[name as PageName]
  const opens = page?.opens?.({ params: {}, query: new URLSearchParams() }) ?? []
  return opens.map(({ endpoint }) => endpoint.replaceAll('.', '/'))
}

test('every page opens with its data: no second round of requests, no errors, nothing serious for accessibility', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const page = await browserOf(browser, 'Ana')
  await page.goto('/news-admin')
  const post =
    (await page
      .getByRole('link', { name: /El hoyo 7/ })
      .first()
      .getAttribute('href')) ?? ''
  const asked: string[] = []
  const wrong: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') && !request.url().includes('/api/live')) asked.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  page.on('pageerror', (error) => wrong.push(String(error)))
  for (const [name, { path }] of openPages) {
    await page.goto(path.replace(/.*:idNew/, post))
    await page.waitForLoadState('networkidle').catch(() => {})
    const { violations } = await new AxeBuilder({ page }).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(
      serious.map(({ id, nodes }) => [id, nodes[0]?.html]),
      path,
    ).toEqual([])
    const own = ['kernel/identity/me', 'kernel/venues/current', ...readsOf(name)]
    // A focused link may fetch what its page will need; what this page shows came with it.
    expect(
      asked.splice(0).filter((url) => own.some((read) => url.includes(read))),
      path,
    ).toEqual([])
    expect(wrong, path).toEqual([])
  }
  await page.context().close()
})
