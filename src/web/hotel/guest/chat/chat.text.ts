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
}

/** The product specification prescribes the Spanish labels, so they must not be reworded; the other languages are translations. */
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
    outside: 'Entrá para escribirnos.',
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
    outside: 'Join to write to us.',
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
    outside: 'Entre para nos escrever.',
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
    outside: 'Entrez pour nous écrire.',
  },
}
