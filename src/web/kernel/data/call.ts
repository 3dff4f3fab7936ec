import { type SessionKind, sessionKindHeader } from '#contract/kernel/roles.ts'
import { loadRefusalSentences } from '#web/kernel/text/refusals.ts'
import { Failure, failureFromResponse } from './failure.ts'
import { startRunningTimer } from './runningTimer.ts'
import { updateServerTime } from './serverTime.ts'

/** Milliseconds. A write may wait for a database lock, so its timeout is longer. */
const readTimeout = 10_000
const writeTimeout = 20_000

export const endpointPath = (endpoint: string) => `/api/${endpoint.replaceAll('.', '/')}`

const query = (input: unknown) => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value !== undefined) parameters.set(name, String(value))
  }
  const text = parameters.toString()
  return text ? `?${text}` : ''
}

let as: SessionKind | undefined
/** Sets the session kind that all requests of this document send in a header. */
export const setSessionKind = (kind: SessionKind | undefined) => {
  as = kind
}
/** Headers of every API request. */
export const apiHeaders = (): Record<string, string> => ({
  accept: 'application/json',
  ...(as ? { [sessionKindHeader]: as } : {}),
})

// Uses its own AbortController, because the browsers of televisions lack AbortSignal.any.
async function sendRequest(url: string, init: RequestInit, timeout: number, signal?: AbortSignal): Promise<unknown> {
  const stop = new AbortController()
  let late = false
  const cancelTimeout = startRunningTimer(timeout, () => {
    late = true
    stop.abort()
  })
  const leave = () => stop.abort()
  signal?.addEventListener('abort', leave)
  try {
    const response = await fetch(url, { ...init, credentials: 'same-origin', signal: stop.signal })
    updateServerTime(response.headers.get('date'))
    const body: unknown = await response.json().catch((error: unknown) => {
      if (stop.signal.aborted) throw error
    })
    if (response.ok) return body
    const failure = failureFromResponse(response.status, body, response.headers.get('x-request-id'))
    if (failure.kind === 'refused') await loadRefusalSentences()
    throw failure
  } catch (error) {
    if (error instanceof Failure || signal?.aborted) throw error
    throw new Failure(late ? 'late' : 'unreachable')
  } finally {
    cancelTimeout()
    signal?.removeEventListener('abort', leave)
  }
}

export const callRead = (endpoint: string, input: unknown, signal?: AbortSignal) =>
  sendRequest(endpointPath(endpoint) + query(input), { headers: apiHeaders() }, readTimeout, signal)

/**
 * Sends the writes of `callWrite`. Only the back-office replaces `run`, with a function that may ask for the password first;
 * other pages do not load the code of that dialog.
 */
export const writeRunner = { run: <T>(send: () => Promise<T>): Promise<T> => send() }

export const callWrite = (endpoint: string, input: unknown) =>
  writeRunner.run(() =>
    sendRequest(
      endpointPath(endpoint),
      {
        method: 'POST',
        headers: { ...apiHeaders(), 'content-type': 'application/json' },
        body: JSON.stringify(input ?? {}),
      },
      writeTimeout,
    ),
  )
