import type { Context } from 'hono'
import { venueAt } from '#contract/address.ts'
import { api, lookup } from '#contract/api.ts'
import { phoneHome } from '#contract/detours.ts'
import type { Photo } from '#contract/kernel/files.ts'
import type { Venue } from '#contract/kernel/venues.ts'
import { iconOf, touchIconOf } from './icon.ts'
import type { HttpEnv } from './kernel/http/safety.ts'
import type { Incoming } from './kernel/incoming.ts'
import type { Read } from './pages.ts'

const background = '#F6F8F5'

/** The venue's own picture in each size there is of it. Phones want icons square: another shape they would distort. */
const pictures = ({ src, widths, width, height }: Photo) =>
  width === height
    ? widths.map((wide) => ({ src: `${src}/${wide}.webp`, sizes: `${wide}x${wide}`, type: 'image/webp' }))
    : []

/** What a phone needs to know to keep the community's app of a venue among its own. */
const manifestOf = ({ id, name, shades, logo }: Venue) => ({
  id: phoneHome(id),
  name,
  short_name: name,
  lang: 'es',
  start_url: phoneHome(id),
  scope: '/',
  display: 'standalone',
  theme_color: shades[6],
  background_color: background,
  icons: [
    ...(logo ? pictures(logo) : []),
    { src: `/app-icon.png?venue=${id}`, sizes: '180x180', type: 'image/png' },
    { src: `/app-icon.svg?venue=${id}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
  ],
})

/** Public, and the same for everybody who names the venue. */
export const installServer = (read: Read) => {
  const venueOf = async (c: Context<HttpEnv>, incoming: Incoming) => {
    const named = venueAt(new URL(c.req.url).searchParams)
    const found = await read(c, incoming, lookup(api.kernel.venues.current, named))
    return (found?.output as Venue | undefined) ?? null
  }
  const answer =
    (type: string, bodyOf: (venue: Venue) => string | Uint8Array<ArrayBuffer>) =>
    async (c: Context<HttpEnv>, incoming: Incoming) => {
      const venue = await venueOf(c, incoming)
      if (!venue) return c.text('not found', 404)
      return c.body(bodyOf(venue), 200, { 'content-type': type, 'cache-control': 'private, no-cache' })
    }
  return {
    manifest: answer('application/manifest+json', (venue) => JSON.stringify(manifestOf(venue))),
    icon: answer('image/svg+xml', ({ shades }) => iconOf(shades[6] ?? '')),
    touchIcon: answer('image/png', ({ shades }) => Uint8Array.from(touchIconOf(shades[6] ?? ''))),
  }
}
