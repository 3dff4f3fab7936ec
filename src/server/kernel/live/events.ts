/** Milliseconds after which a stream with unread events is closed because its reader has stopped reading. */
const readTimeout = 30_000
const encoder = new TextEncoder()

type Bytes = Uint8Array<ArrayBuffer>

interface Event {
  event: string
  id: string
  data: string
}

/**
 * A server-sent event stream for one browser. It ends once, by whichever happens first: the request is aborted (`gone`),
 * the reader cancels, the reader stops reading, or the server calls `close`. Then `onEnd` is called exactly once; later
 * calls of `send` and `close` have no effect.
 */
export const openEventStream = (gone: AbortSignal, onEnd: () => void) => {
  let controller: ReadableStreamDefaultController<Bytes> | undefined
  /** Keyed by event and data: an unread event that is sent again replaces the earlier one, so the buffer stays small. */
  const unread = new Map<string, Bytes>()
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
    for (const bytes of unread.values()) ending?.enqueue(bytes)
    ending?.close()
  }
  const deliverNext = () => {
    const [first] = unread
    if (!readerWaits || !first) return
    readerWaits = false
    lastReadAt = performance.now()
    unread.delete(first[0])
    controller?.enqueue(first[1])
  }

  const body = new ReadableStream<Bytes>(
    {
      start(streamController) {
        controller = streamController
      },
      pull() {
        readerWaits = true
        deliverNext()
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
    send({ event, id, data }: Event) {
      if (unread.size === 0) lastReadAt = performance.now()
      if (performance.now() - lastReadAt > readTimeout) return close()
      const key = `${event} ${data}`
      unread.delete(key)
      unread.set(key, encoder.encode(`event: ${event}\nid: ${id}\ndata: ${data}\n\n`))
      deliverNext()
    },
  }
}
