import type { PostKind } from '#contract/club/posts.limits.ts'

/** The address of a kind's tab. */
export const listOf = (kind: PostKind) => (kind === 'news' ? '/news-admin' : `/news-admin?kind=${kind}`)
