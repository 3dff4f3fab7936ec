import type { PostKind } from '#contract/club/posts.limits.ts'

export const postKindText: Record<PostKind, string> = {
  news: 'Novedades',
  tournament: 'Torneos',
  winner: 'Ganadores',
}

export const postKindSingularText: Record<PostKind, string> = {
  news: 'Novedad',
  tournament: 'Torneo',
  winner: 'Ganador',
}

export const postsText = {
  kinds: 'Tipos',
  create: 'Crear nueva',
  createTitle: 'Crear Novedad',
  editTitle: 'Editar Novedad',
  kind: 'Tipo',
  postTitle: 'Título',
  description: 'Descripción',
  shownFrom: 'Se muestra desde (opcional)',
  shownUntil: 'Se muestra hasta (opcional)',
  endsBefore: 'Termina antes de empezar.',
  from: (day: string) => `Desde el ${day}`,
  until: (day: string) => `Hasta el ${day}`,
  onTv: 'Así se ve en las pantallas',
  fitsOnTv: 'Se lee completa.',
  cutOnTv: 'No entra completa: en las pantallas se corta. Acortá el título o la descripción.',
  archive: 'Archivo',
  archiveOf: (kind: string) => `${kind} · Archivo`,
  onShow: 'Ver las que se muestran',
  emptyArchive: 'El archivo está vacío: todo se muestra.',
  back: 'Volver a Novedades',
  /**
   * The product specification has this question in Spanish only; the default question of other removals has two
   * languages.
   */
  question: { title: '¿Estás seguro?' },
  delete: 'Eliminar',
  deleteOf: (title: string) => `Eliminar ${title}`,
  created: 'Novedad creada!',
  updated: 'Novedad actualizada!',
  deleted: 'Novedad eliminada!',
  empty: {
    news: 'Todavía no hay novedades.',
    tournament: 'Todavía no hay torneos.',
    winner: 'Todavía no hay ganadores.',
  } satisfies Record<PostKind, string>,
  gone: 'Esta novedad ya no existe. Puede que otra persona la haya eliminado.',
  newer: 'Otra persona cambió esta novedad mientras la editabas.',
}

export const homeText = {
  hello: (firstName: string) => `Hola ${firstName}!`,
  welcome: 'Bienvenido!',
  nothing: 'Todavía no hay novedades.',
}
