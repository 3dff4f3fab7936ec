import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { call, ORPCError } from '@orpc/server'
import type { Context } from 'hono'
import * as z from 'zod'
import { venueIn } from '#contract/address.ts'
import { api, type Lookup, lookup } from '#contract/api.ts'
import { detour, isTurnedAway, turnedAwayCookie } from '#contract/detours.ts'
import type { DrawPage, Opened } from '#contract/drawn.ts'
import type { Me } from '#contract/kernel/identity.ts'
import { type Entry, entryOf, framedSurfaces, isDrawn, kindOfSurface, type Page } from '#contract/kernel/page.ts'
import type { Role } from '#contract/kernel/roles.ts'
import type { Venue } from '#contract/kernel/venues.ts'
import { type PageName, pages } from '#contract/pages.ts'
import { documentOf, type PageFiles } from './document.ts'
import { type HttpEnv, pagePolicy } from './kernel/http/safety.ts'
import type { Incoming } from './kernel/incoming.ts'

const Built = z.record(
  z.string(),
  z.object({
    js: z.array(z.string()),
    css: z.array(z.string()),
    fonts: z.array(z.string()).default([]),
    beside: z.string().optional(),
  }),
)

export interface BuiltWeb {
  folder: string
  /** Changes with every build: a page that hears another one reloads. */
  build: string
  /** Of a page, or of nothing but the program's beginning. */
  filesOf(name: PageName | Entry): PageFiles
  /** The text of these style sheets. */
  stylesIn(files: readonly string[]): string
  /** Draws pages; null where the build for the server is not there, and then browsers draw. */
  draw: DrawPage | null
}

/** What the web build left: which files each page needs. */
export const readBuiltWeb = (folder: string): Omit<BuiltWeb, 'draw'> => {
  const lists = ['pages.json', 'pages.tv.json'].map((name) => path.join(folder, name))
  const lacking = lists.find((list) => !existsSync(list))
  if (lacking) throw new Error(`The web is not built: ${lacking} is missing. 'npm start' builds it.`)
  const inLists = lists.map((list) => readFileSync(list, 'utf8'))
  const built: z.infer<typeof Built> = Object.assign({}, ...inLists.map((text) => Built.parse(JSON.parse(text))))
  const none = { js: [], css: [], fonts: [] }
  // All of them now: the next version may be built here while this one still runs.
  const styles = new Set(Object.values(built).flatMap(({ css }) => css))
  const texts = new Map(Array.from(styles, (file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
  return {
    folder,
    build: createHash('sha256').update(inLists.join()).digest('hex').slice(0, 12),
    filesOf: (name) => built[name] ?? none,
    stylesIn: (files) => files.map((file) => texts.get(file)).join(''),
  }
}

/** The same screens, built to run here. */
export const readDrawing = async (folder: string): Promise<DrawPage | null> => {
  const entry = path.join(folder, 'server.js')
  if (!existsSync(entry)) return null
  const { drawPage } = (await import(pathToFileURL(entry).href)) as { drawPage: DrawPage }
  return drawPage
}

type Answer = Opened['answers'][number]
/** Null: not for this caller, or not there. */
export type Read = (c: Context<HttpEnv>, incoming: Incoming, lookup: Lookup) => Promise<Answer | null>

/** Finds the procedure behind an endpoint's name. */
type FindProcedure = (endpoint: string) => Parameters<typeof call>[0]

export const away = 'Casa Club no puede responder en este momento. Probá de nuevo en unos segundos.'

/** Reads as the caller, through the door. */
export const readAsCaller =
  (find: FindProcedure): Read =>
  async (_, incoming, { endpoint, input }) => {
    try {
      const output = await call(find(endpoint), input as never, { context: incoming, path: endpoint.split('.') })
      return { endpoint, input, output }
    } catch (error) {
      if (error instanceof ORPCError && error.status < 500) return null
      throw error
    }
  }

/** Whichever page they come in by, one that previews is reached from it without another document. */
const previewing = new Set<Role>(Object.values<Page>(pages).flatMap(({ who, previews }) => (previews ? who : [])))

/** Of pages that share an address: the first that is for such callers. Where there is none, the first says where to go. */
export const pageFor = (names: readonly PageName[], role: Role): PageName | undefined =>
  names.find((name) => pages[name].who.some((one) => one === role)) ?? names[0]

/** How far a role has heard a venue. */
export type MarkOf = (role: Role, venueId: number) => string

/** Answers every page with its HTML: the venue's colours, its own files, and the reads it opens with. */
export const pageServer = (web: BuiltWeb, markOf: MarkOf, read: Read) => {
  const answersOf = (c: Context<HttpEnv>, incoming: Incoming, page: Page, role: Role) => {
    const { searchParams: query } = new URL(c.req.url)
    const wanted = page.opens?.({ params: c.req.param(), query }, role) ?? []
    const readOne = (one: Lookup) => read(c, incoming, one)
    // Where the browser draws, it asks again for what could not be read, and shows what the answer is.
    return Promise.all(wanted.map((one) => (isDrawn(page) ? readOne(one) : readOne(one).catch(() => null))))
  }

  /** The venue of the page; where its address names none that exists, not-found is said in the caller's own. */
  const venueOf = async (c: Context<HttpEnv>, incoming: Incoming, named: { venue?: number }) => {
    const found = await read(c, incoming, lookup(api.kernel.venues.current, named))
    if (found || !named.venue) return { found, exists: true }
    const own = await read(c, incoming, lookup(api.kernel.venues.current, {}))
    return { found: own && { ...own, input: named }, exists: false }
  }

  const answer = async (c: Context<HttpEnv>, asked: Incoming, names: readonly PageName[]) => {
    const incoming = { ...asked, as: names[0] && kindOfSurface[pages[names[0]].surface] }
    const meRead = await read(c, incoming, lookup(api.kernel.identity.me))
    if (!meRead) return c.text(away, 503)
    const me = meRead.output as Me
    const { pathname, search, searchParams } = new URL(c.req.url)
    const named = venueIn(pathname, searchParams)
    // Outside their own venue everybody is a visitor.
    const role = named.venue && named.venue !== me.venueId ? 'visitor' : me.role
    const name = pageFor(names, role)
    const page: Page | undefined = name && pages[name]
    const as = page && kindOfSurface[page.surface]
    const address = pathname + search
    const elsewhere = page && detour(page, me.role, address)
    if (elsewhere) {
      if (isTurnedAway(page, me.role)) c.header('set-cookie', `${turnedAwayCookie}=1; Path=/; Max-Age=60; SameSite=Lax`)
      return c.redirect(elsewhere)
    }

    const mark = markOf(role, named.venue ?? me.venueId)
    const [{ found: current, exists }, others] = await Promise.all([
      venueOf(c, incoming, named),
      page ? answersOf(c, incoming, page, role) : ([] as (Answer | null)[]),
    ])
    const venue = current?.output as Venue | undefined
    if (!venue) return c.text('Casa Club todavía no tiene ningún lugar creado.', 404)

    const missing = !page || !exists || (isDrawn(page) && others.includes(null))
    const answers = [meRead, current, ...others].filter((one) => !!one)
    const opened: Opened = {
      build: web.build,
      mark,
      answers,
      ...(as && me.role !== 'visitor' ? { as } : {}),
      ...(missing ? { missing } : {}),
    }
    const { devWeb, origin, communityVenue } = incoming.kernel.configuration
    const entry: Entry = missing ? 'main.guest' : entryOf[page.surface]
    const files = web.filesOf(missing || !name ? entry : name)
    const draw = (missing || isDrawn(page)) && !devWeb ? web.draw : null
    const drawn = draw && { ...(await draw(address, opened)), styles: web.stylesIn(files.css) }
    const installable = page?.surface === 'phone'
    const made = { venue, files, opened, drawn, origin, communityVenue, devWeb, entry, installable }
    const { html, ownStyle } = documentOf(made)
    const framed = page !== undefined && framedSurfaces.includes(page.surface)
    const framing = { framed, frames: !framed && previewing.has(me.role), hosts: page?.frames ?? [] }
    return c.html(html, missing ? 404 : 200, {
      // Going back after signing out would show what is drawn before any of its code can ask who is there.
      'cache-control': drawn && me.role !== 'visitor' ? 'private, no-store' : 'private, no-cache',
      'content-security-policy': pagePolicy(ownStyle, framing, devWeb),
    })
  }

  return (c: Context<HttpEnv>, incoming: Incoming, names: readonly PageName[]) =>
    answer(c, incoming, names).catch((error: unknown) => {
      if (error instanceof ORPCError && error.status === 503) return c.text(away, 503)
      throw error
    })
}
