/** A reader that takes nothing for this long, while there is something to take, reads no more. */
const patience = 30_000
const encoder = new TextEncoder()

type Bytes = Uint8Array<ArrayBuffer>

interface Event {
  event: string
  id: string
  data: string
}

/**
 * A stream of events for one reader. It can end in many ways and at any time: the reader leaves before, while or
 * after it begins to read (`gone`, or cancelling), stops reading, or is told to go. Whatever comes first ends it,
 * `onEnd` is called that once, and from then on nothing sent or closed does any harm.
 */
export const openEvents = (gone: AbortSignal, onEnd: () => void) => {
  let controller: ReadableStreamDefaultController<Bytes> | undefined
  /** By what they say: unread, the same twice is once, in the place of the later one. So the unread stay few. */
  const unread = new Map<string, Bytes>()
  let wanted = false
  let takenAt = performance.now()

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
  const give = () => {
    const [first] = unread
    if (!wanted || !first) return
    wanted = false
    takenAt = performance.now()
    unread.delete(first[0])
    controller?.enqueue(first[1])
  }

  const body = new ReadableStream<Bytes>(
    {
      start(given) {
        controller = given
      },
      pull() {
        wanted = true
        give()
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
      if (unread.size === 0) takenAt = performance.now()
      if (performance.now() - takenAt > patience) return close()
      const saying = `${event} ${data}`
      unread.delete(saying)
      unread.set(saying, encoder.encode(`event: ${event}\nid: ${id}\ndata: ${data}\n\n`))
      give()
    },
  }
}
