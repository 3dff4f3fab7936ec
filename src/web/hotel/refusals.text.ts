import type { RefusalSentences } from '#contract/refusals.ts'

export const hotelRefusals = {
  unknown_category: 'Esa categoría ya no está en este menú. Elegí otra.',
  in_use: 'Hay menús de este lugar. Pasalos a otro lugar antes de eliminarlo.',
  bad_rows: 'Hay filas con errores. No se guardó ninguna.',
  room_busy: 'La habitación está ocupada.',
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
  code_needed: {
    spanish: 'Ya hay un teléfono en esta habitación. Ingresá el código de seis números para sumarte.',
    english: 'There is already a phone in this room. Enter the six-digit code to join.',
    portuguese: 'Já há um telefone neste quarto. Digite o código de seis números para entrar.',
    french: 'Un téléphone est déjà dans cette chambre. Saisissez le code à six chiffres pour entrer.',
  },
  room_free: {
    spanish: 'Todavía no hay nadie registrado acá. Avisá en recepción.',
    english: 'Nobody is checked in here yet. Please tell reception.',
    portuguese: 'Ainda não há ninguém registrado aqui. Avise a recepção.',
    french: 'Personne n’est encore enregistré ici. Prévenez la réception.',
  },
  wrong_room_code: {
    spanish: 'El número o el código no son correctos.',
    english: 'The number or the code is not correct.',
    portuguese: 'O número ou o código não estão corretos.',
    french: 'Le numéro ou le code est incorrect.',
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
