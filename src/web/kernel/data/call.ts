import { asHeader, type Kind } from '#contract/kernel/roles.ts'
import { untilTold } from '#web/kernel/text/refusals.ts'
import { Failure, failureFrom } from './failure.ts'
import { hearServerTime } from './serverTime.ts'

const readTimeout = 10_000
// A write may be waiting for a lock or a slow phone's upload; its id makes trying again safe.
const writeTimeout = 20_000

export const addressOf = (endpoint: string) => `/api/${endpoint.replaceAll('.', '/')}`

const query = (input: unknown) => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value !== undefined) parameters.set(name, String(value))
  }
  const text = parameters.toString()
  return text ? `?${text}` : ''
}

let as: Kind | undefined
/** As which kind of caller this document was opened: everything it asks says so. */
export const actAs = (kind: Kind | undefined) => {
  as = kind
}
/** Of every request of ours. */
export const headers = (): Record<string, string> => ({ accept: 'application/json', ...(as ? { [asHeader]: as } : {}) })

// A controller of our own: televisions run browsers that lack AbortSignal.any.
async function ask(address: string, init: RequestInit, timeout: number, signal?: AbortSignal): Promise<unknown> {
  const stop = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    stop.abort()
  }, timeout)
  const leave = () => stop.abort()
  signal?.addEventListener('abort', leave)
  try {
    const answer = await fetch(address, { ...init, credentials: 'same-origin', signal: stop.signal })
    hearServerTime(answer.headers.get('date'))
    const body: unknown = await answer.json().catch((error: unknown) => {
      if (stop.signal.aborted) throw error
    })
    if (answer.ok) return body
    const failure = failureFrom(answer.status, body, answer.headers.get('x-request-id'))
    if (failure.kind === 'refused') await untilTold()
    throw failure
  } catch (error) {
    if (error instanceof Failure || signal?.aborted) throw error
    throw new Failure(late ? 'late' : 'unreachable')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
}

export const callRead = (endpoint: string, input: unknown, signal?: AbortSignal) =>
  ask(addressOf(endpoint) + query(input), { headers: headers() }, readTimeout, signal)

export const callWrite = (endpoint: string, input: unknown) =>
  ask(
    addressOf(endpoint),
    {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(input ?? {}),
    },
    writeTimeout,
  )
