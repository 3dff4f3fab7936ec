import { newId } from '#web/kernel/data/newId.ts'

/** What the tab that holds the stream tells the others; `mark` is how far it has heard the server. */
export type Told =
  | { tell: 'hello'; build: string; missed: boolean; mark: string }
  | { tell: 'changed'; feature: string; mark: string }
  | { tell: 'welcome'; online: boolean; since: number; mark: string | undefined }
  | { tell: 'lost'; since: number }
  | { tell: 'ended' }

type Message = { told: Told; to?: string } | { joined: string }

interface TabOptions {
  /** Tabs of the same caller share a stream; the names another may hear are not theirs. */
  caller: string
  /** This tab holds the stream from now on, until it closes. */
  lead(): void
  /** Another tab came: what does it have to know? Asked of the leader only. */
  welcome(): Told
  onTold(told: Told): void
}

/**
 * One stream per browser: it opens at most six plain connections to a host, and ten tabs must all stay live.
 * The tab that gets the lock leads; when it closes, the browser hands the lock to the next.
 */
export function joinTabs({ caller, lead, welcome, onTold }: TabOptions) {
  if (typeof BroadcastChannel === 'undefined' || !navigator.locks) {
    lead()
    return { tell: onTold, tellOthers() {}, ask() {} }
  }
  let leading = false
  const name = `casa-live ${caller}`
  const self = newId()
  const channel = new BroadcastChannel(name)
  const send = (message: Message) => channel.postMessage(message)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('told' in data) {
      if (data.to === undefined || data.to === self) onTold(data.told)
    } else if (leading) {
      send({ told: welcome(), to: data.joined })
    }
  }
  const ask = () => send({ joined: self })
  const tellOthers = (told: Told) => send({ told })
  ask()
  void navigator.locks.request(name, () => {
    leading = true
    lead()
    return new Promise(() => {})
  })
  return {
    /** To every tab, this one included. */
    tell(told: Told) {
      tellOthers(told)
      onTold(told)
    },
    tellOthers,
    /** After sleeping: what is the state now? */
    ask,
  }
}
