/** Expected refusals: declared per endpoint, thrown by name, shown in the reader's language. */
const statuses = {
  gone: 404,
  stale: 409,
  too_many_tries: 429,
  wrong_credentials: 401,
  link_expired: 410,
  bad_picture: 415,
  /** What it was made against has changed meanwhile: to be looked at, not repeated. */
  conflict: 409,
  wrong_code: 422,
  permit_expired: 410,
  number_taken: 409,
  unknown_member: 422,
  unknown_category: 422,
  full: 409,
  in_use: 409,
  bad_rows: 422,
} as const

export type Refusal = keyof typeof statuses

export const refusals = <const C extends Refusal>(...codes: C[]) => {
  const declared = {} as Record<C, { status: number }>
  for (const code of codes) declared[code] = { status: statuses[code] }
  return declared
}
