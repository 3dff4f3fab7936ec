import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { to as toNews } from '#contract/club/pages.public.ts'
import { to as toGuest } from '#contract/hotel/pages.guest.ts'
import { isPageInUse } from '#contract/pageProducts.ts'
import type { PageName } from '#contract/pages.ts'
import { offeredStates } from '#contract/properties/listingStaff.limits.ts'
import { to as toProperties } from '#contract/properties/pages.public.ts'
import { posts } from './club/posts/posts.table.ts'
import { listOutlets } from './hotel/outlets/outlets.queries.ts'
import type { Db } from './kernel/db/database.ts'
import type { HttpEnv } from './kernel/http/securityHeaders.ts'
import type { Kernel } from './kernel/kernel.ts'
import { highestVenueNumber, productsInUse } from './kernel/venues/venues.queries.ts'
import { listings } from './properties/listings/listings.table.ts'

interface SitemapEntry {
  page: PageName
  path: string
  changedAt?: Date
}

/** The sitemap protocol's limit of URLs per file. */
const urlsAtMost = 50_000

/**
 * The public pages of a venue, of the products that it uses: its properties, outlets and news. At most 1000 news and `urlsAtMost`
 * pages, the newest.
 */
const listPublicPages = async (db: Db): Promise<SitemapEntry[]> => {
  const products = await productsInUse(db)
  const isUsed = ({ page }: SitemapEntry) => isPageInUse(page, products)
  const outlets = await listOutlets(db)
  const news = await db
    .select({ id: posts.id, createdAt: posts.createdAt })
    .from(posts)
    .where(eq(posts.kind, 'news'))
    .orderBy(desc(posts.createdAt))
    .limit(1000)
  const published = await db
    .select({ number: listings.number, updatedAt: listings.updatedAt })
    .from(listings)
    .where(and(eq(listings.active, true), inArray(listings.state, [...offeredStates]), isNull(listings.archivedAt)))
    .orderBy(desc(listings.number))
    .limit(urlsAtMost - 1 - outlets.length - news.length)
  return [
    { page: 'properties', path: toProperties('properties') } as const,
    ...outlets.map(({ id }) => ({ page: 'guestOutlet' as const, path: toGuest('guestOutlet', { idLugar: id }) })),
    ...news.map(({ id, createdAt }) => ({
      page: 'newsPage' as const,
      path: toNews('newsPage', { idNew: id }),
      changedAt: createdAt,
    })),
    ...published.map(({ number, updatedAt }) => ({
      page: 'property' as const,
      path: toProperties('property', { idPropiedad: number }),
      changedAt: updatedAt,
    })),
  ].filter(isUsed)
}

const xml = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Serves robots.txt and the sitemaps for search engines, one sitemap per venue. */
export const sitemapServer = ({ configuration, database }: Kernel) => {
  const { origin, communityVenue } = configuration
  const sendXml = (c: Context<HttpEnv>, text: string) =>
    c.body(text, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' })
  return new Hono<HttpEnv>()
    .get('/robots.txt', (c) => c.text(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`))
    .get('/sitemap.xml', async (c) => {
      const venues = await database.transaction('read', highestVenueNumber)
      const lists = Array.from({ length: venues }, (_, n) => `${origin}/sitemap-${n + 1}.xml`)
      return sendXml(
        c,
        xml(
          'sitemapindex',
          lists.map((list) => `<sitemap><loc>${list}</loc></sitemap>`),
        ),
      )
    })
    .get('/:list{sitemap-[1-9][0-9]{0,8}\\.xml}', async (c) => {
      const venueId = Number(/\d+/.exec(c.req.param('list'))?.[0])
      if (venueId > (await database.transaction('read', highestVenueNumber))) return c.notFound()
      const found = await database.inVenue(venueId, 'read', listPublicPages)
      const entries = found.map(({ path, changedAt }) => {
        const url = new URL(path, origin)
        if (venueId !== communityVenue) url.searchParams.set('venue', String(venueId))
        const lastModified = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
        return `<url><loc>${escapeXml(url.href)}</loc>${lastModified}</url>`
      })
      return sendXml(c, xml('urlset', entries))
    })
}
