/**
 * The service worker of televisions (docs/decisions/0118). It caches the content that a television has shown last: its pages, their files
 * and pictures, and the reads of the posts. Without a network a restarted television shows them. While the server responds,
 * pages and reads always come from it.
 */
declare const self: ServiceWorkerGlobalScope

const cacheName = 'casa-tv'
/** Entries of the cache; the oldest are deleted. A build has about 40 files. */
const maxEntries = 300
/** Milliseconds to wait for the server before the stored page is shown: a television starts faster than its network. */
const serverTimeout = 5000

const pages = /^\/screen(-[a-z]+)?\/?$/
/** Reads that may be shown later. Bags that are being moved are not among them: they would be wrong after a minute. */
const reads = /^\/api\/club\/(posts\/onShow|screens\/mine)$/
/** Files whose content never changes. */
const files = /^\/(assets|files)\//

const find = async (url: string) => (await caches.open(cacheName)).match(url, { ignoreVary: true })

async function store(url: string, response: Response) {
  const cache = await caches.open(cacheName)
  // A television that was unpaired gets another page or a refusal; its old content must not come back.
  if (!response.ok || response.redirected) return void (await cache.delete(url, { ignoreVary: true }))
  await cache.put(url, response)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxEntries)).map((key) => cache.delete(key)))
}

/** The program compares the Date header with its clock, so a stored read is returned without it. */
const withoutDate = async (response: Response) =>
  new Response(await response.blob(), { headers: { 'content-type': response.headers.get('content-type') ?? '' } })

async function fromServer(event: FetchEvent, isPage: boolean): Promise<Response> {
  const { request } = event
  const answer = fetch(request)
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, serverTimeout))
  const response = await Promise.race([answer, timeout]).catch(() => undefined)
  if (response && response.status < 500) {
    event.waitUntil(store(request.url, response.clone()).catch(() => {}))
    return response
  }
  const stored = await find(request.url).catch(() => undefined)
  if (!stored) return response ?? answer
  return isPage ? stored : withoutDate(stored)
}

async function fromCache(event: FetchEvent): Promise<Response> {
  const { request } = event
  const stored = await find(request.url).catch(() => undefined)
  if (stored) return stored
  const response = await fetch(request)
  event.waitUntil(store(request.url, response.clone()).catch(() => {}))
  return response
}

/** Stores what the first page loaded before this worker was there. */
const storeLoaded = (urls: readonly string[]) =>
  Promise.all(
    urls
      .filter((url) => {
        const { origin, pathname } = new URL(url)
        return origin === location.origin && [pages, reads, files].some((pattern) => pattern.test(pathname))
      })
      .map(async (url) => (await find(url)) ?? store(url, await fetch(url))),
  )

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => event.waitUntil(storeLoaded(event.data).catch(() => {})))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  const isPage = request.mode === 'navigate' && pages.test(pathname)
  if (isPage || reads.test(pathname)) event.respondWith(fromServer(event, isPage))
  else if (files.test(pathname)) event.respondWith(fromCache(event))
})

export {}
