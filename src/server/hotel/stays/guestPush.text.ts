import type { AlertKind } from '#contract/hotel/stays.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

interface GuestPushText {
  order: (number: number) => string
  accepted: string
  ready: string
  canceled: (reason: string) => string
  corrected: (reason: string, total: string) => string
  request: Record<AlertKind, string>
  seen: string
  done: string
  thanks: string
  bill: string
}

/** Texts of push messages to guests. Lock screens show them, so they contain no name and no room number. */
export const guestPushText: Record<Language, GuestPushText> = {
  spanish: {
    order: (number) => `Pedido ${number}`,
    accepted: 'En preparación',
    ready: 'Listo',
    canceled: (reason) => (reason ? `Cancelado. Motivo: ${reason}` : 'Cancelado'),
    corrected: (reason, total) => `Lo corregimos: ${reason}. Total: ${total}`,
    request: { clean: 'Limpieza', waiter: 'Mozo', pay: 'La cuenta' },
    seen: 'Vimos tu pedido.',
    done: 'Hecho.',
    thanks: '¡Gracias por tu visita!',
    bill: 'Acá podés ver tu cuenta.',
  },
  english: {
    order: (number) => `Order ${number}`,
    accepted: 'Being prepared',
    ready: 'Ready',
    canceled: (reason) => (reason ? `Cancelled. Reason: ${reason}` : 'Cancelled'),
    corrected: (reason, total) => `We corrected it: ${reason}. Total: ${total}`,
    request: { clean: 'Cleaning', waiter: 'Waiter', pay: 'The bill' },
    seen: 'We have seen your request.',
    done: 'Done.',
    thanks: 'Thank you for your visit!',
    bill: 'You can see your bill here.',
  },
  portuguese: {
    order: (number) => `Pedido ${number}`,
    accepted: 'Em preparo',
    ready: 'Pronto',
    canceled: (reason) => (reason ? `Cancelado. Motivo: ${reason}` : 'Cancelado'),
    corrected: (reason, total) => `Corrigimos o pedido: ${reason}. Total: ${total}`,
    request: { clean: 'Limpeza', waiter: 'Garçom', pay: 'A conta' },
    seen: 'Vimos o seu pedido.',
    done: 'Feito.',
    thanks: 'Obrigado pela visita!',
    bill: 'Aqui você pode ver a sua conta.',
  },
  french: {
    order: (number) => `Commande ${number}`,
    accepted: 'En préparation',
    ready: 'Prête',
    canceled: (reason) => (reason ? `Annulée. Motif : ${reason}` : 'Annulée'),
    corrected: (reason, total) => `Nous l’avons corrigée : ${reason}. Total : ${total}`,
    request: { clean: 'Ménage', waiter: 'Serveur', pay: 'L’addition' },
    seen: 'Nous avons vu votre demande.',
    done: 'C’est fait.',
    thanks: 'Merci de votre visite !',
    bill: 'Vous pouvez voir votre addition ici.',
  },
}
