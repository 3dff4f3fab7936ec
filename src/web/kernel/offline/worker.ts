/**
 * The service worker. Opens the phone pages without a network on a device that has opened one of them (docs/decisions/0014).
 * In place of any other page it then shows that there is no connection.
 * While the server responds, pages always come from it. Cached are this build's files and one page per venue without a
 * session; never API responses. The worker also shows push notifications.
 */
declare const self: ServiceWorkerGlobalScope

/** Inserted by the build. */
declare const __OFFLINE__: {
  /** Hash that changes with any of the files. */
  version: string
  /** Regular expressions of the phone pages' paths. */
  pages: string[]
  /** Paths of the files to cache; the first is the program's entry file. */
  files: string[]
  /** Files that read QR codes in browsers without BarcodeDetector. */
  substitutes: string[]
}

const { version, pages, files, substitutes } = __OFFLINE__
const prefix = 'casa-offline-'
const cacheName = prefix + version
/** Milliseconds to wait for the server before the cached page is shown. */
const serverTimeout = 3000
const unavailable = [502, 503, 504]
/** Paths of API responses and files, which a link may open and which are no pages. */
const downloads = /^\/(api|files|assets)\//

const pagePatterns = pages.map((pattern) => new RegExp(pattern))
const cachedFiles = 'BarcodeDetector' in self ? files : [...files, ...substitutes]
const cachedPaths = new Set(cachedFiles)

const offlinePageFor = (url: string) => {
  const venue = new URL(url, location.origin).searchParams.get('venue') ?? ''
  return /^[1-9]\d{0,8}$/.test(venue) ? `/offline?venue=${venue}` : '/offline'
}

/** Caches the offline page of a venue, unless it is of another build than the cached files. */
async function cachePage(path: string) {
  const response = await fetch(path)
  const html = await response.clone().text()
  if (response.ok && files[0] && html.includes(files[0])) await (await caches.open(cacheName)).put(path, response)
}

/** Paths of the offline pages to cache: the general one, and those of the venues in older caches and open windows. */
async function listOfflinePages() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const cached = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()))
  return new Set(['/offline', ...[...windows, ...cached.flat()].map(({ url }) => offlinePageFor(url))])
}

async function fillCache() {
  const cache = await caches.open(cacheName)
  const offlinePages = await listOfflinePages()
  await Promise.all([cache.addAll(cachedFiles), ...Array.from(offlinePages, cachePage)])
  if (!(await cache.match('/offline')))
    throw new Error(
      'The server runs another build than this worker; the browser installs the new worker at its next check.',
    )
}

async function install() {
  if (pages.length > 0) await fillCache()
  await self.skipWaiting()
}

async function activate() {
  const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== cacheName)
  await Promise.all(others.map((key) => caches.delete(key)))
  // A build without offline pages removes the worker from all devices.
  if (pages.length === 0) await self.registration.unregister()
}

/** Reads from the cache; undefined also if the device's storage fails. */
const readCache = (path: string) => caches.match(path, { cacheName, ignoreVary: true }).catch(() => undefined)

async function respondToNavigation(event: FetchEvent): Promise<Response> {
  const offlinePage = offlinePageFor(event.request.url)
  const request = fetch(event.request)
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, serverTimeout))
  const response = await Promise.race([request, timeout]).catch(() => undefined)
  if (response && !unavailable.includes(response.status)) {
    // Refreshes the cached page, because the venue's colours and name may have changed.
    if (response.ok) event.waitUntil(cachePage(offlinePage).catch(() => {}))
    return response
  }
  return (await readOfflinePage(offlinePage)) ?? response ?? request
}

const readOfflinePage = async (path: string) => (await readCache(path)) ?? (await readCache('/offline'))

/**
 * Pages of other surfaces are not cached: without a network the offline page shows that there is no connection, and a
 * button to retry.
 */
async function respondToOtherPage({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await readOfflinePage(offlinePageFor(request.url))
    if (page) return page
    throw error
  }
}

/** Payload of a push notification; `address` is the path of the page to open. */
interface PushPayload {
  tag: string
  title: string
  body: string
  address: string
}

const showNotification = ({ title, body, tag, address }: PushPayload) =>
  self.registration.showNotification(title, { body, tag, data: address })

/** Opens a path in the open window or in a new one; URLs of other origins are ignored. */
async function openPage(path: string) {
  const { origin, href } = new URL(path, location.origin)
  if (origin !== location.origin) return
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return void (await self.clients.openWindow(href))
  await window.focus()
  await window.navigate(href)
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotification(event.data.json()))
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
    if (pagePatterns.some((pattern) => pattern.test(pathname))) event.respondWith(respondToNavigation(event))
    else if (!downloads.test(pathname)) event.respondWith(respondToOtherPage(event))
  } else if (cachedPaths.has(pathname)) event.respondWith(readCache(pathname).then((file) => file ?? fetch(request)))
})

export {}
