import type { OrderStatus } from '#contract/hotel/orders.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

interface OwnOrdersText {
  status: Record<OrderStatus, string>
  number: (number: number) => string
  repeat: string
  ready: string
  because: (reason: string) => string
}

export const ownOrdersText: Record<Language, OwnOrdersText> = {
  spanish: {
    status: { pending: 'Recibido', accepted: 'En preparación', canceled: 'Cancelado', completed: 'Completado' },
    number: (number) => `Pedido ${number}`,
    repeat: 'Repetir',
    ready: 'Listo',
    because: (reason) => `Motivo: ${reason}`,
  },
  english: {
    status: { pending: 'Received', accepted: 'Being prepared', canceled: 'Cancelled', completed: 'Completed' },
    number: (number) => `Order ${number}`,
    repeat: 'Order again',
    ready: 'Ready',
    because: (reason) => `Reason: ${reason}`,
  },
  portuguese: {
    status: { pending: 'Recebido', accepted: 'Em preparo', canceled: 'Cancelado', completed: 'Concluído' },
    number: (number) => `Pedido ${number}`,
    repeat: 'Repetir',
    ready: 'Pronto',
    because: (reason) => `Motivo: ${reason}`,
  },
  french: {
    status: { pending: 'Reçue', accepted: 'En préparation', canceled: 'Annulée', completed: 'Terminée' },
    number: (number) => `Commande ${number}`,
    repeat: 'Commander à nouveau',
    ready: 'Prête',
    because: (reason) => `Motif : ${reason}`,
  },
}
