import { to } from '#contract/club/pages.ts'
import type { PostKind } from '#contract/club/posts.limits.ts'

/** The address of a kind's tab. */
export const listOf = (kind: PostKind) => to('newsAdmin', kind === 'news' ? {} : { kind })

/** Those of a kind that are not on show. */
export const archiveOf = (kind: PostKind) => to('newsAdmin', { kind, archive: '1' })
