import http from 'node:http'
import https from 'node:https'
import type { DeliveryResult } from '#contract/kernel/webhooks.limits.ts'
import { startRunningTimer } from '../running-timer.ts'
import { isRefusedUrl, lookupPublic, PrivateAddress } from './webhookAddresses.ts'

/** Bytes of a response that are read before the connection is closed. They are ignored. */
const maxResponseBytes = 64 * 1024

export interface Attempt {
  result: DeliveryResult
  /** HTTP status; null without a response. */
  status: number | null
}

interface WebhookRequest {
  url: string
  headers: Record<string, string>
  body: string
  /** Milliseconds for the whole request. */
  timeout: number
  /** Whether http and private addresses are allowed. */
  allowPrivate: boolean
}

const resultOf = (status: number): DeliveryResult => {
  if (status >= 200 && status < 300) return 'delivered'
  return status >= 300 && status < 400 ? 'redirected' : 'refused'
}

const resultOfError = (error: Error): DeliveryResult => {
  if (error instanceof PrivateAddress) return 'forbidden'
  return error.name === 'AbortError' ? 'timeout' : 'unreachable'
}

/** Posts an event. Redirects are not followed, and proxies of the environment are not used. */
export const postEvent = ({ url, headers, body, timeout, allowPrivate }: WebhookRequest): Promise<Attempt> => {
  const address = new URL(url)
  if (!allowPrivate && isRefusedUrl(address)) return Promise.resolve({ result: 'forbidden', status: null })
  const { promise, resolve } = Promise.withResolvers<Attempt>()
  const ended = new AbortController()
  const cancelTimer = startRunningTimer(timeout, () => ended.abort())
  const request = (address.protocol === 'https:' ? https : http).request(address, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: false,
    signal: ended.signal,
    ...(allowPrivate ? {} : { lookup: lookupPublic }),
  })
  request.on('response', (response) => {
    const status = response.statusCode ?? 0
    resolve({ result: resultOf(status), status })
    let bytes = 0
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxResponseBytes) response.destroy()
    })
    // The status is known: a body that breaks off or never ends changes nothing.
    response.on('error', () => {})
  })
  request.on('error', (error) => resolve({ result: resultOfError(error), status: null }))
  request.on('close', () => {
    cancelTimer()
    // A connection that closes with neither a response nor an error, such as after a 101, must not leave the caller waiting.
    resolve({ result: 'unreachable', status: null })
  })
  request.end(body)
  return promise
}
