import { textLimits } from '../kernel/texts.limits.ts'

/** Limits live outside the schema files, so that screens can import them without loading zod. */
export const postLimits = {
  onShow: 10,
  title: textLimits.title,
  description: textLimits.description,
  archivePage: 20,
} as const

/** Screens show them as 'novedad', 'torneo' and 'ganador'. */
export const postKinds = ['news', 'tournament', 'winner'] as const
export type PostKind = (typeof postKinds)[number]

/** The selected tab of the post list, from the query parameter `kind`. */
export const postKindFromQuery = (query: URLSearchParams): PostKind =>
  postKinds.find((kind) => kind === query.get('kind')) ?? 'news'

/** Whether the query parameter `archive` selects the posts that are not on show. */
export const isArchiveQuery = (query: URLSearchParams): boolean => query.has('archive')
