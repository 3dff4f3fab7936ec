/**
 * What the server says on the stream. Only names travel: every screen reads again through the one door.
 * Each event carries a mark of how far the server has heard the venue; the same mark again means nothing happened.
 */
export interface Heard {
  event: 'hello' | 'changed' | 'ended' | 'beat'
  data: string
  mark: string
}

interface Line {
  close(): void
}

interface StreamOptions {
  /** Opens one connection; `onLost` is called once, when it breaks. */
  connect(onHeard: (heard: Heard) => void, onLost: () => void): Line
  onHeard(heard: Heard): void
  /** After a connection was lost or could not be made; counts up until the next hello. */
  onTrouble(attempt: number): void
  now?: () => number
  random?: () => number
}

const silence = 40_000
const slowest = 8_000

/** 0.5–1 s at first, doubling to at most 8 s; spread out, so that a club's screens do not return as one wave. */
export const reconnectDelay = (attempt: number, random: number) =>
  Math.min(slowest, 1000 * 2 ** Math.min(attempt - 1, 10)) * (0.5 + random / 2)

/** Keeps one connection alive: opens it, notices when it breaks or falls silent, and opens it again. */
export function keepStream({ connect, onHeard, onTrouble, now = Date.now, random = Math.random }: StreamOptions) {
  let line: Line | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let heardAt = now()
  let stopped = false

  const wait = (delay: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, delay)
  }
  const watch = () =>
    wait(Math.max(1, heardAt + silence - now()), () => (now() - heardAt >= silence ? lost() : watch()))

  function open() {
    if (stopped) return
    line?.close()
    heardAt = now()
    // A line that was replaced may still report; only the current one counts.
    let current = true
    const opened = connect(
      (heard) => {
        if (!current) return
        heardAt = now()
        if (heard.event === 'hello') attempt = 0
        onHeard(heard)
      },
      () => current && lost(),
    )
    line = {
      close() {
        current = false
        opened.close()
      },
    }
    watch()
  }

  function lost() {
    if (stopped) return
    line?.close()
    line = undefined
    attempt += 1
    onTrouble(attempt)
    wait(reconnectDelay(attempt, random()), open)
  }

  open()
  return {
    /** The network is gone, and the browser knows it before the line does. */
    drop() {
      if (line) lost()
    },
    /** Someone looks, or the network is back: do not sit out the pause. */
    hurry() {
      if (!line) open()
      else if (now() - heardAt >= silence) lost()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      line?.close()
    },
  }
}
