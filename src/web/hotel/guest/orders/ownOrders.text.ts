import type { OrderStatus } from '#contract/hotel/orders.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

interface OwnOrdersText {
  status: Record<OrderStatus, string>
  number: (number: number) => string
  repeat: string
}

export const ownOrdersText: Record<Language, OwnOrdersText> = {
  spanish: {
    status: { pending: 'Recibido', accepted: 'En preparación', canceled: 'Cancelado', completed: 'Completado' },
    number: (number) => `Pedido ${number}`,
    repeat: 'Repetir',
  },
  english: {
    status: { pending: 'Received', accepted: 'Being prepared', canceled: 'Cancelled', completed: 'Completed' },
    number: (number) => `Order ${number}`,
    repeat: 'Order again',
  },
  portuguese: {
    status: { pending: 'Recebido', accepted: 'Em preparo', canceled: 'Cancelado', completed: 'Concluído' },
    number: (number) => `Pedido ${number}`,
    repeat: 'Repetir',
  },
  french: {
    status: { pending: 'Reçue', accepted: 'En préparation', canceled: 'Annulée', completed: 'Terminée' },
    number: (number) => `Commande ${number}`,
    repeat: 'Commander à nouveau',
  },
}
