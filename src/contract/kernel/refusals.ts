/** Expected refusals: declared per endpoint, thrown by name, shown in the reader's language. */
const statuses = {
  gone: 404,
  stale: 409,
  too_many_tries: 429,
  wrong_credentials: 401,
  link_expired: 410,
  bad_picture: 415,
} as const

export type Refusal = keyof typeof statuses

export const refusals = <const C extends Refusal>(...codes: C[]) => {
  const declared = {} as Record<C, { status: number }>
  for (const code of codes) declared[code] = { status: statuses[code] }
  return declared
}
