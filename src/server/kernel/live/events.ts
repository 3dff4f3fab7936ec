import type { Writable } from 'node:stream'

/** Milliseconds after which a stream with unread events is closed because its reader has stopped reading. */
const readTimeout = 30_000

interface Event {
  event: string
  data: string
}

const keyOf = ({ event, data }: Event) => `${event} ${data}`
const textOf = (id: string, { event, data }: Event) => `event: ${event}\nid: ${id}\ndata: ${data}\n\n`

/** Events with the same id, which are written at once. */
export const eventBatch = (id: string, ...events: Event[]) => ({
  id,
  events,
  text: events.map((event) => textOf(id, event)).join(''),
})
export type EventBatch = ReturnType<typeof eventBatch>

export interface EventStream {
  /** Writes the events to `output`, the response or its socket, from now on. Called at most once; earlier events are buffered. */
  writeTo(response: Writable, output?: Writable): void
  send(batch: EventBatch): void
  /** Writes the unread events and ends the response. */
  close(): void
}

/**
 * A server-sent event stream for one browser. It ends once, by whichever happens first: the connection is closed, the
 * reader stops reading, or the server calls `close`. Then `onEnd` is called exactly once; later calls of `send` and
 * `close` have no effect.
 */
export const openEventStream = (onEnd: () => void): EventStream => {
  let response: Writable | undefined
  let output: Writable | undefined
  let isEnded = false
  /**
   * Keyed by event and data: an unread event that is sent again replaces the earlier one, so the buffer stays small. Undefined while there
   * are none, because an empty map takes 0.25 kB for each screen.
   */
  let unread: Map<string, string> | undefined
  /** Time in ms since which the response is not open or takes no more bytes, so that events are buffered; undefined otherwise. */
  let bufferingSince: number | undefined = performance.now()

  const end = () => {
    if (isEnded) return
    isEnded = true
    onEnd()
  }
  const writeUnread = () => {
    if (isEnded) return
    bufferingSince = undefined
    for (const [key, text] of unread ?? []) {
      if (bufferingSince !== undefined) return
      unread?.delete(key)
      write(text)
    }
    unread = undefined
  }
  const write = (text: string) => {
    if (!output?.write(text)) bufferingSince = performance.now()
  }
  const endOutput = () => {
    for (const text of unread?.values() ?? []) output?.write(text)
    response?.end()
  }

  return {
    writeTo(opened, writable = opened) {
      response = opened
      output = writable
      if (response.destroyed) return end()
      response.once('close', end)
      // Without a listener the error of one connection would end the process.
      response.on('error', end)
      if (isEnded) return endOutput()
      output.on('drain', writeUnread)
      writeUnread()
    },
    send({ id, events, text }) {
      if (isEnded) return
      if (bufferingSince === undefined) return write(text)
      if (performance.now() - bufferingSince > readTimeout) {
        response?.destroy()
        return end()
      }
      unread ??= new Map()
      for (const event of events) {
        unread.delete(keyOf(event))
        unread.set(keyOf(event), textOf(id, event))
      }
    },
    close() {
      if (isEnded) return
      end()
      endOutput()
    },
  }
}
