import type { Language } from '#contract/kernel/languages.limits.ts'

interface OutletsText {
  outlets: string
  outletsSubtitle: string
  noOutlets: string
  chat: string
  /** Prefilled chat message; the guest adds the room's number. */
  chatMessage: string
  survey: string
}

/** Labels of the page that lists the outlets. */
export const outletsText: Record<Language, OutletsText> = {
  spanish: {
    outlets: 'Lugares!',
    outletsSubtitle: 'Elegí un lugar para ver su carta.',
    noOutlets: 'Todavía no hay lugares para elegir.',
    chat: 'Pedir por WhatsApp',
    chatMessage: 'Hola! Quiero hacer un pedido. Mi número de habitación es: ',
    survey: 'Contanos cómo te fue',
  },
  english: {
    outlets: 'Places!',
    outletsSubtitle: 'Choose a place to see its menu.',
    noOutlets: 'There are no places to choose from yet.',
    chat: 'Order by WhatsApp',
    chatMessage: 'Hello! I would like to order. My room number is: ',
    survey: 'Tell us how it went',
  },
  portuguese: {
    outlets: 'Lugares!',
    outletsSubtitle: 'Escolha um lugar para ver o cardápio.',
    noOutlets: 'Ainda não há lugares para escolher.',
    chat: 'Pedir pelo WhatsApp',
    chatMessage: 'Olá! Quero fazer um pedido. O número do meu quarto é: ',
    survey: 'Conte como foi',
  },
  french: {
    outlets: 'Lieux !',
    outletsSubtitle: 'Choisissez un lieu pour voir sa carte.',
    noOutlets: 'Il n’y a pas encore de lieu à choisir.',
    chat: 'Commander par WhatsApp',
    chatMessage: 'Bonjour ! Je souhaite commander. Mon numéro de chambre est : ',
    survey: 'Racontez-nous votre expérience',
  },
}
