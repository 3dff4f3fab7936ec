import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { call } from '@orpc/server'
import type { Context } from 'hono'
import * as z from 'zod'
import { api, type Opening, opening } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import type { Venue } from '#contract/kernel/venues.ts'
import { detour, type Page, pages } from '#contract/pages.ts'
import type { Incoming } from './kernel/door.ts'
import type { HttpEnv } from './kernel/http/safety.ts'
import type { Hub } from './kernel/live/hub.ts'

const Parts = z.object({
  js: z.array(z.string()),
  css: z.array(z.string()),
  fonts: z.array(z.string()).default([]),
})
type Parts = z.infer<typeof Parts>
const Built = z.record(z.string(), Parts)

export interface BuiltWeb {
  folder: string
  /** Changes with every build: a page that hears another one reloads. */
  build: string
  partsOf(page: string): Parts
}

/** What the web build left: which files each page needs. */
export const readBuiltWeb = (folder: string): BuiltWeb => {
  const list = path.join(folder, 'pages.json')
  if (!existsSync(list)) throw new Error(`The web is not built: ${list} is missing. 'npm start' builds it.`)
  const text = readFileSync(list, 'utf8')
  const built = Built.parse(JSON.parse(text))
  const none = { js: [], css: [], fonts: [] }
  return {
    folder,
    build: createHash('sha256').update(text).digest('hex').slice(0, 12),
    partsOf: (page) => built[page] ?? built[''] ?? none,
  }
}

type Answer = Opening & { output: unknown }

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
const inText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const icon = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><path d="M12 26V6l11 4-11 5" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/></svg>`,
  )}`

interface Drawing {
  venue: Venue
  nonce: string
  parts: Parts
  build: string
  /** Where the live stream stood before the reads: the browser hears from there on. */
  mark: string
  answers: Answer[]
  devWeb: string | null
}

const loading = ({ parts: { js, css, fonts }, devWeb, nonce }: Drawing) => {
  if (devWeb)
    return `<script type="module" nonce="${nonce}">import { injectIntoGlobalHook } from '${devWeb}/@react-refresh'
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type</script>
<script type="module" src="${devWeb}/@vite/client"></script>
<script type="module" src="${devWeb}/src/web/main.tsx"></script>`
  const [entry, ...chunks] = js
  return [
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    ...css.map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    ...chunks.map((chunk) => `<link rel="modulepreload" href="${chunk}">`),
    `<script type="module" src="${entry}"></script>`,
  ].join('\n')
}

const draw = (drawing: Drawing) => {
  const { venue, nonce, build, mark, answers } = drawing
  const colours = venue.shades.map((shade, i) => `--venue-${i}:${shade}`).join(';')
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inText(venue.name)}</title>
<meta name="csp-nonce" content="${nonce}">
<meta name="theme-color" content="${venue.shades[6]}">
<link rel="icon" href="${icon(venue.shades[6] ?? '')}">
<style nonce="${nonce}">:root{${colours}}</style>
${loading(drawing)}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="opening">${inScript({ build, mark, answers })}</script>
</body>
</html>`
}

/** Finds the procedure behind an endpoint's name. */
type FindProcedure = (endpoint: string) => Parameters<typeof call>[0]

/** Answers every page with its HTML: the venue's colours, its own files, and the reads it opens with. */
export const pageServer = (web: BuiltWeb, hub: Hub, find: FindProcedure) => {
  const read = async (incoming: Incoming, { endpoint, input }: Opening): Promise<Answer | null> => {
    try {
      const output = await call(find(endpoint), input as never, { context: incoming, path: endpoint.split('.') })
      return { endpoint, input, output }
    } catch {
      // Not for this caller, or not there: the page asks again and shows what the answer is.
      return null
    }
  }

  return async (c: Context<HttpEnv>, incoming: Incoming, name: string) => {
    const page: Page | undefined = pages[name as keyof typeof pages]
    const meRead = await read(incoming, opening(api.kernel.identity.me))
    if (!meRead) return c.text('Casa Club no puede responder en este momento. Probá de nuevo en unos segundos.', 503)
    const { role, venueId } = meRead.output as Me
    const url = new URL(c.req.url)
    const elsewhere = page && detour(page, role, url.pathname + url.search)
    if (elsewhere) return c.redirect(elsewhere)
    const mark = hub.markOf(venueId)
    const wanted = [
      opening(api.kernel.venues.current, {}),
      ...(page?.opens?.({ params: c.req.param(), query: url.searchParams }) ?? []),
    ]
    const answers = [meRead, ...(await Promise.all(wanted.map((one) => read(incoming, one))))].filter((a) => a !== null)
    const venue = answers.find(({ endpoint }) => endpoint === api.kernel.venues.current.endpoint)?.output as
      | Venue
      | undefined
    if (!venue) return c.text('Casa Club todavía no tiene ningún lugar creado.', 404)
    const drawing = { venue, answers, nonce: c.get('nonce'), parts: web.partsOf(name), build: web.build, mark }
    const html = draw({ ...drawing, devWeb: incoming.kernel.configuration.devWeb })
    return c.html(html, page ? 200 : 404, { 'cache-control': 'private, no-cache' })
  }
}
