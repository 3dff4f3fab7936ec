import * as z from 'zod'
import { type AllowedHosts, convertAllowedUrl } from '../kernel/allowedHosts.ts'
import { listingLimits } from './listings.limits.ts'

const token = /^[\w-]{3,64}$/
const buildUrl = (id: string | null | undefined, build: (id: string) => string) =>
  id && token.test(id) ? build(id) : null

const kuula = ({ pathname }: URL) => {
  const [, first, second, third] = pathname.split('/')
  if (first !== 'share') return null
  if (second === 'collection') return buildUrl(third, (id) => `https://kuula.co/share/collection/${id}`)
  return buildUrl(second, (id) => `https://kuula.co/share/${id}`)
}
const matterport = ({ pathname, searchParams }: URL) =>
  /^\/show\/?$/.test(pathname)
    ? buildUrl(searchParams.get('m'), (id) => `https://my.matterport.com/show/?m=${id}`)
    : null
const momento = ({ pathname }: URL) => {
  const [, first, second, third] = pathname.split('/')
  return first === 'e' && second === 'u' ? buildUrl(third, (id) => `https://momento360.com/e/u/${id}`) : null
}

const hosts: AllowedHosts = new Map([
  ['kuula.co', kuula],
  ['www.kuula.co', kuula],
  ['my.matterport.com', matterport],
  ['momento360.com', momento],
  ['www.momento360.com', momento],
])

/**
 * Returns the embeddable URL of a typed 360° view, or null for a host that is not allowed. The URL is rebuilt from the
 * id of the view, so that nothing else of the typed text reaches the page.
 */
export const tourUrlOf = (typed: string): string | null =>
  /^https:/i.test(typed) ? convertAllowedUrl(typed, hosts) : null

/** An empty text means that the listing has no 360° view. */
export const TourUrl = z
  .string()
  .trim()
  .max(listingLimits.address)
  .meta({ examples: ['https://kuula.co/share/7lYZR'] })
  .transform((typed, context) => {
    const tour = typed === '' ? '' : tourUrlOf(typed)
    if (tour !== null) return tour
    context.addIssue({ code: 'custom', message: 'not a 360° view of an allowed host' })
    return z.NEVER
  })
