/** HTTP statuses of the general refusal codes, which any feature may declare. */
const statuses = {
  gone: 404,
  stale: 409,
  too_many_tries: 429,
  confirm_device: 429,
  wrong_credentials: 401,
  wrong_password: 401,
  reauthentication_required: 403,
  link_expired: 410,
  weak_password: 422,
  bad_picture: 415,
  storage_full: 507,
  full: 409,
} as const
type General = keyof typeof statuses

/** A feature's own refusal codes with their HTTP statuses. */
type Own = Readonly<Record<string, number>>
type CodeOf<Said> = Said extends string ? Said : keyof Said & string

/**
 * Declares the refusals of an endpoint: general codes by name, a feature's own with their HTTP status, such as
 * `refusals('gone', { number_taken: 409 })`.
 */
export const refusals = <const Said extends readonly (General | Own)[]>(...said: Said) => {
  const declared = said.map((one) => (typeof one === 'string' ? { [one]: statuses[one] } : one))
  const all = Object.entries<number>(Object.assign({}, ...declared))
  return Object.fromEntries(all.map(([code, status]) => [code, { status }])) as Record<
    CodeOf<Said[number]>,
    { status: number }
  >
}
