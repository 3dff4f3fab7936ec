import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { call, ORPCError } from '@orpc/server'
import type { Context } from 'hono'
import * as z from 'zod'
import { api, type Lookup, lookup } from '#contract/api.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import type { Me } from '#contract/kernel/identity.ts'
import {
  type EntryFile,
  entryFileOf,
  framableSurfaces,
  isServerRendered,
  type Page,
  sessionKindOf,
} from '#contract/kernel/page.ts'
import { products as allProducts } from '#contract/kernel/products.limits.ts'
import type { Role } from '#contract/kernel/roles.ts'
import type { Venue } from '#contract/kernel/venues.ts'
import { isPageInUse } from '#contract/pageProducts.ts'
import { type PageName, pages } from '#contract/pages.ts'
import { venueFromUrl } from '#contract/pageUrl.ts'
import { deniedPageCookie, homePathOf, lacksAdminRole, redirectFor } from '#contract/redirects.ts'
import type { InitialData, RenderPage } from '#contract/rendering.ts'
import { type PageFiles, renderDocument } from './document.ts'
import { lacksLanguage, languageOfPhone, redirectToLanguage } from './guestLanguage.ts'
import { inlinePictures } from './inlinePictures.ts'
import { type HttpEnv, pagePolicy } from './kernel/http/securityHeaders.ts'
import { type Caller, visitorCaller } from './kernel/identity/callers.ts'
import type { IncomingCall } from './kernel/incomingCall.ts'
import { colourShadesOf } from './kernel/venues/shades.ts'
import { otherVenueUses } from './kernel/venues/venues.queries.ts'

const Built = z.record(
  z.string(),
  z.object({
    js: z.array(z.string()),
    css: z.array(z.string()),
    fonts: z.array(z.string()).default([]),
    watchdog: z.string().optional(),
  }),
)

export interface BuiltWeb {
  folder: string
  /** Hash that changes with every build. A browser that receives another one through its live stream reloads. */
  build: string
  /** The files of a page, or of an entry file alone. */
  filesOf(name: PageName | EntryFile): PageFiles
  /** The concatenated text of stylesheets. */
  stylesIn(files: readonly string[]): string
  /** Renders pages on the server; null if the server-side build is missing, then browsers render them. */
  render: RenderPage | null
}

/** Reads the web build's lists of the files of each page; throws if the web is not built. */
export const readBuiltWeb = (folder: string): Omit<BuiltWeb, 'render'> => {
  const lists = ['pages.json', 'pages.tv.json'].map((name) => path.join(folder, name))
  const missingList = lists.find((list) => !existsSync(list))
  if (missingList) throw new Error(`The web is not built: ${missingList} is missing. 'npm start' builds it.`)
  const listTexts = lists.map((list) => readFileSync(list, 'utf8'))
  const built: z.infer<typeof Built> = Object.assign({}, ...listTexts.map((text) => Built.parse(JSON.parse(text))))
  const noFiles = { js: [], css: [], fonts: [] }
  // Read at the start, because the next version may be built into this folder while this one still runs.
  const styles = new Set(Object.values(built).flatMap(({ css }) => css))
  const texts = new Map(Array.from(styles, (file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
  return {
    folder,
    build: createHash('sha256').update(listTexts.join()).digest('hex').slice(0, 12),
    filesOf: (name) => built[name] ?? noFiles,
    stylesIn: (files) => files.map((file) => texts.get(file)).join(''),
  }
}

/**
 * Renders pages with the server-side build of the React screens, which the first page or `load` loads; null if it is missing.
 */
export const openPageRenderer = (folder: string) => {
  const entry = path.join(folder, 'server.js')
  if (!existsSync(entry)) return null
  let loading: Promise<{ renderPage: RenderPage }> | undefined
  const load = () => {
    loading ??= import('./importModule.ts').then(({ importModule }) => importModule(pathToFileURL(entry).href))
    return loading
  }
  const render: RenderPage = async (...request) => (await load()).renderPage(...request)
  return { render, load }
}

type ReadResult = InitialData['results'][number]
/** Makes a read for a page. Null if it fails with a status below 500, such as 403 or 404. */
export type ReadForPage = (c: Context<HttpEnv>, incoming: IncomingCall, lookup: Lookup) => Promise<ReadResult | null>

/** Finds the procedure behind an endpoint's name. */
type FindProcedure = (endpoint: string) => Parameters<typeof call>[0]

export const unavailableMessage = 'Casa Club no puede responder en este momento. Probá de nuevo en unos segundos.'

const emptyMessage =
  'Casa Club todavía no tiene ningún lugar creado. Para crearlo, abrí el enlace que mostró el servidor al iniciar.'
/** Stands for the venue on the page that creates the first one. */
const noVenue: Venue = {
  id: 0,
  name: 'Casa Club',
  shades: colourShadesOf('#1F5D43'),
  timeZone: 'UTC',
  outletsEnabled: false,
  currency: 'ARS',
  logo: null,
  titleApp: '',
  products: [...allProducts],
  guestLanguage: 'spanish',
}

/** Makes reads through the door, with the rights of the caller; null for a refused read, such as 403 or 404. */
export const readAsCaller =
  (find: FindProcedure): ReadForPage =>
  async (_, incoming, { endpoint, input }) => {
    try {
      const output = await call(find(endpoint), input as never, { context: incoming, path: endpoint.split('.') })
      return { endpoint, input, output }
    } catch (error) {
      if (error instanceof ORPCError && error.status < 500) return null
      throw error
    }
  }

/**
 * Roles with a page that shows previews in frames. All their pages allow frames: they open it without a new document.
 */
const rolesWithPreviews = new Set<Role>(
  Object.values<Page>(pages).flatMap(({ who, previews }) => (previews ? who : [])),
)

/**
 * The first page of those with the same path that the role may open; otherwise the first, which decides the redirect.
 */
export const pageFor = (names: readonly PageName[], role: Role): PageName | undefined =>
  names.find((name) => pages[name].who.some((allowed) => allowed === role)) ?? names[0]

/** The live stream position of a venue for a caller. */
export type StreamPositionOf = (caller: Caller, venueId: number) => string

/** Makes the browser show, after a redirect, why the page did not open. */
const explainRedirect = (c: Context<HttpEnv>, reason: 1 | 2) =>
  c.header('set-cookie', `${deniedPageCookie}=${reason}; Path=/; Max-Age=60; SameSite=Lax`)

/** Serves the HTML of every page with the results of its initial reads. */
export const pageServer = (web: BuiltWeb, positionOf: StreamPositionOf, read: ReadForPage) => {
  const readInitialData = (c: Context<HttpEnv>, incoming: IncomingCall, page: Page, role: Role) => {
    const { searchParams: query } = new URL(c.req.url)
    const lookups = page.initialReads?.({ params: c.req.param(), query }, role) ?? []
    const readOne = (lookup: Lookup) => read(c, incoming, lookup)
    // A page that the browser renders repeats failed reads itself and shows their errors.
    return Promise.all(
      lookups.map((lookup) => (isServerRendered(page) ? readOne(lookup) : readOne(lookup).catch(() => null))),
    )
  }

  /** The venue of the page. If the URL names an unknown venue, the not-found page is shown with the caller's venue. */
  const venueOf = async (c: Context<HttpEnv>, incoming: IncomingCall, named: { venue?: number }) => {
    const found = await read(c, incoming, lookup(api.kernel.venues.current, named))
    if (found || !named.venue) return { found, exists: true }
    const own = await read(c, incoming, lookup(api.kernel.venues.current, {}))
    return { found: own && { ...own, input: named }, exists: false }
  }

  /** The language in which the reader of a URL without one gets the page; a guest's is the stay's if the phone has none. */
  const languageOfReader = async (c: Context<HttpEnv>, incoming: IncomingCall, { role, name }: Caller) => {
    const ofPhone = languageOfPhone(c)
    if (ofPhone || role !== 'guest') return ofPhone
    // The name of a guest's session is the number of the room.
    const own = await read(c, incoming, lookup(api.hotel.stays.here, { number: Number(name) }))
    return (own?.output as { mine: GuestStay | null } | undefined)?.mine?.language
  }

  /**
   * Whether the venue uses the page's product. The hotel's code page opens the rooms of all venues, so it stays open while any
   * venue uses the hotel.
   */
  const isInUse = async ({ kernel: { database } }: IncomingCall, name: PageName, { id, products }: Venue) =>
    isPageInUse(name, products) ||
    (name === 'hotelCode' && (await database.asTask('read', (db) => otherVenueUses(db, 'hotel', id))))

  const serve = async (c: Context<HttpEnv>, call: IncomingCall, names: readonly PageName[]) => {
    const incoming: IncomingCall = { ...call, as: names[0] && sessionKindOf[pages[names[0]].surface] }
    const meRead = await read(c, incoming, lookup(api.kernel.identity.me))
    if (!meRead) return c.text(unavailableMessage, 503)
    const me = meRead.output as Me
    const { pathname, search, searchParams } = new URL(c.req.url)
    const named = venueFromUrl(pathname, searchParams)
    // On the pages of another venue every caller is a visitor.
    const caller = named.venue && named.venue !== me.venueId ? visitorCaller : (incoming.caller ?? visitorCaller)
    const { role } = caller
    const name = pageFor(names, role)
    const page: Page | undefined = name && pages[name]
    const as = page && sessionKindOf[page.surface]
    const url = pathname + search
    const redirectPath = page && redirectFor(page, me.role, url)
    if (redirectPath) {
      if (lacksAdminRole(page, me.role)) explainRedirect(c, 1)
      return c.redirect(redirectPath)
    }
    const isOpen = name && lacksLanguage(name, new URL(c.req.url))
    const ofReader = isOpen ? await languageOfReader(c, incoming, caller) : undefined
    const redirect = isOpen && redirectToLanguage(c, ofReader)
    if (redirect) return redirect

    const streamPosition = positionOf(caller, named.venue ?? me.venueId)
    const [{ found: current, exists }, others] = await Promise.all([
      venueOf(c, incoming, named),
      page ? readInitialData(c, incoming, page, role) : ([] as (ReadResult | null)[]),
    ])
    const venue = (current?.output as Venue | undefined) ?? (name === 'firstRun' ? noVenue : undefined)
    if (!venue) return c.text(emptyMessage, 404)

    const inLanguageOfVenue = isOpen && !ofReader && redirectToLanguage(c, venue.guestLanguage)
    if (inLanguageOfVenue) return inLanguageOfVenue
    const isUsed = !name || (await isInUse(incoming, name, venue))
    if (!isUsed && page?.surface === 'staff') {
      explainRedirect(c, 2)
      return c.redirect(homePathOf(me.role))
    }
    const missing = !page || !exists || !isUsed || (isServerRendered(page) && others.includes(null))
    const venueRead = current ?? { ...lookup(api.kernel.venues.current, named), output: venue }
    const results = [meRead, venueRead, ...(isUsed ? others : [])].filter((result) => !!result)
    const opened: InitialData = {
      build: web.build,
      streamPosition,
      results,
      ...(as && me.role !== 'visitor' ? { as } : {}),
      ...(missing ? { missing } : {}),
    }
    const { devWeb, origin, communityVenue } = incoming.kernel.configuration
    const entry: EntryFile = missing ? 'main.guest' : entryFileOf[page.surface]
    const files = web.filesOf(missing || !name ? entry : name)
    const render = (missing || isServerRendered(page)) && !devWeb ? web.render : null
    const content = render && (await render(url, opened))
    // A signed-in caller's page is not stored, and the pictures are usually in the browser's cache.
    const withPictures =
      content && me.role === 'visitor' ? await inlinePictures(content, incoming.kernel.store) : content
    const rendered = withPictures && { ...withPictures, styles: web.stylesIn(files.css) }
    const installable = page?.surface === 'phone'
    const document = { venue, files, opened, rendered, origin, communityVenue, devWeb, entry, installable }
    const { html, styleSources } = renderDocument(document)
    const mayBeFramed = page !== undefined && framableSurfaces.includes(page.surface)
    const mayContainOwnFrames = !mayBeFramed && rolesWithPreviews.has(me.role)
    const framing = { mayBeFramed, mayContainOwnFrames, hosts: page?.frames ?? [] }
    return c.html(html, missing ? 404 : 200, {
      // A stored page of a signed-in caller contains personal data, and would be shown after signing out and going back.
      'cache-control': me.role === 'visitor' ? 'private, no-cache' : 'private, no-store',
      'content-security-policy': pagePolicy(styleSources, framing, devWeb),
    })
  }

  return (c: Context<HttpEnv>, incoming: IncomingCall, names: readonly PageName[]) =>
    serve(c, incoming, names).catch((error: unknown) => {
      if (error instanceof ORPCError && error.status === 503) return c.text(unavailableMessage, 503)
      throw error
    })
}
