import { ORPCError } from '@orpc/server'
import { startRunningTimer } from '../running-timer.ts'

interface IntakeLimits {
  /** Bytes of all bodies in memory, counted from their arrival until the response is complete. */
  total: number
  /** Milliseconds in which a body must arrive. Time in which this process was suspended does not count. */
  deadline: number
}

interface ArrivingBody {
  bytes: number
  refuse(reason: Error): void
}

/** Reads the chunks of a body in turn, as the reader of a web stream does. */
export interface BodyReader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
}

interface ReceivedBody {
  chunks: Uint8Array[]
  /** Frees the body's bytes in the total. May be called more than once. */
  release(): void
}

export const bodyTooLargeError = () => new ORPCError('PAYLOAD_TOO_LARGE', { message: 'The request is too large.' })
const tooSlow = () => new ORPCError('TIMEOUT', { message: 'The request arrived too slowly.' })
const totalReached = () => new ORPCError('SERVICE_UNAVAILABLE', { message: 'Too much at once.' })
const clientLeft = () => new ORPCError('CLIENT_CLOSED_REQUEST')

/** Reads bodies of requests into memory, with limits for size, time and the total of all bodies. */
export const openBodyIntake = ({ total, deadline }: IntakeLimits) => {
  let held = 0
  /** Bodies that are being received, the oldest first. */
  const arriving = new Set<ArrivingBody>()
  let released = Promise.withResolvers<void>()

  const release = (body: ArrivingBody) => {
    held -= body.bytes
    body.bytes = 0
    released.resolve()
    released = Promise.withResolvers()
  }

  /**
   * Adds bytes to those held in memory. If they would exceed `total`, the oldest other body that is still arriving is
   * refused, because it is probably stalled or slow; if there is none, this body waits until another one is released.
   */
  const reserve = async (body: ArrivingBody, bytes: number) => {
    while (arriving.has(body) && held + bytes > total) {
      const oldest = arriving.values().find((other) => other !== body)
      if (oldest) oldest.refuse(totalReached())
      else await released.promise
    }
    if (!arriving.has(body)) return
    held += bytes
    body.bytes += bytes
  }

  return {
    /** Reads a body to its end, or throws if it is too large, too slow or its client disconnects. */
    async read(reader: BodyReader | undefined, sizeLimit: number): Promise<ReceivedBody> {
      const { promise: refusal, reject } = Promise.withResolvers<never>()
      const body: ArrivingBody = {
        bytes: 0,
        refuse(reason) {
          arriving.delete(body)
          release(body)
          reject(reason)
        },
      }
      const chunks: ReceivedBody['chunks'] = []
      const endDeadline = startRunningTimer(deadline, () => body.refuse(tooSlow()))
      arriving.add(body)
      try {
        while (reader) {
          const next = reader.read().catch(() => Promise.reject(clientLeft()))
          const { done, value } = await Promise.race([next, refusal])
          if (done || !value) break
          if (body.bytes + value.length > sizeLimit) throw bodyTooLargeError()
          await Promise.race([reserve(body, value.length), refusal])
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
