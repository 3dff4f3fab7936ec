import { type Role, roles } from '#contract/kernel/roles.ts'
import { VenueId } from '#contract/kernel/values.ts'
import { recognise } from '../door.ts'
import type { Incoming } from '../incoming.ts'
import type { Hub, Listener } from './hub.ts'

const beatEvery = 15_000
/** Unread events of a browser that has stopped reading; past this the stream ends and the browser reads all again. */
const unreadAtMost = 64
/** A browser's tabs share one stream; a few more allow for private windows. A hotel's guests share one address. */
const streamsPerSession = 8
const streamsPerAddress = 500
const encoder = new TextEncoder()

export interface LiveOptions {
  hub: Hub
  /** Which features' names a role may hear: those of which it may read something. */
  hears: (role: Role, feature: string) => boolean
  build: string
}

interface Asked {
  /** The venue of the page. In one that is not their own, staff hear what any visitor hears. */
  venue?: string | undefined
  /** The mark of what the browser has read: when it still holds, nothing needs to be read again. */
  since?: string | undefined
}

/** The stream of names that keeps a browser's screens true. */
export const liveStream = async (incoming: Incoming, asked: Asked, options: LiveOptions) => {
  const venue = VenueId.safeParse(Number(asked.venue)).data
  const admitted = await recognise(incoming, { who: roles, venue: 'named', kind: 'read' }, { venue })
  const { caller } = admitted
  const venueId = admitted.venueId ?? incoming.kernel.configuration.communityVenue
  const { role } = caller
  let leave = () => {}

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (event: string, data: string) => {
          if ((controller.desiredSize ?? 0) < -unreadAtMost) return close()
          const id = options.hub.markOf(venueId)
          controller.enqueue(encoder.encode(`event: ${event}\nid: ${id}\ndata: ${data}\n\n`))
        }
        const hello = (missed: boolean) => send('hello', JSON.stringify({ build: options.build, missed }))
        const close = () => {
          leave()
          controller.close()
        }
        const beat = setInterval(() => send('beat', ''), beatEvery)
        const listener: Listener = {
          venueId,
          owner: caller.role === 'visitor' ? `visitor ${incoming.address}` : caller.sessionId,
          atMost: caller.role === 'visitor' ? streamsPerAddress : streamsPerSession,
          sessionId: caller.role === 'visitor' ? null : caller.sessionId,
          hears: (feature) => options.hears(role, feature),
          changed: (feature) => send('changed', feature),
          missed: () => hello(true),
          end(why) {
            if (why === 'over') send('ended', '')
            close()
          },
        }
        const remove = options.hub.add(listener)
        leave = () => {
          clearInterval(beat)
          remove()
          leave = () => {}
        }
        hello(asked.since !== options.hub.markOf(venueId))
      },
      cancel: () => leave(),
    },
    { highWaterMark: 16 },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Tells reverse proxies not to hold events back.
      'x-accel-buffering': 'no',
    },
  })
}
