import { club } from './club/contract.ts'
import { community } from './community/contract.ts'
import type { Feature } from './features.ts'
import { hotel } from './hotel/contract.ts'
import { files } from './kernel/files.ts'
import { identity } from './kernel/identity.ts'
import { users } from './kernel/users.ts'
import { venues } from './kernel/venues.ts'
import { properties } from './properties/contract.ts'

type Product<F = Feature> = F extends `${infer P}.${string}` ? P : never
type NameIn<P extends string, F = Feature> = F extends `${P}.${infer Name}` ? Name : never

/** Every endpoint there is. Its place here is its address: `/api/club/posts/create`. */
export const contract = {
  kernel: { identity, users, venues, files },
  club,
  community,
  hotel,
  properties,
} satisfies { [P in Product]: { [F in NameIn<P>]: object } }
export type Contract = typeof contract
