import { ORPCError } from '@orpc/server'
import { roles } from '#contract/kernel/roles.ts'
import { VenueId } from '#contract/kernel/values.ts'
import { type AdmittedCaller, admitCaller, type PresentedCall } from '../admission.ts'
import { networkOf } from '../http/clientAddress.ts'
import type { Caller } from '../identity/callers.ts'
import { streamNamesOf } from '../identity/sessions.ts'
import type { IncomingCall } from '../incomingCall.ts'
import { type EventBatch, type EventStream, eventBatch, openEventStream } from './events.ts'
import type { Change, Hub, Listener } from './hub.ts'
import type { FilterOf } from './streamFilters.ts'

const heartbeatInterval = 15_000
/** The feature whose change may shorten sessions: the venue's idle limit. */
const idleLimitFeature = 'kernel.venues'
/** The tabs of a browser share one stream; the rest allows for private windows. */
const streamsPerSession = 8
/** High, because the guests of a hotel share one IP address. */
const streamsPerAddress = 500
/** Streams that one IP address may be opening at the same time; each costs a database query. */
const openingPerAddress = 100

interface LiveOptions {
  hub: Hub
  filterOf: FilterOf
  build: string
}

interface StreamQuery {
  /** Id of the page's venue. A session of another venue is ignored: its owner receives what a visitor receives. */
  venue?: string | undefined
  /** Stream position of the data that the browser has. If it is unchanged, the browser need not read again. */
  since?: string | undefined
}

/** The part of a call that a stream keeps. The rest holds the request in memory. */
type StreamCall = PresentedCall & Pick<IncomingCall, 'address'>

interface LiveResponse {
  response: Response
  eventStream?: EventStream
}

/** A refused browser retries by itself with growing delays. */
const noStream = (status: 429 | 503) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** Owner and limit of a caller's stream, and the names of the sessions with which it ends. */
const ownership = (caller: Caller, address: string) =>
  caller.role === 'visitor'
    ? { owner: `visitor ${address}`, atMost: streamsPerAddress, endedByNames: [] }
    : { owner: caller.sessionId, atMost: streamsPerSession, endedByNames: streamNamesOf(caller) }

/** Events of changes. Streams with the same filter send the same object, so its text is built once. */
const batches = new WeakMap<Change, EventBatch>()
const batchOf = (change: Change) => {
  const { features, position } = change
  const batch = batches.get(change) ?? eventBatch(position, ...features.map((data) => ({ event: 'changed', data })))
  batches.set(change, batch)
  return batch
}

/** Creates the handler of the live endpoint: event streams with the names of changed features. */
export const openLiveStreams = ({ hub, filterOf, build }: LiveOptions) => {
  const opening = new Map<string, number>()

  /** Identifies the caller; repeats it if sessions ended meanwhile, because the stream was not yet registered then. */
  const recogniseNow = async (call: PresentedCall, { venue }: StreamQuery): Promise<AdmittedCaller> => {
    const { endings } = hub
    const named = VenueId.safeParse(Number(venue)).data
    const admitted = await admitCaller(call, { who: roles, venue: 'named', kind: 'read' }, { venue: named })
    return hub.endings === endings ? admitted : recogniseNow(call, { venue })
  }

  const admit = async (incoming: IncomingCall, query: StreamQuery) => {
    const address = networkOf(incoming.address)
    const waiting = opening.get(address) ?? 0
    if (waiting >= openingPerAddress) return noStream(429)
    opening.set(address, waiting + 1)
    try {
      return await recogniseNow(incoming, query)
    } catch (error) {
      if (error instanceof ORPCError && error.status === 503) return noStream(503)
      throw error
    } finally {
      const left = (opening.get(address) ?? 1) - 1
      if (left > 0) opening.set(address, left)
      else opening.delete(address)
    }
  }

  /**
   * Ends the stream once its session has expired, which no announcement reports. A session that was extended meanwhile
   * costs one query per period. A visitor has no session.
   */
  const watchExpiry = (caller: Caller, call: PresentedCall, query: StreamQuery, onExpired: () => void) => {
    if (caller.role === 'visitor') return null
    let checkAt = caller.expiresAt.getTime()
    let isChecking = false
    const check = async () => {
      if (isChecking || call.kernel.now().getTime() < checkAt) return
      isChecking = true
      try {
        // The session may have been used since. The database's clock decides, as for requests.
        const { caller: current } = await recogniseNow(call, query)
        if (current.role === 'visitor' || current.sessionId !== caller.sessionId) onExpired()
        else checkAt = current.expiresAt.getTime()
      } catch {
        // The database is unavailable; the next heartbeat checks again.
      } finally {
        isChecking = false
      }
    }
    return {
      check,
      /** The next heartbeat checks the session. */
      checkSoon() {
        checkAt = 0
      },
    }
  }

  const streamFor = (caller: Caller, venueId: number, { address, ...call }: StreamCall, query: StreamQuery) => {
    let unregister = () => {}
    const events = openEventStream(() => {
      clearInterval(heartbeat)
      unregister()
    })
    const filter = filterOf(caller)
    const position = () => hub.positionOf(venueId, filter)
    const send = (event: string, data: string) => events.send(eventBatch(position(), { event, data }))
    const sendHello = (missed: boolean) => send('hello', JSON.stringify({ build, missed }))
    // Heartbeats reveal streams that nobody reads. None is sent while this node misses notifications: a browser without
    // heartbeats shows that it is not live.
    const heartbeat = setInterval(() => {
      if (hub.isDisconnected) return
      send('beat', '')
      void session?.check()
    }, heartbeatInterval)
    const end: Listener['end'] = (why) => {
      if (why === 'over') send('ended', '')
      events.close()
    }
    const session = watchExpiry(caller, call, query, () => end('over'))
    unregister = hub.add({
      ...ownership(caller, networkOf(address)),
      venueId,
      filter,
      changed(change) {
        if (change.features.includes(idleLimitFeature)) session?.checkSoon()
        events.send(batchOf(change))
      },
      missed: () => sendHello(true),
      end,
    })
    sendHello(query.since !== position())
    return events
  }

  /** Returns the response without a body, and the stream that the caller connects with the response. */
  return async (incoming: IncomingCall, query: StreamQuery): Promise<LiveResponse> => {
    if (hub.isDisconnected) return { response: noStream(503) }
    const admitted = await admit(incoming, query)
    if (admitted instanceof Response) return { response: admitted }
    const { kernel, productRegistry, cookies, as, keyCall, address } = incoming
    const venueId = admitted.venueId ?? kernel.configuration.communityVenue
    const call = { kernel, productRegistry, cookies, as, keyCall, address }
    return {
      response: new Response(null, {
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          // Prevents reverse proxies such as nginx from buffering events.
          'x-accel-buffering': 'no',
        },
      }),
      eventStream: streamFor(admitted.caller, venueId, call, query),
    }
  }
}
