import type { QueryClient } from '@tanstack/react-query'
import { api, featureOf } from '#contract/api.ts'
import type { InitialData } from '#contract/rendering.ts'
import { readAgain } from '#web/kernel/data/readAgain.ts'
import { serverNow } from '#web/kernel/data/serverTime.ts'
import { isLeaving, startAfresh } from '#web/kernel/session/leaving.ts'
import { onlineNow, setOnline } from './online.ts'
import { type Heard, keepStream } from './stream.ts'
import { joinTabs, type Told } from './tabs.ts'
import { meetBuild, ownBuild } from './version.ts'

const identity = featureOf(api.kernel.identity.me.endpoint)
/** Milliseconds before a lost connection is shown: a restart of the server takes about a second. */
const offlineDelay = 3_000

interface LiveOptions {
  client: QueryClient
  /** Identity of the caller; only tabs with the same identity share a stream. */
  caller: string
  /** The venue in the page's URL. */
  venue?: number | undefined
  opened: InitialData
  /** Called when the server runs another build than this document. */
  onNewBuild(): void
}

let sendToOtherTabs: ((message: Told) => void) | undefined

/** Makes the other tabs delete their data and reload, because the session has ended. */
export const endInOtherTabs = () => sendToOtherTabs?.({ tell: 'ended' })

/** Starts the live updates of this tab: every read is repeated when the server announces a change of its feature. */
export function startLive({ client, caller, venue, opened, onNewBuild }: LiveOptions) {
  ownBuild(opened.build)
  /** Stream position of this tab's data: first from the HTML, then from each event. */
  let { mark } = opened
  let lastEventAt = serverNow()
  let offlineTimer: ReturnType<typeof setTimeout> | undefined

  const changed = (feature?: string) => readAgain(client, feature ? { queryKey: [feature] } : {})

  const onMessage = (message: Told) => {
    switch (message.tell) {
      case 'hello':
        setOnline({ online: true, since: serverNow() })
        // If no change was missed, only reads that failed while the server was unavailable are repeated.
        readAgain(client, message.missed ? {} : { predicate: ({ state }) => state.status === 'error' })
        if (meetBuild(message.build)) onNewBuild()
        break
      case 'changed':
        changed(message.feature)
        break
      case 'welcome':
        setOnline({ online: message.online, since: message.since })
        // Another position means that something changed after this tab's HTML was rendered.
        if (message.mark !== mark) changed()
        break
      case 'lost':
        return setOnline({ online: false, since: message.since })
      case 'ended':
        if (isLeaving()) return
        client.clear()
        return startAfresh()
    }
    mark = message.mark
  }

  const connect = (onEvent: (event: Heard) => void, onLost: () => void) => {
    const venueQuery = venue === undefined ? '' : `venue=${venue}&`
    const kindQuery = opened.as ? `as=${opened.as}&` : ''
    const source = new EventSource(`/api/live?${venueQuery}${kindQuery}since=${encodeURIComponent(mark ?? '')}`)
    for (const event of ['hello', 'changed', 'ended', 'beat'] as const) {
      source.addEventListener(event, ({ data, lastEventId }: MessageEvent<string>) =>
        onEvent({ event, data, mark: lastEventId }),
      )
    }
    source.onerror = onLost
    return source
  }

  const lead = () => {
    lastEventAt = serverNow()
    const stream = keepStream({
      connect,
      onEvent(event) {
        lastEventAt = serverNow()
        clearTimeout(offlineTimer)
        offlineTimer = undefined
        mark = event.event === 'beat' ? event.mark : mark
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

  const tabs = joinTabs({ caller, lead, onMessage, welcome: () => ({ tell: 'welcome', ...onlineNow(), mark }) })
  sendToOtherTabs = tabs.sendToOthers
  // A tab that the browser had frozen may have missed notifications.
  document.addEventListener('resume', () => {
    changed()
    tabs.requestState()
  })
}

function messageFor({ event, data, mark }: Heard): Told | null {
  switch (event) {
    case 'hello': {
      const { build, missed } = JSON.parse(data) as { build: string; missed: boolean }
      return { tell: 'hello', build, missed, mark }
    }
    case 'changed':
      return { tell: 'changed', feature: data, mark }
    case 'ended':
      return { tell: 'ended' }
    default:
      return null
  }
}
