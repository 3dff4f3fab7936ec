import { ORPCError } from '@orpc/server'
import { afterRunning } from '../running-timer.ts'

interface IntakeLimits {
  /** Bytes that all bodies hold together, from the first byte that arrives until the request is answered. */
  total: number
  /** Milliseconds that a body may take to arrive, counted while this process is running. */
  deadline: number
}

interface ArrivingBody {
  bytes: number
  refuse(why: Error): void
}

interface ReceivedBody {
  chunks: Uint8Array[]
  /** Its bytes count until then. Harmless when repeated. */
  release(): void
}

export const tooLarge = () => new ORPCError('PAYLOAD_TOO_LARGE', { message: 'The request is too large.' })
const tooSlow = () => new ORPCError('TIMEOUT', { message: 'The request arrived too slowly.' })
const noRoom = () => new ORPCError('SERVICE_UNAVAILABLE', { message: 'Too much at once.' })
const clientLeft = () => new ORPCError('CLIENT_CLOSED_REQUEST')

/** Receives the bodies of requests into memory. */
export const openIntake = ({ total, deadline }: IntakeLimits) => {
  let held = 0
  /** The one that has been arriving for the longest time comes first. */
  const arriving = new Set<ArrivingBody>()
  let released = Promise.withResolvers<void>()

  const release = (body: ArrivingBody) => {
    held -= body.bytes
    body.bytes = 0
    released.resolve()
    released = Promise.withResolvers()
  }

  /**
   * The other body that has been arriving for the longest time is refused, because stalled and slow senders are found
   * there. Where no other is arriving, those that are being worked on are waited for.
   */
  const makeRoom = async (body: ArrivingBody, bytes: number) => {
    while (arriving.has(body) && held + bytes > total) {
      const oldest = arriving.values().find((other) => other !== body)
      if (oldest) oldest.refuse(noRoom())
      else await released.promise
    }
    if (!arriving.has(body)) return
    held += bytes
    body.bytes += bytes
  }

  return {
    /** Reads a body to its end. Only asking the request for its body begins to read it. */
    async read(request: Pick<Request, 'body'>, sizeLimit: number): Promise<ReceivedBody> {
      const { promise: refusal, reject } = Promise.withResolvers<never>()
      const body: ArrivingBody = {
        bytes: 0,
        refuse(why) {
          arriving.delete(body)
          release(body)
          reject(why)
        },
      }
      const chunks: Uint8Array[] = []
      const endDeadline = afterRunning(deadline, () => body.refuse(tooSlow()))
      arriving.add(body)
      try {
        const reader = request.body?.getReader()
        while (reader) {
          const next = reader.read().catch(() => Promise.reject(clientLeft()))
          const { done, value } = await Promise.race([next, refusal])
          if (done) break
          if (body.bytes + value.length > sizeLimit) throw tooLarge()
          await Promise.race([makeRoom(body, value.length), refusal])
          chunks.push(value)
        }
        return { chunks, release: () => release(body) }
      } catch (error) {
        release(body)
        throw error
      } finally {
        endDeadline()
        arriving.delete(body)
      }
    },
    get held() {
      return held
    },
  }
}
