import type { Context } from 'hono'
import { api, lookup } from '#contract/api.ts'
import type { Venue } from '#contract/kernel/venues.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { phoneHomePath } from '#contract/redirects.ts'
import { flagIconSvg } from './kernel/files/flag.ts'
import { type IconName, iconSizes, isIconName, openIcons } from './kernel/files/icons.ts'
import type { FileStore } from './kernel/files/store.ts'
import type { HttpEnv } from './kernel/http/securityHeaders.ts'
import type { IncomingCall } from './kernel/incomingCall.ts'
import type { ReadForPage } from './pages.ts'

const background = '#F6F8F5'

/** The logo's id is part of the URL, because phones load an icon again only when its URL changes. */
const iconOf = ({ id, logo }: Venue, name: IconName, purpose: string) => {
  const { side } = iconSizes[name]
  const query = new URLSearchParams({ venue: String(id), icon: name, ...(logo && { logo: logo.id }) })
  return { src: `/app-icon.png?${query}`, sizes: `${side}x${side}`, type: 'image/png', purpose }
}

const iconsOf = (venue: Venue) =>
  venue.logo
    ? [iconOf(venue, 'small', 'any'), iconOf(venue, 'large', 'any'), iconOf(venue, 'maskable', 'maskable')]
    : [
        iconOf(venue, 'small', 'any maskable'),
        iconOf(venue, 'large', 'any maskable'),
        { src: `/app-icon.svg?venue=${venue.id}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
      ]

/** Web app manifest of a venue's community app. */
const manifestOf = (venue: Venue) => ({
  id: phoneHomePath(venue.id),
  name: venue.name,
  short_name: venue.name,
  lang: 'es',
  start_url: phoneHomePath(venue.id),
  scope: '/',
  display: 'standalone',
  theme_color: venue.shades[6],
  background_color: background,
  icons: iconsOf(venue),
})

/**
 * Serves the manifest and the icons of the installable app, which are the same for all callers of a venue. 404 if the venue does
 * not exist.
 */
export const appInstallServer = (read: ReadForPage, store: FileStore) => {
  const iconFor = openIcons(store)
  const venueOf = async (c: Context<HttpEnv>, incoming: IncomingCall) => {
    const named = venueFromQuery(new URL(c.req.url).searchParams)
    const found = await read(c, incoming, lookup(api.kernel.venues.current, named))
    return (found?.output as Venue | undefined) ?? null
  }
  const serve =
    (type: string, bodyOf: (venue: Venue, c: Context<HttpEnv>) => string | null | Promise<Uint8Array | null>) =>
    async (c: Context<HttpEnv>, incoming: IncomingCall) => {
      const venue = await venueOf(c, incoming)
      const body = venue && (await bodyOf(venue, c))
      if (!body) return c.text('not found', 404)
      const bytes = typeof body === 'string' ? body : Uint8Array.from(body)
      return c.body(bytes, 200, { 'content-type': type, 'cache-control': 'private, no-cache' })
    }
  return {
    manifest: serve('application/manifest+json', (venue) => JSON.stringify(manifestOf(venue))),
    icon: serve('image/svg+xml', ({ shades }) => flagIconSvg(shades[6] ?? '')),
    /** Without a name in the query: the icon for iPhones, which do not read the manifest. */
    pngIcon: serve('image/png', async (venue, c) => {
      const name = c.req.query('icon') ?? 'touch'
      return isIconName(name) ? iconFor(venue, name) : null
    }),
  }
}
