import type { OrderStatus } from '#contract/hotel/orders.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

interface OwnOrdersText {
  status: Record<OrderStatus, string>
  number: (number: number) => string
  repeat: string
  ready: string
  cancel: string
  because: (reason: string) => string
  corrected: (reason: string) => string
  before: string
}

export const ownOrdersText: Record<Language, OwnOrdersText> = {
  spanish: {
    status: { pending: 'Recibido', accepted: 'En preparación', canceled: 'Cancelado', completed: 'Completado' },
    number: (number) => `Pedido ${number}`,
    repeat: 'Repetir',
    ready: 'Listo',
    cancel: 'Cancelar pedido',
    because: (reason) => `Motivo: ${reason}`,
    corrected: (reason) => `Lo corregimos: ${reason}`,
    before: 'Antes',
  },
  english: {
    status: { pending: 'Received', accepted: 'Being prepared', canceled: 'Cancelled', completed: 'Completed' },
    number: (number) => `Order ${number}`,
    repeat: 'Order again',
    ready: 'Ready',
    cancel: 'Cancel order',
    because: (reason) => `Reason: ${reason}`,
    corrected: (reason) => `We corrected it: ${reason}`,
    before: 'Before',
  },
  portuguese: {
    status: { pending: 'Recebido', accepted: 'Em preparo', canceled: 'Cancelado', completed: 'Concluído' },
    number: (number) => `Pedido ${number}`,
    repeat: 'Repetir',
    ready: 'Pronto',
    cancel: 'Cancelar pedido',
    because: (reason) => `Motivo: ${reason}`,
    corrected: (reason) => `Corrigimos o pedido: ${reason}`,
    before: 'Antes',
  },
  french: {
    status: { pending: 'Reçue', accepted: 'En préparation', canceled: 'Annulée', completed: 'Terminée' },
    number: (number) => `Commande ${number}`,
    repeat: 'Commander à nouveau',
    ready: 'Prête',
    cancel: 'Annuler la commande',
    because: (reason) => `Motif : ${reason}`,
    corrected: (reason) => `Nous l’avons corrigée : ${reason}`,
    before: 'Avant',
  },
}
