/** Milliseconds after which a stream with unread events is closed because its reader has stopped reading. */
const readTimeout = 30_000
const encoder = new TextEncoder()

type Bytes = Uint8Array<ArrayBuffer>

/**
 * A server-sent event stream for one browser. It ends once, by whichever happens first: the request is aborted (`gone`),
 * the reader cancels, the reader stops reading, or the server calls `close`. Then `onEnd` is called exactly once; later
 * calls of `send` and `close` have no effect.
 */
export const openEventStream = (gone: AbortSignal, onEnd: () => void) => {
  let controller: ReadableStreamDefaultController<Bytes> | undefined
  /** Keyed by event and data: an unread event that is sent again replaces the earlier one, so the buffer stays small. */
  const unread = new Map<string, string>()
  let readerWaits = false
  let lastReadAt = performance.now()

  const end = () => {
    const ending = controller
    if (!ending) return
    controller = undefined
    gone.removeEventListener('abort', close)
    onEnd()
    return ending
  }
  const close = () => {
    const ending = end()
    if (unread.size > 0) ending?.enqueue(takeUnread())
    ending?.close()
  }
  const takeUnread = () => {
    const bytes = encoder.encode([...unread.values()].join(''))
    unread.clear()
    return bytes
  }
  /** All unread events are one chunk, which the server sends with one system call. */
  const deliver = () => {
    if (!readerWaits || unread.size === 0) return
    readerWaits = false
    lastReadAt = performance.now()
    controller?.enqueue(takeUnread())
  }

  const body = new ReadableStream<Bytes>(
    {
      start(streamController) {
        controller = streamController
      },
      pull() {
        readerWaits = true
        deliver()
      },
      cancel() {
        end()
      },
    },
    { highWaterMark: 0 },
  )
  gone.addEventListener('abort', close)

  return {
    body,
    close,
    /** Sends one event for each text in `data`. */
    send(event: string, id: string, data: readonly string[]) {
      if (unread.size === 0) lastReadAt = performance.now()
      if (performance.now() - lastReadAt > readTimeout) return close()
      for (const text of data) {
        const key = `${event} ${text}`
        unread.delete(key)
        unread.set(key, `event: ${event}\nid: ${id}\ndata: ${text}\n\n`)
      }
      deliver()
    },
  }
}
