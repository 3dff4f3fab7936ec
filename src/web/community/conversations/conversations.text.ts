export const conversationText = {
  messages: 'Conversación',
  photo: 'Foto del mensaje',
  photoOfMember: 'Foto',
  reply: 'Responder',
  replyLabel: 'Tu mensaje',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  cancel: 'Cancelar',
  sent: 'Mensaje enviado!',
  full: 'Esta conversación ya es muy larga. Empezá una nueva, por favor.',
}
