import { ORPCError } from '@orpc/server'

/** Sizes in bytes, times in milliseconds. */
interface Terms {
  /** What all bodies together may hold that are arriving or being worked on. */
  room: number
  /** How long a body waits for room before it is refused. */
  waitAtMost: number
  /** How long a sender may take undisturbed; after that the slowest one makes way for whoever waits. */
  patience: number
  /** How long a sender may take at all. */
  deadline: number
}

interface Sender {
  since: number
  arrived: number
  held: number
  cut(): void
}

interface Waiting {
  sender: Sender
  bytes: number
  begin(): void
}

interface Expected {
  /** Room that is taken before anything is read; what arrives beyond it takes its room as it comes. */
  ahead: number
  atMost: number
}

/** Its signal is aborted when the sender leaves. */
type Request = Pick<globalThis.Request, 'body' | 'signal'>

interface Body {
  chunks: Uint8Array[]
  /** Gives the room back. */
  leave(): void
}

const lookAgainEvery = 100
const queueAtMost = 500

export const tooLarge = () => new ORPCError('PAYLOAD_TOO_LARGE', { message: 'The request is too large.' })
const tooSlow = () => new ORPCError('TIMEOUT', { message: 'The request arrived too slowly.' })
const noRoom = () => new ORPCError('SERVICE_UNAVAILABLE', { message: 'Too much at once.' })
const left = () => new ORPCError('CLIENT_CLOSED_REQUEST')

/** Takes in the bodies of requests. However many come at once, they hold a bounded number of bytes. */
export const openIntake = ({ room, waitAtMost, patience, deadline }: Terms) => {
  let held = 0
  const arriving = new Set<Sender>()
  const queue: Waiting[] = []

  const give = (sender: Sender, bytes: number) => {
    held += bytes
    sender.held += bytes
  }
  const serve = () => {
    for (let next = queue[0]; next && held + next.bytes <= room; next = queue[0]) {
      queue.shift()
      give(next.sender, next.bytes)
      next.begin()
    }
  }
  const takeBack = (sender: Sender) => {
    held -= sender.held
    sender.held = 0
    serve()
  }

  const makeWay = () => {
    const now = performance.now()
    const rate = ({ arrived, since }: Sender) => arrived / (now - since)
    const slow = [...arriving].filter(({ since }) => now - since > patience)
    slow.toSorted((a, b) => rate(a) - rate(b))[0]?.cut()
  }

  const waitFor = (sender: Sender, bytes: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const until = performance.now() + waitAtMost
      const done = () => {
        clearInterval(timer)
        signal.removeEventListener('abort', leave)
      }
      const giveUp = (why: Error) => {
        queue.splice(queue.indexOf(waiting), 1)
        done()
        serve()
        reject(why)
      }
      const leave = () => giveUp(left())
      const waiting: Waiting = {
        sender,
        bytes,
        begin() {
          done()
          resolve()
        },
      }
      const timer = setInterval(() => {
        if (performance.now() > until) giveUp(noRoom())
        else if (queue[0] === waiting) makeWay()
      }, lookAgainEvery)
      signal.addEventListener('abort', leave)
      queue.push(waiting)
    })

  /** In turn: nobody who needs little overtakes somebody who needs much. */
  const take = async (sender: Sender, bytes: number, signal: AbortSignal) => {
    if (queue.length === 0 && held + bytes <= room) return give(sender, bytes)
    if (signal.aborted) throw left()
    if (queue.length >= queueAtMost) throw noRoom()
    // Who waits for us is not slow.
    arriving.delete(sender)
    await waitFor(sender, bytes, signal)
    sender.since = performance.now()
    arriving.add(sender)
  }

  return {
    /** Reads a body to its end. Its bytes count until it leaves. */
    async read(request: Request, { ahead, atMost }: Expected): Promise<Body> {
      const { signal } = request
      let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
      let late = false
      const sender: Sender = {
        since: performance.now(),
        arrived: 0,
        held: 0,
        cut() {
          late = true
          reader?.cancel().catch(() => {})
        },
      }
      const timer = setTimeout(sender.cut, deadline)
      const chunks: Uint8Array[] = []
      try {
        if (ahead > 0) await take(sender, ahead, signal)
        arriving.add(sender)
        // Only asking for the body begins to read it.
        reader = request.body?.getReader()
        while (reader) {
          const { done, value } = await reader.read().catch(() => Promise.reject(left()))
          if (late) throw tooSlow()
          if (done) break
          sender.arrived += value.length
          if (sender.arrived > atMost) throw tooLarge()
          if (sender.arrived > sender.held) await take(sender, sender.arrived - sender.held, signal)
          chunks.push(value)
        }
        return { chunks, leave: () => takeBack(sender) }
      } catch (error) {
        takeBack(sender)
        throw error
      } finally {
        clearTimeout(timer)
        arriving.delete(sender)
      }
    },
    get held() {
      return held
    },
  }
}
