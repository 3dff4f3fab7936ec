// Measures input delays of the editor and a slow phone with a menu of 60 categories and 1,500 products, and with the demo's menu in the same
// run: node bench/editor.ts http://127.0.0.1:3000 (a running server with the demo; the large menu is deleted afterwards)
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../e2e/browsers/launching.ts'

const target = process.argv[2] ?? 'http://127.0.0.1:3000'
const size = { categories: 60, products: 1500, inTheFirst: 200 }
const slowPhone = 4

const words = 'bife trucha risotto ensalada limón hongos brasas crema dulce pan tostado queso rúcula'.split(' ')
const some = (seed: number, count: number) =>
  Array.from({ length: count }, (_, n) => words[(seed * 7 + n * (seed % 5) + n) % words.length]).join(' ')

/** The first category has many products; the others share the rest. */
const sheet = () => {
  const row = (n: number) => {
    const category = n < size.inTheFirst ? 0 : 1 + ((n - size.inTheFirst) % (size.categories - 1))
    const texts = [some(n, 14), some(n + 3, 14)].map((text) => text.slice(0, 144))
    return [
      `Sección ${category}`,
      `Plato ${n}`,
      n % 3 ? `Dish ${n}` : '',
      ...texts,
      1000 + n,
      n % 4 ? 'no' : 'yes',
    ].join(';')
  }
  const heading = 'category;name;nameEnglish;description;descriptionEnglish;price;vegetarian'
  return [heading, ...Array.from({ length: size.products }, (_, n) => row(n))].join('\n')
}

const signIn = async () => {
  const body = JSON.stringify({ mail: 'admin@casaclub.test', password: 'demo-admin-1' })
  const headers = { 'content-type': 'application/json', origin: target }
  const answer = await fetch(`${target}/api/kernel/identity/signIn`, { method: 'POST', headers, body })
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
}
const cookies = await signIn()
const call = async (endpoint: string, input?: object) => {
  const headers = { 'content-type': 'application/json', origin: target, cookie: cookies.join('; ') }
  const init = input ? { method: 'POST', body: JSON.stringify(input) } : {}
  const answer = await fetch(`${target}/api/hotel/menus/${endpoint}`, { headers, ...init })
  if (!answer.ok) throw new Error(`${endpoint}: ${await answer.text()}`)
  return answer.json()
}

interface Menu {
  id: string
  name: string
  photo: { id: string }
}

const makeLarge = async (like: Menu) => {
  const id = crypto.randomUUID()
  await call('duplicate', { id, from: like.id, name: 'Carta de prueba' })
  const { categories } = await call(`one?id=${id}`)
  for (const category of categories) await call('removeCategory', { id: category.id })
  const csv = sheet()
  const { state } = await call('checkImport', { id, csv })
  await call('applyImport', { id, csv, state })
  return id
}

interface Seen {
  tasks: number[]
  events: number[]
}

/** Records long tasks, and the time from each key press or tap to the next paint. */
const watch = (tab: Page) =>
  tab.addInitScript(() => {
    const seen: Seen = { tasks: [], events: [] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    const until = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => setTimeout(() => seen.events.push(performance.now() - timeStamp)))
    for (const event of ['keydown', 'click', 'wheel']) addEventListener(event, until, { capture: true, passive: true })
  })

/** The slowest key press or tap and the total time of long tasks during an action. */
const during = async (tab: Page, work: () => Promise<unknown>) => {
  await tab.evaluate(() => Object.assign((window as unknown as { seen: Seen }).seen, { tasks: [], events: [] }))
  await work()
  await tab.waitForTimeout(400)
  const seen = await tab.evaluate(() => (window as unknown as { seen: Seen }).seen)
  return { slowest: Math.max(0, ...seen.events), blocked: seen.tasks.reduce((sum, task) => sum + task, 0) }
}

const scrolled = async (tab: Page) => {
  await tab.mouse.move(600, 500)
  for (let n = 0; n < 12; n++) {
    await tab.mouse.wheel(0, 900)
    await tab.waitForTimeout(50)
  }
}
const nodesOf = (tab: Page) => tab.evaluate(() => document.querySelectorAll('*').length)

type Figures = Record<string, number>

const opened = async (tab: Page, address: string, there: string): Promise<Figures> => {
  const since = performance.now()
  await tab.goto(target + address)
  await tab.locator(there).first().waitFor()
  const open = performance.now() - since
  await tab.waitForTimeout(600)
  return { 'open ms': open, elements: await nodesOf(tab) }
}

const keys = async (tab: Page, ...names: string[]) => {
  for (const name of names) {
    await tab.keyboard.press(name)
    await tab.waitForTimeout(60)
  }
}
const repeated = (name: string, times: number) => Array.from({ length: times }, () => name)

const measure = async (browser: Browser, menu: string): Promise<Record<string, Figures>> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies(
    cookies.map((one) => ({ name: one.split('=')[0] ?? '', value: one.split('=')[1] ?? '', url: target })),
  )
  const tab = await context.newPage()
  await watch(tab)
  const found: Record<string, Figures> = {}
  const note = async (name: string, figures: Figures, work: () => Promise<unknown>) => {
    const { slowest, blocked } = await during(tab, work)
    found[name] = { ...figures, 'slowest key ms': slowest, 'blocked ms': blocked }
  }

  const list = await opened(tab, `/menu/${menu}`, 'main li h2')
  await note('categories: scroll', list, () => scrolled(tab))
  await tab.getByRole('button', { name: 'Ordenar' }).click()
  await tab
    .getByRole('button', { name: /^Mover/ })
    .first()
    .focus()
  await note('categories: order by keyboard', {}, () => keys(tab, 'Space', ...repeated('ArrowDown', 2), 'Escape'))

  const { categories } = await call(`one?id=${menu}`)
  const products = await opened(tab, `/menu/${menu}/${categories[0].id}`, 'main li h2')
  await note('products: scroll', products, () => scrolled(tab))
  await tab.evaluate(() => scrollTo(0, 0))
  await note('products: Disable', {}, async () => {
    await tab
      .getByRole('button', { name: /^Disable/ })
      .first()
      .click()
    await tab
      .getByRole('button', { name: /^Enable/ })
      .first()
      .click()
  })
  const order = tab.getByRole('button', { name: 'Ordenar' })
  if (await order.isVisible()) {
    await order.click()
    await tab
      .getByRole('button', { name: /^Mover/ })
      .first()
      .focus()
    await note('products: order by keyboard', {}, () => keys(tab, 'Space', ...repeated('ArrowDown', 2), 'Escape'))
  }

  const desk = await opened(tab, `/menu/${menu}/translations`, '[role=grid] textarea')
  await note('desk: scroll', desk, () => scrolled(tab))
  await tab.locator('[role=grid] textarea').focus()
  await note('desk: arrows', {}, () => keys(tab, ...repeated('ArrowDown', 12), ...repeated('Tab', 6)))
  await note('desk: typing', {}, async () => {
    await tab.keyboard.type('Prueba de escritura', { delay: 20 })
    await keys(tab, 'Escape')
  })

  const devtools = await context.newCDPSession(tab)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone })
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.goto(`${target}/1/menu/${menu}`)
  await tab.waitForTimeout(3000)
  const phone = await tab.evaluate(() => ({
    'open ms': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    elements: document.querySelectorAll('*').length,
    'load blocked ms': (window as unknown as { seen: Seen }).seen.tasks.reduce((sum, task) => sum + task, 0),
  }))
  await note('guest, slow phone: scroll', phone, () => scrolled(tab))
  await tab.evaluate(() => scrollTo(0, 0))
  await note('guest, slow phone: filter', {}, () => tab.getByRole('button', { name: 'Vegetariano' }).click())
  await context.close()
  return found
}

const browser = await chromium.launch(chromiumLaunch)
const menus: Menu[] = await call('list')
const demo = menus.find(({ name }) => name === 'Restaurante')
if (!demo) throw new Error('the demo is not there')
const large = await makeLarge(demo)
try {
  await measure(browser, demo.id)
  const [small, big] = [await measure(browser, demo.id), await measure(browser, large)]
  console.log(`${size.categories} categories, ${size.products} products: large, demo, large / demo`)
  for (const [name, figures] of Object.entries(big)) {
    const line = Object.entries(figures).map(([what, value]) => {
      const base = small[name]?.[what]
      const ratio = base ? (value / base).toFixed(1) : '–'
      return `${what} ${value.toFixed(0)}, ${base?.toFixed(0) ?? '–'}, ${ratio}`
    })
    console.log(`${name.padEnd(30)} ${line.join(' · ')}`)
  }
} finally {
  await browser.close()
  await call('remove', { id: large })
}
