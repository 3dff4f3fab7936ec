export const newsText = {
  title: 'Bienvenido!',
  sentence: 'Mirá las últimas novedades!',
  live: 'Mirá en Vivo',
  course: 'Descargá la app del curso',
  nothing: 'Todavía no hay novedades.',
}
export const messagesText = {
  title: 'Mensajes',
  nothing: 'Todavía no hay mensajes.',
}
