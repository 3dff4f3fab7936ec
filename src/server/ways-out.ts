import type { Context } from 'hono'
import { venueAt } from '#contract/address.ts'
import { api, lookup } from '#contract/api.ts'
import { chatAddress } from '#contract/kernel/venues.limits.ts'
import type { Front } from '#contract/kernel/venues.ts'
import type { HttpEnv } from './kernel/http/safety.ts'
import type { Incoming } from './kernel/incoming.ts'
import type { Read } from './pages.ts'

/** The target URL; empty or null if the venue has none. */
type TargetUrl = (venue: Front) => string | null

/** Paths that redirect to other sites. The target comes from the venue's configuration, never from the request. */
export const waysOut: Readonly<Record<string, TargetUrl>> = {
  '/forms': ({ formLink }) => formLink,
  '/whatsapp': ({ whatsapp }) => whatsapp && chatAddress(whatsapp),
}

export const wayOutServer = (read: Read) => async (c: Context<HttpEnv>, incoming: Incoming, urlOf: TargetUrl) => {
  const named = venueAt(new URL(c.req.url).searchParams)
  const found = await read(c, incoming, lookup(api.kernel.venues.front, named))
  const url = found && urlOf(found.output as Front)
  if (!url) return c.notFound()
  // Not cacheable, because the configuration may change.
  c.header('cache-control', 'no-store')
  return c.redirect(url)
}
