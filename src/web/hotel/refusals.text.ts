import type { RefusalSentences } from '#contract/refusals.ts'

export const hotelRefusals = {
  unknown_category: 'Esa categoría ya no está en este menú. Elegí otra.',
  in_use: 'Hay menús de este lugar. Pasalos a otro lugar antes de eliminarlo.',
  station_in_use: 'Hay categorías o productos de esta estación. Pasalos a otra antes de eliminarla.',
  too_many_stations: 'Ya hay 30 estaciones, que es el máximo.',
  same_stay: 'Elegí otra habitación o mesa.',
  bad_rows: 'Hay filas con errores. No se guardó ninguna.',
  room_busy: 'La habitación está ocupada.',
  undecided_orders: 'Llegó un pedido nuevo. Decidí si se sirvió o se cancela.',
  reason_required: 'Escribí el motivo: el pedido ya estaba aceptado.',
  reopen_expired: 'Un pedido se reabre solo el día en que se completó.',
  order_decided: {
    spanish: 'El pedido ya está en preparación: no se puede cancelar desde acá. Avisanos por mensaje.',
    english: 'The order is already being prepared and cannot be canceled here. Send us a message.',
    portuguese: 'O pedido já está em preparo e não pode ser cancelado aqui. Envie uma mensagem.',
    french: 'La commande est déjà en préparation et ne peut plus être annulée ici. Écrivez-nous.',
  },
  order_canceled: 'El pedido fue cancelado y ya no se corrige.',
  room_closed: {
    spanish: 'La habitación ya se cerró.',
    english: 'The room has been closed.',
    portuguese: 'O quarto já foi fechado.',
    french: 'La chambre est déjà clôturée.',
  },
  price_changed: {
    spanish: 'Cambió un precio. Revisá el total y enviá el pedido de nuevo.',
    english: 'A price has changed. Check the total and send the order again.',
    portuguese: 'Um preço mudou. Confira o total e envie o pedido de novo.',
    french: 'Un prix a changé. Vérifiez le total et renvoyez la commande.',
  },
  too_many_pending: {
    spanish: 'Hay demasiados pedidos esperando. Esperá a que los confirmen.',
    english: 'Too many orders are waiting. Wait until they are accepted.',
    portuguese: 'Há pedidos demais esperando. Aguarde a confirmação.',
    french: 'Trop de commandes sont en attente. Attendez leur confirmation.',
  },
  seal_worthless: {
    spanish: 'Este código ya no sirve. Pedí uno nuevo en recepción.',
    english: 'This code is no longer valid. Ask for a new one at reception.',
    portuguese: 'Este código não vale mais. Peça um novo na recepção.',
    french: 'Ce code n’est plus valable. Demandez-en un nouveau à la réception.',
  },
  invitation_spent: {
    spanish: 'Este QR ya se usó o dejó de servir. Ingresá el código, o pedí otro QR en recepción.',
    english: 'This QR code was used or is no longer valid. Enter the code, or ask for another QR code at reception.',
    portuguese: 'Este QR já foi usado ou não vale mais. Digite o código, ou peça outro QR na recepção.',
    french: 'Ce QR a déjà servi ou n’est plus valable. Saisissez le code, ou demandez un autre QR à la réception.',
  },
  wrong_room_code: {
    spanish: 'El número o el código no son correctos. Puede que el código haya cambiado: preguntá en recepción.',
    english: 'The number or the code is not correct. The code may have changed: ask at reception.',
    portuguese: 'O número ou o código não estão corretos. O código pode ter mudado: pergunte na recepção.',
    french: 'Le numéro ou le code est incorrect. Le code a peut-être changé : demandez à la réception.',
  },
  too_many_unread: {
    spanish: 'Hay muchos mensajes sin leer. Esperá a que los leamos, o llamá a recepción.',
    english: 'Many messages have not been read yet. Wait until we have, or call reception.',
    portuguese: 'Há muitas mensagens não lidas. Espere até lermos, ou ligue para a recepção.',
    french: 'Beaucoup de messages ne sont pas encore lus. Attendez un peu, ou appelez la réception.',
  },
  chat_full: {
    spanish: 'La conversación llegó a su límite. Llamá a recepción.',
    english: 'The conversation has reached its limit. Please call reception.',
    portuguese: 'A conversa chegou ao limite. Ligue para a recepção.',
    french: 'La conversation a atteint sa limite. Appelez la réception.',
  },
} satisfies Partial<RefusalSentences>
