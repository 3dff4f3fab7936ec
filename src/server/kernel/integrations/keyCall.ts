/** A call with a valid key, and the endpoint that the key's scopes admit. */
export interface KeyCall {
  venueId: number
  id: string
  secretHash: Buffer
  endpoint: string
}
