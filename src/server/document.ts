import { venueIn } from '#contract/address.ts'
import type { Drawn, Opened } from '#contract/drawn.ts'
import type { Entry } from '#contract/kernel/page.ts'
import type { Venue } from '#contract/kernel/venues.ts'
import { flagIcon } from './kernel/files/flag.ts'
import { byHash, byNonce, freshNonce } from './kernel/http/safety.ts'

/** The files that a page needs, as the web build listed them. */
export interface PageFiles {
  js: string[]
  css: string[]
  fonts: string[]
  /** Runs beside the program, and without it. */
  beside?: string | undefined
}

export interface Document {
  venue: Venue
  files: PageFiles
  opened: Opened
  /** The page as the server drew it, with its styles; null where the browser draws. */
  drawn: (Drawn & { styles: string }) | null
  origin: string
  /** Whose pages name no venue. */
  communityVenue: number
  devWeb: string | null
  /** Where the program begins: `src/web/<entry>.ts`. */
  entry: Entry
  /** A phone can keep it among its apps. */
  installable?: boolean
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
const inText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const icon = (colour: string) => `data:image/svg+xml,${encodeURIComponent(flagIcon(colour))}`

/** iPhones ask for a picture; all others read of it in the manifest. */
const asApp = (venue: number) => `<link rel="manifest" href="/manifest.webmanifest?venue=${venue}">
<link rel="apple-touch-icon" href="/app-icon.png?venue=${venue}">`

const fromDevWeb = (devWeb: string, nonce: string, { entry }: Document) =>
  `<script type="module" nonce="${nonce}">import { injectIntoGlobalHook } from '${devWeb}/@react-refresh'
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type</script>
<script type="module" src="${devWeb}/@vite/client"></script>
<script type="module" src="${devWeb}/src/web/${entry}.ts"></script>`

const sheetLink = (sheet: string) => `<link rel="stylesheet" href="${sheet}">`
/** For the next page, and for the program to know that they are there; for paper only, so that nothing waits. */
const sheetForLater = (sheet: string) => `<link rel="stylesheet" media="print" href="${sheet}">`

const script = (file: string, how = '') => `<script type="module"${how} src="${file}"></script>`

const loading = ({ files: { js, css, fonts, beside }, drawn }: Document) => {
  const [first = '', ...chunks] = js
  // What is drawn already is seen before its code runs: the code lets styles and pictures go first.
  const later = drawn ? ' fetchpriority="low"' : ''
  return [
    ...(drawn ? [drawn.preloads] : css.map(sheetLink)),
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    ...chunks.map((chunk) => `<link rel="modulepreload"${later} href="${chunk}">`),
    ...(beside ? [script(beside)] : []),
    script(first, later),
  ].join('\n')
}

const tooOld = 'Este navegador es demasiado antiguo para Casa Club. Actualizalo, o abrí esta página en otro.'
const notWhole = 'Esta página no llegó completa. Volvé a cargarla.'
/** What browsers know that are new enough for a program (docs/decisions/0065). */
const newEnough: Partial<Record<Entry, string>> = {
  // Chromium 99, Safari 15.4.
  main: '(text-emphasis:none) and (accent-color:auto)',
  // Chromium 90, for no style came with 92: the program itself says 'too-old' of 90 and 91 (web/start.tsx); Safari 15.4.
  'main.phone': '(overflow:clip) or (accent-color:auto)',
  'main.tv': '(backdrop-filter:none) or (-webkit-backdrop-filter:none) or selector(:focus-visible)',
}
/**
 * In an older browser the program's place says so, also where half of it would run; and in any other, after a while, that
 * a part of the program did not come. What guests see arrives drawn and can be read.
 */
const whereNothingIsDrawn = (entry: Entry) => {
  const known = newEnough[entry]
  if (known === undefined) return ''
  return (
    `#root::before{content:"${tooOld}";display:block;padding:2em;font:1.25em sans-serif}` +
    `@supports not (${known}){#root>*{display:none}}.too-old #root>*{display:none}` +
    `@supports ${known}{:root:not(.too-old) #root::before{content:none}` +
    `:root:not(.too-old) #root:empty::before{content:"${notWhole}";animation:late 1ms 10s both}}` +
    '@keyframes late{from{visibility:hidden}}'
  )
}

const tag = (property: string, content: string) => `<meta property="${property}" content="${inText(content)}">`

/** An address of ours in full. Where it names no venue, it is the community's; any other is named. */
const inFull = (address: string, { venue, origin, communityVenue }: Document) => {
  const url = new URL(address, origin)
  const named = venueIn(url.pathname, url.searchParams).venue !== undefined
  if (!named && venue.id !== communityVenue && !url.pathname.startsWith('/files/'))
    url.searchParams.set('venue', String(venue.id))
  return url.href
}

/** What other programs are told of the page: search engines, and messengers that show a link. */
const aboutPage = (document: Document) => {
  const { venue, drawn } = document
  const { title = venue.name, description, image, canonical, about } = drawn?.head ?? {}
  const address = canonical && inFull(canonical, document)
  const told = (name: string, value: unknown) =>
    (name === 'url' || name === 'image') && typeof value === 'string' ? inFull(value, document) : value
  return [
    `<title>${inText(title)}</title>`,
    description && `<meta name="description" content="${inText(description)}">`,
    description && tag('og:description', description),
    (image || address) && tag('og:title', title),
    address && `<link rel="canonical" href="${inText(address)}">`,
    address && tag('og:url', address) + tag('og:type', 'website') + tag('og:site_name', venue.name),
    image && tag('og:image', inFull(image, document)) + tag('og:image:type', 'image/jpeg'),
    image && '<meta name="twitter:card" content="summary_large_image">',
    about && `<script type="application/ld+json">${JSON.stringify(about, told).replaceAll('<', '\\u003c')}</script>`,
  ]
    .filter(Boolean)
    .join('\n')
}

/**
 * A page's HTML: the venue's colours, the page's own files, what it opens with, and the page itself if it is drawn.
 * A drawn page carries its styles, which saves a slow phone one journey; their files come after it, for the next page.
 * What the browser draws adds styles of its own, under a nonce; a drawn page adds none, so that its bytes can be kept.
 */
export const documentOf = (document: Document) => {
  const { venue, opened, drawn, files, devWeb } = document
  const colours = venue.shades.map((shade, i) => `--venue-${i}:${shade}`).join(';')
  const style = `:root{${colours}}${drawn?.styles ?? ''}${whereNothingIsDrawn(document.entry)}`
  const nonce = drawn ? '' : freshNonce()
  const html = `<!doctype html>
<html lang="${drawn?.head.lang ?? 'es'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${aboutPage(document)}
${nonce && `<meta name="csp-nonce" content="${nonce}">`}
<meta name="theme-color" content="${venue.shades[6]}">
<link rel="icon" href="${icon(venue.shades[6] ?? '')}">
${document.installable ? asApp(venue.id) : ''}
<style${nonce && ` nonce="${nonce}"`}>${style}</style>
${devWeb ? fromDevWeb(devWeb, nonce, document) : loading(document)}
</head>
<body>
<div id="root">${drawn?.html ?? ''}</div>
${drawn ? files.css.map(sheetForLater).join('') : ''}
<script type="application/json" id="opened">${inScript(opened)}</script>
</body>
</html>`
  return { html, ownStyle: nonce ? byNonce(nonce) : byHash(style) }
}
