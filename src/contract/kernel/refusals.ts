/** General words, which any product may use. */
const statuses = {
  gone: 404,
  stale: 409,
  too_many_tries: 429,
  wrong_credentials: 401,
  link_expired: 410,
  bad_picture: 415,
  full: 409,
} as const
type General = keyof typeof statuses

/** A feature's own words, each with its status. */
type Own = Readonly<Record<string, number>>
type CodeOf<Said> = Said extends string ? Said : keyof Said & string

/**
 * Expected refusals: declared per endpoint, thrown by name, shown in the reader's language. General ones are named, a
 * feature's own come with their status: `refusals('gone', { number_taken: 409 })`.
 */
export const refusals = <const Said extends readonly (General | Own)[]>(...said: Said) => {
  const declared = said.map((one) => (typeof one === 'string' ? { [one]: statuses[one] } : one))
  const all = Object.entries<number>(Object.assign({}, ...declared))
  return Object.fromEntries(all.map(([code, status]) => [code, { status }])) as Record<
    CodeOf<Said[number]>,
    { status: number }
  >
}
