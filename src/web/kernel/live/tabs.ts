import { newId } from '#web/kernel/data/newId.ts'

/**
 * A message between the tabs of a browser. The tab that holds the stream sends all of them, except `ended` with
 * `signedOut`, which comes from the tab in which the person signed out.
 */
export type TabMessage =
  | { tell: 'hello'; build: string; missed: boolean; streamPosition: string }
  | { tell: 'changed'; feature: string; streamPosition: string }
  | { tell: 'welcome'; online: boolean; since: number; streamPosition: string | undefined }
  | { tell: 'lost'; since: number }
  /** `signedOut`: the person has signed out in another tab, so that typed text is deleted too. */
  | { tell: 'ended'; signedOut?: true }

type Message = { told: TabMessage; to?: string } | { joined: string }

interface TabOptions {
  /** Identity of the caller; only tabs with the same identity share a stream. */
  caller: string
  /** Called when this tab becomes the one that holds the stream; it stays so until it closes. */
  lead(): void
  /** Returns the message for a tab that has just joined; called only in the tab that holds the stream. */
  welcome(): TabMessage
  onMessage(message: TabMessage): void
}

/**
 * Shares one stream among the tabs of a browser, because browsers open at most six HTTP/1.1 connections to a host. The
 * tab that holds a Web Lock opens the stream; when it closes, the browser gives the lock to another tab. Browsers without
 * Web Locks open one stream per tab.
 */
export function shareStreamAmongTabs({ caller, lead, welcome, onMessage }: TabOptions) {
  if (typeof BroadcastChannel === 'undefined' || !navigator.locks) {
    lead()
    return { sendToAll: onMessage, sendToOthers() {}, requestState() {} }
  }
  let leading = false
  const name = `casa-live ${caller}`
  const self = newId()
  const channel = new BroadcastChannel(name)
  const send = (message: Message) => channel.postMessage(message)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('told' in data) {
      if (data.to === undefined || data.to === self) onMessage(data.told)
    } else if (leading) {
      send({ told: welcome(), to: data.joined })
    }
  }
  const requestState = () => send({ joined: self })
  const sendToOthers = (message: TabMessage) => send({ told: message })
  requestState()
  void navigator.locks.request(name, () => {
    leading = true
    lead()
    return new Promise(() => {})
  })
  return {
    /** Sends a message to every tab, including this one. */
    sendToAll(message: TabMessage) {
      sendToOthers(message)
      onMessage(message)
    },
    sendToOthers,
    /** Requests the current state, after the tab was frozen. */
    requestState,
  }
}
