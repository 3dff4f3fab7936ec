import { api, featureOf } from '#contract/api.ts'
import type { InitialData } from '#contract/rendering.ts'
import type { ReadCache } from '#web/kernel/data/readCache.ts'
import { serverNow } from '#web/kernel/data/serverTime.ts'
import { deleteDrafts } from '#web/kernel/data/tabDraft.ts'
import { isDocumentBeingReplaced, reloadForNewSession } from '#web/kernel/session/sessionChange.ts'
import { getOnlineState, setOnlineState } from './online.ts'
import { type LiveEvent, openReconnectingStream } from './stream.ts'
import { shareStreamAmongTabs, type TabMessage } from './tabs.ts'
import { recordServerBuild, setOwnBuild } from './version.ts'

const identity = featureOf(api.kernel.identity.me.endpoint)
/** Milliseconds before a lost connection is shown: a restart of the server takes about a second. */
const offlineDelay = 3_000

interface LiveOptions {
  cache: ReadCache
  /** Identity of the caller; only tabs with the same identity share a stream. */
  caller: string
  /** The venue in the page's URL. */
  venue?: number | undefined
  opened: InitialData
  /** Called each time the stream connects to a server with another build than this document's. */
  onNewBuild(): void
}

let sendToOtherTabs: ((message: TabMessage) => void) | undefined

/** Makes the other tabs delete their data and reload, because the session has ended. */
export const endSessionInOtherTabs = () => sendToOtherTabs?.({ tell: 'ended', signedOut: true })

/** Starts the live updates of this tab: when the server announces a change of a feature, its visible reads are repeated. */
export function startLiveUpdates({ cache, caller, venue, opened, onNewBuild }: LiveOptions) {
  setOwnBuild(opened.build)
  /** Stream position of this tab's data: first from the HTML, then from each event. */
  let { streamPosition } = opened
  let lastEventAt = serverNow()
  let offlineTimer: ReturnType<typeof setTimeout> | undefined

  const changed = (feature?: string) => void cache.invalidate(feature)

  const onMessage = (message: TabMessage) => {
    switch (message.tell) {
      case 'hello':
        setOnlineState({ online: true, since: serverNow() })
        // If no change was missed, only reads that failed while the server was unavailable are repeated.
        if (message.missed) changed()
        else cache.retryFailed()
        if (recordServerBuild(message.build)) onNewBuild()
        break
      case 'changed':
        changed(message.feature)
        break
      case 'welcome':
        setOnlineState({ online: message.online, since: message.since })
        // Another position means that something changed after this tab's HTML was rendered.
        if (message.streamPosition !== streamPosition) changed()
        break
      case 'lost':
        return setOnlineState({ online: false, since: message.since })
      case 'ended':
        if (isDocumentBeingReplaced()) return
        cache.clear()
        if (message.signedOut) deleteDrafts()
        return reloadForNewSession()
    }
    streamPosition = message.streamPosition
  }

  const connect = (onEvent: (event: LiveEvent) => void, onLost: () => void) => {
    const venueQuery = venue === undefined ? '' : `venue=${venue}&`
    const kindQuery = opened.as ? `as=${opened.as}&` : ''
    const source = new EventSource(
      `/api/live?${venueQuery}${kindQuery}since=${encodeURIComponent(streamPosition ?? '')}`,
    )
    for (const event of ['hello', 'changed', 'ended', 'beat'] as const) {
      source.addEventListener(event, ({ data, lastEventId }: MessageEvent<string>) =>
        onEvent({ event, data, streamPosition: lastEventId }),
      )
    }
    source.onerror = onLost
    return source
  }

  const lead = () => {
    lastEventAt = serverNow()
    const stream = openReconnectingStream({
      connect,
      onEvent(event) {
        lastEventAt = serverNow()
        clearTimeout(offlineTimer)
        offlineTimer = undefined
        streamPosition = event.event === 'beat' ? event.streamPosition : streamPosition
        const message = messageFor(event)
        if (message) tabs.sendToAll(message)
      },
      onConnectionLost(attempt) {
        // EventSource does not report why it was refused: the session may have ended, so the identity is read again.
        if (attempt > 1) changed(identity)
        offlineTimer ??= setTimeout(() => tabs.sendToAll({ tell: 'lost', since: lastEventAt }), offlineDelay)
      },
    })
    addEventListener('online', stream.hurry)
    addEventListener('offline', stream.drop)
    document.addEventListener('visibilitychange', () => document.hidden || stream.hurry())
  }

  const tabs = shareStreamAmongTabs({
    caller,
    lead,
    onMessage,
    welcome: () => ({ tell: 'welcome', ...getOnlineState(), streamPosition }),
  })
  sendToOtherTabs = tabs.sendToOthers
  // A tab that the browser had frozen may have missed notifications.
  document.addEventListener('resume', () => {
    changed()
    tabs.requestState()
  })
}

function messageFor({ event, data, streamPosition }: LiveEvent): TabMessage | null {
  switch (event) {
    case 'hello': {
      const { build, missed } = JSON.parse(data) as { build: string; missed: boolean }
      return { tell: 'hello', build, missed, streamPosition }
    }
    case 'changed':
      return { tell: 'changed', feature: data, streamPosition }
    case 'ended':
      return { tell: 'ended' }
    default:
      return null
  }
}
