// Measures the largest contentful paint of the public pages on a slow phone, as a ratio to plain HTML in the same run, and their taps:
// node bench/guest-page.ts http://127.0.0.1:3000 (a running server with the demo); further arguments such as 'outlets chat' select pages.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunch } from '../e2e/browsers/launching.ts'
import { median } from './kit.ts'
import { measureTaps } from './taps.ts'

const [target = 'http://127.0.0.1:3000', ...some] = process.argv.slice(2)
const rounds = Number(process.env.ROUNDS ?? 5)
/** Throttling of a slow phone on a slow network. */
const network = { offline: false, latency: 562, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 }
const slowdown = 4

const json = async (path: string) => (await fetch(target + path)).json()
const outlets = (await json('/api/hotel/outlets/list?venue=1')) as { id: string; name: string }[]
const outlet = outlets.find(({ name }) => name === 'Parrilla') ?? outlets[0]
const menu = `/1/french/${outlet?.id}/menu`
interface Offered {
  menus: { id: string; categories: { id: string; products: { id: string; photo: object | null }[] }[] }[]
}
const offered = (await json(`/api/hotel/menus/offered?venue=1&language=french&outlet=${outlet?.id}`)) as Offered
const [product] = offered.menus.flatMap(({ id, categories }) =>
  categories.flatMap((category) =>
    category.products.flatMap((one) => (one.photo ? `/1/french/${id}/${category.id}/${one.id}/client` : [])),
  ),
)

/** The session cookie that a sign-in call returns. */
const enter = async (endpoint: string, input: object) => {
  const answer = await fetch(`${target}/api/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: target },
    body: JSON.stringify({ venue: 1, ...input }),
  })
  if (!answer.ok) throw new Error(`${endpoint} lets nobody in: ${answer.status}`)
  const [name = '', value = ''] = (answer.headers.getSetCookie()[0]?.split(';')[0] ?? '').split(/=(.*)/)
  return { name, value, url: target }
}
type Session = Awaited<ReturnType<typeof enter>>
/** The session of a phone in the demo's room 101. */
const inside = await enter('hotel/stays/enterByCode', { number: 101, code: '482913' })
const member = await enter('community/members/signIn', { mail: 'socia@casaclub.test', password: 'demo-socia-1' })

const everyPage: { name: string; path: string; session?: Session }[] = [
  { name: 'hotel', path: '/hotel' },
  { name: 'language', path: '/1/language' },
  { name: 'outlets', path: '/1/french/' },
  { name: 'menu', path: menu },
  { name: 'product', path: product ?? '' },
  { name: 'room', path: '/1/101?language=french', session: inside },
  { name: 'cart', path: '/1/cart/101?language=french', session: inside },
  { name: 'chat', path: '/1/101/chat?language=french', session: inside },
  { name: 'information', path: '/1/101/information?language=french', session: inside },
  { name: 'properties', path: '/propiedades' },
  { name: 'property', path: '/propiedades/1' },
  { name: 'home', path: '/home?venue=1' },
  { name: 'member', path: '/home', session: member },
  { name: 'news', path: '/news' },
  { name: 'sign-in', path: '/login-app' },
]
const pages = everyPage.filter(({ name }) => some.length === 0 || some.includes(name))

/** The baseline: a minimal HTML page with one picture. */
const plainServer = async () => {
  const html = await (await fetch(target + menu)).text()
  const picture = /\/files\/\S+?\/320\.webp/.exec(html)?.[0] ?? ''
  const bytes = Buffer.from(await (await fetch(target + picture)).arrayBuffer())
  const words = Array.from({ length: 30 }, (_, n) => `<p>Plat numéro ${n}, servi avec du pain.</p>`).join('')
  const plain = `<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><title>x</title><h1>La Terrasse</h1><img src=/picture.webp width=360 height=270>${words}`
  const body = brotliCompressSync(plain)
  const server = createServer((request, response) => {
    if (request.url === '/picture.webp') return response.setHeader('content-type', 'image/webp').end(bytes)
    response.setHeader('content-type', 'text/html').setHeader('content-encoding', 'br').end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

interface Measured {
  largestPaint: number
  /** Largest paint of a second visit, with the files of the first in the browser's cache. */
  secondPaint: number
  firstPaint: number
  shift: number
  scriptBytes: number
  element: string
}

const measure = async (browser: Browser, address: string, session?: Session): Promise<Measured> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.6,
    // The emulated network does not slow the requests of a service worker.
    serviceWorkers: 'block',
  })
  if (session) await context.addCookies([session])
  const tab = await context.newPage()
  const devtools = await context.newCDPSession(tab)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false })
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // Body bytes only: at the response event only the headers have arrived.
  const headers = new Map<string, number>()
  let scriptBytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') headers.set(requestId, response.encodedDataLength)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (headers.has(requestId)) scriptBytes += encodedDataLength - (headers.get(requestId) ?? 0)
  })
  await tab.addInitScript(() => {
    const seen = { largest: 0, shift: 0, element: '' }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        seen.largest = entry.startTime
        seen.element = `${entry.element?.tagName} ${entry.element?.textContent?.slice(0, 40) ?? ''}`
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const visit = async () => {
    await tab.goto(address, { waitUntil: 'load' })
    await tab.waitForTimeout(2500)
    return tab.evaluate(() => ({
      ...(window as unknown as { seen: { largest: number; shift: number; element: string } }).seen,
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
  }
  const { largest, first, shift, element } = await visit()
  const loadedFirst = scriptBytes
  await tab.goto('about:blank')
  const second = await visit()
  await context.close()
  return {
    largestPaint: largest,
    secondPaint: second.largest,
    firstPaint: first,
    shift,
    scriptBytes: loadedFirst,
    element,
  }
}

const browser = await chromium.launch(chromiumLaunch)
const plain = await plainServer()
for (const page of pages) {
  const ours: Measured[] = []
  const base: Measured[] = []
  await measure(browser, target + page.path, page.session)
  for (let round = 0; round < rounds; round++) {
    base.push(await measure(browser, plain.address))
    ours.push(await measure(browser, target + page.path, page.session))
  }
  const load = { address: target + page.path, session: page.session, network, slowdown }
  const taps = await measureTaps(browser, load, rounds * 2)
  const paint = median(ours.map(({ largestPaint }) => largestPaint))
  const basePaint = median(base.map(({ largestPaint }) => largestPaint))
  console.log(`${page.name} ${page.path}, medians of ${rounds}`)
  console.log(`largest paint  ${Math.round(paint)} ms (${ours[0]?.element.trim()})`)
  console.log(`first paint    ${Math.round(median(ours.map(({ firstPaint }) => firstPaint)))} ms`)
  console.log(
    `second visit   ${Math.round(median(ours.map(({ secondPaint }) => secondPaint)))} ms, plain HTML ${Math.round(median(base.map(({ secondPaint }) => secondPaint)))} ms`,
  )
  console.log(`layout shift   ${Math.max(...ours.map(({ shift }) => shift))}`)
  console.log(`first tap      ${median(taps)} ms around the hydration, at most ${Math.max(...taps)} ms`)
  console.log(`JavaScript     ${(median(ours.map(({ scriptBytes }) => scriptBytes)) / 1000).toFixed(1)} kB`)
  console.log(
    `plain HTML with one picture: ${Math.round(basePaint)} ms; ours takes ${(paint / basePaint).toFixed(2)} times that\n`,
  )
}
await browser.close()
plain.close()
