import type { Refusal } from '#contract/refusals.ts'

interface Issue {
  path: readonly (string | number)[] | string
  message: string
}

/**
 * Why a request failed: refused = a declared refusal or too many calls, invalid = invalid or too large input, forbidden =
 * not allowed for this caller, unreachable = no response, late = timeout, away = the server or its proxy responded 502, 503
 * or 504, unexpected = everything else, mostly a bug.
 */
export type FailureKind = 'refused' | 'invalid' | 'forbidden' | 'unreachable' | 'late' | 'away' | 'unexpected'

export interface FailureDetails {
  code?: string
  status?: number
  issues?: readonly Issue[]
  requestId?: string | null
}

export class Failure extends Error {
  readonly kind: FailureKind
  readonly facts: FailureDetails
  constructor(kind: FailureKind, facts: FailureDetails = {}) {
    super(facts.code ?? kind)
    this.name = 'Failure'
    this.kind = kind
    this.facts = facts
  }

  is(refusal: Refusal) {
    return this.kind === 'refused' && this.facts.code === refusal
  }
}

export const isRefusal = (error: unknown, refusal: Refusal) => error instanceof Failure && error.is(refusal)

/** True if the requested object does not exist. An invalid id in the URL counts too. */
export const isGone = (failure: Failure | null) =>
  failure !== null && (failure.is('gone') || failure.kind === 'invalid')

/** True if the server gave no result, so that a retry may succeed. */
export const isWithoutResponse = ({ kind }: Failure) => kind === 'unreachable' || kind === 'late' || kind === 'away'

/** Converts a thrown value to a Failure; anything else than a Failure counts as a bug. */
export const toFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('unexpected', { code: String(error) })

interface ErrorBody {
  code?: string
  defined?: boolean
  data?: { issues?: Issue[] }
}

/** Converts an error response to a Failure, also one from a proxy that does not use our format. */
export function failureFromResponse(status: number, body: unknown, requestId: string | null): Failure {
  const { code, defined, data } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody
  const facts: FailureDetails = { status, requestId, ...(code ? { code } : {}) }
  // Status 429 (too many calls) is a refusal that endpoints do not declare.
  if (defined || status === 429) return new Failure('refused', facts)
  if ([400, 422].includes(status)) return new Failure('invalid', { ...facts, issues: data?.issues ?? [] })
  if ([401, 403].includes(status)) return new Failure('forbidden', facts)
  if (status === 413) return new Failure('invalid', { ...facts, code: 'TOO_LARGE' })
  if ([502, 503, 504].includes(status)) return new Failure('away', facts)
  return new Failure('unexpected', facts)
}
