import { fork } from 'node:child_process'
import path from 'node:path'
import { ORPCError } from '@orpc/server'
import { limitConcurrency } from '../limitConcurrency.ts'
import { projectFolder } from '../project.ts'
import type { EncodedPicture, EncodeRequest, EncodeResult, IconRequest, PreviewRequest } from './encodingWorker.ts'

/** The worker's source in development, its built file in production. */
const program = import.meta.filename.endsWith('.ts')
  ? path.join(import.meta.dirname, 'encodingWorker.ts')
  : path.join(projectFolder, 'dist/worker/encodingWorker.js')
/** Milliseconds until a request fails and the process is killed. */
const timeout = 60_000
/** Milliseconds until an idle process is ended, to free its memory; a new one starts in a quarter of a second. */
const idleAtMost = 30_000

/** The complete environment of the process. The settings of malloc return large freed blocks to the system at once. */
const environment = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

export class InvalidPicture extends Error {}
/** The encoding process crashed or was killed because of a timeout. */
export class EncoderEnded extends InvalidPicture {}

type EncodeSuccess = Exclude<EncodeResult, { problem: string }>
type RequestWithoutId = Omit<EncodeRequest, 'id'> | Omit<PreviewRequest, 'id'> | Omit<IconRequest, 'id'>

interface PendingRequest {
  resolve(result: EncodeSuccess): void
  reject(reason: InvalidPicture): void
}

/**
 * Starts an encoding process. If it crashes or a request times out, its pending requests fail and `ended` is called.
 */
const startEncoder = (ended: () => void) => {
  const pending = new Map<number, PendingRequest>()
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: ['--expose-gc', '--max-semi-space-size=2'],
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  let requestCount = 0
  let idle: NodeJS.Timeout | undefined

  const failAll = (reason: string) => {
    ended()
    for (const { reject } of pending.values()) reject(new EncoderEnded(reason))
  }
  const end = () => {
    failAll('took too long')
    child.kill('SIGKILL')
  }
  child.on('exit', (code, signal) => failAll(`ended by ${signal ?? code}`))
  child.on('error', (error) => failAll(String(error)))
  child.on('message', (result: EncodeResult) => {
    const request = pending.get(result.id)
    if ('problem' in result) request?.reject(new InvalidPicture(result.problem))
    else request?.resolve(result)
  })

  return async (request: RequestWithoutId) => {
    clearTimeout(idle)
    const id = requestCount++
    const timer = setTimeout(end, timeout)
    try {
      return await new Promise<EncodeSuccess>((resolve, reject) => {
        pending.set(id, { resolve, reject })
        child.send({ id, ...request }, (error) => error && reject(new EncoderEnded(String(error))))
      })
    } finally {
      clearTimeout(timer)
      pending.delete(id)
      if (pending.size === 0) idle = setTimeout(end, idleAtMost).unref()
    }
  }
}

let encoder: ReturnType<typeof startEncoder> | undefined

/** Sends a request to the encoding process, which is started if none is running. */
const sendToEncoder = (request: RequestWithoutId) => {
  const start = () => {
    const started = startEncoder(() => {
      if (encoder === started) encoder = undefined
    })
    return started
  }
  encoder ??= start()
  return encoder(request)
}

/** Encodes a picture in several widths, at most `widest` pixels wide and high. Throws InvalidPicture if it cannot be decoded. */
export const encodePicture = async (upload: Uint8Array, widest = 1920): Promise<EncodedPicture> => {
  const result = await sendToEncoder({ upload, widest })
  if ('encoded' in result) return result.encoded
  throw new InvalidPicture('unexpected result')
}

/** Pictures are encoded one at a time, because one may need 200 MB and keeps several cores busy. At most 24 wait. */
const inTurn = limitConcurrency(1, 24)

/** Encodes an upload after those before it; fails without decoding if its client has disconnected. */
export const encodeUpload = (upload: Blob, signal: AbortSignal | undefined) =>
  inTurn(async () => {
    if (signal?.aborted) throw new ORPCError('CLIENT_CLOSED_REQUEST')
    return encodePicture(new Uint8Array(await upload.arrayBuffer()))
  })

/** Encodes a stored picture as a JPEG of less than 300 kB, for the link previews of messengers. */
export const encodePreview = (stored: Uint8Array): Promise<Uint8Array> =>
  inTurn(async () => {
    const result = await sendToEncoder({ preview: stored })
    if ('jpeg' in result) return result.jpeg
    throw new InvalidPicture('unexpected result')
  })

export const encodeIcon = (request: Omit<IconRequest, 'id'>): Promise<Uint8Array> =>
  inTurn(async () => {
    const result = await sendToEncoder(request)
    if ('png' in result) return result.png
    throw new InvalidPicture('unexpected result')
  })
