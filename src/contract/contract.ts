import { posts } from './club/posts.ts'
import { files } from './kernel/files.ts'
import { identity } from './kernel/identity.ts'
import { venues } from './kernel/venues.ts'

/** Every endpoint there is. Its place here is its address: `/api/club/posts/create`. */
export const contract = {
  kernel: { identity, venues, files },
  club: { posts },
}
export type Contract = typeof contract
