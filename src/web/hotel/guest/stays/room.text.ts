import type { Language } from '#contract/kernel/languages.limits.ts'

interface RoomText {
  welcome: (name: string) => string
  menu: string
  chat: string
  information: string
  now: string
  earlier: string
  noOrders: string
  total: string
}

/** Labels of a room's page for its own guests. */
export const roomText: Record<Language, RoomText> = {
  spanish: {
    welcome: (name) => (name ? `Hola, ${name}!` : 'Hola!'),
    menu: 'Ver la carta',
    chat: 'Mensajes',
    information: 'Información',
    now: 'Tu pedido',
    earlier: 'Pedidos anteriores',
    noOrders: 'Todavía no pediste nada.',
    total: 'Total de los pedidos',
  },
  english: {
    welcome: (name) => (name ? `Hello, ${name}!` : 'Hello!'),
    menu: 'See the menu',
    chat: 'Messages',
    information: 'Information',
    now: 'Your order',
    earlier: 'Earlier orders',
    noOrders: 'You have not ordered anything yet.',
    total: 'Total of your orders',
  },
  portuguese: {
    welcome: (name) => (name ? `Olá, ${name}!` : 'Olá!'),
    menu: 'Ver o cardápio',
    chat: 'Mensagens',
    information: 'Informações',
    now: 'Seu pedido',
    earlier: 'Pedidos anteriores',
    noOrders: 'Você ainda não pediu nada.',
    total: 'Total dos pedidos',
  },
  french: {
    welcome: (name) => (name ? `Bonjour, ${name} !` : 'Bonjour !'),
    menu: 'Voir la carte',
    chat: 'Messages',
    information: 'Informations',
    now: 'Votre commande',
    earlier: 'Commandes précédentes',
    noOrders: 'Vous n’avez encore rien commandé.',
    total: 'Total des commandes',
  },
}
