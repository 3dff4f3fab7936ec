/**
 * An event of the live stream. `data` is the feature's name of a 'changed' event (screens then read its data again) and
 * JSON with the server's build of a 'hello'. `streamPosition` stays the same while nothing changes.
 */
export interface LiveEvent {
  event: 'hello' | 'changed' | 'ended' | 'beat'
  data: string
  streamPosition: string
}

interface Connection {
  close(): void
}

interface StreamOptions {
  /** Opens one connection; `onLost` is called once, when it breaks. */
  connect(onEvent: (event: LiveEvent) => void, onLost: () => void): Connection
  onEvent(event: LiveEvent): void
  /** Called after a connection was lost or failed; `attempt` counts up until the next hello. */
  onConnectionLost(attempt: number): void
  now?: () => number
  random?: () => number
}

/** Milliseconds without an event after which a connection counts as lost; the server sends a heartbeat every 15 s. */
const silenceLimit = 40_000
const maxDelay = 8_000

/** Milliseconds before an attempt: 500 to 1000, doubling up to 8000; random, so that devices do not reconnect all at once. */
export const reconnectDelay = (attempt: number, random: number) =>
  Math.min(maxDelay, 1000 * 2 ** Math.min(attempt - 1, 10)) * (0.5 + random / 2)

/** Keeps one connection open: reconnects when it breaks or stays silent for too long. */
export function openReconnectingStream({
  connect,
  onEvent,
  onConnectionLost,
  now = Date.now,
  random = Math.random,
}: StreamOptions) {
  let connection: Connection | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let lastEventAt = now()
  let stopped = false

  const wait = (delay: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, delay)
  }
  const watch = () =>
    wait(Math.max(1, lastEventAt + silenceLimit - now()), () =>
      now() - lastEventAt >= silenceLimit ? lost() : watch(),
    )

  function open() {
    if (stopped) return
    connection?.close()
    lastEventAt = now()
    // Events of a replaced connection are ignored.
    let current = true
    const opened = connect(
      (event) => {
        if (!current) return
        lastEventAt = now()
        if (event.event === 'hello') attempt = 0
        onEvent(event)
      },
      () => current && lost(),
    )
    connection = {
      close() {
        current = false
        opened.close()
      },
    }
    watch()
  }

  function lost() {
    if (stopped) return
    connection?.close()
    connection = undefined
    attempt += 1
    onConnectionLost(attempt)
    wait(reconnectDelay(attempt, random()), open)
  }

  open()
  return {
    /** Called when the browser reports that it is offline, which it knows before the connection breaks. */
    drop() {
      if (connection) lost()
    },
    /** Reconnects without waiting for the delay: the tab became visible, or the network is back. */
    hurry() {
      if (!connection) open()
      else if (now() - lastEventAt >= silenceLimit) lost()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      connection?.close()
    },
  }
}
