import type { Context } from 'hono'
import { venueAt } from '#contract/address.ts'
import { api, lookup } from '#contract/api.ts'
import { chatAddress } from '#contract/kernel/venues.limits.ts'
import type { Front } from '#contract/kernel/venues.ts'
import type { HttpEnv } from './kernel/http/safety.ts'
import type { Incoming } from './kernel/incoming.ts'
import type { Read } from './pages.ts'

/** Where an address leads; empty or null where the venue offers nothing there. */
type Way = (front: Front) => string | null

/** Addresses of ours that lead out. Where to, the venue's configuration says, never the request. */
export const waysOut: Readonly<Record<string, Way>> = {
  '/forms': ({ formLink }) => formLink,
  '/whatsapp': ({ whatsapp }) => whatsapp && chatAddress(whatsapp),
}

export const wayOutServer = (read: Read) => async (c: Context<HttpEnv>, incoming: Incoming, way: Way) => {
  const named = venueAt(new URL(c.req.url).searchParams)
  const found = await read(c, incoming, lookup(api.kernel.venues.front, named))
  const address = found && way(found.output as Front)
  if (!address) return c.notFound()
  // The configuration may change: no browser keeps where it led.
  c.header('cache-control', 'no-store')
  return c.redirect(address)
}
