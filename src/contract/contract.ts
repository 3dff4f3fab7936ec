import { bags } from './club/bags.ts'
import { custody } from './club/custody.ts'
import { dashboard } from './club/dashboard.ts'
import { messages } from './club/messages.ts'
import { movements } from './club/movements.ts'
import { people } from './club/people.ts'
import { posts } from './club/posts.ts'
import { screens } from './club/screens.ts'
import type { Feature } from './features.ts'
import { menusAtDesk } from './hotel/menus.desk.ts'
import { menusOfGuests } from './hotel/menus.guest.ts'
import { menusOfStaff } from './hotel/menus.ts'
import { outlets } from './hotel/outlets.ts'
import { files } from './kernel/files.ts'
import { identity } from './kernel/identity.ts'
import { venues } from './kernel/venues.ts'
import { enquiries } from './properties/enquiries.ts'
import { figures } from './properties/figures.ts'
import { listings } from './properties/listings.ts'

type Product<F = Feature> = F extends `${infer P}.${string}` ? P : never
type NameIn<P extends string, F = Feature> = F extends `${P}.${infer Name}` ? Name : never

/** Every endpoint there is. Its place here is its address: `/api/club/posts/create`. */
export const contract = {
  kernel: { identity, venues, files },
  club: { posts, people, bags, movements, custody, messages, screens, dashboard },
  hotel: { outlets, menus: { ...menusOfStaff, ...menusAtDesk, ...menusOfGuests } },
  properties: { listings, enquiries, figures },
} satisfies { [P in Product]: { [F in NameIn<P>]: object } }
export type Contract = typeof contract
