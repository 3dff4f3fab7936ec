import { ORPCError } from '@orpc/server'
import { type Role, roles } from '#contract/kernel/roles.ts'
import { VenueId } from '#contract/kernel/values.ts'
import { type Admitted, recognise } from '../door.ts'
import type { Caller } from '../identity/callers.ts'
import { namesOf } from '../identity/sessions.ts'
import type { Incoming } from '../incoming.ts'
import { audienceOf } from './announce.ts'
import { openEvents } from './events.ts'
import type { Hub } from './hub.ts'

const beatEvery = 15_000
/** A browser's tabs share one stream; a few more allow for private windows. A hotel's guests share one address. */
const streamsPerSession = 8
const streamsPerAddress = 500
/** Whoever asks for a stream may cost a query before it counts as one. */
const openingPerAddress = 100

interface LiveOptions {
  hub: Hub
  /** Which features' names a role may hear: those of which it may read something. */
  hears: (role: Role, feature: string) => boolean
  /** How far a role has heard a venue. */
  markOf: (role: Role, venueId: number) => string
  build: string
}

interface Asked {
  /** The venue of the page. In one that is not their own, staff hear what any visitor hears. */
  venue?: string | undefined
  /** The mark of what the browser has read: when it still holds, nothing needs to be read again. */
  since?: string | undefined
}

/** A browser that gets no stream comes back by itself, after pauses that grow. */
const noStream = (status: 429 | 499 | 503) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** Whose stream it is. Whoever reads the rows of one stay or one member only is told of nobody else's. */
const ownership = (caller: Caller, address: string) => {
  if (caller.role === 'visitor')
    return { owner: `visitor ${address}`, atMost: streamsPerAddress, answersTo: [], audience: null, hearsAll: false }
  const { kind, subject, sessionId } = caller
  return {
    owner: sessionId,
    atMost: streamsPerSession,
    answersTo: namesOf(caller),
    audience: audienceOf(kind, subject),
    hearsAll: kind === 'staff' || kind === 'screen',
  }
}

/** Streams of names that keep browsers' screens true. */
export const openLive = ({ hub, hears, markOf, build }: LiveOptions) => {
  const opening = new Map<string, number>()

  /** Who is calling, and where; asked again when sessions ended meanwhile, which the stream was not there to hear. */
  const recogniseNow = async (incoming: Incoming, { venue }: Asked): Promise<Admitted> => {
    const { endings } = hub
    const named = VenueId.safeParse(Number(venue)).data
    const admitted = await recognise(incoming, { who: roles, venue: 'named', kind: 'read' }, { venue: named })
    return hub.endings === endings ? admitted : recogniseNow(incoming, { venue })
  }

  const admit = async (incoming: Incoming, asked: Asked) => {
    const { address } = incoming
    const waiting = opening.get(address) ?? 0
    if (waiting >= openingPerAddress) return noStream(429)
    opening.set(address, waiting + 1)
    try {
      return await recogniseNow(incoming, asked)
    } catch (error) {
      if (error instanceof ORPCError && error.status === 503) return noStream(503)
      throw error
    } finally {
      const left = (opening.get(address) ?? 1) - 1
      if (left > 0) opening.set(address, left)
      else opening.delete(address)
    }
  }

  const streamFor = (caller: Caller, venueId: number, { address }: Incoming, { since }: Asked, gone: AbortSignal) => {
    let forget = () => {}
    const events = openEvents(gone, () => {
      clearInterval(beat)
      forget()
    })
    const mark = () => markOf(caller.role, venueId)
    const say = (event: string, data: string) => events.send({ event, id: mark(), data })
    const hello = (missed: boolean) => say('hello', JSON.stringify({ build, missed }))
    // Whether it is read or not: so one that nobody reads is found. A browser that hears none stops believing to be
    // live, so there is none while the node is deaf.
    const beat = setInterval(() => hub.deaf || say('beat', ''), beatEvery)
    forget = hub.add({
      ...ownership(caller, address),
      venueId,
      hears: (feature) => hears(caller.role, feature),
      changed: (feature) => say('changed', feature),
      missed: () => hello(true),
      end(why) {
        if (why === 'over') say('ended', '')
        events.close()
      },
    })
    hello(since !== mark())
    return events.body
  }

  /** `gone` is the request's signal: the browser has left, perhaps before there is a stream. */
  return async (incoming: Incoming, asked: Asked, gone: AbortSignal) => {
    if (hub.deaf) return noStream(503)
    const admitted = await admit(incoming, asked)
    if (admitted instanceof Response) return admitted
    if (gone.aborted) return noStream(499)
    const venueId = admitted.venueId ?? incoming.kernel.configuration.communityVenue
    return new Response(streamFor(admitted.caller, venueId, incoming, asked, gone), {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // Tells reverse proxies not to hold events back.
        'x-accel-buffering': 'no',
      },
    })
  }
}
