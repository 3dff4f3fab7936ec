import * as z from 'zod'
import { type Hosts, madeByHost } from '../kernel/hosted.ts'
import { listingLimits } from './listings.limits.ts'

const token = /^[\w-]{3,64}$/
const named = (name: string | null | undefined, made: (name: string) => string) =>
  name && token.test(name) ? made(name) : null

const kuula = ({ pathname }: URL) => {
  const [, first, second, third] = pathname.split('/')
  if (first !== 'share') return null
  if (second === 'collection') return named(third, (name) => `https://kuula.co/share/collection/${name}`)
  return named(second, (name) => `https://kuula.co/share/${name}`)
}
const matterport = ({ pathname, searchParams }: URL) =>
  /^\/show\/?$/.test(pathname)
    ? named(searchParams.get('m'), (name) => `https://my.matterport.com/show/?m=${name}`)
    : null
const momento = ({ pathname }: URL) => {
  const [, first, second, third] = pathname.split('/')
  return first === 'e' && second === 'u' ? named(third, (name) => `https://momento360.com/e/u/${name}`) : null
}

const hosts: Hosts = new Map([
  ['kuula.co', kuula],
  ['www.kuula.co', kuula],
  ['my.matterport.com', matterport],
  ['momento360.com', momento],
  ['www.momento360.com', momento],
])

/**
 * Where the 360° view of an address that a person typed is shown from; null when it is of no host we allow. Built anew
 * from the view's own name: nothing else of what was typed survives.
 */
export const tourOf = (typed: string): string | null => (/^https:/i.test(typed) ? madeByHost(typed, hosts) : null)

/** The address of a view in 360°, or empty. */
export const TourAddress = z
  .string()
  .trim()
  .max(listingLimits.address)
  .meta({ examples: ['https://kuula.co/share/7lYZR'] })
  .transform((typed, context) => {
    const tour = typed === '' ? '' : tourOf(typed)
    if (tour !== null) return tour
    context.addIssue({ code: 'custom', message: 'not a 360° view of an allowed host' })
    return z.NEVER
  })
