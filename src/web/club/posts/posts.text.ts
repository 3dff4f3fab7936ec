import type { PostKind } from '#contract/club/posts.limits.ts'

export const kindText: Record<PostKind, string> = {
  news: 'Novedades',
  tournament: 'Torneos',
  winner: 'Ganadores',
}

export const oneOfKindText: Record<PostKind, string> = {
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
  save: 'Guardar',
  cancel: 'Cancelar',
  back: 'Volver a Novedades',
  delete: 'Eliminar',
  deleteOf: (title: string) => `Eliminar ${title}`,
  question: {
    title: '¿Estás seguro?',
    body: 'Esta acción no se puede revertir.',
    confirm: 'Confirmar',
    cancel: 'Cancelar',
  },
  created: 'Novedad creada!',
  updated: 'Novedad actualizada!',
  deleted: 'Novedad eliminada!',
  empty: {
    news: 'Todavía no hay novedades.',
    tournament: 'Todavía no hay torneos.',
    winner: 'Todavía no hay ganadores.',
  } satisfies Record<PostKind, string>,
  gone: 'Esta novedad ya no existe. Puede que otra persona la haya eliminado.',
  goneKeep: 'Lo que escribiste sigue abajo, por si querés copiarlo.',
  newer: 'Otra persona cambió esta novedad mientras la editabas.',
  newerHint: 'Así quedó la versión nueva. Lo que escribiste sigue en el formulario.',
  takeNewer: 'Usar la versión nueva',
  keepMine: 'Seguir con lo mío',
  restore: 'Volver a lo que había escrito',
  restoreHint: 'Cargamos la versión nueva.',
}

export const homeText = {
  hello: (firstName: string) => `Hola ${firstName}!`,
  welcome: 'Bienvenido!',
  nothing: 'Todavía no hay novedades.',
}
