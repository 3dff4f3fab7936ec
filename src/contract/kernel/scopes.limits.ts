/** A feature's name. The compiler cannot check it here (who.ts); the server refuses to start with an unknown one. */
type FeatureName = `${string}.${string}`

interface ScopeGroup {
  features: readonly FeatureName[]
  /** False if staff can only read these features: a key has no more rights than staff. */
  writable: boolean
}

/**
 * The groups of features that an API key can be allowed to call. Features of the kernel (users, sessions, configuration,
 * backups, activity log, keys) are in none of them.
 */
export const scopeGroups = {
  orders: { features: ['hotel.orders', 'hotel.accounts'], writable: true },
  menus: { features: ['hotel.menus', 'hotel.outlets', 'hotel.stations'], writable: true },
  rooms: { features: ['hotel.rooms', 'hotel.stays'], writable: true },
  bags: { features: ['club.people', 'club.bags', 'club.movements'], writable: true },
  news: { features: ['club.posts', 'club.messages'], writable: false },
  bookings: { features: ['community.bookings', 'community.activities'], writable: true },
  claims: { features: ['community.claims'], writable: true },
  properties: { features: ['properties.listings', 'properties.enquiries', 'properties.visits'], writable: true },
} as const satisfies Record<string, ScopeGroup>
export type ScopeGroupName = keyof typeof scopeGroups

/** 'write' includes 'read'. */
export type Scope = `${ScopeGroupName}:${'read' | 'write'}`

export const scopeGroupNames = Object.keys(scopeGroups) as ScopeGroupName[]

export const scopes = scopeGroupNames.flatMap((group): Scope[] =>
  scopeGroups[group].writable ? [`${group}:read`, `${group}:write`] : [`${group}:read`],
)

export const apiKeyLimits = {
  name: 80,
  /** Keys of a venue that are not revoked. */
  keys: 20,
  /** Calls of one key in a minute, counted in the memory of each node. */
  callsPerMinute: 120,
}
