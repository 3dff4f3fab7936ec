import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

interface OutletsText {
  outlets: string
  menus: string
  outletsSubtitle: string
  noOutlets: string
  chat: string
  /** Prefilled chat message before the number, which a guest in no room adds. */
  chatMessage: Record<RoomKind, string>
  survey: string
  emptyMenu: string
}

/** Texts of the guests' pages of all outlets and of one outlet. */
export const outletsText: Record<Language, OutletsText> = {
  spanish: {
    outlets: 'Lugares!',
    menus: 'Cartas',
    outletsSubtitle: 'Elegí un lugar para ver su carta.',
    noOutlets: 'Todavía no hay lugares para elegir.',
    chat: 'Pedir por WhatsApp',
    chatMessage: {
      room: 'Hola! Quiero hacer un pedido. Mi número de habitación es: ',
      table: 'Hola! Quiero hacer un pedido. Mi número de mesa es: ',
    },
    survey: 'Contanos cómo te fue',
    emptyMenu: 'Esta carta todavía no tiene productos.',
  },
  english: {
    outlets: 'Places!',
    menus: 'Menus',
    outletsSubtitle: 'Choose a place to see its menu.',
    noOutlets: 'There are no places to choose from yet.',
    chat: 'Order by WhatsApp',
    chatMessage: {
      room: 'Hello! I would like to order. My room number is: ',
      table: 'Hello! I would like to order. My table number is: ',
    },
    survey: 'Tell us how it went',
    emptyMenu: 'This menu has no products yet.',
  },
  portuguese: {
    outlets: 'Lugares!',
    menus: 'Cardápios',
    outletsSubtitle: 'Escolha um lugar para ver o cardápio.',
    noOutlets: 'Ainda não há lugares para escolher.',
    chat: 'Pedir pelo WhatsApp',
    chatMessage: {
      room: 'Olá! Quero fazer um pedido. O número do meu quarto é: ',
      table: 'Olá! Quero fazer um pedido. O número da minha mesa é: ',
    },
    survey: 'Conte como foi',
    emptyMenu: 'Este cardápio ainda não tem produtos.',
  },
  french: {
    menus: 'Cartes',
    outlets: 'Lieux !',
    outletsSubtitle: 'Choisissez un lieu pour voir sa carte.',
    noOutlets: 'Il n’y a pas encore de lieu à choisir.',
    chat: 'Commander par WhatsApp',
    chatMessage: {
      room: 'Bonjour ! Je souhaite commander. Mon numéro de chambre est : ',
      table: 'Bonjour ! Je souhaite commander. Mon numéro de table est : ',
    },
    survey: 'Racontez-nous votre expérience',
    emptyMenu: 'Cette carte n’a pas encore de produits.',
  },
}
