import { to } from '#contract/club/pages.ts'
import type { PostKind } from '#contract/club/posts.limits.ts'

/** The path of the list of one kind of post; news is the default tab and needs no query. */
export const listOf = (kind: PostKind) => to('newsAdmin', kind === 'news' ? {} : { kind })

/** The path of the archive: posts of the kind that televisions do not show. */
export const archiveOf = (kind: PostKind) => to('newsAdmin', { kind, archive: '1' })
