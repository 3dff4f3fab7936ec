import type { StaffWriteOf } from '#contract/loggedEndpoints.ts'

/** A sentence is the verb of an entry: it follows the person's name and comes before the name of the object. */
export const clubSentences = {
  'club.posts.create': 'creó la publicación',
  'club.posts.update': 'editó la publicación',
  'club.posts.remove': 'eliminó la publicación',
  'club.people.create': 'creó la persona',
  'club.people.update': 'editó la persona',
  'club.people.setActive': 'activó o desactivó a',
  'club.people.setAllActive': 'activó o desactivó a varias personas',
  'club.people.previewImport': 'revisó un archivo de personas',
  'club.people.import': 'importó personas de un archivo',
  'club.bags.create': 'creó la bolsa o el carro',
  'club.bags.update': 'editó la bolsa o el carro',
  'club.bags.archive': 'archivó la bolsa o el carro',
  'club.bags.restore': 'restauró la bolsa o el carro',
  'club.bags.addComment': 'agregó un comentario a una bolsa',
  'club.bags.removeComment': 'eliminó un comentario de una bolsa',
  'club.bags.addItem': 'agregó el palo',
  'club.bags.updateItem': 'editó el palo',
  'club.bags.removeItem': 'eliminó el palo',
  'club.bags.solveMissing': 'marcó como encontrado el palo',
  'club.movements.create': 'registró un movimiento de',
  'club.custody.open': 'abrió con el código la bolsa',
  'club.custody.register': 'registró con el código un movimiento de',
  'club.custody.registerByCode': 'registró con el código un movimiento de',
  'club.custody.removePending': 'vació la lista de bolsas pendientes',
  'club.custody.setCode': 'cambió el código de las bolsas',
  'club.messages.create': 'creó el mensaje',
  'club.messages.update': 'editó el mensaje',
  'club.messages.order': 'cambió el orden de los mensajes',
  'club.messages.remove': 'eliminó el mensaje',
  'club.screens.ask': 'pidió un código para una pantalla',
  'club.screens.claim': 'conectó una pantalla',
  'club.screens.pair': 'vinculó la pantalla',
  'club.screens.update': 'editó la pantalla',
  'club.screens.revoke': 'desvinculó la pantalla',
} satisfies Record<StaffWriteOf<'club'>, string>

export const clubExportSentences = {
  'club.people.export': 'descargó las personas',
  'club.movements.export': 'descargó los movimientos',
}

export const clubAreas = {
  'club.posts': 'Novedades y torneos',
  'club.people': 'Personas',
  'club.bags': 'Bolsas y carros',
  'club.movements': 'Movimientos',
  'club.custody': 'Cuarto de palos',
  'club.messages': 'Mensajes',
  'club.screens': 'Pantallas',
}
