import { textLimits } from '../kernel/texts.limits.ts'

/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const postLimits = {
  onShow: 10,
  title: textLimits.title,
  description: textLimits.description,
  archivePage: 20,
} as const

/** 'novedad', 'torneo', 'ganador' on the screens. */
export const postKinds = ['news', 'tournament', 'winner'] as const
export type PostKind = (typeof postKinds)[number]

/** The tab of the post list that an address asks for. */
export const postKindAt = (query: URLSearchParams): PostKind =>
  postKinds.find((kind) => kind === query.get('kind')) ?? 'news'

/** Whether an address asks for what is not on show. */
export const isArchiveAt = (query: URLSearchParams): boolean => query.has('archive')
