import type { BagType } from '#contract/club/bags.limits.ts'
import type { PostKind } from '#contract/club/posts.limits.ts'
import type { TvBoard } from '#contract/club/screens.limits.ts'

/** Words of the club's search results; the lists hold normalized words that name a kind. */
export const clubSearchText = {
  person: 'Persona',
  people: ['persona', 'socio', 'socia', 'ficha'],
  number: (number: string) => `Socio ${number}`,
  inactive: 'Inactivo',
  bag: { bag: 'Bolsa', cart: 'Carro' } satisfies Record<BagType, string>,
  bags: ['bolsa', 'carro'],
  place: (place: string) => `Lugar ${place}`,
  post: { news: 'Novedad', tournament: 'Torneo', winner: 'Ganador' } satisfies Record<PostKind, string>,
  posts: ['novedad', 'torneo', 'ganador', 'noticia'],
  message: 'Mensaje',
  messages: ['mensaje', 'video'],
  tv: 'Pantalla',
  tvs: ['pantalla', 'televisor', 'tele'],
  board: {
    news: 'Novedades',
    tournaments: 'Torneos',
    winners: 'Ganadores',
    bags: 'Bolsas',
  } satisfies Record<TvBoard, string>,
} as const
