import { type Colours, darkColours, lightColours } from '#contract/kernel/colours.ts'
import type { EntryFile } from '#contract/kernel/page.ts'
import type { Venue } from '#contract/kernel/venues.ts'
import { venueFromUrl } from '#contract/pageUrl.ts'
import type { InitialData, RenderedPage } from '#contract/rendering.ts'
import { flagIconSvg } from './kernel/files/flag.ts'
import { beforeHydrationScript, schemeScript } from './kernel/http/inlineScripts.ts'
import { hashSource, newNonce, nonceSource } from './kernel/http/securityHeaders.ts'

/** The files of a page, as listed by the web build. */
export interface PageFiles {
  js: string[]
  css: string[]
  fonts: string[]
  /** A script that also runs if the app's scripts fail to load: it reloads the page of a television. */
  watchdog?: string | undefined
}

export interface PageDocument {
  venue: Venue
  files: PageFiles
  opened: InitialData
  /** The server-rendered page with its styles; null if the browser renders it. */
  rendered: (RenderedPage & { styles: string }) | null
  origin: string
  /** The venue of URLs that name none. */
  communityVenue: number
  devWeb: string | null
  /** Entry file of the app: `src/web/<entry>.ts`. */
  entry: EntryFile
  /** True if phones may install the page as an app. */
  installable?: boolean
}

const escapeForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const iconDataUrl = (colour: string) => `data:image/svg+xml,${encodeURIComponent(flagIconSvg(colour))}`

/** iPhones need a link to the icon; other phones read it from the manifest. */
const installLinks = (venue: number) => `<link rel="manifest" href="/manifest.webmanifest?venue=${venue}">
<link rel="apple-touch-icon" href="/app-icon.png?venue=${venue}">`

const devScripts = (devWeb: string, nonce: string, { entry }: PageDocument) =>
  `<script type="module" nonce="${nonce}">import { injectIntoGlobalHook } from '${devWeb}/@react-refresh'
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type</script>
<script type="module" src="${devWeb}/@vite/client"></script>
<script type="module" src="${devWeb}/src/web/${entry}.ts"></script>`

const stylesheetLink = (file: string) => `<link rel="stylesheet" href="${file}">`
/**
 * Loads a stylesheet for the next page, and lets the app detect it. `media="print"` keeps it from blocking the
 * rendering.
 */
const deferredStylesheetLink = (file: string) => `<link rel="stylesheet" media="print" href="${file}">`

const moduleScript = (file: string, attributes = '') => `<script type="module"${attributes} src="${file}"></script>`

const fileLinks = ({ files: { js, css, fonts, watchdog }, rendered }: PageDocument) => {
  const [first = '', ...chunks] = js
  // A server-rendered page is visible before its scripts run, so its styles and pictures load first.
  const priority = rendered ? ' fetchpriority="low"' : ''
  return [
    ...(rendered ? [] : css.map(stylesheetLink)),
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    ...chunks.map((chunk) => `<link rel="modulepreload"${priority} href="${chunk}">`),
    ...(watchdog ? [moduleScript(watchdog)] : []),
    moduleScript(first, priority),
  ].join('\n')
}

const tooOld = 'Este navegador es demasiado antiguo para Casa Club. Actualizalo, o abrí esta página en otro.'
const incomplete = 'Esta página no llegó completa. Volvé a cargarla.'
/** CSS conditions that hold in all browsers that are new enough for an entry file (docs/decisions/0065). */
const supportConditions: Partial<Record<EntryFile, string>> = {
  // Chromium 99, Safari 15.4.
  main: '(text-emphasis:none) and (accent-color:auto)',
  // Chromium 90 and Safari 15.4. No CSS feature distinguishes Chromium 92, so web/start.tsx sets 'too-old' for 90 and
  // 91.
  'main.phone': '(overflow:clip) or (accent-color:auto)',
  'main.tv': '(backdrop-filter:none) or (-webkit-backdrop-filter:none) or selector(:focus-visible)',
}
/**
 * CSS that shows a message in #root: at once if the browser is too old, or after ten seconds if #root is still empty
 * because a script did not load. Entries without a condition are server-rendered and readable without scripts.
 */
const fallbackStyles = (entry: EntryFile) => {
  const condition = supportConditions[entry]
  if (condition === undefined) return ''
  return (
    `#root::before{content:"${tooOld}";display:block;padding:2em;font:1.25em sans-serif}` +
    `@supports not (${condition}){#root>*{display:none}}.too-old #root>*{display:none}` +
    `@supports ${condition}{:root:not(.too-old) #root::before{content:none}` +
    `:root:not(.too-old) #root:empty::before{content:"${incomplete}";animation:late 1ms 10s both}}` +
    '@keyframes late{from{visibility:hidden}}'
  )
}

const declarationsOf = (colours: Colours) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
/** Sheets of paper (.paper) and printed pages have light colours in both schemes. */
const schemeStyles =
  `:root,.paper{${declarationsOf(lightColours)};color-scheme:light}` +
  `@media screen{:root[data-scheme=dark]{${declarationsOf(darkColours)};color-scheme:dark}}`

const metaTag = (property: string, content: string) => `<meta property="${property}" content="${escapeHtml(content)}">`

/** Absolute URL of a path. The venue is added to the query, unless the path names it or it is the community's. */
const absoluteUrl = (path: string, { venue, origin, communityVenue }: PageDocument) => {
  const url = new URL(path, origin)
  const namesVenue = venueFromUrl(url.pathname, url.searchParams).venue !== undefined
  if (!namesVenue && venue.id !== communityVenue && !url.pathname.startsWith('/files/'))
    url.searchParams.set('venue', String(venue.id))
  return url.href
}

/** Title and metadata for search engines and link previews of messengers; what the page does not define is left out. */
const pageMetadata = (document: PageDocument) => {
  const { venue, rendered } = document
  const { title = venue.name, description, image, canonical, about } = rendered?.head ?? {}
  const url = canonical && absoluteUrl(canonical, document)
  const withAbsoluteUrls = (name: string, value: unknown) =>
    (name === 'url' || name === 'image') && typeof value === 'string' ? absoluteUrl(value, document) : value
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    description && metaTag('og:description', description),
    (image || url) && metaTag('og:title', title),
    url && `<link rel="canonical" href="${escapeHtml(url)}">`,
    url && metaTag('og:url', url) + metaTag('og:type', 'website') + metaTag('og:site_name', venue.name),
    image && metaTag('og:image', absoluteUrl(image, document)) + metaTag('og:image:type', 'image/jpeg'),
    image && '<meta name="twitter:card" content="summary_large_image">',
    about &&
      `<script type="application/ld+json">${JSON.stringify(about, withAbsoluteUrls).replaceAll('<', '\\u003c')}</script>`,
  ]
    .filter(Boolean)
    .join('\n')
}

/**
 * HTML of a page: the venue's colours, the page's files, its initial data, and its content if it is server-rendered. A
 * server-rendered page contains its styles inline, which saves a round trip; the stylesheet files load afterwards, for
 * the next page. A page rendered by the browser needs a nonce to add styles. It is at the end of the document, where a
 * cached page gets a new one for each response (kernel/http/responseNonce.ts).
 */
export const renderDocument = (document: PageDocument) => {
  const { venue, opened, rendered, files, devWeb } = document
  const colours = venue.shades.map((shade, i) => `--venue-${i}:${shade}`).join(';')
  const style = `:root{${colours}}${schemeStyles}${rendered?.styles ?? ''}${fallbackStyles(document.entry)}`
  const nonce = rendered ? '' : newNonce()
  const html = `<!doctype html>
<html lang="${rendered?.head.lang ?? 'es'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${rendered?.preloads ?? ''}
${pageMetadata(document)}
<meta name="theme-color" content="${venue.shades[6]}">
<link rel="icon" href="${iconDataUrl(venue.shades[6] ?? '')}">
${document.installable ? installLinks(venue.id) : ''}
${document.entry === 'main.tv' ? '' : `<script>${schemeScript}</script>`}
<style>${style}</style>
${devWeb ? devScripts(devWeb, nonce, document) : fileLinks(document)}
${rendered ? `<script>${beforeHydrationScript}</script>` : ''}
</head>
<body>
<div id="root">${rendered?.html ?? ''}</div>
${rendered ? files.css.map(deferredStylesheetLink).join('') : ''}
<script type="application/json" id="opened">${escapeForScript(opened)}</script>
${nonce && `<meta name="csp-nonce" content="${nonce}">`}
</body>
</html>`
  const styleSources = [hashSource(style), ...(nonce ? [nonceSource(nonce)] : [])].join(' ')
  return { html, styleSources }
}
