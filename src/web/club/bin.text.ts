/** Names of what the club's removals put into the bin. */
export const clubBinText = {
  'club.posts.remove': 'Novedad o torneo',
  'club.bags.removeComment': 'Comentario de bolsa',
  'club.bags.removeItem': 'Item de bolsa',
  'club.custody.removePending': 'Movimientos pendientes',
  'club.messages.remove': 'Mensaje',
}
