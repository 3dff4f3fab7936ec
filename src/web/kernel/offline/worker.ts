/**
 * Opens some pages without a network, on a device that was here before (docs/decisions/0014). While the server
 * answers, the page is always the server's. What is kept is this build's files and, per venue, a page without anything
 * of anybody; never an answer of the API. And it shows what the server tells this browser of.
 */
declare const self: ServiceWorkerGlobalScope

/** Written in by the build. */
declare const __OFFLINE__: {
  /** Changes when any of the files does. */
  version: string
  /** The addresses, as patterns. */
  pages: string[]
  /** The program's entry comes first. */
  files: string[]
  /** Read QR codes where the browser itself does not. */
  substitutes: string[]
}

const { version, pages, files, substitutes } = __OFFLINE__
const prefix = 'casa-offline-'
const name = prefix + version
const patience = 3000
const away = [502, 503, 504]

const addresses = pages.map((pattern) => new RegExp(pattern))
const needed = 'BarcodeDetector' in self ? files : [...files, ...substitutes]
const ours = new Set(needed)

const keptPageFor = (address: string) => {
  const venue = new URL(address, location.origin).searchParams.get('venue') ?? ''
  return /^[1-9]\d{0,8}$/.test(venue) ? `/offline?venue=${venue}` : '/offline'
}

/** Keeps the page for a venue, unless it was made by another build than these files. */
async function keepPage(address: string) {
  const answer = await fetch(address)
  const made = await answer.clone().text()
  if (answer.ok && files[0] && made.includes(files[0])) await (await caches.open(name)).put(address, answer)
}

/** Those of the build before, and those of the pages that are open now. */
async function pagesWanted() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const kept = await Promise.all((await caches.keys()).map(async (one) => (await caches.open(one)).keys()))
  return new Set(['/offline', ...[...windows, ...kept.flat()].map(({ url }) => keptPageFor(url))])
}

async function fill() {
  const cache = await caches.open(name)
  const wanted = await pagesWanted()
  await Promise.all([cache.addAll(needed), ...Array.from(wanted, keepPage)])
  if (!(await cache.match('/offline'))) throw new Error('the server is of another build: next time')
}

async function install() {
  if (pages.length > 0) await fill()
  await self.skipWaiting()
}

async function activate() {
  const others = (await caches.keys()).filter((one) => one.startsWith(prefix) && one !== name)
  await Promise.all(others.map((one) => caches.delete(one)))
  // A build without such pages ends it everywhere.
  if (pages.length === 0) await self.registration.unregister()
}

/** A device whose storage is broken has nothing, and goes to the network. */
const kept = (address: string) => caches.match(address, { cacheName: name, ignoreVary: true }).catch(() => undefined)

async function answer(event: FetchEvent): Promise<Response> {
  const keptPage = keptPageFor(event.request.url)
  const asked = fetch(event.request)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const answered = await Promise.race([asked, late]).catch(() => undefined)
  if (answered && !away.includes(answered.status)) {
    // Colours and names change; the next time without a network they are these.
    if (answered.ok) event.waitUntil(keepPage(keptPage).catch(() => {}))
    return answered
  }
  return (await kept(keptPage)) ?? (await kept('/offline')) ?? answered ?? asked
}

/** What the server tells a browser of: `address` is a page of ours. */
interface Told {
  tag: string
  title: string
  body: string
  address: string
}

const show = ({ title, ...told }: Told) =>
  self.registration.showNotification(title, { body: told.body, tag: told.tag, data: told.address })

/** In the window that is open, or in a new one. Whatever was told, it is an address of ours. */
async function openPage(address: string) {
  const { origin, href } = new URL(address, location.origin)
  if (origin !== location.origin) return
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return void (await self.clients.openWindow(href))
  await window.focus()
  await window.navigate(href)
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(String(event.notification.data)))
})
self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (addresses.some((address) => address.test(pathname))) event.respondWith(answer(event))
  } else if (ours.has(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)))
})

export {}
