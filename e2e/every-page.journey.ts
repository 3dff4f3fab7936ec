import { AxeBuilder } from '@axe-core/playwright'
import { type Page as BrowserPage, expect, test } from '@playwright/test'
import type { Page } from '../src/contract/kernel/page.ts'
import { type PageName, pages } from '../src/contract/pages.ts'
import { browserOf } from './people.ts'

/** What stands for each parameter of an address: the first thing of its kind in the demo. */
const parametersOf = async (page: BrowserPage): Promise<Record<string, string>> => {
  const ask = async (path: string) => (await page.request.get(`/api/${path}`)).json()
  const [post] = await ask('club/posts/onShow?kind=news')
  const { people } = await ask('club/people/list')
  const { bags } = await ask('club/bags/list')
  const withClubs = bags.find(({ items }: { items: number }) => items > 0)
  const { bag } = await ask(`club/bags/one?id=${withClubs.id}`)
  const [outlet] = await ask('hotel/outlets/list')
  const [menu] = await ask('hotel/menus/list')
  const { categories } = await ask(`hotel/menus/one?id=${menu.id}`)
  const { products } = await ask(`hotel/menus/category?id=${categories[0].id}`)
  const { members } = await ask('community/members/list')
  return {
    idMember: members[0].id,
    idNew: post.id,
    idPerson: people[0].id,
    idBag: bag.id,
    idItem: bag.items[0].id,
    idAction: 'movement',
    idOutlet: outlet.id,
    outletId: outlet.id,
    idLugar: outlet.id,
    menuId: menu.id,
    idMenu: menu.id,
    categoryId: categories[0].id,
    idCategoria: categories[0].id,
    productIndex: '0',
    idProduct: products[0].id,
    idHotel: '1',
    idLanguage: 'french',
  }
}

const openPages = Object.entries(pages).filter(([name]) => name !== 'login')
const readsOf = (name: string) => {
  const page: Page | undefined = pages[name as PageName]
  const opens = page?.opens?.({ params: {}, query: new URLSearchParams() }) ?? []
  return opens.map(({ endpoint }) => endpoint.replaceAll('.', '/'))
}

test('every page opens with its data: no second round of requests, no errors, nothing serious for accessibility', async ({
  browser,
}) => {
  test.setTimeout(10_000 * openPages.length)
  const page = await browserOf(browser, 'Ana')
  const parameters = await parametersOf(page)
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
    await page.goto(path.replaceAll(/:(\w+)/g, (_, parameter: string) => parameters[parameter] ?? ''))
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
    // In the page itself: the other way opens a second page for each, and no page of ours has frames to look into.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
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
