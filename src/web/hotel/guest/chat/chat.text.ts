import type { Language } from '#contract/kernel/languages.limits.ts'

interface ChatText {
  title: string
  write: string
  send: string
  empty: string
  sent: string
  delivered: string
  read: string
  sending: string
  again: string
  outside: string
  getIn: string
}

/** The specification prescribes the Spanish labels. */
export const chatText: Record<Language, ChatText> = {
  spanish: {
    title: 'Mensajes',
    write: 'Escribinos...',
    send: 'ENVIAR',
    empty: 'Escribinos y te respondemos acá.',
    sent: 'Enviado',
    delivered: 'Recibido',
    read: 'Leído',
    sending: 'Enviando…',
    again: 'Reintentar',
    outside: 'Este teléfono no está en la habitación. Entrá para escribirnos.',
    getIn: 'Cómo entrar',
  },
  english: {
    title: 'Messages',
    write: 'Write to us...',
    send: 'SEND',
    empty: 'Write to us and we will answer here.',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    sending: 'Sending…',
    again: 'Try again',
    outside: 'This phone is not in the room yet. Join to write to us.',
    getIn: 'How to join',
  },
  portuguese: {
    title: 'Mensagens',
    write: 'Escreva para nós...',
    send: 'ENVIAR',
    empty: 'Escreva e respondemos por aqui.',
    sent: 'Enviada',
    delivered: 'Recebida',
    read: 'Lida',
    sending: 'Enviando…',
    again: 'Tentar de novo',
    outside: 'Este telefone não está no quarto. Entre para nos escrever.',
    getIn: 'Como entrar',
  },
  french: {
    title: 'Messages',
    write: 'Écrivez-nous...',
    send: 'ENVOYER',
    empty: 'Écrivez-nous, nous répondons ici.',
    sent: 'Envoyé',
    delivered: 'Reçu',
    read: 'Lu',
    sending: 'Envoi…',
    again: 'Réessayer',
    outside: 'Ce téléphone n’est pas dans la chambre. Entrez pour nous écrire.',
    getIn: 'Comment entrer',
  },
}
