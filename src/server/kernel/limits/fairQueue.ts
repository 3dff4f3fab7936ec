/** A task takes its place in the queue by key and precedence. */
export interface Turn {
  /** Tasks with the same key wait in order of arrival; different keys take turns. */
  key: string
  /** Tasks with precedence run before all others. */
  first: boolean
}

/** The queue is full, and the caller with this task has the most waiting. */
export class QueueFull extends Error {}

interface Waiting {
  begin(): void
  refuse(error: QueueFull): void
}

interface QueueOptions {
  /** Number of tasks that run at the same time. */
  atOnce: number
  waitingAtMost: number
  /** Milliseconds for which a finished task keeps its place, so that the next one begins later. */
  pause?: number
}

/**
 * Runs tasks in fair turns: however many tasks one key has waiting, another key's task waits for one of each. When the
 * queue is full, the newest task of the longest line is refused, so that a flood from one key displaces only itself.
 */
export const openFairQueue = ({ atOnce, waitingAtMost, pause = 0 }: QueueOptions) => {
  // A Map keeps the order of insertion: the first key is next, and moves to the end after its turn.
  const [withPrecedence, others] = [new Map<string, Waiting[]>(), new Map<string, Waiting[]>()]
  let running = 0
  let waitingCount = 0

  const nextOf = (lines: Map<string, Waiting[]>) => {
    for (const [key, line] of lines) {
      lines.delete(key)
      const next = line.shift()
      if (line.length > 0) lines.set(key, line)
      return next
    }
    return undefined
  }

  /** Refuses the newest task of the longest line; of lines of the same length, the newest line. */
  const refuseFromLongest = () => {
    const lines = others.size > 0 ? others : withPrecedence
    let longest: [string, Waiting[]] = ['', []]
    for (const entry of lines) if (entry[1].length >= longest[1].length) longest = entry
    const [key, line] = longest
    line.pop()?.refuse(new QueueFull())
    if (line.length === 0) lines.delete(key)
    waitingCount--
  }

  const wait = ({ key, first }: Turn) =>
    new Promise<void>((begin, refuse) => {
      const lines = first ? withPrecedence : others
      const line = lines.get(key) ?? []
      lines.set(key, line)
      line.push({ begin, refuse })
      waitingCount++
      if (waitingCount > waitingAtMost) refuseFromLongest()
    })

  const release = () => {
    const next = nextOf(withPrecedence) ?? nextOf(others)
    if (!next) {
      running--
      return
    }
    waitingCount--
    next.begin()
  }

  return {
    get isIdle() {
      return running === 0
    },
    async run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
      if (running >= atOnce) await wait(turn)
      else running++
      try {
        return await work()
      } finally {
        if (pause > 0) setTimeout(release, pause).unref()
        else release()
      }
    },
  }
}
export type FairQueue = ReturnType<typeof openFairQueue>
