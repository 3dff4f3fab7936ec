import type { QueryClient } from '@tanstack/react-query'
import { api, featureOf } from '#contract/api.ts'
import type { Opened } from '#contract/drawn.ts'
import { readAgain } from '#web/kernel/data/readAgain.ts'
import { serverNow } from '#web/kernel/data/serverTime.ts'
import { isLeaving, startAfresh } from '#web/kernel/session/leaving.ts'
import { onlineNow, setOnline } from './online.ts'
import { type Heard, keepStream } from './stream.ts'
import { joinTabs, type Told } from './tabs.ts'
import { meetBuild, ownBuild } from './version.ts'

const identity = featureOf(api.kernel.identity.me.endpoint)
/** A restart of the server takes about a second; nobody needs to be told of that. */
const grace = 3_000

interface LiveOptions {
  client: QueryClient
  /** Who is looking: tabs of one browser share the stream only where they may hear the same. */
  caller: string
  /** The venue that the page's address names. */
  venue?: number | undefined
  opened: Opened
  /** Called when the server turns out to be another version than this page. */
  onNewBuild(): void
}

let tellOthers: ((told: Told) => void) | undefined

/** The session is over: the other tabs forget what they knew. */
export const endInOtherTabs = () => tellOthers?.({ tell: 'ended' })

/** Keeps every read of this tab as fresh as the server's last word. */
export function startLive({ client, caller, venue, opened, onNewBuild }: LiveOptions) {
  ownBuild(opened.build)
  /** How far this tab's answers go: what the server wrote on the HTML, then on each event. */
  let { mark } = opened
  let heardAt = serverNow()
  let telling: ReturnType<typeof setTimeout> | undefined

  const changed = (feature?: string) => readAgain(client, feature ? { queryKey: [feature] } : {})

  const onTold = (told: Told) => {
    switch (told.tell) {
      case 'hello':
        setOnline({ online: true, since: serverNow() })
        // Nothing missed, but what failed while the server was away is due.
        readAgain(client, told.missed ? {} : { predicate: ({ state }) => state.status === 'error' })
        if (meetBuild(told.build)) onNewBuild()
        break
      case 'changed':
        changed(told.feature)
        break
      case 'welcome':
        setOnline({ online: told.online, since: told.since })
        // Something happened between this tab's HTML and its joining the others.
        if (told.mark !== mark) changed()
        break
      case 'lost':
        return setOnline({ online: false, since: told.since })
      case 'ended':
        if (isLeaving()) return
        client.clear()
        return startAfresh()
    }
    mark = told.mark
  }

  const connect = (onHeard: (heard: Heard) => void, onLost: () => void) => {
    const of = venue === undefined ? '' : `venue=${venue}&`
    const as = opened.as ? `as=${opened.as}&` : ''
    const source = new EventSource(`/api/live?${of}${as}since=${encodeURIComponent(mark ?? '')}`)
    for (const event of ['hello', 'changed', 'ended', 'beat'] as const) {
      source.addEventListener(event, ({ data, lastEventId }: MessageEvent<string>) =>
        onHeard({ event, data, mark: lastEventId }),
      )
    }
    source.onerror = onLost
    return source
  }

  const lead = () => {
    heardAt = serverNow()
    const stream = keepStream({
      connect,
      onHeard(heard) {
        heardAt = serverNow()
        clearTimeout(telling)
        telling = undefined
        mark = heard.event === 'beat' ? heard.mark : mark
        const told = toldBy(heard)
        if (told) tabs.tell(told)
      },
      onTrouble(attempt) {
        // A stream does not say why it was refused; perhaps the session ended while we were away.
        if (attempt > 1) changed(identity)
        telling ??= setTimeout(() => tabs.tell({ tell: 'lost', since: heardAt }), grace)
      },
    })
    addEventListener('online', stream.hurry)
    addEventListener('offline', stream.drop)
    document.addEventListener('visibilitychange', () => document.hidden || stream.hurry())
  }

  const tabs = joinTabs({ caller, lead, onTold, welcome: () => ({ tell: 'welcome', ...onlineNow(), mark }) })
  tellOthers = tabs.tellOthers
  // A tab that the browser had put to sleep may have missed any number of names.
  document.addEventListener('resume', () => {
    changed()
    tabs.ask()
  })
}

function toldBy({ event, data, mark }: Heard): Told | null {
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
